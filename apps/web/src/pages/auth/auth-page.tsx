import { safeRedirectPath } from "@dupewise/domain/pages/safe-redirect-path";
import { Loading } from "@dupewise/ui/spinner";
import { Suspense, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { BrandLink } from "../../lib/layout/brand-link.tsx";
import { DataLayer } from "../../lib/api/data-layer.tsx";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { useSession } from "../../lib/session/session.ts";
import { AuthPanel } from "./auth-panel.tsx";
import { AuthTabs } from "./auth-tabs.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { NewPassword } from "./new-password.tsx";
import { NOTHING_TYPED, type TypedCredentials } from "./typed-credentials.ts";
import { useProviderCallback } from "./use-provider-callback.ts";
import { useResetToken } from "./use-reset-token.ts";

const FinishSignIn = createLazyComponent(
  async () => (await import("./finish-sign-in.tsx")).FinishSignIn,
  () => null,
);

/**
 * Renders /auth: the sign-in and sign-up forms next to the benefits of an account. After sign-in, continues to the
 * `next` parameter if it is a path on this site.
 */
export function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const [token, forgetToken] = useResetToken();
  const [callbackQuery, forgetCallbackQuery] = useProviderCallback();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const onType = (more: Partial<TypedCredentials>) => setTyped((before) => ({ ...before, ...more }));
  const session = useSession();

  if (session.status === "loading") return <Loading className="min-h-dvh" />;
  if (callbackQuery !== null) {
    return (
      <DataLayer>
        <Suspense fallback={<Loading className="min-h-dvh" />}>
          <FinishSignIn callbackQuery={callbackQuery} onFail={forgetCallbackQuery} />
        </Suspense>
      </DataLayer>
    );
  }
  // A reset link works even for a signed-in user, because it ends every session.
  if (session.status === "in" && token === null) return <Navigate to={safeRedirectPath(search.get("next"))} replace />;

  const show = (view: "forgotten" | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (view) after.set("view", view);
      else after.delete("view");
      return after;
    });
  const askForLink = () => {
    forgetToken();
    show("forgotten");
  };
  return (
    <DataLayer>
      <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <main className="gutter flex flex-col py-6">
          <div className="mx-auto w-full max-w-sm">
            <BrandLink />
          </div>
          <div className="mx-auto my-auto w-full max-w-sm py-10">
            {token !== null ? (
              <NewPassword key={token} token={token} onDone={forgetToken} onAskAgain={askForLink} />
            ) : search.get("view") === "forgotten" ? (
              <ForgotPassword typed={typed} onType={onType} onBack={() => show(null)} />
            ) : (
              <AuthTabs typed={typed} onType={onType} onForgotten={() => show("forgotten")} />
            )}
          </div>
        </main>
        <AuthPanel />
      </div>
    </DataLayer>
  );
}

import { PageTitle } from "../../lib/page-title.tsx";
import { BRAND } from "@dupewise/domain/brand";
import { safeNext } from "@dupewise/domain/routes";
import { Loading } from "@dupewise/ui/spinner";
import { Tabs } from "@dupewise/ui/tabs";
import { useState } from "react";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";
import { DataLayer } from "../../lib/data-layer.tsx";
import { setSession, useSession } from "../../lib/session.ts";
import { AuthPanel } from "./auth-panel.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Tab = "sign-in" | "sign-up";

/** /auth: two tabs, and beside them what an account gives. Afterwards `next`, when it is a path on this site. */
export function AuthPage() {
  const [search] = useSearchParams();
  const wanted: unknown = useLocation().state;
  const [tab, setTab] = useState<Tab>(wanted === "sign-up" ? "sign-up" : "sign-in");
  const session = useSession();

  if (session.status === "loading") return <Loading className="min-h-dvh" />;
  if (session.status === "in") return <Navigate to={safeNext(search.get("next"))} replace />;
  return (
    <DataLayer>
      <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <PageTitle>{tab === "sign-in" ? "Sign In" : "Sign Up"}</PageTitle>
        <main className="gutter flex flex-col py-6">
          <Link to="/" className="display inline-flex min-h-11 items-center self-start text-2xl">
            {BRAND}
          </Link>
          <div className="mx-auto my-auto w-full max-w-sm py-10">
            <h1 className="display mb-6 text-title">{tab === "sign-in" ? "Welcome back!" : "Create your account"}</h1>
            <Tabs<Tab>
              label="Account"
              value={tab}
              onValueChange={(value) => setTab(value === "sign-up" ? "sign-up" : "sign-in")}
              tabs={[
                { value: "sign-in", label: "Sign In", panel: <SignInForm onDone={setSession} /> },
                { value: "sign-up", label: "Sign Up", panel: <SignUpForm onDone={setSession} /> },
              ]}
            />
          </div>
        </main>
        <AuthPanel />
      </div>
    </DataLayer>
  );
}

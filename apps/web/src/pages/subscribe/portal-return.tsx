import { Spinner } from "@dupewise/ui/spinner";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { setSession } from "../../lib/session/session.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";

/** Renders a note after a visit to Stripe's billing portal, and refreshes the plan, which may have changed there. */
export function PortalReturn() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [search] = useSearchParams();
  const isBack = search.get("billing") === "returned";
  const sync = trpc.billing.sync.useMutation({
    onSuccess: async (user) => {
      setSession(user);
      await utils.billing.status.invalidate();
    },
  });
  useRedirectToSignIn(sync.error);
  const { mutate } = sync;
  useEffect(() => {
    if (!isBack) return;
    mutate();
    void navigate("/subscribe", { replace: true });
  }, [isBack, mutate, navigate]);
  if (sync.isIdle) return null;
  return (
    <output className="mt-4 flex max-w-xl items-center gap-3 rounded-md border-l-3 border-thread bg-sheet px-5 py-4">
      {sync.isPending && <Spinner className="size-5 text-thread" />}
      {sync.isPending
        ? "Welcome back. Checking your plan..."
        : sync.isSuccess
          ? "Welcome back from Stripe. Here's your current plan."
          : "Welcome back. We couldn't reach Stripe just now, so your changes may show up a little later."}
    </output>
  );
}

import { useEffect, useState } from "react";
import { getErrorBody, isUnauthorized } from "../../lib/api/errors.ts";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { loadSession } from "../../lib/session/session.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";

const BLOCKED = "Popup blocked. Please click the manual link below to complete your subscription.";

/**
 * Returns a function that opens the checkout in a new tab, and the state of the checkout. If the browser blocks the
 * tab, `checkoutUrl` is the link to show instead.
 */
export function useCheckout() {
  const [problem, setProblem] = useState<string | null>(null);
  const [checkoutUrl, setCheckoutUrl] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const create = trpc.billing.createSubscription.useMutation();

  // A user returning from the other tab may have paid there.
  useEffect(() => {
    if (!left) return undefined;
    const look = () => void loadSession();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [left]);

  const start = async () => {
    setProblem(null);
    // During the click: browsers block tabs that are opened later.
    const tab = open("about:blank", "_blank");
    try {
      const { checkoutUrl: url } = await create.mutateAsync();
      setLeft(true);
      if (!url) {
        tab?.close();
        setProblem("Failed to create checkout session - no URL received");
      } else if (!tab || tab.closed) {
        setCheckoutUrl(url);
        setProblem(BLOCKED);
      } else {
        tab.opener = null;
        tab.location.replace(url);
        showToast({
          title: "Redirected to Stripe",
          description: "Complete your payment in the new tab to activate premium.",
        });
      }
    } catch (error) {
      tab?.close();
      if (isUnauthorized(error)) redirectToSignIn();
      else setProblem(problemOf(error));
    }
  };
  return { start: () => void start(), pending: create.isPending, problem, checkoutUrl };
}

/** The server's own message; anything else gets a generic one. */
function problemOf(error: unknown): string {
  const said = getErrorBody(error)?.message;
  if (said !== undefined) return said;
  return `Failed to initialize subscription: ${navigator.onLine ? "the server didn't respond" : "you're offline"}`;
}

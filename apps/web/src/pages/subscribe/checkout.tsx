import { Button, buttonClass } from "@dupewise/ui/button";
import { focusOnMount } from "../../lib/focus/focus-on-mount.ts";
import { SubscriptionError } from "./subscription-error.tsx";
import { useCheckout } from "./use-checkout.ts";

/** Renders the button that opens the checkout, or a link to the checkout if the browser blocked the new tab. */
export function Checkout() {
  const { start, pending, problem, checkoutUrl } = useCheckout();
  return (
    <div className="flex flex-col items-start gap-5">
      {problem !== null && <SubscriptionError text={problem} />}
      {checkoutUrl === null ? (
        <Button size="lg" busy={pending} onClick={start}>
          {pending ? "Creating Checkout..." : "Subscribe for $5/month"}
        </Button>
      ) : (
        <a
          ref={focusOnMount}
          href={checkoutUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("primary", "lg")}
        >
          Complete Subscription Payment
        </a>
      )}
    </div>
  );
}

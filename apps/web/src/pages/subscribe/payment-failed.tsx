import { Notice } from "@dupewise/ui/notice";
import { formatDate } from "../../lib/layout/format.ts";
import { BillingButton } from "./billing-button.tsx";

/** The card was refused: what that means for the plan, and the way to mend it. */
export function PaymentFailed({ isPremium, until }: { isPremium: boolean; until?: Date | null }) {
  return (
    <div role="alert">
      <Notice
        tone="poor"
        title="Your last payment didn't go through"
        actions={<BillingButton look="primary">Update Your Card</BillingButton>}
      >
        {isPremium
          ? `Premium stays on ${until ? `until ${formatDate(until)}` : "for now"}, and the payment will be tried again. To keep it, please check your card.`
          : "Premium has ended because of it. It starts again once the payment goes through."}
      </Notice>
    </div>
  );
}

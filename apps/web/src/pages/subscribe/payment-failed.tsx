import { Notice } from "@dupewise/ui/notice";
import { formatDate } from "../../lib/layout/format-date.ts";
import { BillingButton } from "./billing-button.tsx";

/** Renders an alert about a failed payment: what it means for the plan, and a button to update the card. */
export function PaymentFailed({ isPremium, until }: { isPremium: boolean; until?: Date | null }) {
  return (
    <div role="alert">
      <Notice
        tone="poor"
        title="Your last payment didn't go through"
        actions={<BillingButton look="primary">Update your card</BillingButton>}
      >
        {isPremium
          ? `Premium stays active ${until ? `until ${formatDate(until)}` : "for now"}, and we'll retry the payment. To keep Premium, please check your card.`
          : "Premium has ended as a result. It will resume as soon as your payment goes through."}
      </Notice>
    </div>
  );
}

import { Button, type ButtonLook } from "@dupewise/ui/button";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";

export interface BillingButtonProps {
  children: string;
  look?: ButtonLook;
}

/** Renders a button that opens the payment provider's page for cards and invoices. */
export function BillingButton({ children, look = "secondary" }: BillingButtonProps) {
  const portal = trpc.billing.portal.useMutation({
    onSuccess: ({ portalUrl }) => location.assign(portalUrl),
    onError: (error) => showFailure(error, "We couldn't open Stripe"),
  });
  return (
    <Button look={look} busy={portal.isPending} onClick={() => portal.mutate()}>
      {portal.isPending ? "Opening..." : children}
    </Button>
  );
}

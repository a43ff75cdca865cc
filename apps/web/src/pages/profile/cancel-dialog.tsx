import { Button } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { formatDate } from "../../lib/layout/format-date.ts";
import { setSession } from "../../lib/session/session.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";

/** Renders the dialog that asks for confirmation before canceling premium. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const cancel = trpc.billing.cancel.useMutation({
    onSuccess: async (user) => {
      setSession(user);
      onClose();
      showToast({
        title: "Subscription canceled",
        description: user.subscriptionPeriodEnd
          ? `You'll keep Premium until ${formatDate(user.subscriptionPeriodEnd)}.`
          : "It won't renew.",
      });
      await utils.billing.status.invalidate();
    },
    onError: (error) => showFailure(error, "Cancellation Failed", "Failed to cancel subscription"),
  });
  return (
    <Dialog
      title="Cancel Subscription?"
      description="You'll keep premium access until your current billing period ends."
      onClose={onClose}
      actions={
        <>
          <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Yes, Cancel
          </Button>
          <Button onClick={onClose}>Keep Premium</Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}

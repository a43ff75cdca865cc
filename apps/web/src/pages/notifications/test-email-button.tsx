import { Button } from "@dupewise/ui/button";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { showAlertError } from "./show-alert-error.ts";

/** Renders the button that sends a sample alert email. */
export function TestEmailButton() {
  const test = trpc.notifications.test.useMutation({
    onSuccess: ({ message }) => showToast({ title: "Test Email Sent", description: message }),
    onError: (error) => showAlertError(error, "Failed to send test email"),
  });
  return (
    <Button look="secondary" size="sm" busy={test.isPending} onClick={() => test.mutate({})}>
      Send test email
    </Button>
  );
}

import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { showAlertError } from "./show-alert-error.ts";

/** Returns a mutation that edits, pauses or enables an alert. */
export function useUpdateAlert() {
  const utils = trpc.useUtils();
  return trpc.notifications.update.useMutation({
    onSuccess: (changed) => {
      utils.notifications.list.setData(undefined, (alerts) =>
        alerts?.map((alert) => (alert.id === changed.id ? changed : alert)),
      );
      showToast({ title: "Notification Updated", description: "Your notification settings have been updated." });
    },
    onError: (error) => showAlertError(error, "Failed to update notification"),
  });
}

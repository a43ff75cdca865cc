import { useSyncExternalStore } from "react";
import { getErrorCode } from "../../lib/api/errors.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { postponeAction, runPostponedAction, cancelPostponedAction } from "../../lib/feedback/postponed-action.ts";
import { showAlertError } from "./show-alert-error.ts";

/** Alerts that look deleted; kept outside the page, like the toast. */
let hidden: readonly string[] = [];
const listeners = new Set<() => void>();

function hide(id: string, gone: boolean): void {
  hidden = gone ? [...hidden, id] : hidden.filter((other) => other !== id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns a function that deletes an alert, and the IDs of the alerts that are hidden because they are about to be
 * deleted. An alert is deleted only once its toast is gone, because its matches are deleted too and could not be
 * restored.
 */
export function useRemoveAlert() {
  const { client, notifications } = trpc.useUtils();
  const remove = (id: string) => {
    const deletion = {
      run: async () => {
        try {
          await client.notifications.remove.mutate({ id });
          notifications.list.setData(undefined, (alerts) => alerts?.filter((alert) => alert.id !== id));
        } catch (error) {
          if (getErrorCode(error) === "not_found") await notifications.list.invalidate();
          else showAlertError(error, "Failed to delete notification");
        }
        hide(id, false);
      },
      leave: () => void fetch(`/api/email-notifications/${id}`, { method: "DELETE", keepalive: true }),
    };
    hide(id, true);
    showToast({
      title: "Notification Deleted",
      description: "Your email notification has been removed.",
      action: { label: "Undo", run: () => cancelPostponedAction(deletion) && hide(id, false) },
      onEnd: () => void runPostponedAction(),
    });
    postponeAction(deletion);
  };
  const getHidden = () => hidden;
  return { hidden: useSyncExternalStore(subscribe, getHidden, getHidden), remove };
}

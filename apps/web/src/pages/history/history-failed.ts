import { isUnauthorized } from "../../lib/api/errors.ts";
import { relogin } from "../../lib/session/relogin.ts";
import { showToast } from "../../lib/feedback/toast.ts";

/** Shows a toast about a failed action, without the server's message. */
export function historyFailed(error: unknown, description: string): void {
  if (isUnauthorized(error)) relogin();
  else showToast({ title: "Error", description, destructive: true });
}

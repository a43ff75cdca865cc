import { isUnauthorized } from "../../lib/api/errors.ts";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { showToast } from "../../lib/feedback/toast.ts";

/**
 * Shows a toast about a failed history action, without the server's message, or redirects to sign-in if the session has
 * expired.
 */
export function showHistoryError(error: unknown, description: string): void {
  if (isUnauthorized(error)) redirectToSignIn();
  else showToast({ title: "Error", description, destructive: true });
}

import { getErrorMessage, isUnauthorized } from "../api/errors.ts";
import { redirectToSignIn } from "../session/redirect-to-sign-in.ts";
import { showToast } from "./toast.ts";

/**
 * Handles a failed change: redirects to sign-in if the session has expired, otherwise shows a toast with the server's
 * message or, if there is none, `fallback`.
 */
export function showFailure(
  error: unknown,
  title: string,
  fallback = "Can't reach the server. Please try again.",
): void {
  if (isUnauthorized(error)) redirectToSignIn();
  else showToast({ title, description: getErrorMessage(error, fallback), destructive: true });
}

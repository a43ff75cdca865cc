import { errorMessage, isUnauthorized } from "../api/errors.ts";
import { relogin } from "../session/relogin.ts";
import { showToast } from "./toast.ts";

/** A change that failed: the way to sign in when the session ended, else a toast with the server's own words. */
export function showFailure(
  error: unknown,
  title: string,
  otherwise = "The server cannot be reached. Please try again.",
): void {
  if (isUnauthorized(error)) relogin();
  else showToast({ title, description: errorMessage(error, otherwise), destructive: true });
}

import { getErrorCode } from "../../lib/api/errors.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";

/** Returns true for an error about a plan's limit, which is shown next to the form instead of in a toast. */
export const isPlanLimitError = (error: unknown): boolean => getErrorCode(error) === "premium_required";

/**
 * Shows a toast about a failed change to an alert, with the server's message or, if there is none, `fallback`. Does
 * nothing for an error about a plan's limit, because the form shows it.
 */
export function showAlertError(error: unknown, fallback: string): void {
  if (!isPlanLimitError(error)) showFailure(error, "Error", fallback);
}

import { errorCode } from "../../lib/api/errors.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";

/** Returns true for an error about a plan's limit, which is shown next to the form rather than in a toast. */
export const isBeyondPlan = (error: unknown): boolean => errorCode(error) === "premium_required";

/**
 * Shows a toast about a failed change of an alert: the server's message, or `otherwise` if there is none. Errors about
 * a plan's limit are shown elsewhere.
 */
export function showAlertError(error: unknown, otherwise: string): void {
  if (!isBeyondPlan(error)) showFailure(error, "Error", otherwise);
}

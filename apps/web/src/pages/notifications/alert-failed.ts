import { errorCode } from "../../lib/api/errors.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";

/** Returns true for an error about a plan's limit, which is shown in place rather than in a toast. */
export const isBeyondPlan = (error: unknown): boolean => errorCode(error) === "premium_required";

/** Shows a toast for a failed change of an alert: the server's sentence, or the given one. */
export function alertFailed(error: unknown, otherwise: string): void {
  if (!isBeyondPlan(error)) showFailure(error, "Error", otherwise);
}

import { errorCode } from "../../lib/api/errors.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";

/** What the plan does not allow is said where it was asked for, not in a toast. */
export const isBeyondPlan = (error: unknown): boolean => errorCode(error) === "premium_required";

/** Says what did not work: the server's sentence, else the given one. */
export function alertFailed(error: unknown, otherwise: string): void {
  if (!isBeyondPlan(error)) showFailure(error, "Error", otherwise);
}

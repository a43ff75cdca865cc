import { errorCode, errorMessage, isUnauthorized } from "../../lib/errors.ts";
import { relogin } from "../../lib/relogin.ts";
import { showToast } from "../../lib/toast.ts";

/** What the plan does not allow is said where it was asked for, not in a toast. */
export const isBeyondPlan = (error: unknown): boolean => errorCode(error) === "premium_required";

/** Says what did not work: the server's sentence, else the given one. */
export function alertFailed(error: unknown, otherwise: string): void {
  if (isUnauthorized(error)) relogin();
  else if (!isBeyondPlan(error)) {
    showToast({ title: "Error", description: errorMessage(error, otherwise), destructive: true });
  }
}

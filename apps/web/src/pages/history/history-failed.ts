import { isUnauthorized } from "../../lib/errors.ts";
import { relogin } from "../../lib/relogin.ts";
import { showToast } from "../../lib/toast.ts";

/** Says what did not work, whatever the server says of it. */
export function historyFailed(error: unknown, description: string): void {
  if (isUnauthorized(error)) relogin();
  else showToast({ title: "Error", description, destructive: true });
}

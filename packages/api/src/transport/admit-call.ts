import { requireViewer } from "../auth/require-viewer.ts";
import type { RequestContext } from "../context.ts";
import { countCall } from "../limits/rate-limits.ts";
import type { ProcedureEntry } from "./endpoints.ts";

/**
 * Counts a call against the rate limits before its body is read. Accepts bodies of several megabytes only from
 * signed-in users, and counts them against a separate limit. Sets the visitor cookie for calls that stream a visitor's
 * comparison. Throws `rate_limited` after too many calls, or `unauthorized` for a large body from a visitor.
 */
export async function admitCall(
  context: RequestContext,
  { type, takesPages, setsVisitorCookie }: Pick<ProcedureEntry, "type" | "takesPages" | "setsVisitorCookie">,
): Promise<void> {
  await countCall(context, type);
  if (takesPages) await context.limits.take("pageUser", (await requireViewer(context)).id);
  if (setsVisitorCookie) context.visitor.ensureId();
}

import { DomainError } from "@dupewise/domain/errors";
import type { SharedLinkInput, SharedView } from "@dupewise/domain/comparison/share";
import { findSharedComparison } from "@dupewise/db/queries/comparisons/sharing";
import type { RequestContext } from "../context.ts";
import { toSharedView } from "./shared-view.ts";

/**
 * Returns a shared comparison to anyone who has its link. Throws `not_found` if the link is unknown or the comparison
 * is no longer shared.
 */
export async function getSharedComparison(ctx: RequestContext, input: SharedLinkInput): Promise<SharedView> {
  const found = await findSharedComparison(ctx.database.db, input, ctx.wording);
  if (!found) throw new DomainError("not_found", "This link is incomplete or no longer works");
  return toSharedView(found.comparison, found.pastedTextPrivate, ctx.reword);
}

import { DomainError } from "@dupewise/domain/errors";
import type { SharedView } from "@dupewise/domain/comparison/share";
import {
  releaseVisitorComparison,
  reserveVisitorComparison,
  storeVisitorComparison,
} from "@dupewise/db/queries/visitor-comparisons";
import type { RequestContext } from "../context.ts";
import type { ComparisonRequest } from "../comparisons/create.ts";
import { makeFacts } from "../comparisons/make-facts.ts";
import { accountRequired, COMPARED_ONCE } from "./account-required.ts";
import { takeVisit } from "./take-visit.ts";

/**
 * Compares two products for somebody without an account, once for a browser; a failure costs nothing. Throws
 * `account_required`, `rate_limited`, `conflict` for a member and while another one is being made, and what reading
 * and the engine throw.
 */
export async function compareOnce(ctx: RequestContext, { inputs, requestId }: ComparisonRequest): Promise<SharedView> {
  const { db } = ctx.database;
  if ((await ctx.session.current()) !== null) {
    throw new DomainError("conflict", "You are signed in: compare with your account");
  }
  const visitorHash = ctx.visitor.name();
  const reserved = await reserveVisitorComparison(db, { visitorHash, requestId: requestId ?? null });
  if (reserved === "used") accountRequired(COMPARED_ONCE);
  if (reserved === "in_progress") throw new DomainError("conflict", "Your comparison is still being made");
  if ("made" in reserved) return reserved.made;
  let refund = async () => {};
  try {
    refund = await takeVisit(ctx, visitorHash);
    const askedBy = `visitor ${ctx.address}`;
    const facts = await makeFacts(ctx, { inputs, askedBy, isDeep: false, seesPhotos: true });
    return await storeVisitorComparison(db, reserved.id, facts);
  } catch (error) {
    await refund();
    await releaseVisitorComparison(db, reserved.id);
    throw error;
  }
}

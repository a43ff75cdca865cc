import { isDeepStrictEqual } from "node:util";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { type EnteredTexts, RERUN_FIELDS } from "@dupewise/domain/comparison/flat-sides";
import { type ManualFacts, NOTHING_ENTERED } from "@dupewise/domain/comparison/manual-facts";
import type { Sides } from "@dupewise/domain/comparison/side";
import { DomainError } from "@dupewise/domain/errors";
import type { SharedView } from "@dupewise/domain/comparison/share";
import type { ComparisonFacts } from "@dupewise/db/queries/comparisons/comparison-row";
import {
  releaseVisitorComparison,
  reserveVisitorComparison,
  storeVisitorComparison,
} from "@dupewise/db/queries/comparisons/visitor-comparisons";
import type { RequestContext } from "../context.ts";
import type { ComparisonRequest } from "../comparisons/create.ts";
import { readAndScore, type ComparisonStep } from "../comparisons/read-and-score.ts";
import { mergeManualFacts } from "../comparisons/merge-manual-facts.ts";
import { findRatesForPrices } from "../exchange/find-rates-for-prices.ts";
import { throwAccountRequired, ALLOWANCE_USED_MESSAGE } from "./account-required.ts";
import { consumeVisitorAllowance } from "./consume-visitor-allowance.ts";

/** The input for a visitor's comparison, including corrections to what was read. */
export interface VisitRequest extends ComparisonRequest {
  /** The visitor's corrections. */
  entered: Sides<EnteredTexts>;
}

/**
 * Compares two products for a visitor without an account. Each browser gets one comparison; failed attempts don't
 * count. Throws `account_required` if the browser has used its comparison, `rate_limited` after too many attempts,
 * `conflict` if the caller is signed in or another comparison is running, `validation_failed` for an invalid
 * correction, and any error of the product reader or the scoring engine.
 * @param report called after every step
 */
export async function compareOnce(
  ctx: RequestContext,
  { inputs, requestId, entered }: VisitRequest,
  report: (step: ComparisonStep) => void = () => {},
): Promise<SharedView> {
  const { db } = ctx.database;
  const manual = {
    original: mergeManualFacts(NOTHING_ENTERED, entered.original, RERUN_FIELDS.original, ctx.kinds),
    alternative: mergeManualFacts(NOTHING_ENTERED, entered.alternative, RERUN_FIELDS.alternative, ctx.kinds),
  };
  report({ stage: "reading" });
  if ((await ctx.session.current()) !== null) {
    throw new DomainError("conflict", "You're signed in. Compare with your account instead");
  }
  const visitorHash = ctx.visitor.ensureId();
  const reserved = await reserveVisitorComparison(db, { visitorHash, requestId: requestId ?? null });
  if (reserved === "used") throwAccountRequired(ALLOWANCE_USED_MESSAGE);
  if (reserved === "in_progress") throw new DomainError("conflict", "Your comparison is still running");
  if ("made" in reserved) return reserved.made;
  let refund = async () => {};
  try {
    refund = await consumeVisitorAllowance(ctx, visitorHash);
    const askedBy = `visitor ${ctx.address}`;
    const facts = await readAndScore(ctx, { inputs, askedBy, isDeep: false, seesPhotos: true }, report);
    return await storeVisitorComparison(db, reserved.id, await applyCorrections(ctx, facts, manual));
  } catch (error) {
    await refund();
    await releaseVisitorComparison(db, reserved.id);
    throw error;
  }
}

/** Rescores with the visitor's corrections; returns the facts unchanged when there are none. */
async function applyCorrections(
  ctx: RequestContext,
  facts: ComparisonFacts,
  manual: Sides<ManualFacts>,
): Promise<ComparisonFacts> {
  const isCorrected = !isDeepStrictEqual(manual, { original: NOTHING_ENTERED, alternative: NOTHING_ENTERED });

  if (!isCorrected) return facts;
  const sides = {
    original: { ...facts.original, manual: manual.original },
    alternative: { ...facts.alternative, manual: manual.alternative },
  };
  const { original, alternative } = effectiveSides(sides);
  const rates = await findRatesForPrices(ctx.database.db, { original, alternative });
  const result = await ctx.compareProducts(original, alternative, { signal: ctx.signal, isDeep: false, rates });
  return { ...sides, result };
}

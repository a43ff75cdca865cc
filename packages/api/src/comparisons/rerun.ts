import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { type EnteredTexts, RERUN_FIELDS, type RerunFields } from "@dupewise/domain/comparison/flat-sides";
import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { ManualFacts } from "@dupewise/domain/comparison/manual-facts";
import type { Sides } from "@dupewise/domain/comparison/side";
import { findRates } from "@dupewise/db/queries/exchange-rates";
import { findForRerun, storeRerun } from "@dupewise/db/queries/rerun";
import type { Kinds, ViewerContext } from "../context.ts";
import { announceProducts } from "../notifications/announce-products.ts";
import { notInHistory } from "../history/not-in-history.ts";
import { freeLimitReached } from "./free-limit-reached.ts";
import { withMeasuredColor } from "./measured-color.ts";
import { readDetails, readKind, readMaterials, readName, readPrice } from "./manual-facts.ts";

/** Another rerun may finish first; what it stored is then taken into account. */
const TRIES = 3;

/** What the shopper knows better than the page. */
export interface Correction extends Sides<EnteredTexts> {
  id: string;
  /** Whether a color that no words tell is measured on the photo. */
  measuredColors?: boolean | undefined;
}

/**
 * Rescores a comparison with the shopper's corrections. Free, except that an unscored comparison is counted when it
 * first gets a score. Throws `not_found`, `validation_failed`, `free_limit_reached` or `rate_limited`.
 */
export async function rerunComparison(
  ctx: ViewerContext,
  { id, measuredColors, ...entered }: Correction,
): Promise<Comparison> {
  const key = { id, userId: ctx.viewer.id };
  await ctx.limits.take("compareUser", ctx.viewer.id);
  const { comparisons: limit, deeperAnalysis: isDeep } = entitlementsOf(ctx.viewer);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = (await findForRerun(ctx.database.db, key)) ?? notInHistory();
    const products = {
      original: measuredColors ? await withMeasuredColor(ctx, found.original.product) : found.original.product,
      alternative: measuredColors ? await withMeasuredColor(ctx, found.alternative.product) : found.alternative.product,
    };
    const manual = {
      original: merge(found.original.manual, entered.original, RERUN_FIELDS.original, ctx.kinds),
      alternative: merge(found.alternative.manual, entered.alternative, RERUN_FIELDS.alternative, ctx.kinds),
    };
    const { original, alternative } = effectiveSides({
      original: { product: products.original, manual: manual.original },
      alternative: { product: products.alternative, manual: manual.alternative },
    });
    const rates = await findRates(ctx.database.db);
    const result = await ctx.compareProducts(original, alternative, { signal: ctx.signal, isDeep, rates });
    const stored = await storeRerun(ctx.database.db, key, {
      version: found.version,
      products,
      manual,
      result: { ...result, analysis: { ...result.analysis, scoredAt: new Date().toISOString() } },
      limit,
      alongside: (tx, comparison) => announceProducts(ctx, tx, comparison),
    });
    if (stored === "limit_reached") freeLimitReached();
    if (stored !== "changed_meanwhile") return stored;
  }
  throw new DomainError("conflict", "This comparison is being changed elsewhere. Please try again");
}

/** Returns what was entered about a side before, with what is entered now in its place; a refusal names the field. */
function merge(before: ManualFacts, entered: EnteredTexts, fields: RerunFields, kinds: Kinds): ManualFacts {
  const { materials, price, title, brand, kind, details } = entered;
  return {
    ...before,
    ...(materials === null && { materials: [], composition: [] }),
    ...(materials && readMaterials(materials, fields.materials)),
    price: replaced(before.price, price, (text) => readPrice(text, fields.price)),
    title: replaced(before.title, title, (text) => readName(text, fields.title)),
    brand: replaced(before.brand, brand, (text) => readName(text, fields.brand)),
    kind: replaced(before.kind, kind, (text) => readKind(text, fields.kind, kinds)),
    details: replaced(before.details, details, (text) => readDetails(text, fields.details)),
  };
}

/** A text replaces, null goes back to what was detected, nothing leaves it as it was. */
function replaced(before: string | null, entered: string | null | undefined, read: (text: string) => string) {
  if (entered === null) return null;
  return entered ? read(entered) : before;
}

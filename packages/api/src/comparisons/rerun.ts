import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveFacts } from "@dupewise/domain/comparison/effective-facts";
import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { ManualFacts } from "@dupewise/domain/comparison/manual-facts";
import type { RerunInput } from "@dupewise/domain/comparison/rerun";
import { findForRerun, storeRerun } from "@dupewise/db/queries/rerun";
import type { ViewerContext } from "../context.ts";
import { announceProducts } from "../notifications/announce-products.ts";
import { notInHistory } from "../history/not-in-history.ts";
import { freeLimitReached } from "./free-limit-reached.ts";
import { readMaterials, readPrice } from "./manual-facts.ts";

/** Another rerun may finish first; what it stored is then taken into account. */
const TRIES = 3;

/**
 * Scores a comparison again with what the shopper knows better. Free, but for one: what had no score is counted when it
 * first gets one. Throws `not_found`, `validation_failed`, `free_limit_reached`, `rate_limited`.
 */
export async function rerunComparison(ctx: ViewerContext, input: RerunInput): Promise<Comparison> {
  const key = { id: input.id, userId: ctx.viewer.id };
  await ctx.limits.take("compareUser", ctx.viewer.id);
  const { comparisons: limit, deeperAnalysis: isDeep } = entitlementsOf(ctx.viewer);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = (await findForRerun(ctx.database.db, key)) ?? notInHistory();
    const manual = {
      original: merge(found.manual.original, input, "originalMaterialText", "originalPrice"),
      alternative: merge(found.manual.alternative, input, "dupeMaterialText", "dupePrice"),
    };
    const result = await ctx.compareProducts(
      effectiveFacts(found.original, manual.original),
      effectiveFacts(found.alternative, manual.alternative),
      { signal: ctx.signal, isDeep },
    );
    const stored = await storeRerun(ctx.database.db, key, {
      version: found.version,
      manual,
      result,
      limit,
      alongside: (tx, comparison) => announceProducts(ctx, tx, comparison),
    });
    if (stored === "limit_reached") freeLimitReached();
    if (stored !== "changed_meanwhile") return stored;
  }
  throw new DomainError("conflict", "This comparison is being changed elsewhere. Please try again");
}

function merge(
  before: ManualFacts,
  input: RerunInput,
  materialField: "originalMaterialText" | "dupeMaterialText",
  priceField: "originalPrice" | "dupePrice",
): ManualFacts {
  const { [materialField]: materials, [priceField]: price } = input;
  return {
    ...before,
    ...(materials && readMaterials(materials, materialField)),
    ...(materials === null && { materials: [], composition: [] }),
    ...(price && { price: readPrice(price, priceField) }),
    ...(price === null && { price: null }),
  };
}

import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveFacts } from "@dupewise/domain/comparison/effective-facts";
import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { ManualFacts } from "@dupewise/domain/comparison/manual-facts";
import type { RerunInput } from "@dupewise/domain/comparison/rerun";
import { findForRerun, storeRerun } from "@dupewise/db/queries/rerun";
import type { Kinds, ViewerContext } from "../context.ts";
import { announceProducts } from "../notifications/announce-products.ts";
import { notInHistory } from "../history/not-in-history.ts";
import { freeLimitReached } from "./free-limit-reached.ts";
import { readKind, readMaterials, readName, readPrice } from "./manual-facts.ts";

/** Another rerun may finish first; what it stored is then taken into account. */
const TRIES = 3;

/** Where an input says what about each side. */
const FIELDS = {
  original: {
    materials: "originalMaterialText",
    price: "originalPrice",
    title: "originalTitle",
    brand: "originalBrand",
    kind: "originalKind",
  },
  alternative: {
    materials: "dupeMaterialText",
    price: "dupePrice",
    title: "dupeTitle",
    brand: "dupeBrand",
    kind: "dupeKind",
  },
} as const;
type Fields = (typeof FIELDS)[keyof typeof FIELDS];

/**
 * Rescores a comparison with the shopper's corrections. Free, except that an unscored comparison is counted when it
 * first gets a score. Throws `not_found`, `validation_failed`, `free_limit_reached` or `rate_limited`.
 */
export async function rerunComparison(ctx: ViewerContext, input: RerunInput): Promise<Comparison> {
  const key = { id: input.id, userId: ctx.viewer.id };
  await ctx.limits.take("compareUser", ctx.viewer.id);
  const { comparisons: limit, deeperAnalysis: isDeep } = entitlementsOf(ctx.viewer);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = (await findForRerun(ctx.database.db, key)) ?? notInHistory();
    const manual = {
      original: merge(found.manual.original, input, FIELDS.original, ctx.kinds),
      alternative: merge(found.manual.alternative, input, FIELDS.alternative, ctx.kinds),
    };
    const result = await ctx.compareProducts(
      effectiveFacts(found.original, manual.original),
      effectiveFacts(found.alternative, manual.alternative),
      { signal: ctx.signal, isDeep },
    );
    const stored = await storeRerun(ctx.database.db, key, {
      version: found.version,
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

/** Returns what was entered about a side before, with what is entered now in its place. */
function merge(before: ManualFacts, input: RerunInput, fields: Fields, kinds: Kinds): ManualFacts {
  const { materials, price, title, brand, kind } = fields;
  return {
    ...before,
    ...(input[materials] === null && { materials: [], composition: [] }),
    ...(input[materials] && readMaterials(input[materials], materials)),
    price: replaced(before.price, input[price], (text) => readPrice(text, price)),
    title: replaced(before.title, input[title], (text) => readName(text, title)),
    brand: replaced(before.brand, input[brand], (text) => readName(text, brand)),
    kind: replaced(before.kind, input[kind], (text) => readKind(text, kind, kinds)),
  };
}

/** A text replaces, null goes back to what was detected, nothing leaves it as it was. */
function replaced(before: string | null, entered: string | null | undefined, read: (text: string) => string) {
  if (entered === null) return null;
  return entered ? read(entered) : before;
}

import type { Comparison } from "@dupewise/domain/comparison";
import { DomainError, type Side } from "@dupewise/domain/errors";
import type { Product } from "@dupewise/domain/product";
import { isProductUrl } from "@dupewise/domain/product-input";
import type { SharedComparison, SharedInput } from "@dupewise/domain/share";
import { findShared } from "@dupewise/db/queries/sharing";
import type { RequestContext } from "../context.ts";

/** A comparison for anybody who has its link. Throws `not_found`, also once the link was taken back. */
export async function getSharedComparison(ctx: RequestContext, input: SharedInput): Promise<SharedComparison> {
  const found = await findShared(ctx.database.db, input);
  if (!found) throw new DomainError("not_found", "This link leads nowhere, or is no longer shared");
  const { userId: _owner, isFavorite: _mine, ...comparison } = found.comparison;
  return found.pastedTextPrivate ? withoutPastedText(comparison) : comparison;
}

/** Leaves out the pasted text and whatever quotes it; names of materials and amounts stay. */
function withoutPastedText<C extends Omit<Comparison, "userId" | "isFavorite">>(comparison: C): C {
  const pasted: Record<Side, boolean> = {
    original: !isProductUrl(comparison.originalUrl),
    alternative: !isProductUrl(comparison.dupeUrl),
  };
  const { analysis } = comparison;
  const claims = (list: typeof analysis.similarities) =>
    list.map((claim) => ({ ...claim, quotes: claim.quotes.filter(({ side }) => !pasted[side]) }));
  // A model shows what it saw of a side as quotes; the local engine has words of its own.
  const isQuoting = analysis.engine === "openai";
  const dimensions = analysis.dimensions.map((dimension) => ({
    ...dimension,
    ...(isQuoting && pasted.original && { original: null }),
    ...(isQuoting && pasted.alternative && { alternative: null }),
  }));
  return {
    ...comparison,
    ...(pasted.original && {
      originalUrl: "",
      originalDescription: null,
      originalProduct: factsAlone(comparison.originalProduct),
    }),
    ...(pasted.alternative && {
      dupeUrl: "",
      dupeDescription: null,
      dupeProduct: factsAlone(comparison.dupeProduct),
    }),
    analysis: {
      ...analysis,
      dimensions,
      similarities: claims(analysis.similarities),
      differences: claims(analysis.differences),
    },
  };
}

const factsAlone = (product: Product): Product => ({
  ...product,
  url: null,
  title: null,
  brand: null,
  description: null,
  imageUrl: null,
  evidence: [],
});

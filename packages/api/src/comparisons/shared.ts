import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { DomainError, type Side } from "@dupewise/domain/errors";
import type { Product } from "@dupewise/domain/product/product";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import type { SharedComparison, SharedInput } from "@dupewise/domain/comparison/share";
import { findShared } from "@dupewise/db/queries/sharing";
import type { RequestContext, Retell } from "../context.ts";

type Shared = Omit<Comparison, "userId" | "isFavorite">;

/** Told to whoever reads it: the number is the model's, the words are not. */
const RETOLD = "A text that is kept private was compared, so our own rules wrote the words of this comparison";

/** Returns a comparison to anyone with its link. Throws `not_found`, also once it is no longer shared. */
export async function getSharedComparison(ctx: RequestContext, input: SharedInput): Promise<SharedComparison> {
  const found = await findShared(ctx.database.db, input, ctx.wording);
  if (!found) throw new DomainError("not_found", "This link leads nowhere, or is no longer shared");
  const { userId: _owner, isFavorite: _mine, ...rest } = found.comparison;
  // What it cost is nobody else's business.
  const comparison = { ...rest, analysis: { ...rest.analysis, usage: null } };
  if (!found.pastedTextPrivate) return comparison;
  const pasted: Record<Side, boolean> = {
    original: !isProductUrl(comparison.originalUrl),
    alternative: !isProductUrl(comparison.dupeUrl),
  };
  const isModels = comparison.analysis.engine === "openai" && (pasted.original || pasted.alternative);
  return withoutPastedText(isModels ? inOwnWords(comparison, pasted, ctx.retell) : comparison, pasted);
}

/** A model's sentences may say anything that the private text says; the rules have words of their own. */
function inOwnWords(comparison: Shared, pasted: Record<Side, boolean>, retell: Retell): Shared {
  const { original, alternative } = effectiveSides(comparison);
  const { analysis: retold, ...result } = retell(original, alternative, comparison);
  const { analysis } = comparison;
  const dimensions = analysis.dimensions.map((dimension) => {
    const own = retold.dimensions.find(({ name }) => name === dimension.name);
    return {
      ...dimension,
      ...(pasted.original && { original: own?.original ?? null }),
      ...(pasted.alternative && { alternative: own?.alternative ?? null }),
    };
  });
  const { verdict, similarities, differences } = retold;
  return {
    ...comparison,
    ...result,
    analysis: { ...analysis, engineNote: RETOLD, verdict, dimensions, similarities, differences },
  };
}

/** Leaves out the pasted text and whatever quotes it; names of materials and amounts stay. */
function withoutPastedText(comparison: Shared, pasted: Record<Side, boolean>): Shared {
  const { analysis } = comparison;
  const claims = (list: typeof analysis.similarities) =>
    list.map((claim) => ({ ...claim, quotes: claim.quotes.filter(({ side }) => !pasted[side]) }));
  return {
    ...comparison,
    ...(pasted.original && {
      originalUrl: "",
      originalDescription: null,
      originalTitleManual: null,
      originalBrandManual: null,
      originalProduct: factsAlone(comparison.originalProduct),
    }),
    ...(pasted.alternative && {
      dupeUrl: "",
      dupeDescription: null,
      dupeTitleManual: null,
      dupeBrandManual: null,
      dupeProduct: factsAlone(comparison.dupeProduct),
    }),
    analysis: {
      ...analysis,
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

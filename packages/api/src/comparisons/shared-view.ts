import type { ComparedSide, Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Product } from "@dupewise/domain/product/product";
import { isReadFromLink } from "@dupewise/domain/product/product-input";
import type { SharedView } from "@dupewise/domain/comparison/share";
import type { Reword } from "../context.ts";

/** Tells the reader why the score is the model's but the sentences aren't. */
const RETOLD = "One of the texts is private, so our own engine wrote this comparison";

/** Converts a comparison to the view that anyone with its link may see, leaving out its owner and private texts. */
export function toSharedView(stored: Comparison, pastedTextPrivate: boolean, reword: Reword): SharedView {
  const { userId: _owner, isFavorite: _mine, result, ...rest } = stored;
  // Only the owner may see what the analysis cost.
  const comparison = { ...rest, result: { ...result, analysis: { ...result.analysis, usage: null } } };
  if (!pastedTextPrivate) return comparison;
  const pasted: Sides<boolean> = {
    original: !isReadFromLink(comparison.original),
    alternative: !isReadFromLink(comparison.alternative),
  };
  const isPrivate = pasted.original || pasted.alternative;
  return withoutPastedText(isPrivate ? rewordSentences(comparison, pasted, reword) : comparison, pasted);
}

/** Sentences may repeat words of the private text; those by a model may repeat any of it. */
function rewordSentences(comparison: SharedView, pasted: Sides<boolean>, reword: Reword): SharedView {
  const { original, alternative } = effectiveSides(comparison);
  const { analysis: retold, ...words } = reword(original, alternative, comparison.result);
  const { analysis } = comparison.result;
  const dimensions = analysis.dimensions.map((dimension) => {
    const own = retold.dimensions.find(({ name }) => name === dimension.name);
    return {
      ...dimension,
      ...(pasted.original && { original: own?.original ?? null }),
      ...(pasted.alternative && { alternative: own?.alternative ?? null }),
    };
  });
  const { verdict, similarities, differences } = retold;
  const result = {
    ...words,
    analysis: {
      ...analysis,
      ...(analysis.engine === "openai" && { engineNote: RETOLD }),
      verdict,
      dimensions,
      similarities,
      differences,
    },
  };
  return { ...comparison, result };
}

/** Omits the pasted text and whatever quotes it, but keeps names of materials and amounts. */
function withoutPastedText(comparison: SharedView, pasted: Sides<boolean>): SharedView {
  const { original, alternative, result } = comparison;
  const { analysis } = result;
  const claims = (list: typeof analysis.similarities) =>
    list.map((claim) => ({ ...claim, quotes: claim.quotes.filter(({ side }) => !pasted[side]) }));
  const similarities = claims(analysis.similarities);
  const differences = claims(analysis.differences);
  return {
    ...comparison,
    original: pasted.original ? withoutText(original) : original,
    alternative: pasted.alternative ? withoutText(alternative) : alternative,
    result: { ...result, analysis: { ...analysis, similarities, differences } },
  };
}

const withoutText = ({ product, manual }: ComparedSide): ComparedSide => ({
  input: "",
  description: null,
  product: keepFactsOnly(product),
  manual: { ...manual, title: null, brand: null, details: null },
});

const keepFactsOnly = ({ used: _used, ...product }: Product): Product => ({
  ...product,
  url: null,
  title: null,
  brand: null,
  description: null,
  imageUrl: null,
  moreImages: [],
  evidence: [],
});

import { addUsage } from "@dupewise/domain/comparison/model-usage";
import type { Side, Sides } from "@dupewise/domain/comparison/side";
import type { PageInput } from "@dupewise/domain/product/browser-page";
import type { Product } from "@dupewise/domain/product/product";
import type { ComparisonFacts } from "@dupewise/db/queries/comparisons/comparison-row";
import type { RequestContext } from "../context.ts";
import { findRatesForPrices } from "../exchange/find-rates-for-prices.ts";
import { addFactsFromPhotos } from "./add-facts-from-photos.ts";
import { readBothProducts } from "./read-both.ts";

/** A step of a comparison: either the stage it has reached, or the product that was just read. */
export interface ComparisonStep extends Partial<Sides<Product>> {
  stage?: "reading" | "comparing" | "writing";
}

interface ScoringRequest {
  inputs: Sides<string | PageInput>;
  /** The account or visitor that the fair page queue counts this against. */
  askedBy: string;
  isDeep: boolean;
  /** Whether a model may see the photos. */
  seesPhotos: boolean;
  /** The original, if it is already being read. */
  originalRead?: Promise<Product> | undefined;
}

/** Reads both products and scores them. Throws any error of the product reader or the scoring engine. */
export async function readAndScore(
  ctx: RequestContext,
  { inputs, askedBy, isDeep, seesPhotos, originalRead }: ScoringRequest,
  report: (step: ComparisonStep) => void = () => {},
): Promise<ComparisonFacts> {
  const onRead = (side: Side, product: Product) => report({ [side]: product });
  const read = await readBothProducts(ctx, askedBy, inputs, onRead, originalRead);
  ctx.signal.throwIfAborted();
  report({ stage: "comparing" });
  const seen = seesPhotos ? await addFactsFromPhotos(ctx, read, askedBy) : null;
  const { original, alternative } = seen ?? read;
  const rates = await findRatesForPrices(ctx.database.db, { original, alternative });
  const made = await ctx.compareProducts(original, alternative, { signal: ctx.signal, isDeep, rates });
  const { analysis } = made;
  const result = seen ? { ...made, analysis: { ...analysis, usage: addUsage(analysis.usage, seen.usage) } } : made;
  report({ stage: "writing" });
  return {
    original: { input: toStoredInput(inputs.original, original), product: original },
    alternative: { input: toStoredInput(inputs.alternative, alternative), product: alternative },
    result,
  };
}

/** The stored input: for a page its URL or its text, never the page itself. */
function toStoredInput(input: string | PageInput, { title }: Product): string {
  return typeof input === "string" ? input : (input.url ?? input.text ?? title ?? "");
}

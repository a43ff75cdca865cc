import type { Db } from "@dupewise/db/connect";
import { listRatedComparisons } from "@dupewise/db/queries/comparisons/ratings";
import type { Product } from "@dupewise/domain/product/product";
import { isReadFromLink } from "@dupewise/domain/product/product-input";

const AT_A_TIME = 200;

/**
 * Yields every rated comparison as a calibration case: our score, the shopper's score, and the facts of both products.
 */
export async function* listRatedCases(db: Db) {
  for (let after = "", rows = await listRatedComparisons(db, after, AT_A_TIME); rows.length > 0;) {
    for (const { id, originalInput, alternativeInput, original, alternative, ...rating } of rows) {
      after = id;
      yield {
        ...rating,
        original: factsOf(original, originalInput),
        alternative: factsOf(alternative, alternativeInput),
      };
    }
    rows = await listRatedComparisons(db, after, AT_A_TIME);
  }
}

/** Facts that a shop states publicly, or that no longer contain the words of pasted text. */
function factsOf(product: Product, input: string) {
  const { title, brand, category, price, materials, composition, colours, location } = product;
  const facts = { category, price, materials, composition, colours, location };
  return isReadFromLink({ input, product }) ? { title, brand, ...facts } : facts;
}

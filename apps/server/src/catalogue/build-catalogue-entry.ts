import { createHash } from "node:crypto";
import { extractFacts } from "@dupewise/ai/facts/extract-facts";
import { packFacts } from "@dupewise/ai/finding/packed-facts";
import { shelfOf, searchTermsOf } from "@dupewise/ai/finding/search-terms";
import type { CatalogueEntry } from "@dupewise/db/queries/catalogue/entry";
import type { CatalogueProduct } from "@dupewise/domain/catalogue/catalogue-product";
import { ENGINE_VERSION } from "@dupewise/domain/comparison/engine-version";
import { convertToEuros, type Rates } from "@dupewise/domain/money/exchange";

/**
 * Computes a digest of a feed product. The digest changes whenever the feed's data about the product, or the engine
 * version, changes.
 */
export function computeDigest(product: CatalogueProduct): string {
  const said = JSON.stringify([ENGINE_VERSION, product]);
  return createHash("sha256").update(said).digest("base64url");
}

/** Builds the catalogue entry of a feed product, with its extracted facts and its search terms. */
export function buildCatalogueEntry(
  { key, product, usualPrice, isAvailable }: CatalogueProduct,
  digest: string,
  rates: Rates,
): CatalogueEntry {
  const facts = extractFacts(product);
  return {
    key,
    digest,
    product,
    usualPrice: usualPrice?.amount ?? null,
    euros: product.price && convertToEuros(product.price, rates),
    isAvailable,
    facts: packFacts(facts),
    engineVersion: ENGINE_VERSION,
    terms: searchTermsOf(facts),
    shelf: shelfOf(facts),
  };
}

import type { CompositionItem, Evidence, Money, Product, ProductField } from "@dupewise/domain/product/product";
import { PRODUCT_FIELDS } from "@dupewise/domain/product/product";
import type { Found } from "./found.ts";

/** What was found for each field of a product. A field is null if nothing was found. */
export interface FoundFields {
  title: Found<string> | null;
  brand: Found<string> | null;
  description: Found<string> | null;
  price: Found<Money> | null;
  materials: Found<string[]> | null;
  composition: Found<CompositionItem[]> | null;
  location: Found<string> | null;
  imageUrl: Found<string> | null;
  category: Found<string> | null;
  colours: Found<string[]> | null;
}

const QUOTE_LENGTH = 300;
/** The maximum number of characters of a quote to read, with as many spaces as a page may contain. */
const MOST_READ = 2_000;

/**
 * Assembles a product from what was found for each field, along with the evidence for its facts and a list of its
 * missing fields.
 */
export function assembleProduct(url: string | null, found: FoundFields): Product {
  return {
    url,
    title: found.title?.value ?? null,
    brand: found.brand?.value ?? null,
    description: found.description?.value ?? null,
    price: found.price?.value ?? null,
    materials: found.materials?.value ?? [],
    composition: found.composition?.value ?? [],
    location: found.location?.value ?? null,
    imageUrl: found.imageUrl?.value ?? null,
    category: found.category?.value ?? null,
    colours: found.colours?.value ?? [],
    evidence: PRODUCT_FIELDS.flatMap((field) => evidenceOf(field, found[field])),
    missing: PRODUCT_FIELDS.filter((field) => found[field] === null),
  };
}

function evidenceOf(field: ProductField, found: Found<unknown> | null): Evidence[] {
  if (found === null) return [];
  const beginning = found.quote.trimStart().slice(0, MOST_READ);
  const quote = beginning.replace(/\s+/g, " ").trim().slice(0, QUOTE_LENGTH).toWellFormed();
  return [{ field, quote, source: found.source, certainty: Math.round(Math.min(1, found.certainty) * 100) / 100 }];
}

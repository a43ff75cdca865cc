import type { Evidence, Product } from "@dupewise/domain/product";
import { PRODUCT_FIELDS } from "@dupewise/domain/product";

const QUOTE_LENGTH = 300;

/** Puts a product together and says which of the facts were looked for and not found. */
export function assembleProduct(facts: Partial<Omit<Product, "missing">>): Product {
  const product = {
    url: null,
    title: null,
    brand: null,
    description: null,
    price: null,
    materials: [],
    composition: [],
    location: null,
    imageUrl: null,
    category: null,
    colours: [],
    evidence: [],
    ...facts,
  };
  const missing = PRODUCT_FIELDS.filter((field) => {
    const value = product[field];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
  return { ...product, evidence: product.evidence.map(shortened), missing };
}

function shortened(evidence: Evidence): Evidence {
  const quote = evidence.quote.replace(/\s+/g, " ").trim();
  return { ...evidence, quote: quote.slice(0, QUOTE_LENGTH).toWellFormed() };
}

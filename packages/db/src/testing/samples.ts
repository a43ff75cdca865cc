import { insertUser } from "../queries/account/users.ts";
import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Product } from "@dupewise/domain/product/product";
import type { Db } from "../connect.ts";
import type { ComparisonFacts } from "../queries/comparisons/comparison-row.ts";

let numbers = 0;

/** Inserts a user on the free plan who has no comparisons yet. */
export function insertSampleUser(db: Db, changes: Partial<Parameters<typeof insertUser>[1]> = {}) {
  const number = ++numbers;
  return insertUser(db, {
    email: `person${number}@example.com`,
    name: `Person ${number}`,
    password: "$argon2id$not-a-hash",
    ...changes,
  });
}

/** Builds a sample product, with `changes` overriding its defaults. */
export function buildSampleProduct(changes: Partial<Product> = {}): Product {
  return {
    url: "https://shop.example/coat",
    title: "Belted wool coat",
    brand: "Maison Exemple",
    description: "A long coat with a belt.",
    price: { amount: "890.00", currency: "EUR" },
    materials: ["wool", "polyamide"],
    composition: [
      { material: "wool", percentage: 80 },
      { material: "polyamide", percentage: 20 },
    ],
    location: "Italy",
    imageUrl: "https://shop.example/coat.jpg",
    category: "coat",
    colours: ["camel"],
    evidence: [{ field: "title", quote: "Belted wool coat", source: "structured-data", certainty: 1 }],
    missing: [],
    ...changes,
  };
}

/** Builds a sample comparison result, with `changes` overriding its defaults. */
export function buildSampleResult(changes: Partial<ComparisonResult> = {}): ComparisonResult {
  return {
    similarityScore: 82,
    similarities: ["Both are long belted coats"],
    differences: ["The alternative is half polyester"],
    materialComparison: "Wool against a blend.",
    locationComparison: null,
    priceRecommendation: "The alternative is the better buy.",
    priceReasoning: null,
    priceAnalysis: null,
    whenToBuyOriginal: null,
    whenToBuyAlternative: null,
    valueScore: 8,
    priceSummary: null,
    analysis: {
      engine: "local",
      engineNote: null,
      verdict: "Very similar.",
      confidence: 0.9,
      range: { low: 78, high: 86 },
      gate: 1,
      dimensions: [],
      similarities: [],
      differences: [],
      missing: [],
      usage: null,
    },
    ...changes,
  };
}

interface Given extends Partial<Sides<Product>> {
  /** The input of each side, when it is not a page. */
  inputs?: Partial<Sides<string>>;
  result?: ComparisonResult;
}

/** Builds the facts of a sample comparison in their stored form. */
export function buildSampleFacts({
  original,
  alternative,
  inputs = {},
  result = buildSampleResult(),
}: Given = {}): ComparisonFacts {
  const other = "https://other.example/coat";
  return {
    original: { input: inputs.original ?? "https://shop.example/coat", product: original ?? buildSampleProduct() },
    alternative: {
      input: inputs.alternative ?? other,
      product: alternative ?? buildSampleProduct({ url: other, brand: null }),
    },
    result,
  };
}

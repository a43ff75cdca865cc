import type { Analysis } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import type { StyleProfile } from "@dupewise/domain/account/style-profile";
import type { ComparisonFacts } from "@dupewise/db/queries/comparisons/comparison-row";
import { reserveComparison } from "@dupewise/db/queries/limits/quota";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import type { World } from "./world.ts";

type Take = () => string;

/**
 * Returns a function that returns the texts one after another, starting over at the end. As long as the number of texts
 * and the number of fields are coprime, each text eventually appears in every field.
 */
export function cycleThrough(texts: readonly string[]): Take {
  let at = 0;
  return () => texts[at++ % texts.length] ?? "";
}

const productOf = (take: Take): Product => ({
  url: take(),
  title: take(),
  brand: take(),
  description: take(),
  price: { amount: "420.00", currency: take().slice(0, 40) },
  materials: [take(), take()],
  composition: [
    { part: take(), material: take(), percentage: 80 },
    { material: take(), percentage: null },
  ],
  location: take(),
  imageUrl: take(),
  category: take(),
  colours: [take(), take()],
  evidence: [{ field: "composition", quote: take(), source: "page-text", certainty: 1 }],
  missing: [],
});

const claimOf = (take: Take) => ({
  text: take(),
  quotes: (["original", "alternative"] as const).map((side) => ({ side, quote: take() })),
});

/** Many screens per page, since opening a page takes longer than rendering a long one. */
const claimsOf = (take: Take) => Array.from({ length: 24 }, () => claimOf(take));

const analysisOf = (take: Take): Analysis => ({
  engine: "openai",
  engineNote: take(),
  verdict: take(),
  confidence: 0.9,
  range: { low: 60, high: 90 },
  gate: 1,
  dimensions: (["cut", "material", "colour", "pattern"] as const).map((name) => ({
    name,
    weight: 0.25,
    similarity: 0.5,
    original: take(),
    alternative: take(),
  })),
  similarities: claimsOf(take),
  differences: claimsOf(take),
  missing: [{ side: "original", fact: take(), impact: 9 }],
  usage: null,
});

/** Builds a comparison with a different text in every text field. */
export function buildPlantedFacts(take: Take): ComparisonFacts {
  const analysis = analysisOf(take);
  return {
    original: { input: take(), product: productOf(take) },
    alternative: { input: take(), product: productOf(take) },
    result: {
      similarityScore: 78,
      similarities: analysis.similarities.map(({ text }) => text),
      differences: analysis.differences.map(({ text }) => text),
      materialComparison: take(),
      locationComparison: take(),
      priceRecommendation: take(),
      priceReasoning: take(),
      priceAnalysis: take(),
      whenToBuyOriginal: take(),
      whenToBuyAlternative: take(),
      valueScore: 7,
      priceSummary: take(),
      analysis,
    },
  };
}

/** Returns the texts of a comparison that its page shows. */
export const listShownTexts = ({ result }: ComparisonFacts): string[] => [
  result.analysis.verdict,
  ...result.similarities,
  ...result.differences,
];

/** Builds a style profile with a different text in every text field. */
export const buildPlantedProfile = (take: Take): StyleProfile => {
  const some = () => [take(), take(), take()];
  return {
    preferences: {
      priceRange: "50-100",
      budgetFocus: "balanced",
      stylePreferences: some(),
      shoppingMotivation: take(),
      favoriteRetailers: some(),
      preferredBrands: some(),
      materialPreferences: some(),
      categories: some(),
    },
    searchPatterns: {
      similarityThreshold: take(),
      retailerLoyalty: take(),
      priceComparisonBehavior: take(),
      materialConsciousness: take(),
    },
    confidence: 80,
    insights: take(),
    personalizedRecommendations: some(),
    recommendations: some(),
    traits: [{ kind: "brand", name: take(), n: 3, confidence: 80 }],
  };
};

/** Stores comparisons and shares them. Returns the URLs of each, with and without the secret token of its link. */
export async function storePlanted({ db, sql }: World, userId: string, all: readonly ComparisonFacts[]) {
  const paths: { path: string; shared: string }[] = [];
  for (const facts of all) {
    const reservation = await reserveComparison(db, { userId, requestId: null, limit: null, maxConcurrent: null });
    if (typeof reservation === "string") throw new Error(reservation);
    const { id } = await storeComparison(db, reservation, facts);
    const token = crypto.randomUUID();
    await sql`update comparisons set share_token = ${token} where id = ${id}`;
    paths.push({ path: `/c/${id}`, shared: `/c/${id}?share=${token}` });
  }
  return paths;
}

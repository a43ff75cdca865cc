import type { Analysis } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import type { StyleProfile } from "@dupewise/domain/account/style-profile";
import type { ComparisonFacts } from "@dupewise/db/queries/comparisons/comparison-row";
import { reserveComparison } from "@dupewise/db/queries/limits/quota";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import type { World } from "./world.ts";

type NextText = () => string;

/**
 * Returns a function that returns the texts one after another, starting over at the end. As long as the number of texts
 * and the number of fields are coprime, each text eventually appears in every field.
 */
export function cycleThrough(texts: readonly string[]): NextText {
  let at = 0;
  return () => texts[at++ % texts.length] ?? "";
}

const productOf = (nextText: NextText): Product => ({
  url: nextText(),
  title: nextText(),
  brand: nextText(),
  description: nextText(),
  price: { amount: "420.00", currency: nextText().slice(0, 40) },
  materials: [nextText(), nextText()],
  composition: [
    { part: nextText(), material: nextText(), percentage: 80 },
    { material: nextText(), percentage: null },
  ],
  location: nextText(),
  imageUrl: nextText(),
  category: nextText(),
  colours: [nextText(), nextText()],
  evidence: [{ field: "composition", quote: nextText(), source: "page-text", certainty: 1 }],
  missing: [],
});

const claimOf = (nextText: NextText) => ({
  text: nextText(),
  quotes: (["original", "alternative"] as const).map((side) => ({ side, quote: nextText() })),
});

/** Many screens per page, since opening a page takes longer than rendering a long one. */
const claimsOf = (nextText: NextText) => Array.from({ length: 24 }, () => claimOf(nextText));

const analysisOf = (nextText: NextText): Analysis => ({
  engine: "openai",
  engineNote: nextText(),
  verdict: nextText(),
  confidence: 0.9,
  range: { low: 60, high: 90 },
  gate: 1,
  dimensions: (["cut", "material", "colour", "pattern"] as const).map((name) => ({
    name,
    weight: 0.25,
    similarity: 0.5,
    original: nextText(),
    alternative: nextText(),
  })),
  similarities: claimsOf(nextText),
  differences: claimsOf(nextText),
  missing: [{ side: "original", fact: nextText(), impact: 9 }],
  usage: null,
});

/** Builds a comparison with a different text in every text field. */
export function buildPlantedFacts(nextText: NextText): ComparisonFacts {
  const analysis = analysisOf(nextText);
  return {
    original: { input: nextText(), product: productOf(nextText) },
    alternative: { input: nextText(), product: productOf(nextText) },
    result: {
      similarityScore: 78,
      similarities: analysis.similarities.map(({ text }) => text),
      differences: analysis.differences.map(({ text }) => text),
      materialComparison: nextText(),
      locationComparison: nextText(),
      priceRecommendation: nextText(),
      priceReasoning: nextText(),
      priceAnalysis: nextText(),
      whenToBuyOriginal: nextText(),
      whenToBuyAlternative: nextText(),
      valueScore: 7,
      priceSummary: nextText(),
      analysis,
    },
  };
}

/** Returns the texts that a comparison's page shows. */
export const listShownTexts = ({ result }: ComparisonFacts): string[] => [
  result.analysis.verdict,
  ...result.similarities,
  ...result.differences,
];

/** Builds a style profile with a different text in every text field. */
export const buildPlantedProfile = (nextText: NextText): StyleProfile => {
  const some = () => [nextText(), nextText(), nextText()];
  return {
    preferences: {
      priceRange: "50-100",
      budgetFocus: "balanced",
      stylePreferences: some(),
      shoppingMotivation: nextText(),
      favoriteRetailers: some(),
      preferredBrands: some(),
      materialPreferences: some(),
      categories: some(),
    },
    searchPatterns: {
      similarityThreshold: nextText(),
      retailerLoyalty: nextText(),
      priceComparisonBehavior: nextText(),
      materialConsciousness: nextText(),
    },
    confidence: 80,
    insights: nextText(),
    personalizedRecommendations: some(),
    recommendations: some(),
    traits: [{ kind: "brand", name: nextText(), n: 3, confidence: 80 }],
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

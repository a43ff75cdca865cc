import * as z from "zod";

export const PRICE_RANGES = ["under-50", "50-100", "100-200", "200+"] as const;
export const BUDGET_FOCUSES = ["price-conscious", "quality-focused", "balanced"] as const;

/** A trait that recurs in a user's comparisons, with its count and confidence. */
export const Trait = z.object({
  kind: z.enum(["category", "material", "colour", "style", "retailer", "brand"]),
  name: z.string(),
  /** The number of comparisons with this trait. */
  n: z.number().int(),
  /** 0–100. */
  confidence: z.number().int().min(0).max(100),
});
export type Trait = z.infer<typeof Trait>;

/** A profile of a user's style, derived from their comparisons by an engine. Unknown fields are null or empty. */
export const StyleProfile = z.object({
  preferences: z.object({
    priceRange: z.enum(PRICE_RANGES).nullable(),
    budgetFocus: z.enum(BUDGET_FOCUSES).nullable(),
    stylePreferences: z.array(z.string()),
    shoppingMotivation: z.string().nullable(),
    /** The retailers, most frequent first. */
    favoriteRetailers: z.array(z.string()),
    preferredBrands: z.array(z.string()),
    materialPreferences: z.array(z.string()),
    categories: z.array(z.string()),
  }),
  searchPatterns: z.object({
    similarityThreshold: z.string().nullable(),
    retailerLoyalty: z.string().nullable(),
    priceComparisonBehavior: z.string().nullable(),
    materialConsciousness: z.string().nullable(),
  }),
  /** 0–100. */
  confidence: z.number().int().min(0).max(100),
  insights: z.string(),
  /** Tips based on how often traits occur. */
  personalizedRecommendations: z.array(z.string()),
  /** General tips, for users without personalized ones. */
  recommendations: z.array(z.string()),
  traits: z.array(Trait),
});
export type StyleProfile = z.infer<typeof StyleProfile>;

/** A style profile once it is ready; every other status has a message. */
export const PersonalizedRecommendations = z.object({
  status: z.enum(["not_ready", "analyzing", "ready", "error"]),
  message: z.string().nullable(),
  comparisonsNeeded: z.number().int(),
  /** The number of available comparisons, toward `comparisonsNeeded`. */
  comparisonsUsed: z.number().int(),
  confidence: z.number().int().nullable(),
  confidenceScore: z.number().int().nullable(),
  generatedAt: z.date().nullable(),
  insights: z.string().nullable(),
  preferences: StyleProfile.shape.preferences.extend({ preferredCategories: z.array(z.string()) }).nullable(),
  personalizedRecommendations: z.array(z.string()),
  recommendations: z.array(z.string()),
  searchPatterns: StyleProfile.shape.searchPatterns.nullable(),
  traits: z.array(Trait),
});
export type PersonalizedRecommendations = z.infer<typeof PersonalizedRecommendations>;

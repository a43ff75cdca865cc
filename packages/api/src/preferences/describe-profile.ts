import type { PersonalizedRecommendations, StyleProfile } from "@dupewise/domain/account/style-profile";

interface Stored {
  profile: StyleProfile | null;
  generatedAt: Date | null;
  analyzing: boolean;
  failed: boolean;
}

interface Comparisons {
  /** The number of comparisons that can contribute to the profile. */
  usable: number;
  /** The number needed for a profile. */
  needed: number;
}

/**
 * Builds the response for a stored style profile: the profile as the user sees it, or only its status if it isn't
 * ready.
 */
export function describeProfile(stored: Stored, comparisons: Comparisons): PersonalizedRecommendations {
  const { profile, generatedAt } = stored;
  const { usable, needed } = comparisons;
  const status = statusOf(stored, comparisons);
  const shown = status === "ready" ? profile : null;
  // 0 % confidence is not shown for a profile that claims nothing.
  const confidence = shown && shown.traits.length > 0 ? shown.confidence : null;
  return {
    status,
    message: messageOf(status, needed - usable),
    comparisonsNeeded: needed,
    comparisonsUsed: usable,
    confidence,
    confidenceScore: confidence,
    generatedAt: shown ? generatedAt : null,
    insights: shown?.insights ?? null,
    preferences: shown && { ...shown.preferences, preferredCategories: shown.preferences.categories },
    personalizedRecommendations: shown?.personalizedRecommendations ?? [],
    recommendations: shown?.recommendations ?? [],
    searchPatterns: shown?.searchPatterns ?? null,
    traits: shown?.traits ?? [],
  };
}

function statusOf(
  { profile, analyzing, failed }: Stored,
  { usable, needed }: Comparisons,
): PersonalizedRecommendations["status"] {
  if (analyzing) return "analyzing";
  if (usable < needed) return "not_ready";
  if (profile) return "ready";
  return failed ? "error" : "analyzing";
}

function messageOf(status: PersonalizedRecommendations["status"], missing: number): string | null {
  switch (status) {
    case "not_ready":
      return `Compare ${missing} more ${missing === 1 ? "pair" : "pairs"} of products to see your style profile`;
    case "analyzing":
      return "We're analyzing your comparisons. This takes a moment";
    case "error":
      return "Unable to load personalized recommendations";
    case "ready":
      return null;
  }
}

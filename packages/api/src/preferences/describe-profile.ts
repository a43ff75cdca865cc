import { PROFILE_COMPARISONS } from "@dupewise/domain/constants";
import type { PersonalizedRecommendations, StyleProfile } from "@dupewise/domain/style-profile";

interface Stored {
  profile: StyleProfile | null;
  generatedAt: Date | null;
  analyzing: boolean;
  failed: boolean;
}

/** What a page shows of a profile, or instead of one. @param usable comparisons there are to learn from */
export function describeProfile(stored: Stored, usable: number): PersonalizedRecommendations {
  const { profile, generatedAt } = stored;
  const status = statusOf(stored, usable);
  const shown = status === "ready" ? profile : null;
  return {
    status,
    message: messageOf(status, usable),
    comparisonsNeeded: PROFILE_COMPARISONS,
    comparisonsUsed: usable,
    confidence: shown?.confidence ?? null,
    confidenceScore: shown?.confidence ?? null,
    generatedAt: shown ? generatedAt : null,
    insights: shown?.insights ?? null,
    preferences: shown && { ...shown.preferences, preferredCategories: shown.preferences.categories },
    personalizedRecommendations: shown?.personalizedRecommendations ?? [],
    recommendations: shown?.recommendations ?? [],
    searchPatterns: shown?.searchPatterns ?? null,
    traits: shown?.traits ?? [],
  };
}

function statusOf({ profile, analyzing, failed }: Stored, usable: number): PersonalizedRecommendations["status"] {
  if (analyzing) return "analyzing";
  if (usable < PROFILE_COMPARISONS) return "not_ready";
  if (profile) return "ready";
  return failed ? "error" : "analyzing";
}

function messageOf(status: PersonalizedRecommendations["status"], usable: number): string | null {
  const missing = PROFILE_COMPARISONS - usable;
  switch (status) {
    case "not_ready":
      return `Compare ${missing} more ${missing === 1 ? "pair" : "pairs"} of products to see your style profile`;
    case "analyzing":
      return "We are reading your comparisons. This takes a moment";
    case "error":
      return "Unable to load personalized recommendations";
    case "ready":
      return null;
  }
}

import type { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { ScoreRing } from "@dupewise/ui/score-ring";
import { LocalTime } from "../../lib/layout/local-time.tsx";

/** Renders the confidence of the profile, and the date on which it was generated. */
export function ProfileHeader({ profile }: { profile: PersonalizedRecommendations }) {
  const { confidence, confidenceScore, generatedAt, comparisonsUsed } = profile;
  const percent = confidenceScore ?? confidence;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      {percent !== null && (
        <div aria-hidden="true" className="w-40 max-w-full shrink-0">
          <ScoreRing score={percent} tone="thread" range={null} />
        </div>
      )}
      <div className="min-w-[min(15rem,100%)] flex-1">
        <p className="display text-verdict">{percent === null ? "Nothing stands out yet" : `${percent}% confidence`}</p>
        <p className="mt-2 max-w-xl text-soft">
          {`Based on the originals in your ${comparisonsUsed} comparisons. ${
            percent === null
              ? "Your comparisons have too little in common to show your taste yet. A few more comparisons will help."
              : "We list only what clearly stands out."
          }`}
        </p>
        {generatedAt && (
          <p className="mt-1 text-soft">
            Generated <LocalTime at={generatedAt} />
          </p>
        )}
      </div>
    </div>
  );
}

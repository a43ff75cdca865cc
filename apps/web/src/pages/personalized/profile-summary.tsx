import type { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { useId } from "react";
import { Figure } from "../../lib/layout/figure.tsx";
import { useUser } from "../../lib/session/user.ts";

/** Renders a summary of the profile, its figures, and a tip on keeping it up to date. */
export function ProfileSummary({ profile: { insights, confidenceScore } }: { profile: PersonalizedRecommendations }) {
  const { comparisonsUsed } = useUser();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-lg bg-thread-wash px-6 py-8 sm:px-10">
      <h2 id={heading} className="display text-2xl">
        Your Style Discovery Journey
      </h2>
      {insights && (
        <p className="mt-4 max-w-3xl text-lg" dir="auto">
          {insights}
        </p>
      )}
      <dl className="mt-7 flex flex-wrap gap-x-14 gap-y-4">
        <Figure name="Total Searches" value={`${comparisonsUsed}`} />
        <Figure name="Profile Confidence" value={confidenceScore === null ? "Not known yet" : `${confidenceScore}%`} />
      </dl>
      <p className="mt-7 border-t border-edge pt-4">
        <span className="font-medium">Pro Tip:</span> refresh your profile after new comparisons so that it keeps up
        with your taste.
      </p>
    </section>
  );
}

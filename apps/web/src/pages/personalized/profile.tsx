import type { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { Seam } from "@dupewise/ui/seam";
import { Behavior } from "./behavior.tsx";
import { Journey } from "./journey.tsx";
import { Materials } from "./materials.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { PriceRange } from "./price-range.tsx";
import { Retailers } from "./retailers.tsx";
import { Part, Tags } from "./part.tsx";
import { Tips } from "./tips.tsx";

/** The whole profile, laid out as a tailor's measure sheet: two columns and a seam. */
export function Profile({ profile }: { profile: PersonalizedRecommendations }) {
  const { preferences, searchPatterns, traits, personalizedRecommendations, recommendations } = profile;
  const motivation = preferences?.shoppingMotivation;
  return (
    <div className="flex flex-col gap-12">
      <ProfileHead profile={profile} />
      <div className="grid gap-x-8 gap-y-10 wide:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <div className="flex flex-col gap-10">
          <PriceRange priceRange={preferences?.priceRange ?? null} budgetFocus={preferences?.budgetFocus ?? null} />
          <Retailers names={preferences?.favoriteRetailers ?? []} traits={traits} />
          <Behavior patterns={searchPatterns} />
        </div>
        <div className="hidden px-4 wide:block">
          <Seam />
        </div>
        <div className="flex flex-col gap-10">
          <Part title="Style Preferences">
            <Tags names={preferences?.stylePreferences ?? []} traits={traits} />
            {motivation && (
              <p className="mt-5">
                <span className="block text-sm text-soft">Shopping motivation</span>
                <span className="display text-xl" dir="auto">
                  {motivation}
                </span>
              </p>
            )}
          </Part>
          <Materials names={preferences?.materialPreferences ?? []} traits={traits} />
          <Part title="Preferred Categories">
            <Tags names={preferences?.categories ?? []} traits={traits} />
          </Part>
        </div>
      </div>
      <Tips own={personalizedRecommendations} general={recommendations} />
      <Journey profile={profile} />
    </div>
  );
}

import type { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { Seam } from "@dupewise/ui/seam";
import { SearchBehavior } from "./search-behavior.tsx";
import { ProfileSummary } from "./profile-summary.tsx";
import { FavoriteMaterials } from "./favorite-materials.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { PriceRange } from "./price-range.tsx";
import { FavoriteRetailers } from "./favorite-retailers.tsx";
import { TitledSection } from "../../lib/layout/inner-page.tsx";
import { Tags } from "./profile-parts.tsx";
import { ShoppingTips } from "./shopping-tips.tsx";

/** Renders the full profile in two columns, like a tailor's measurement sheet. */
export function StyleProfileSheet({ profile }: { profile: PersonalizedRecommendations }) {
  const { preferences, searchPatterns, traits, personalizedRecommendations, recommendations } = profile;
  const motivation = preferences?.shoppingMotivation;
  return (
    <div className="flex flex-col gap-12">
      <ProfileHeader profile={profile} />
      <div className="grid gap-x-8 gap-y-10 wide:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <div className="flex flex-col gap-10">
          <PriceRange priceRange={preferences?.priceRange ?? null} budgetFocus={preferences?.budgetFocus ?? null} />
          <FavoriteRetailers names={preferences?.favoriteRetailers ?? []} traits={traits} />
          <SearchBehavior patterns={searchPatterns} />
        </div>
        <div className="hidden px-4 wide:block">
          <Seam />
        </div>
        <div className="flex flex-col gap-10">
          <TitledSection title="Style Preferences">
            <Tags names={preferences?.stylePreferences ?? []} traits={traits} />
            {motivation && (
              <p className="mt-5">
                <span className="block text-sm text-soft">Shopping motivation</span>
                <span className="display text-xl" dir="auto">
                  {motivation}
                </span>
              </p>
            )}
          </TitledSection>
          <FavoriteMaterials names={preferences?.materialPreferences ?? []} traits={traits} />
          <TitledSection title="Preferred Categories">
            <Tags names={preferences?.categories ?? []} traits={traits} />
          </TitledSection>
        </div>
      </div>
      <ShoppingTips own={personalizedRecommendations} general={recommendations} />
      <ProfileSummary profile={profile} />
    </div>
  );
}

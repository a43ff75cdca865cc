import { Medal } from "@dupewise/ui/medal";
import { formatRank } from "./profile-labels.ts";
import { TitledSection } from "../../lib/layout/inner-page.tsx";
import { type NamesProps, NothingYet, countTimesSeen } from "./profile-parts.tsx";

/** Renders the user's favorite shops, ranked by the number of comparisons, with medals for the first three. */
export function FavoriteRetailers({ names, traits }: NamesProps) {
  return (
    <TitledSection title="Favorite Retailers">
      {names.length === 0 && <NothingYet />}
      <ol className="flex flex-col gap-4">
        {names.map((name, index) => {
          const times = countTimesSeen(name, traits);
          return (
            <li key={name} className="flex items-center gap-4">
              <Medal place={index + 1} />
              <div>
                <p className="font-medium" dir="auto">
                  {name}
                </p>
                <p className="text-sm text-soft">
                  {[formatRank(index + 1), times !== null && `${times} comparisons`].filter(Boolean).join(" · ")}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </TitledSection>
  );
}

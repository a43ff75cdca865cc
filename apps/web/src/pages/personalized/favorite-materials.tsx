import { Swatch } from "@dupewise/ui/swatch";
import { TitledSection } from "../../lib/layout/inner-page.tsx";
import { type NamesProps, NothingYet, TimesSeen } from "./profile-parts.tsx";

/** Renders the user's favorite materials as fabric swatches. */
export function FavoriteMaterials({ names, traits }: NamesProps) {
  return (
    <TitledSection title="Material Preferences">
      {names.length === 0 && <NothingYet />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-3 gap-y-5">
        {names.map((name) => (
          <li key={name}>
            <Swatch material={name} className="h-18 w-full" />
            <p className="mt-1.5" dir="auto">
              {name}
            </p>
            <p className="text-sm text-soft">
              <TimesSeen name={name} traits={traits} />
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

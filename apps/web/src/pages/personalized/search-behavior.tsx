import type { StyleProfile } from "@dupewise/domain/account/style-profile";
import { TitledSection } from "../../lib/layout/inner-page.tsx";

/** Renders the analysis of the user's search behavior, with defaults for unknown values. */
export function SearchBehavior({ patterns }: { patterns: StyleProfile["searchPatterns"] | null }) {
  const rows = [
    ["Typical similarity score", patterns?.similarityThreshold ?? "N/A"],
    ["Shopping style", patterns?.retailerLoyalty ?? "Mixed"],
    ["Price comparison", patterns?.priceComparisonBehavior ?? "Mixed"],
    ["Attention to materials", patterns?.materialConsciousness ?? "Medium"],
  ] as const;
  return (
    <TitledSection title="Search Behavior Analysis">
      <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-6 gap-y-2.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="text-right font-medium" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

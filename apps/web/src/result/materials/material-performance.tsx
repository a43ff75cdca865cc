import type { CompositionItem } from "@dupewise/domain/product/product";
import { Dot } from "@dupewise/ui/composition";
import { MATERIAL_NOTES, UNKNOWN_MATERIAL_NOTE } from "./material-notes.data.ts";
import { Section } from "../section.tsx";
import type { SideView } from "../sides.ts";

/** What a shopper should know of a material, in plain words. */
export function materialNote(material: string): string {
  const name = material.toLowerCase();
  return MATERIAL_NOTES.find(([words]) => words.test(name))?.[1] ?? UNKNOWN_MATERIAL_NOTE;
}

interface Row {
  material: string;
  shares: string[];
}

/** Each material once, with its share on either side. */
export function materialRows(sides: readonly Pick<SideView, "label" | "composition" | "materials">[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { label, composition, materials } of sides) {
    const listed: CompositionItem[] = materials.map((material) => ({ material, percentage: null }));
    for (const { material, part, percentage } of composition.length > 0 ? composition : listed) {
      const row = rows.get(material) ?? { material, shares: [] };
      rows.set(material, row);
      const share = `${label}${part ? `, ${part}` : ""}${percentage === null ? "" : `: ${percentage}%`}`;
      if (!row.shares.includes(share)) row.shares.push(share);
    }
  }
  return [...rows.values()];
}

export interface MaterialPerformanceProps {
  sides: readonly SideView[];
  overall: string | null;
}

export function MaterialPerformance({ sides, overall }: MaterialPerformanceProps) {
  const rows = materialRows(sides);
  if (rows.length === 0 && !overall) return null;
  return (
    <Section title="Material Performance Breakdown">
      <dl className="grid gap-x-14 gap-y-5 wide:grid-cols-2">
        {rows.map(({ material, shares }) => (
          <div key={material}>
            <dt className="flex items-baseline gap-x-2 font-medium">
              <Dot material={material} />
              <span>
                {material} <span className="text-sm font-normal text-soft">{shares.join(" · ")}</span>
              </span>
            </dt>
            <dd className="mt-1 text-soft">{materialNote(material)}</dd>
          </div>
        ))}
      </dl>
      {overall && (
        <div className="mt-7 max-w-3xl">
          <h3 className="mb-1 font-medium">Overall Material Comparison</h3>
          <p dir="auto">{overall}</p>
        </div>
      )}
    </Section>
  );
}

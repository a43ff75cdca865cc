import { materialName } from "@dupewise/domain/product/material-name";
import type { CompositionItem } from "@dupewise/domain/product/product";
import { Dot } from "@dupewise/ui/composition";
import { Disclosure } from "@dupewise/ui/evidence";
import { MATERIAL_NOTES, WEAVE_NAMES } from "./material-notes.data.ts";
import type { SideView } from "../side-view.ts";

/** Returns what a shopper should know about a material, in plain words. Returns null for an unknown material. */
export function findMaterialNote(material: string): string | null {
  const name = material.toLowerCase();
  return MATERIAL_NOTES.find(([words]) => words.test(name))?.[1] ?? null;
}

interface Row {
  material: string;
  shares: string[];
}

/**
 * Lists the materials of both sides, one per row, with each side's share. A weave is listed only if its fiber is
 * unknown.
 */
export function listMaterialRows(sides: readonly Pick<SideView, "label" | "composition" | "materials">[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { label, composition, materials } of sides) {
    const listed: CompositionItem[] = materials.map((material) => ({ material, percentage: null }));
    const told = composition.length > 0 ? composition : listed;
    const fibers = told.filter(({ material }) => !WEAVE_NAMES.test(material.toLowerCase()));
    for (const { material, part, percentage } of fibers.length > 0 ? fibers : told) {
      const row = rows.get(material) ?? { material, shares: [] };
      rows.set(material, row);
      const share = `${label}${part ? `, ${part}` : ""}${percentage === null ? "" : `: ${percentage}%`}`;
      if (!row.shares.includes(share)) row.shares.push(share);
    }
  }
  return [...rows.values()];
}

/** Renders the notes on each material, collapsed by default. */
export function MaterialPerformance({ sides }: { sides: readonly SideView[] }) {
  const rows = listMaterialRows(sides);
  if (rows.length === 0) return null;
  return (
    <Disclosure label={<h3>Material Performance Breakdown</h3>} className="mt-3">
      <dl className="grid gap-x-14 gap-y-4 wide:grid-cols-2">
        {rows.map(({ material, shares }) => (
          <div key={material}>
            <dt className="flex items-baseline gap-x-2 font-medium">
              <Dot material={material} />
              <span>
                {materialName(material)} <span className="text-sm font-normal text-soft">{shares.join(" · ")}</span>
              </span>
            </dt>
            {findMaterialNote(material) !== null && <dd className="text-soft">{findMaterialNote(material)}</dd>}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

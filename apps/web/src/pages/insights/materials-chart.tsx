import type { Insights } from "@dupewise/domain/comparison/insights";
import { FIBER_FAMILIES } from "@dupewise/ui/fiber-families";
import type { FiberFamily } from "@dupewise/ui/fibers";
import { FIBER_TEXT_CLASSES } from "@dupewise/ui/weaves";
import { ChartWithTable } from "./chart-with-table.tsx";
import {
  FAMILY_ORDER,
  type MaterialMonth,
  groupMaterialsByMonth,
  formatMonth,
  computeMaterialShare,
} from "./material-months.ts";

/** Renders a chart of the alternatives' materials, one column per month and one color per fiber family. */
export function MaterialsChart({ materials }: { materials: Insights["materials"] }) {
  const months = groupMaterialsByMonth(materials);
  const used = new Set(months.flatMap((month) => month.families.map(({ family }) => family)));
  const families = FAMILY_ORDER.filter((family) => used.has(family));
  return (
    <ChartWithTable
      title="Materials over time"
      about={
        months.length === 0
          ? "What your alternatives are made of. So far, none of them list their materials."
          : "The share of each fiber family in your alternatives, month by month. Materials listed without percentages count equally."
      }
      columns={["Month", "Material", "Share per month", "Comparisons"]}
      rows={materials.map((entry) => [
        formatMonth(entry.month),
        entry.material,
        `${Math.round(
          100 *
            computeMaterialShare(
              [entry],
              materials.filter(({ month }) => month === entry.month),
            ),
        )}%`,
        entry.comparisons,
      ])}
    >
      <ul className="mb-5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {families.map((family) => (
          <li key={family} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`size-3 rounded-sm bg-current forced-color-adjust-none ${FIBER_TEXT_CLASSES[family]}`}
            />
            {FIBER_FAMILIES[family]}
          </li>
        ))}
      </ul>
      <ol className="flex gap-2 sm:gap-4">
        {months.map((month) => (
          <li key={month.month} className="min-w-0 max-w-24 grow basis-0 text-center">
            <Column month={month} />
            <span className="mt-2 block text-xs text-soft">{formatMonth(month.month)}</span>
          </li>
        ))}
      </ol>
    </ChartWithTable>
  );
}

function Column({ month: { families } }: { month: MaterialMonth }) {
  const words = families.map(({ family, share }) => `${FIBER_FAMILIES[family]} ${Math.round(share * 100)}%`).join(", ");
  return (
    <svg role="img" aria-label={words} className="h-52 w-full">
      <title>{words}</title>
      {stackShares(families).map(({ family, top, share }) => (
        <rect
          key={family}
          y={`${top * 100}%`}
          width="100%"
          height={`${Math.max(share * 100 - 0.6, 0.4)}%`}
          rx="2"
          fill="currentColor"
          className={FIBER_TEXT_CLASSES[family]}
        />
      ))}
    </svg>
  );
}

/** Returns each share with the position of its top edge. */
function stackShares(families: MaterialMonth["families"]): { family: FiberFamily; share: number; top: number }[] {
  let top = 0;
  return families.map(({ family, share }) => {
    const placed = { family, share, top };
    top += share;
    return placed;
  });
}

import type { Insights } from "@dupewise/domain/comparison/insights";
import { type FibreFamily, FIBRE_FAMILIES, fibreFamily } from "@dupewise/ui/fibres";

export interface MaterialMonth {
  /** "2026-03". */
  month: string;
  /** Shares of the month's materials by family, 0–1, in the order of the families; they add up to 1. */
  families: { family: FibreFamily; share: number; comparisons: number }[];
}

/** As the families are stacked and named. */
export const FAMILY_ORDER = Object.keys(FIBRE_FAMILIES).filter((key): key is FibreFamily => key in FIBRE_FAMILIES);

/** What the alternatives of each month are made of, oldest month first. */
export function materialMonths(materials: Insights["materials"], months: number): MaterialMonth[] {
  const byMonth = Map.groupBy(materials, ({ month }) => month);
  return [...byMonth]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(-months)
    .map(([month, entries]) => {
      const all = entries.reduce((sum, { comparisons }) => sum + comparisons, 0);
      const families = FAMILY_ORDER.flatMap((family) => {
        const comparisons = entries
          .filter(({ material }) => fibreFamily(material) === family)
          .reduce((sum, entry) => sum + entry.comparisons, 0);
        return comparisons > 0 ? [{ family, share: comparisons / all, comparisons }] : [];
      });
      return { month, families };
    });
}

/** "Mar 2026" of "2026-03". */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

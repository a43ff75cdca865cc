import type { Insights } from "@dupewise/domain/comparison/insights";
import { FIBER_FAMILIES } from "@dupewise/ui/fiber-families";
import { type FiberFamily, findFiberFamily } from "@dupewise/ui/fibers";

export interface MaterialMonth {
  /** The month: "2026-03". */
  month: string;
  /** The month's composition by family, 0–1, in the order of the families; adds up to 1. */
  families: { family: FiberFamily; share: number }[];
}

/** The fiber families in the order in which charts show them. */
export const FAMILY_ORDER = Object.keys(FIBER_FAMILIES).filter((key): key is FiberFamily => key in FIBER_FAMILIES);

/** Groups the materials of the alternatives by month, oldest first, and computes the share of each fiber family. */
export function groupMaterialsByMonth(materials: Insights["materials"]): MaterialMonth[] {
  return [...Map.groupBy(materials, ({ month }) => month)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([month, entries]) => {
      const families = FAMILY_ORDER.flatMap((family) => {
        const share = computeMaterialShare(
          entries.filter(({ material }) => findFiberFamily(material) === family),
          entries,
        );
        return share > 0 ? [{ family, share }] : [];
      });
      return { month, families };
    });
}

type Entries = Insights["materials"];

/** Computes `some` of a month's materials as a share of `all` of them, 0–1. Returns 0 if there are none. */
export function computeMaterialShare(some: Entries, all: Entries): number {
  const pieces = (entries: Entries) => entries.reduce((sum, entry) => sum + entry.pieces, 0);
  return pieces(all) > 0 ? pieces(some) / pieces(all) : 0;
}

/** Formats a month: "Mar 2026" for "2026-03". */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

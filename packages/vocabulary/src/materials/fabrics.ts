import { type FabricEntry, FABRICS, NON_FABRIC_PHRASES } from "./fabrics.data.ts";
import { COMPOUND_FABRICS } from "./fabric-compounds.ts";
import { fiberSimilarity } from "./fibers.ts";
import type { Garment } from "../garments/garments.ts";
import { createNameFinder } from "../text/named-values.ts";

/** Finds every non-negated fabric in the text, in order. */
export const findFabrics = createNameFinder([...FABRICS, ...COMPOUND_FABRICS], NON_FABRIC_PHRASES);

/** The weight of the weave or knit in the similarity of two materials, 0–1. The fibers have the remaining weight. */
export const FABRIC_SHARE = 0.35;

const BY_NAME = new Map(FABRICS.map((fabric) => [fabric.name, fabric]));
const SAME_KIND = 0.45;
const OTHER_KIND = 0.1;
/** Such a fabric is so visible that a page that doesn't mention it most likely doesn't have it. */
const UNLIKE_ITS_FIBER = new Set<FabricEntry["kind"]>(["pile", "sheer", "smooth", "woollen"]);
const MARKED = 0.6;

/**
 * Returns true when the name of a fabric says something about this kind of product. Returns false for denim on jeans,
 * because all jeans are made of denim.
 */
export function isFabricInformative({ family }: Garment, name: string): boolean {
  return !(BY_NAME.get(name)?.given?.includes(family) ?? false);
}

/** Returns true when two fabrics are made in the same way: jersey and ribbed knit are both knitted. */
export function haveSameConstruction(a: string, b: string): boolean {
  return BY_NAME.get(a)?.kind === BY_NAME.get(b)?.kind;
}

/**
 * Returns the similarity of two fabrics, 0–1, depending on whether they are the same, related ("corduroy" and "velvet")
 * or different.
 */
export function fabricSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  return haveSameConstruction(a, b) ? SAME_KIND : OTHER_KIND;
}

/**
 * Returns the similarity (0–1) between a fabric and a material made of the given fiber, based on the fibers that the
 * fabric is usually made of.
 */
export function fabricFiberSimilarity(fabric: string, fiber: string): number {
  const { fibers = "", kind } = BY_NAME.get(fabric) ?? {};
  const nearest = Math.max(0, ...fibers.split(", ").map((usual) => fiberSimilarity(usual, fiber)));
  return nearest * (kind !== undefined && UNLIKE_ITS_FIBER.has(kind) ? MARKED : 1);
}

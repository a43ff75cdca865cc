import { cutAttributeWithValue } from "../details/cuts.ts";
import { DETAILS } from "../details/details.data.ts";
import { canHaveDetail } from "../details/details.ts";
import { FABRICS } from "../materials/fabrics.data.ts";
import { type Garment, garmentOf } from "../garments/garments.ts";
import { PATTERNS } from "../details/patterns.data.ts";
import { ACCESSORY_LINES } from "./accessories.data.ts";
import { ACTIVEWEAR_LINES } from "./activewear.data.ts";
import { BAG_LINES } from "./bags.data.ts";
import { BOOT_LINES } from "./boots.data.ts";
import { CLOTHING_LINES } from "./clothing.data.ts";
import { KIND_ONLY_LINES } from "./further.data.ts";
import { JEWELRY_LINES } from "./jewelry.data.ts";
import type { LineEntry, MakerLines } from "./line.ts";
import { OUTERWEAR_LINES } from "./outerwear.data.ts";
import { parseKindOnlyLines } from "./parse-further-lines.ts";
import { SANDAL_LINES } from "./sandals.data.ts";
import { SHOE_LINES } from "./shoes.data.ts";
import { SNEAKER_LINES } from "./sneakers.data.ts";
import { WATCH_LINES } from "./watches.data.ts";

export const MAKER_LINES: readonly MakerLines[] = [
  ...BAG_LINES,
  ...WATCH_LINES,
  ...JEWELRY_LINES,
  ...SNEAKER_LINES,
  ...SHOE_LINES,
  ...BOOT_LINES,
  ...SANDAL_LINES,
  ...ACTIVEWEAR_LINES,
  ...OUTERWEAR_LINES,
  ...CLOTHING_LINES,
  ...ACCESSORY_LINES,
  ...parseKindOnlyLines(KIND_ONLY_LINES),
];

/** One trait of a line's signature, with the table that defines it. */
export type Trait =
  | { of: "cut"; attribute: string; name: string }
  | { of: "detail"; name: string }
  | { of: "pattern"; name: string }
  | { of: "fabric"; name: string };

const NAMES = {
  detail: new Set(DETAILS.map(({ name }) => name)),
  pattern: new Set(PATTERNS.map(({ name }) => name)),
  fabric: new Set(FABRICS.map(({ name }) => name)),
};

/**
 * Resolves the name of a trait to the attribute, detail, pattern or fabric that it means for a kind of product. Returns
 * undefined if that kind can't have the trait.
 */
export function resolveTrait(garment: Garment, name: string): Trait | undefined {
  const attribute = cutAttributeWithValue(garment, name);
  if (attribute !== undefined) return { of: "cut", attribute, name };
  if (NAMES.detail.has(name) && canHaveDetail(garment.group, name)) return { of: "detail", name };
  if (NAMES.pattern.has(name)) return { of: "pattern", name };
  return NAMES.fabric.has(name) ? { of: "fabric", name } : undefined;
}

/** Returns the signature of a line: the traits that all of its products have. */
export function signatureOf({ kind, has }: Pick<LineEntry, "kind" | "has">): Trait[] {
  const garment = garmentOf(kind);
  return garment ? splitList(has).flatMap((name) => resolveTrait(garment, name) ?? []) : [];
}

/** Splits a list of names separated by commas. Returns an empty array for undefined and "". */
export function splitList(names: string | undefined): string[] {
  return names === undefined || names === "" ? [] : names.split(", ");
}

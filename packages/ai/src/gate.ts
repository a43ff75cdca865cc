import type { Garment } from "@dupewise/vocabulary/garments";
import type { Attributes, Audience } from "./attributes.ts";

const UNKNOWN_CATEGORY = 0.5;
const OTHER_GROUP = 0.12;

/** What the category alone allows: 1 for the same type, about 0.1 for goods of another group. */
export function categoryGate(a: Garment | undefined, b: Garment | undefined): number {
  if (!a || !b) return UNKNOWN_CATEGORY;
  if (a.type === b.type) return 1;
  if (a.family === b.family) return 0.9;
  if (a.group === b.group) return 0.6;
  return OTHER_GROUP;
}

/** What the wearer allows: 1 unless both sides say and differ. */
export function audienceGate(a: Audience | undefined, b: Audience | undefined): number {
  if (!a || !b) return 1;
  const age = a.child === b.child ? 1 : 0.85;
  const apart = a.gender !== b.gender && a.gender !== "unisex" && b.gender !== "unisex" && sex(a) !== sex(b);
  return age * (apart ? 0.85 : 1);
}

function sex({ gender }: Audience): "male" | "female" | "any" {
  if (gender === "unisex") return "any";
  return gender === "men" || gender === "boys" ? "male" : "female";
}

export function gateOf(a: Attributes, b: Attributes): number {
  return categoryGate(a.garment?.value, b.garment?.value) * audienceGate(a.audience?.value, b.audience?.value);
}

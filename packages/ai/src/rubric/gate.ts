import type { Garment } from "@dupewise/vocabulary/garments/garments";
import { areFleeces } from "../facts/fleece.ts";
import type { ProductFacts, Audience } from "../facts/product-facts.ts";
import { FAMILY_GATES, GENERAL_TYPES, GROUP_GATES, TYPE_GATES } from "./kind-gates.data.ts";

const SAME_FAMILY = 0.9;
/** A glasses case is no watch strap, though both are parts. */
const OTHER_PART = 0.15;
const GENERAL = 0.93;
const SAME_GROUP = 0.48;
const OTHER_GROUP = 0.08;
const UNKNOWN_KIND = 0.32;

const GATES = new Map<string, number>();
for (const [a, b, gate] of [...TYPE_GATES, ...FAMILY_GATES, ...GROUP_GATES]) {
  GATES.set(`${a}|${b}`, gate);
  GATES.set(`${b}|${a}`, gate);
}

/**
 * Returns the factor by which a difference in kind lowers a score, from 1 for the same type to about 0.1 for unrelated
 * groups. It is 0.32 when either kind is unknown.
 */
export function garmentGate(a: Garment | undefined, b: Garment | undefined): number {
  if (!a || !b) return UNKNOWN_KIND;
  if (a.type === b.type) return 1;
  const types = GATES.get(`${a.type}|${b.type}`);
  if (types !== undefined) return types;
  if (a.family === b.family) return a.family === "parts" ? OTHER_PART : SAME_FAMILY;
  if (isGeneralOf(a, b) || isGeneralOf(b, a)) return GENERAL;
  const families = GATES.get(`${a.family}|${b.family}`);
  if (families !== undefined) return families;
  if (a.group === b.group) return SAME_GROUP;
  return GATES.get(`${a.group}|${b.group}`) ?? OTHER_GROUP;
}

/** The gate between two fleeces, one with a full zip and one without. */
const FLEECE = 0.95;

/** Returns the factor by which the difference in kind of two products lowers their score, as `garmentGate` does. */
export function kindGate(a: ProductFacts, b: ProductFacts): number {
  return areFleeces(a, b) ? FLEECE : garmentGate(a.garment?.value, b.garment?.value);
}

/** The certainty of a kind that a name, a label, a known line or a sentence about the product states. */
const STATED = 0.66;
/** The gate below which one kind is no substitute for another. */
const UNLIKE = 0.6;

/**
 * Returns both sides' facts, without doubtful kinds. A kind that a text only suggests or mentions may be that of
 * something next to the product, so two unlike kinds are then unknown rather than different.
 */
export function withoutDoubtfulKinds(a: ProductFacts, b: ProductFacts): readonly [ProductFacts, ProductFacts] {
  if (!isDoubtful(a) && !isDoubtful(b)) return [a, b];
  const settled = (side: ProductFacts): ProductFacts => (isDoubtful(side) ? { ...side, garment: null } : side);
  return kindGate(a, b) < UNLIKE ? [settled(a), settled(b)] : [a, b];
}

const isDoubtful = ({ garment }: ProductFacts): boolean => garment !== null && garment.certainty < STATED;

/** "shoes" may include "loafers", for example. */
function isGeneralOf({ type }: Garment, { group }: Garment): boolean {
  return GENERAL_TYPES[type]?.includes(group) ?? false;
}

/**
 * Returns the factor by which a difference in audience lowers a score: 1 unless both audiences are known and differ.
 */
export function audienceGate(a: Audience | undefined, b: Audience | undefined): number {
  if (!a || !b) return 1;
  const age = a.child === b.child ? 1 : 0.85;
  return age * (opposite(a, b) ? 0.85 : 1);
}

function opposite(a: Audience, b: Audience): boolean {
  return a.gender !== "unisex" && b.gender !== "unisex" && isMale(a) !== isMale(b);
}

function isMale({ gender }: Audience): boolean {
  return gender === "men" || gender === "boys";
}

/** The gate (0–1) that applies when only one of two products is a pack, or a single earring. */
export const PACK_GATE = 0.95;

const PACK_TYPES = ["pack", "single"] as const;
/** Whether a product is sold as a pack of several, or singly where others sell a pair. */
export type PackType = (typeof PACK_TYPES)[number];

/** Returns whether a product is sold as a pack or as a single earring, or undefined if it is neither. */
export function packTypeOf({ details, garment }: ProductFacts): PackType | undefined {
  const packType = PACK_TYPES.find((name) => details.some(({ value }) => value === name));
  return packType === "single" && garment?.value.type !== "earrings" ? undefined : packType;
}

/**
 * Returns the factor by which differences in audience and in pack size lower a score: 1 when neither is known to
 * differ.
 */
export function audienceAndPackGate(a: ProductFacts, b: ProductFacts): number {
  return audienceGate(a.audience?.value, b.audience?.value) * (packTypeOf(a) === packTypeOf(b) ? 1 : PACK_GATE);
}

import { type PartRole, PARTS } from "./parts.data.ts";

export type { PartRole } from "./parts.data.ts";

/**
 * Returns the role of a part, given its name from `parseComposition`: "lining" for "hood lining". An unknown or missing
 * part counts as the shell.
 */
export function partRole(part: string | undefined): Exclude<PartRole, "piece"> {
  if (part === undefined) return "shell";
  for (const word of part.split(" ").toReversed()) {
    const role = roleOf(word);
    if (role !== undefined && role !== "piece") return role;
  }
  return "shell";
}

/** Returns true when a part is a separate garment of a set: "top", "hat". */
export function isPiece(part: string): boolean {
  return roleOf(part) === "piece";
}

/** Kinds of cloth that are parts only under a label: "100% cotton denim" is cotton all over. */
const ONLY_LABELED = new Set(["knit", "woven", "satin", "denim", "pile", "mesh", "lace"]);

/**
 * Returns true when a word after the shares can name the part that they describe, as in "100% polyester lining".
 * Returns false for a fabric, as in "100% cotton denim", because it describes the whole product.
 */
export function canFollowShares(part: string): boolean {
  return !ONLY_LABELED.has(part);
}

function roleOf(name: string): PartRole | undefined {
  return Object.hasOwn(PARTS, name) ? PARTS[name]?.role : undefined;
}

/**
 * Joins the parts that a label names into one part name, in any order: "lining" and "hood" become "hood lining",
 * "shell" and "lining" become "lining". Returns undefined for an empty list.
 */
export function joinParts(names: readonly string[]): string | undefined {
  const unique = [...new Set(names)];
  const telling = unique.filter(
    (name) => name !== "shell" || unique.every((other) => other === name || isPiece(other)),
  );
  const pieces = telling.filter(isPiece);
  const rest = telling.filter((name) => !isPiece(name));
  // The part that says most about the role comes last: "hood lining", not "lining hood".
  rest.sort((one, other) => rank(one) - rank(other));
  const joined = [...pieces, ...rest].join(" ");
  return joined === "" ? undefined : joined;
}

function rank(name: string): number {
  return ["trim", "shell", "sole", "fill", "lining"].indexOf(partRole(name));
}

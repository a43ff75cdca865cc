import { DomainError } from "@dupewise/domain/errors";
import type { ManualFacts } from "@dupewise/domain/comparison/manual-facts";
import { parsePrice } from "@dupewise/domain/money/parse-price";
import type { CompositionItem } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import type { Kinds } from "../context.ts";

type Materials = Pick<ManualFacts, "materials" | "composition">;

const MOST_MATERIALS = 20;
const LONGEST_NAME = 60;
const SHARE = /^(\d{1,3}(?:[.,]\d+)?)\s*%\s*(?:of\s+)?(.+)$|^(.+?)\s*:?\s*(\d{1,3}(?:[.,]\d+)?)\s*%$/u;

/**
 * Parses the materials that the shopper entered: as shares if the text states any, otherwise as a list of names. Keeps
 * unknown names as entered, because the shopper has the label at hand. Throws `validation_failed` if the text can't be
 * a list of materials.
 */
export function parseMaterials(text: string, path: string): Materials {
  const line = text.replace(/[^\S\n]+/g, " ");
  const pieces = line.split(/[,;\n]| and /).flatMap((piece) => piece.trim() || []);
  const shares = pieces.map(readShare);
  const listed = shares.every((share) => share !== null) ? shares : [];
  const composition = listed.length > 0 ? listed : parseComposition(text);
  const materials = composition.length > 0 ? composition.map(({ material }) => material) : pieces.map(nameOf);
  const unreadable = materials.some(
    (name) => !/\p{L}{2}/u.test(name) || name.length > LONGEST_NAME || /\d\s*%/.test(name),
  );
  if (materials.length === 0 || materials.length > MOST_MATERIALS || unreadable) {
    throwInvalid(path, "We couldn't read the materials. Enter them like this: 70% Cotton, 30% Recycled Polyester");
  }
  return { materials: [...new Set(materials)], composition };
}

/** Returns the text unchanged if it contains a price. Throws `validation_failed` otherwise. */
export function validatePrice(text: string, path: string): string {
  if (parsePrice(text).amount === null) throwInvalid(path, "Enter the price as an amount, like $89.99");
  return text;
}

/** Returns the text unchanged if it contains a letter or digit. Throws `validation_failed` otherwise. */
export function validateName(text: string, path: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) throwInvalid(path, "Enter a name");
  return text;
}

/** Returns the text unchanged if it contains at least one word. Throws `validation_failed` otherwise. */
export function validateDetails(text: string, path: string): string {
  if (!/\p{L}{2}/u.test(text)) throwInvalid(path, "Describe it in words, such as “navy” or “knee length”");
  return text;
}

/** Returns the kind of product that the shopper's words name. Throws `validation_failed` if they don't name one. */
export function parseKind(text: string, path: string, { findByName }: Kinds): string {
  return findByName(text) ?? throwInvalid(path, "Say what it is in a word or two, such as “sandals” or “shoulder bag”");
}

function readShare(piece: string): CompositionItem | null {
  const [, before, name, otherName, after] = SHARE.exec(piece) ?? [];
  const material = name ?? otherName;
  const percentage = Number((before ?? after ?? "").replace(",", "."));
  if (material === undefined || /[%:]/.test(material) || !(percentage > 0 && percentage <= 100)) return null;
  return { material: nameOf(material), percentage };
}

const nameOf = (name: string) => canonicalFiber(name) ?? name.trim().toLowerCase();

function throwInvalid(path: string, message: string): never {
  throw new DomainError("validation_failed", message, { issues: [{ path, message }] });
}

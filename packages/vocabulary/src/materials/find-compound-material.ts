import { COMPOUND_FABRICS, COMPOUND_FIBERS } from "./find-compound-material.data.ts";
import type { Group } from "../garments/families.data.ts";
import { findProductNoun } from "../garments/garments.ts";
import type { Language } from "../text/language.ts";
import { memoizeWord } from "../text/memoize.ts";
import { tokenize } from "../text/tokenize.ts";

/** The material that a compound names: a fiber by its canonical name, or a fabric. */
export interface CompoundMaterial {
  language: Language;
  /** The group of the product that the compound names. */
  group: Group;
  fiber?: string;
  fabric?: string;
}

const MATERIALS = new Map<string, Pick<CompoundMaterial, "fiber" | "fabric">>();
for (const names of Object.values(COMPOUND_FIBERS)) index(names, (fiber) => ({ fiber }));
for (const names of Object.values(COMPOUND_FABRICS)) index(names, (fabric) => ({ fabric }));

const START = 3;
const STARTS = new Set([...MATERIALS.keys()].map((word) => word.slice(0, START)));
const PREFIX = new RegExp(`^(${[...MATERIALS.keys()].toSorted((a, b) => b.length - a.length).join("|")})(.{3,})$`);
const LINKING = /^[ns]/;

/**
 * Returns the material at the start of a compound word, and the word's language: leather and German for "lederjacke".
 * Returns null for any other word.
 */
export const findCompoundMaterial: (form: string) => CompoundMaterial | null = memoizeWord(readCompound);

function readCompound(form: string): CompoundMaterial | null {
  if (!STARTS.has(form.slice(0, START))) return null;
  const [, prefix = "", goods = ""] = PREFIX.exec(form) ?? [];
  const noun = findProductNoun(goods) ?? (LINKING.test(goods) ? findProductNoun(goods.slice(1)) : undefined);
  return noun ? { language: noun.language, group: noun.garment.group, ...MATERIALS.get(prefix) } : null;
}

/**
 * Returns the fiber of a compound that names a product of this group or, if no group is given, of any group. Returns
 * undefined for any other word.
 */
export function findCompoundFiber(form: string, group: Group | undefined): string | undefined {
  const compound = findCompoundMaterial(form);
  return group === undefined || compound?.group === group ? compound?.fiber : undefined;
}

/**
 * Returns the fiber or fabric that the first part of a compound names: cashmere for "kaschmir" in "Kaschmirfutter".
 * Returns undefined if it names none.
 */
export function materialOfPrefix(prefix: string): string | undefined {
  const named = MATERIALS.get(prefix);
  return named?.fiber ?? named?.fabric;
}

function index(
  names: Readonly<Record<string, string>>,
  materialOf: (name: string) => Pick<CompoundMaterial, "fiber" | "fabric">,
): void {
  for (const [name, words] of Object.entries(names))
    for (const word of words.split(", "))
      for (const { form } of tokenize(word)) if (!MATERIALS.has(form)) MATERIALS.set(form, materialOf(name));
}

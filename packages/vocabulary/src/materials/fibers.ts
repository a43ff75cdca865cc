import {
  LIKENESS_ACROSS_FAMILIES,
  DEFAULT_LIKENESS_ACROSS_FAMILIES,
  KINDS_OF_LEATHER,
  MATERIAL_LIKENESS,
  UNSPECIFIED_LIKENESS,
  VARIANT_LIKENESS,
  LIKENESS_WITHIN_FAMILY,
  DEFAULT_LIKENESS_WITHIN_FAMILY,
} from "./fiber-likeness.data.ts";
import { QUALIFIER_WORDS } from "../composition/words.data.ts";
import { foldPhrase } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { FIBERS_OF_FABRIC_COMPOUNDS } from "./fabric-compounds.ts";
import { FIBER_NAMES } from "./fiber-names.data.ts";
import { FAMILY_TRAITS, FIBERS, type FiberEntry, type FiberFamily, type FiberTraits, SOURCES } from "./fibers.data.ts";

type Qualifier = keyof typeof QUALIFIER_WORDS;

/** The name for the remainder of a blend when only some of its fibers are stated. */
export const OTHER_FIBERS = "other fibres";

/** What a shopper may want to know about a material. Ratings run from 1 (low) to 5 (high). */
export interface Fiber extends Omit<FiberTraits, "sources"> {
  /** Canonical English name: "recycled polyester". */
  readonly name: string;
  /** The name without "recycled" or "organic". */
  readonly base: string;
  readonly family: FiberFamily;
  readonly recycled: boolean;
  readonly organic: boolean;
  readonly sources: readonly string[];
}

/** The number of materials to memoize. Most products use only a few names. */
const MAX_MEMOIZED = 200;

/** Fibers that are farmed, so that "organic" says something about them. */
const FARMED: readonly FiberFamily[] = ["seed", "bast", "wool", "fine hair", "silk"];

const CANONICAL: ReadonlyMap<string, string> = buildNames();

const QUALIFIED: ReadonlyMap<string, Qualifier> = buildQualifiers();

/** The words that a material's name may begin with. */
const FIRST_WORDS = new Set([...CANONICAL.keys(), ...QUALIFIED.keys()].map((words) => words.split(" ", 1)[0]));

function buildQualifiers(): Map<string, Qualifier> {
  const words = new Map<string, Qualifier>();
  for (const qualifier of ["recycled", "organic"] as const)
    for (const list of Object.values(QUALIFIER_WORDS[qualifier]))
      for (const word of list.split(", ")) words.set(foldPhrase(word), qualifier);
  return words;
}

const FIBER_PAIRS = byPair(MATERIAL_LIKENESS);
const FAMILY_PAIRS = byPair(LIKENESS_ACROSS_FAMILIES);

function buildNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, languages] of Object.entries(FIBER_NAMES)) {
    names.set(foldPhrase(name), name);
    for (const list of Object.values(languages))
      for (const alias of list.split(", ")) names.set(foldPhrase(alias), name);
  }
  for (const [word, fiber] of FIBERS_OF_FABRIC_COMPOUNDS)
    if (!names.has(foldPhrase(word))) names.set(foldPhrase(word), fiber);
  return names;
}

/** Returns a map from every known name of a material, in folded form, to its canonical name. */
export function fiberNames(): ReadonlyMap<string, string> {
  return CANONICAL;
}

/**
 * Returns the canonical English name of a material, given its name in any language, a trade name or a common
 * misspelling. Keeps "recycled" and "organic": "recycled polyamide" for "Recycled Nylon". Returns null for an unknown
 * name. The names are in fiber-names.data.ts.
 */
export const canonicalFiber: (name: string) => string | null = memoize(findCanonical, MAX_MEMOIZED);

/** Returns false for a word that can't begin the name of a material, which is true of nearly all words. */
export function mayBeginFiber(word: string): boolean {
  const [first = ""] = foldPhrase(word).split(" ", 1);
  return first === "" || FIRST_WORDS.has(first);
}

/** A color and a weave in German that are fur in Finnish and copper in Dutch without their accents. */
const OTHER_WORDS: ReadonlySet<string> = new Set(["türkis", "köper"]);

function findCanonical(name: string): string | null {
  if (OTHER_WORDS.has(name.toLowerCase())) return null;
  let words = foldPhrase(name).split(" ");
  if (!FIRST_WORDS.has(words[0])) return null;
  const found = new Set<Qualifier>();
  for (let i = 0; i < 3; i++) {
    const known = CANONICAL.get(words.join(" "));
    if (known !== undefined) return qualifyFiber(known, found.has("recycled"), found.has("organic"));
    const stripped = stripQualifier(words);
    if (!stripped) return null;
    found.add(stripped.qualifier);
    words = stripped.rest;
  }
  return null;
}

/** Takes one "recycled" or "organic" of up to three words off either end. */
function stripQualifier(words: readonly string[]): { qualifier: Qualifier; rest: string[] } | null {
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    const leading = QUALIFIED.get(words.slice(0, length).join(" "));
    if (leading) return { qualifier: leading, rest: words.slice(length) };
    const trailing = QUALIFIED.get(words.slice(-length).join(" "));
    if (trailing) return { qualifier: trailing, rest: words.slice(0, -length) };
  }
  return null;
}

/**
 * Adds "recycled" or "organic" to the name of a fiber: "recycled polyester". Omits "organic" for fibers that can't be
 * organic.
 */
export function qualifyFiber(base: string, recycled: boolean, organic: boolean): string {
  if (recycled) return `recycled ${baseFiber(base)}`;
  const entry = entryOf(base);
  return organic && entry && FARMED.includes(entry.family) ? `organic ${base}` : base;
}

/** Removes "recycled" or "organic" from the name of a fiber: "polyester" for "recycled polyester". */
export function baseFiber(name: string): string {
  return name.replace(/^(?:recycled|organic) /, "");
}

/**
 * Returns the fiber that another is a variant of ("wool" for "merino wool", "cashmere" for "baby cashmere"), or the
 * fiber itself if it is not a variant.
 */
export function plainFiber(name: string): string {
  return baseFiber(name).replace(/^(?:merino|baby) /, "");
}

/** Returns "leather" for a special kind of leather, such as shell cordovan, and any other material's name unchanged. */
export const plainLeather = (name: string): string => (KINDS_OF_LEATHER.has(name) ? "leather" : name);

/** Returns the facts about a material, given any of its names, or null when it is unknown. */
export const fiberByName: (name: string) => Fiber | null = memoize(describe, MAX_MEMOIZED);

function describe(name: string): Fiber | null {
  const canonical = canonicalFiber(name);
  const base = canonical === null ? null : baseFiber(canonical);
  const entry = base === null ? undefined : entryOf(base);
  if (canonical === null || base === null || entry === undefined) return null;
  const recycled = canonical.startsWith("recycled ");
  const organic = canonical.startsWith("organic ");
  const traits = { ...FAMILY_TRAITS[entry.family], ...entry };
  return {
    ...traits,
    name: canonical,
    base,
    recycled,
    organic,
    footprint: Math.max(1, traits.footprint - (recycled ? 2 : organic ? 1 : 0)),
    description:
      traits.description +
      (recycled ? " This one is made from recycled material." : organic ? " This one is organically grown." : ""),
    sources: traits.sources.map((key) => SOURCES[key]),
  };
}

/** Returns the canonical names of all materials, without recycled and organic variants. */
export function allMaterials(): string[] {
  return Object.keys(FIBERS);
}

/** Returns the family of the material with this canonical name, or null if there is none. */
export function familyOf(name: string): FiberFamily | null {
  return entryOf(baseFiber(name))?.family ?? null;
}

function entryOf(base: string): FiberEntry | undefined {
  return Object.hasOwn(FIBERS, base) ? FIBERS[base] : undefined;
}

/**
 * Returns how well one material can replace another, 0–1: 1 for the same material under any name, 0.95 for its recycled
 * or organic variant, and less across families. An unknown material is similar only to itself. Symmetric. The figures
 * are in fiber-likeness.data.ts.
 */
export function fiberSimilarity(a: string, b: string): number {
  const one = canonicalFiber(a) ?? a;
  const other = canonicalFiber(b) ?? b;
  const [base, otherBase] = [baseFiber(one), baseFiber(other)];
  const sameVariant = one.slice(0, -base.length) === other.slice(0, -otherBase.length);
  return (sameVariant ? 1 : VARIANT_LIKENESS) * baseSimilarity(base, otherBase);
}

function baseSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const family = familyOf(one);
  const otherFamily = familyOf(other);
  if (family === null || otherFamily === null) return 0;
  const exact = FIBER_PAIRS.get(keyOf(one, other)) ?? FIBER_PAIRS.get(keyOf(plainLeather(one), plainLeather(other)));
  if (exact !== undefined) return exact;
  if (family === otherFamily) return LIKENESS_WITHIN_FAMILY[family] ?? DEFAULT_LIKENESS_WITHIN_FAMILY;
  if (family === "unspecified" || otherFamily === "unspecified") return UNSPECIFIED_LIKENESS;
  return FAMILY_PAIRS.get(keyOf(family, otherFamily)) ?? DEFAULT_LIKENESS_ACROSS_FAMILIES;
}

function byPair(pairs: readonly (readonly [string, string, number])[]): ReadonlyMap<string, number> {
  return new Map(pairs.map(([one, other, likeness]) => [keyOf(one, other), likeness]));
}

function keyOf(one: string, other: string): string {
  return one < other ? `${one}|${other}` : `${other}|${one}`;
}

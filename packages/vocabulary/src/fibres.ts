import { foldPhrase } from "./fold.ts";
import { FIBRE_NAMES } from "./fibres-names.data.ts";
import { FAMILY_TRAITS, FIBRES, type FibreEntry, type FibreFamily, type FibreTraits, SOURCES } from "./fibres.data.ts";

/** What a shopper should know about a material. Ratings run from 1 (little) to 5 (much). */
export interface Fibre extends Omit<FibreTraits, "sources"> {
  /** Canonical English name: "recycled polyester". */
  readonly name: string;
  /** The name without "recycled" or "organic". */
  readonly base: string;
  readonly family: FibreFamily;
  readonly recycled: boolean;
  readonly organic: boolean;
  readonly sources: readonly string[];
}

/** Fibres that are farmed, so that "organic" says something about them. */
const FARMED: readonly FibreFamily[] = ["seed", "bast", "wool", "fine hair", "silk"];

const CANONICAL: ReadonlyMap<string, string> = buildNames();

function buildNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, languages] of Object.entries(FIBRE_NAMES)) {
    names.set(foldPhrase(name), name);
    for (const list of Object.values(languages))
      for (const alias of list.split(", ")) names.set(foldPhrase(alias), name);
  }
  return names;
}

/** Every known name, folded, with its canonical one. */
export function fibreNames(): ReadonlyMap<string, string> {
  return CANONICAL;
}

/**
 * The canonical English name of a material, whatever the language, trade name or commoner misspelling; "recycled"
 * and "organic" are kept ("Recycled Nylon" → "recycled polyamide"). Null when it is not known.
 * Source of the names: fibres-names.data.ts.
 */
export function canonicalFibre(name: string): string | null {
  const folded = foldPhrase(name);
  const known = CANONICAL.get(folded);
  if (known !== undefined) return known;
  const [, qualifier, rest] = /^(recycled|organic) (.+)$/.exec(folded) ?? [];
  const base = rest === undefined ? undefined : CANONICAL.get(rest);
  return base === undefined ? null : qualifyFibre(base, qualifier === "recycled", qualifier === "organic");
}

/** "polyester", recycled → "recycled polyester". Organic is left out where it can't be meant. */
export function qualifyFibre(base: string, recycled: boolean, organic: boolean): string {
  if (recycled && !base.startsWith("recycled ")) return `recycled ${base}`;
  const entry = entryOf(base);
  return organic && entry && FARMED.includes(entry.family) && !base.startsWith("organic ") ? `organic ${base}` : base;
}

/** "recycled polyester" → "polyester". */
export function baseFibre(name: string): string {
  return name.replace(/^(?:recycled|organic) /, "");
}

/** What is known of a material, by any of its names; null when it is not known. */
export function describeFibre(name: string): Fibre | null {
  const canonical = canonicalFibre(name);
  const base = canonical === null ? null : baseFibre(canonical);
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

/** The canonical names of all materials, without their recycled and organic variants. */
export function allFibres(): string[] {
  return Object.keys(FIBRES);
}

export function familyOf(name: string): FibreFamily | null {
  return entryOf(baseFibre(name))?.family ?? null;
}

function entryOf(base: string): FibreEntry | undefined {
  return Object.hasOwn(FIBRES, base) ? FIBRES[base] : undefined;
}

import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import type { StyleProfile, Trait } from "@dupewise/domain/account/style-profile";
import { extractFacts } from "../facts/extract-facts.ts";
import { profilePrices } from "./prices.ts";
import { profileTips } from "./tips.ts";

/** A trait that was seen less often says more about chance than about a person. */
const FEWEST = 3;
const MOST_OF_A_KIND = 5;
/** After this a comparison weighs half, so that a profile follows a changing taste. */
const HALF_LIFE_DAYS = 90;
const DAY_MS = 86_400_000;

type Kind = Trait["kind"];

/**
 * A style profile counted from somebody's comparisons, newest first. Pure; nothing is shown that was seen in fewer than
 * three of them. Confidence grows with how many there are, and with how many of them the profile speaks for.
 */
export function writeStyleProfile(comparisons: readonly Comparison[]): StyleProfile {
  const named = nameTraits(comparisons);
  const traits = countTraits(named);
  const names = (kind: Kind) => traits.flatMap((trait) => (trait.kind === kind ? trait.name : []));
  const prices = profilePrices(comparisons);
  const scores = comparisons.flatMap(({ result }) => result.similarityScore ?? []).toSorted((a, b) => a - b);
  const median = scores[Math.floor(scores.length / 2)];
  const composed = comparisons.filter((one) => effectiveSides(one).alternative.composition.length > 0);
  const byHand = comparisons.filter(({ original, alternative }) =>
    [original, alternative].some(({ manual }) => manual.materials.length > 0),
  );
  const retailers = traits.filter(({ kind }) => kind === "retailer");
  return {
    preferences: {
      priceRange: prices.priceRange,
      budgetFocus: prices.budgetFocus,
      stylePreferences: [...names("style"), ...names("colour")],
      shoppingMotivation: prices.motivation,
      favoriteRetailers: names("retailer"),
      preferredBrands: names("brand"),
      materialPreferences: names("material"),
      categories: names("category"),
    },
    searchPatterns: {
      similarityThreshold: scores.length >= FEWEST && median !== undefined ? `${median}%` : null,
      retailerLoyalty: loyalty(retailers[0]?.n, comparisons.length),
      priceComparisonBehavior: prices.behavior,
      // Who corrects materials by hand looks at nothing closer.
      materialConsciousness: share(byHand.length > 0 ? comparisons.length : composed.length, comparisons.length),
    },
    confidence: confidenceIn(traits, named),
    ...profileTips(traits, prices, comparisons.length),
    traits,
  };
}

/** What one comparison says, and how much that weighs beside the others. */
interface Named {
  weight: number;
  traits: [Kind, string][];
}

function nameTraits(comparisons: readonly Comparison[]): Named[] {
  const newest = comparisons[0]?.createdAt.getTime() ?? 0;
  return comparisons.map((comparison) => ({
    weight: 0.5 ** ((newest - comparison.createdAt.getTime()) / DAY_MS / HALF_LIFE_DAYS),
    traits: traitsOf(comparison),
  }));
}

function countTraits(named: readonly Named[]): Trait[] {
  const counts = new Map<string, { kind: Kind; name: string; n: number; weight: number }>();
  for (const { weight, traits } of named) {
    for (const [kind, name] of traits) {
      const id = `${kind} ${name}`;
      const count = counts.get(id) ?? { kind, name, n: 0, weight: 0 };
      counts.set(id, { ...count, n: count.n + 1, weight: count.weight + weight });
    }
  }
  const ranked = [...counts.values()]
    .filter(({ n }) => n >= FEWEST)
    .toSorted((a, b) => b.weight - a.weight || a.name.localeCompare(b.name));
  const total = sum(named);
  const shown = new Map<Kind, number>();
  return ranked.flatMap(({ kind, name, n, weight }) => {
    const place = (shown.get(kind) ?? 0) + 1;
    shown.set(kind, place);
    const confidence = Math.round(100 * (weight / total) * assurance(n));
    return place > MOST_OF_A_KIND ? [] : [{ kind, name, n, confidence }];
  });
}

/** The share of the comparisons that a profile speaks for, of those that say anything, kind by kind; 0 to 100. */
function confidenceIn(traits: readonly Trait[], named: readonly Named[]): number {
  const shares = Map.groupBy(
    named.flatMap((one) => [...new Set(one.traits.map(([kind]) => kind))].map((kind) => ({ kind, ...one }))),
    ({ kind }) => kind,
  );
  const spokenFor = [...shares].map(([kind, saying]) => {
    const names = new Set(traits.flatMap((trait) => (trait.kind === kind ? trait.name : [])));
    return sum(saying.filter((one) => one.traits.some(([of, name]) => of === kind && names.has(name)))) / sum(saying);
  });
  return Math.round(100 * mean(spokenFor) * assurance(named.length));
}

/** Holds a share down while it rests on little. */
const assurance = (n: number): number => n / (n + 2);

const sum = (named: readonly Pick<Named, "weight">[]): number => named.reduce((all, { weight }) => all + weight, 0);

/** What one comparison says of its maker, each thing once. */
function traitsOf(comparison: Comparison): [Kind, string][] {
  const { original, alternative } = effectiveSides(comparison);
  const sides = [original, alternative].map((product) => extractFacts(product));
  const found: [Kind, string | null | undefined][] = [
    ...sides.map(({ garment }): [Kind, string | undefined] => ["category", garment?.value.type]),
    ...sides.flatMap(({ colours }) => colours.map(({ value }): [Kind, string] => ["colour", value.name])),
    ...sides.flatMap(({ occasions }) => occasions.map(({ value }): [Kind, string] => ["style", value])),
    ...sides.map(({ pattern }): [Kind, string | undefined] => ["style", pattern?.value]),
    ...alternative.materials.map((name): [Kind, string] => ["material", name]),
    ["brand", alternative.brand],
    ["retailer", retailerOf(alternative.url)],
  ];
  const once = new Map(found.flatMap(([kind, name]) => (name ? [[`${kind} ${name}`, [kind, name] as const]] : [])));
  return [...once.values()].map(([kind, name]) => [kind, name]);
}

function retailerOf(url: string | null): string | null {
  return url === null ? null : (URL.parse(url)?.hostname.replace(/^www\./, "") ?? null);
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function loyalty(top: number | undefined, total: number): string | null {
  if (total < FEWEST) return null;
  const portion = (top ?? 0) / total;
  return portion >= 0.6 ? "Loyal" : portion >= 0.3 ? "Mixed" : "Explorer";
}

function share(part: number, total: number): string | null {
  if (total < FEWEST) return null;
  const portion = part / total;
  return portion >= 0.7 ? "High" : portion >= 0.3 ? "Medium" : "Low";
}

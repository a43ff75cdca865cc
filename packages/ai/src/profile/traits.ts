import type { Trait } from "@dupewise/domain/account/style-profile";

export type TraitKind = Trait["kind"];

/**
 * The evidence that one comparison gives of a user's taste: its traits, each listed once, and its weight among all
 * comparisons.
 */
export interface ComparisonTraits {
  weight: number;
  /** Traits of one `group` are counted together, under the most common `name` among them. */
  traits: readonly { kind: TraitKind; name: string; group?: string }[];
}

/**
 * The minimum number of occurrences. Anything rarer, or in a smaller fraction, says more about chance than about a
 * person.
 */
const FEWEST = 3;
const LEAST_SHARE = 0.1;
/** A clear majority counts however few alternatives there were. */
const MAJORITY = 0.6;
const MOST_OF_A_KIND = 5;

interface Count {
  kind: TraitKind;
  group: string;
  names: Map<string, number>;
  n: number;
  weight: number;
}

/**
 * Returns the traits that stand out, at most five of each kind: those that most comparisons share, and those that are
 * more frequent than chance would explain if all values were equally likely. Ties don't stand out, and neither does a
 * value that leads many others only narrowly.
 */
export function significantTraits(perComparison: readonly ComparisonTraits[]): Trait[] {
  const total = weightOf(perComparison);
  return [...Map.groupBy(countAll(perComparison), ({ kind }) => kind)].flatMap(([kind, counts]) => {
    const saying = weightOf(perComparison.filter(({ traits }) => traits.some((trait) => trait.kind === kind)));
    const least = leastToStandOut(counts);
    return counts
      .filter(({ n, weight }) => n >= FEWEST && weight >= LEAST_SHARE * total)
      .filter(({ weight }) => weight >= MAJORITY * saying || weight > least)
      .toSorted((a, b) => b.weight - a.weight || a.group.localeCompare(b.group))
      .slice(0, MOST_OF_A_KIND)
      .map((count) => {
        const { name, n } = namedBy(count);
        return { kind, name, n, confidence: Math.round(100 * (count.weight / total) * (n / count.n) * assurance(n)) };
      });
  });
}

/**
 * Returns the confidence in a style profile, 0–100: the share of comparisons that its traits apply to, averaged over
 * the kinds of traits, and reduced when there are only a few comparisons.
 */
export function profileConfidence(traits: readonly Trait[], perComparison: readonly ComparisonTraits[]): number {
  const kinds = [...new Set(perComparison.flatMap((one) => one.traits.map(({ kind }) => kind)))];
  const spokenFor = kinds.map((kind) => {
    const names = new Set(traits.flatMap((trait) => (trait.kind === kind ? trait.name : [])));
    const saying = perComparison.filter((one) => one.traits.some((trait) => trait.kind === kind));
    const isNamed = (one: ComparisonTraits) =>
      one.traits.some((trait) => trait.kind === kind && (names.has(trait.name) || names.has(trait.group ?? "")));
    return weightOf(saying.filter(isNamed)) / weightOf(saying);
  });
  const mean = spokenFor.reduce((sum, share) => sum + share, 0) / Math.max(1, kinds.length);
  return Math.round(100 * mean * assurance(perComparison.length));
}

function countAll(perComparison: readonly ComparisonTraits[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { weight, traits } of perComparison) {
    for (const { kind, name, group = name } of traits) {
      const id = `${kind} ${group}`;
      const count = counts.get(id) ?? { kind, group, names: new Map<string, number>(), n: 0, weight: 0 };
      count.names.set(name, (count.names.get(name) ?? 0) + 1);
      counts.set(id, { ...count, n: count.n + 1, weight: count.weight + weight });
    }
  }
  return [...counts.values()];
}

/** The mean of a multinomial, plus as many deviations as its largest count reaches by chance. */
function leastToStandOut(counts: readonly Count[]): number {
  const kinds = counts.length;
  const mean = weightOf(counts) / kinds;
  return mean + Math.sqrt(2 * Math.log(kinds) * mean * (1 - 1 / kinds));
}

/** Returns the name that most of a group share with its count, or else the group's own: "boots", "shoes". */
function namedBy({ group, names, n }: Count): { name: string; n: number } {
  const [most] = [...names].toSorted(([, a], [, b]) => b - a);
  return most && most[1] >= MAJORITY * n ? { name: most[0], n: most[1] } : { name: group, n };
}

const weightOf = (all: readonly { weight: number }[]): number => all.reduce((sum, { weight }) => sum + weight, 0);

/** Lowers a share that rests on few cases. */
const assurance = (n: number): number => n / (n + 2);

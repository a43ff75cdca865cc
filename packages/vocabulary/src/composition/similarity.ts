import { compositionParts, unstatedShare } from "@dupewise/domain/product/composition-parts";
import type { CompositionItem } from "@dupewise/domain/product/product";
import { fiberSimilarity, OTHER_FIBERS } from "../materials/fibers.ts";
import { likelyShares } from "./likely-shares.ts";
import { partRole } from "./parts.ts";

/** The weight of each part. The outside is what is worn, seen and touched. */
const ROLE_WEIGHTS = { shell: 0.7, lining: 0.15, trim: 0.1, fill: 0.5, sole: 0.05 } as const;
type Role = keyof typeof ROLE_WEIGHTS;

/** Shares of one part, by material; they add up to 1. */
type Mixture = ReadonlyMap<string, number>;

/**
 * Returns the similarity of two compositions, 0–1: the weighted average, over the parts known on both sides, of Σ
 * smaller share × fiber similarity. The weights are 0.7 for the shell, 0.5 for the filling (which keeps the wearer
 * warm), 0.15 for the lining, 0.1 for trim and 0.05 for the sole. Returns 0.95 if both sides name the same materials
 * but only one states their shares, and null if either main fabric is unknown. The result is symmetric, and 1 for equal
 * compositions.
 */
export function compositionSimilarity(a: readonly CompositionItem[], b: readonly CompositionItem[]): number | null {
  if (a.length === 0 || b.length === 0) return null;
  if (namesOnly(a, b) || namesOnly(b, a)) return SAME_NAMES;
  const one = mixturesByRole(a);
  const other = mixturesByRole(b);
  if (!one.has("shell") || !other.has("shell")) return null;
  let weighed = 0;
  let weights = 0;
  for (const [role, mixture] of one) {
    const counterpart = other.get(role);
    if (!counterpart) continue;
    weighed += ROLE_WEIGHTS[role] * mixtureSimilarity(mixture, counterpart);
    weights += ROLE_WEIGHTS[role];
  }
  return Math.min(1, weighed / weights);
}

/** The similarity of equal materials if one side does not state their shares. */
const SAME_NAMES = 0.95;

function namesOnly(open: readonly CompositionItem[], stated: readonly CompositionItem[]): boolean {
  const materials = new Set(open.map(({ material }) => material));
  return (
    open.length > 1 &&
    open.every(({ percentage, part }) => percentage === null && part === undefined) &&
    stated.every(
      ({ percentage, part, material }) => percentage !== null && part === undefined && materials.has(material),
    ) &&
    new Set(stated.map(({ material }) => material)).size === materials.size
  );
}

/**
 * Returns one mixture per role. Several parts in the same role count equally. If there is no shell, a trim that is
 * listed first takes its place.
 */
function mixturesByRole(items: readonly CompositionItem[]): Map<Role, Mixture> {
  const blocks = compositionParts(items).map((block, index) => ({
    role: roleOf(block, index),
    mixture: toMixture(block),
  }));
  const [first] = blocks;
  if (first && !blocks.some(({ role }) => role === "shell") && first.role === "trim") first.role = "shell";
  const roles = new Map<Role, Mixture>();
  for (const role of new Set(blocks.map((block) => block.role))) {
    roles.set(role, averageMixtures(blocks.filter((block) => block.role === role).map(({ mixture }) => mixture)));
  }
  return roles;
}

/** Later unnamed blocks are parts that the shop doesn't name: they must not dilute the first. */
function roleOf(block: readonly CompositionItem[], index: number): Role {
  const part = block[0]?.part;
  return part === undefined && index > 0 ? "trim" : partRole(part);
}

/** Keeps an unstated share unstated. */
function toMixture(block: readonly CompositionItem[]): Mixture {
  const mixture = new Map<string, number>();
  const add = (material: string, share: number) => mixture.set(material, (mixture.get(material) ?? 0) + share);
  const shares = likelyShares(block);
  for (const [index, { material }] of block.entries()) add(material, shares[index] ?? 0);
  const unsaid = block.some(({ percentage }) => percentage === null) ? 0 : unstatedShare(block);
  if (unsaid > 0) add(OTHER_FIBERS, unsaid);
  return scale(mixture, 1 / [...mixture.values()].reduce((sum, share) => sum + share, 0));
}

function averageMixtures(mixtures: readonly Mixture[]): Mixture {
  const mean = new Map<string, number>();
  for (const mixture of mixtures) {
    for (const [material, share] of mixture) mean.set(material, (mean.get(material) ?? 0) + share / mixtures.length);
  }
  return mean;
}

function scale(mixture: Mixture, factor: number): Mixture {
  return new Map([...mixture].map(([material, share]) => [material, Number.isFinite(factor) ? share * factor : 0]));
}

/** Returns a key for a pair of names that is the same in either order. */
const keyOf = ({ one, other }: { one: string; other: string }): string => [one, other].sort().join();

/** Returns Σ min-share × similarity, matching the most similar materials first. */
function mixtureSimilarity(a: Mixture, b: Mixture): number {
  const pairs = [...a.keys()].flatMap((one) =>
    [...b.keys()].map((other) => ({ one, other, likeness: fiberSimilarity(one, other) })),
  );
  pairs.sort((x, y) => y.likeness - x.likeness || (keyOf(x) < keyOf(y) ? -1 : 1));
  const left = new Map(a);
  const right = new Map(b);
  let sum = 0;
  for (const { one, other, likeness } of pairs) {
    const share = Math.min(left.get(one) ?? 0, right.get(other) ?? 0);
    if (share <= 0) continue;
    sum += share * likeness;
    left.set(one, (left.get(one) ?? 0) - share);
    right.set(other, (right.get(other) ?? 0) - share);
  }
  return sum;
}

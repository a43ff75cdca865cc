import type { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import type { CompositionItem, Product } from "@dupewise/domain/product/product";
import { extractFacts } from "../facts/extract-facts.ts";
import type { Fact, ProductFacts } from "../facts/product-facts.ts";
import { scoreFacts } from "../rubric/score-facts.ts";
import { joinList } from "../words/grammar.ts";
import { colorNames, cutName, detailName, materialName, patternNoun, formatMaterials } from "../words/names.ts";

type Sensitivity = DeepAnalysis["sensitivity"];

/** Shares of the original's main fiber that an alternative could plausibly have. */
const SHARES = [30, 50, 70, 90];
/** Smaller changes are within what a better description of either could cause. */
const LEAST_POINTS = 2;
const MOST = 6;

interface Change {
  change: string;
  alternative: ProductFacts;
}

/**
 * Lists up to six changes to the alternative that would change the score by at least two points (sharing one more
 * property with the original, or containing more of the original's main fiber), each with the resulting score. The
 * largest change comes first. Returns an empty list when there is no score.
 */
export function analyzeSensitivity(original: Product, alternative: Product, score: number | null): Sensitivity {
  const [a, b] = [extractFacts(original), extractFacts(alternative)];
  const before = scoreFacts(a, b).similarityScore;
  if (before === null || score === null) return [];
  return changesOf(a, b)
    .flatMap(({ change, alternative: changed }) => {
      const after = scoreFacts(a, changed).similarityScore;
      // When a model made the score, the change by our rules is applied to the model's score.
      const similarityScore = Math.min(100, Math.max(0, score + (after ?? before) - before));
      const by = similarityScore - score;
      return Math.abs(by) < LEAST_POINTS ? [] : [{ change, similarityScore, by }];
    })
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MOST);
}

function changesOf(a: ProductFacts, b: ProductFacts): Change[] {
  const names = (of: ProductFacts) => colorNames(of.colours.map(({ value: { name } }) => ({ name, isTone: false })));
  const changes: (Change | false)[] = [
    ...materialChanges(a, b),
    a.composition.length > 0 && {
      change: `made of ${formatMaterials(a.composition.map(({ value }) => value))}, like the original`,
      alternative: { ...b, composition: a.composition, fabric: a.fabric },
    },
    a.colours.length > 0 &&
      names(a) !== names(b) && {
        change: `in ${names(a)}, like the original`,
        alternative: { ...b, colours: a.colours },
      },
    a.pattern !== null &&
      a.pattern.value !== b.pattern?.value && {
        change: `with ${patternNoun(a.pattern.value)}, like the original`,
        alternative: { ...b, pattern: a.pattern },
      },
    ...[...a.cut]
      .filter(([attribute, { value }]) => b.cut.get(attribute)?.value !== value)
      .map(([attribute, fact]) => ({
        change: `with ${cutName(fact.value)}, like the original`,
        alternative: { ...b, cut: new Map([...b.cut, [attribute, fact]]) },
      })),
    lacking(a, b).length > 0 && {
      change: `with the original's other details: ${joinList(lacking(a, b).map(({ value }) => detailName(value)))}`,
      alternative: { ...b, details: [...b.details, ...lacking(a, b)] },
    },
  ];
  return changes.flatMap((change) => change || []);
}

const lacking = (a: ProductFacts, b: ProductFacts): Fact<string>[] =>
  a.details.filter(({ value }) => !b.details.some((detail) => detail.value === value));

/** With more of the original's main fiber, and the other fibers in their existing proportions. */
function materialChanges({ composition: wanted }: ProductFacts, b: ProductFacts): Change[] {
  const [main] = wanted.map(({ value }) => value).toSorted((one, other) => share(other) - share(one));
  const known = b.composition.map(({ value }) => value);
  const [first] = b.composition;
  if (!main || !first || known.some(({ percentage }) => percentage === null)) return [];
  const rest = known.filter(({ material }) => material !== main.material);
  const restShare = rest.reduce((sum, item) => sum + share(item), 0);
  const held = known.reduce((sum, item) => sum + (item.material === main.material ? share(item) : 0), 0);
  if (restShare === 0) return [];
  return SHARES.filter((most) => most > held && most <= share(main)).map((most) => {
    const items = [
      { material: main.material, percentage: most },
      ...rest.map((item) => ({ ...item, percentage: (share(item) * (100 - most)) / restShare })),
    ];
    return {
      change: `with ${most}% ${materialName(main.material)}`,
      alternative: { ...b, composition: items.map((value) => ({ ...first, value })), fabric: b.fabric },
    };
  });
}

const share = ({ percentage }: CompositionItem): number => percentage ?? 0;

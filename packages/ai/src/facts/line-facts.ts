import { baseFiber, canonicalFiber, familyOf } from "@dupewise/vocabulary/materials/fibers";
import type { LineMatch } from "@dupewise/vocabulary/lines/find-line";
import { areMutuallyExclusive } from "@dupewise/vocabulary/details/details";
import { cutSimilarity, isMultiValued, isSpecialCaseOf } from "@dupewise/vocabulary/details/cuts";
import { splitList, signatureOf } from "@dupewise/vocabulary/lines/lines";
import { addCutValue } from "./cut-facts.ts";
import type { CutFact, Fact, KnownLine, ProductFacts } from "./product-facts.ts";

/** How certain a line's usual traits are for a single item: less when nobody has checked the entry. */
const CERTAINTY = { checked: 0.6, recalled: 0.5 } as const;

/** The similarity at which two traits can replace each other. */
const NEAR = 0.7;

/** Converts a match of a known product line to a fact with its quote. */
export function toLineFact({ line, quote, field }: LineMatch & { field: "title" | "description" }): Fact<KnownLine> {
  const { maker, line: name, source } = line;
  const isChecked = source !== "recalled";
  return {
    value: { maker, line: name, isChecked },
    quote,
    field,
    certainty: isChecked ? CERTAINTY.checked : CERTAINTY.recalled,
  };
}

/** Adds what is known about a product's line to the facts from its page. Facts that the page states take precedence. */
export function withLineFacts(facts: ProductFacts, { line }: LineMatch): ProductFacts {
  const certainty = line.source === "recalled" ? CERTAINTY.recalled : CERTAINTY.checked;
  const known = <Value>(value: Value): Fact<Value> => ({
    value,
    quote: `known of the ${line.maker} ${line.line}, not said on this page`,
    field: "line",
    certainty,
  });
  const cut = new Map(facts.cut);
  const details = [...facts.details];
  let { pattern, fabric } = facts;
  for (const trait of signatureOf(line)) {
    if (trait.of === "cut")
      cut.set(trait.attribute, withTrait(trait.attribute, cut.get(trait.attribute), known(trait.name)));
    if (trait.of === "detail" && !details.some(({ value }) => isInstead(value, trait.name)))
      details.push(known(trait.name));
    if (trait.of === "pattern") pattern ??= known(trait.name);
    if (trait.of === "fabric") fabric ??= known(trait.name);
  }
  const usual = splitList(line.of).flatMap((name) => canonicalFiber(name) ?? []);
  // Nothing is made of elastane alone, and "toile recyclée" of a line of nylon bags is nylon.
  const isOfCloth = usual[0] !== undefined && familyOf(usual[0]) !== "leather";
  const isTold = facts.composition.some(
    ({ value: { material } }) => material !== "elastane" && !(isOfCloth && baseFiber(material) === "textile"),
  );
  const composition = isTold ? facts.composition : usual.map((material) => known({ material, percentage: null }));
  return { ...facts, cut, details, pattern, fabric, composition };
}

/** Whether a detail on the page excludes one of the line: a quartz movement, an automatic one. */
const isInstead = (told: string, known: string): boolean => told === known || areMutuallyExclusive(told, known);

/**
 * Adds a trait of the line to what the page says: an Oyster is more than a "steel bracelet", and the ceramic bezel of a
 * diver is a dive bezel.
 */
function withTrait(attribute: string, said: CutFact | undefined, known: CutFact): CutFact {
  if (said === undefined || isSpecialCaseOf(attribute, known.value, said.value)) return known;
  const { isHint, ...sure } = said;
  if (isHint && said.value === known.value) return sure;
  // Two handles on the page contradict the single handle that the line is known for.
  const isInPlace = cutSimilarity(attribute, said.value, known.value) >= NEAR;
  return isMultiValued(attribute) && !isInPlace ? addCutValue(said, known) : said;
}

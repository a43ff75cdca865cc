import { isShapeAttribute } from "@dupewise/vocabulary/details/cuts";
import type { Fact, ProductFacts } from "../facts/product-facts.ts";
import { FABRIC_WORDS } from "./name-words.data.ts";

/** The maximum number of facts besides the kind by which a page is looked up. Each doubles the number of keys. */
const MOST_FACTS = 10;
/** The minimum number of facts for a lookup by appearance. With fewer, too many products would match. */
export const MIN_APPEARANCE_FACTS = 3;

/** Returns a product's visual attributes except its kind, colors first, as strings such as "colour navy". */
export function visualAttributes({ colours, composition, pattern, cut, details, otherWords }: ProductFacts): string[] {
  return [
    ...new Set([
      ...colours.map(({ value }) => `colour ${value.base}`),
      ...composition.filter(isSaid).map(({ value }) => `material ${value.material}`),
      ...[...otherWords].filter((word) => FABRIC_WORDS.has(word)).map((word) => `cloth ${word}`),
      ...(pattern === null || pattern.value === "plain" ? [] : [`pattern ${pattern.value}`]),
      ...[...cut].flatMap(([attribute, fact]) =>
        isSaid(fact) && !isShapeAttribute(attribute) ? [`${attribute} ${fact.value}`] : [],
      ),
      ...details.filter(isSaid).map(({ value }) => `detail ${value}`),
    ]),
  ];
}

/** Returns true when the page itself states a fact. Facts known from the line don't count for alerts. */
function isSaid({ field }: Fact<unknown>): boolean {
  return field !== "line";
}

/**
 * Returns the key for looking up an alert by its visual attributes. Returns null when they lack a kind or a color, or
 * when there are too few or too many of them.
 */
export function appearanceKey(attributes: ProductFacts): string | null {
  const looks = visualAttributes(attributes);
  if (attributes.garment === null || attributes.colours.length === 0) return null;
  if (looks.length < MIN_APPEARANCE_FACTS || looks.length > MOST_FACTS) return null;
  return keyOf(attributes.garment.value.family, looks);
}

/**
 * Returns the lookup keys of all subsets of a product's visual attributes, so that an alert is found whichever of them
 * it describes.
 */
export function appearanceKeysOfSubsets(attributes: ProductFacts): string[] {
  if (attributes.garment === null) return [];
  const { family } = attributes.garment.value;
  const looks = visualAttributes(attributes).slice(0, MOST_FACTS);
  const subsets = Array.from({ length: 2 ** looks.length }, (_, bits) => looks.filter((_fact, at) => bits & (1 << at)));
  return subsets.filter((facts) => facts.length >= MIN_APPEARANCE_FACTS).map((facts) => keyOf(family, facts));
}

const keyOf = (family: string, facts: readonly string[]): string =>
  `${family}: ${facts.toSorted((a, b) => (a < b ? -1 : 1)).join(", ")}`;

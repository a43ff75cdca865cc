import { type Color, colorsOfWords } from "@dupewise/vocabulary/colors/colors";
import { isMetallic } from "../facts/own-colors.ts";
import { mayBeMetal } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import { colorSimilarity } from "../rubric/color-similarity.ts";
import { BOTH, type Finding, type NamedColor, quotesOf } from "./finding.ts";
import { mentionsTrait } from "./mentions-trait.ts";

const CLOSE = 0.5;
/** The number of colors above which nobody can tell which ones are close to each other. */
const MOST_NEAR = 3;

/**
 * Derives the findings about the colors of the two sides. Omits differences if a color on either side is uncertain, or
 * if metals have already been compared.
 * @param similarity how similar the two sides' colors are, 0–1
 * @param weight the weight of the color dimension in the score, 0–1
 */
export function deriveColorFindings(
  original: ProductFacts,
  alternative: ProductFacts,
  similarity: number,
  weight: number,
): Finding[] {
  const [a, b] = [withSureColors(original), withSureColors(alternative)];
  const told = findingsOfSure(a, b, similarity, weight);
  // A color that a sentence only mentions in passing may still be the color of the other side.
  const areAllSure = a.colours.length === original.colours.length && b.colours.length === alternative.colours.length;
  // Different metals have already been reported.
  const areTold = a.metal !== null && b.metal !== null && mayBeMetal(a.garment?.value.group);
  return areAllSure && !areTold ? told : told.filter(({ code }) => !DIFFERENCES.has(code));
}

const DIFFERENCES: ReadonlySet<Finding["code"]> = new Set(["other-colors", "added-colors"]);

const withSureColors = (side: ProductFacts): ProductFacts => ({
  ...side,
  colours: side.colours.filter(({ isHint }) => !isHint),
});

function findingsOfSure(a: ProductFacts, b: ProductFacts, similarity: number, weight: number): Finding[] {
  if (a.colours.length === 0 || b.colours.length === 0 || areOfOneWash(a, b) || areOfParts(a, b)) return [];
  const [original, alternative] = [namedColors(a), namedColors(b)];
  const said = { sides: BOTH, evidence: quotesOf(a.colours, b.colours) };
  const agreement = { ...said, weight: 100 * weight * similarity };
  const difference = { ...said, weight: 100 * weight * (1 - similarity) };
  const isOneName = areOneName(original, alternative);
  if (isOneName || comeInTheSame(a, b)) return [{ ...agreement, code: "same-colors", values: { colors: original } }];
  const values = { original, alternative };
  // "Camel belted coat … Light brown" against light brown.
  const [mentionedByA, mentionedByB] = [colorMentions(a), colorMentions(b)];
  const areBothMixed = areMixedAlike(original, alternative) || areMixedAlike(alternative, original);
  if (similarity < CLOSE) {
    const areSaid =
      original.some(({ name }) => mentionedByB(name)) || alternative.some(({ name }) => mentionedByA(name));
    return areSaid || areBothMixed ? [] : [{ ...difference, code: "other-colors", values }];
  }
  const shared = sharedColors(a, b);
  const named = shared.length === 0 ? [] : a.colours.flatMap((color) => sharedOrPlain(color, shared, b));
  // One shop's cream is another's white.
  const isNear = (color: Color, other: ProductFacts) =>
    other.colours.some(({ value }) => (colorSimilarity([color], [value]) ?? 0) >= CLOSE);
  // Beige with black is no likeness to black.
  const isMainShared = (side: ProductFacts, other: ProductFacts) => {
    const [main] = side.colours;
    return main !== undefined && (isAmong(main.value.name, shared) || isNear(main.value, other));
  };
  if (shared.length > 0 && !(isMainShared(a, b) && isMainShared(b, a))) return [];
  const areAllNear = (side: ProductFacts, other: ProductFacts) =>
    side.colours.every(({ value }) => isNear(value, other));
  const isFew = original.length + alternative.length <= MOST_NEAR && areAllNear(a, b) && areAllNear(b, a);
  if (shared.length === 0) return isFew && !isOnlyOneBlack(a, b) ? [{ ...agreement, code: "near-colors", values }] : [];
  const agreed: Finding = {
    ...agreement,
    code: "shared-colors",
    values: { colors: namedColors({ ...a, colours: named }) },
  };
  // A page that names the metal may leave out the color of stones and posts, or of dial and strap.
  if (mayBeMetal(a.garment?.value.group)) return [agreed];
  const added = (side: ProductFacts, other: ProductFacts, isMentionedByOther: (name: string) => boolean) =>
    namedColors({
      ...side,
      colours: mainColors(side).filter(
        ({ value }) => !isAmong(value.name, shared) && !isNear(value, other) && !isMentionedByOther(value.name),
      ),
    });
  const [mine, theirs] = [added(a, b, mentionedByB), added(b, a, mentionedByA)];
  // "Two-tone, beige", "negro multi", "red polka dots" next to "red and white polka dots": not all colors are named.
  const areAlike = a.pattern !== null && a.pattern.value === b.pattern?.value;
  const isOpen = [a, b].some(
    ({ pattern, colours }) =>
      colours.some(({ value }) => value.name === "multicolour") ||
      ((areAlike || pattern?.value === "colourblocked" || pattern?.value === "two-tone") && colours.length < 2),
  );
  if (isOpen || areBothMixed || mine.length + theirs.length === 0) return [agreed];
  const changes = { original: { all: original, added: mine }, alternative: { all: alternative, added: theirs } };
  return [agreed, { ...difference, code: "added-colors", values: changes }];
}

/** A shoe's colors are listed largest first: after two, they are of small parts. */
const mainColors = ({ garment, colours }: ProductFacts): ProductFacts["colours"] =>
  garment?.value.group === "footwear" ? colours.slice(0, MOST_OF_SHOES) : colours;
const MOST_OF_SHOES = 2;

/** Nobody calls black and dark brown close, however alike they measure. */
const isOnlyOneBlack = (...sides: readonly ProductFacts[]): boolean =>
  new Set(sides.map(({ colours }) => colours.some(({ value }) => value.family === "black"))).size > 1;

/** Whether one is of many colors, and the other of some that it names. */
const areMixedAlike = (one: readonly NamedColor[], other: readonly NamedColor[]): boolean =>
  one.some(({ name }) => name === "multicolour") && other.length >= MOST_NEAR;

/** Two washes of denim are described as washes, unless both are only inferred from the same shade of blue. */
function areOfOneWash(...sides: readonly ProductFacts[]): boolean {
  const isOfDenim = (name: string, family: string) => family === "blue" || /navy|blue|indigo/.test(name);
  const washes = sides.flatMap(({ cut }) => cut.get("wash") ?? []);
  const areOfOneBlue = washes.every(({ value, isHint }) => isHint === true && value === washes[0]?.value);
  return (
    washes.length === sides.length &&
    !areOfOneBlue &&
    sides.every(({ colours }) => colours.every(({ value }) => isOfDenim(value.name, value.family)))
  );
}

/**
 * A watch's color is its dial; the steel of a case, which the metal covers, is not compared with a dial or strap. Two
 * black straps are reported as such.
 */
function areOfParts(...sides: readonly ProductFacts[]): boolean {
  return (
    sides.every(({ garment }) => garment?.value.group === "watches") &&
    !areLabeledAlike(sides) &&
    (sides.some(({ cut }) => cut.has("dial")) ||
      sides.every(isInColorOfStrap) ||
      sides.some(({ colours }) => colours.every(({ value }) => /^(?:steel|titanium)$/.test(value.name))))
  );
}

/** "Color: Blue" on one page, and on the other at least in its name. Two dials of that color are reported as such. */
function areLabeledAlike(sides: readonly ProductFacts[]): boolean {
  const names = new Set(sides.flatMap(({ colours }) => colours.map(({ value }) => value.name)));
  const [name] = names;
  return (
    names.size === 1 &&
    sides.some(({ colours }) => colours.every(({ field }) => field === "colours")) &&
    sides.every(({ colours }) => colours.every(({ field, value }) => field !== "description" && !isMetallic(value))) &&
    !sides.every(({ cut }) => cut.get("dial")?.value === `${name} dial`)
  );
}

const isInColorOfStrap = ({ colours, features }: ProductFacts): boolean =>
  colours.every(({ value: { name } }) =>
    features.some(({ value }) => value.startsWith(`${name} `) && value.endsWith(" strap")),
  );

/** Two frame browns that are both called tortoiseshell. */
function areOneName([one, ...more]: readonly NamedColor[], [other, ...others]: readonly NamedColor[]): boolean {
  return more.length + others.length === 0 && one?.name === other?.name && one?.isTone === other?.isTone;
}

/** Returns a test for the colors that a page names anywhere, in any language: "empiècement noir" is black. */
function colorMentions(side: ProductFacts): (name: string) => boolean {
  let named: ReadonlySet<string> | undefined;
  return (name) => {
    if (mentionsTrait(side, name)) return true;
    named ??= colorsOfWords(side.otherWords);
    return named.has(name);
  };
}

function sharedColors(a: ProductFacts, b: ProductFacts): ProductFacts["colours"] {
  return a.colours.filter(({ value }) => isAmong(value.name, b.colours));
}

function isAmong(name: string, colors: ProductFacts["colours"]): boolean {
  return colors.some(({ value }) => isOneShade(value.name, name));
}

/**
 * Returns a color if both share it, and the plain one of beige and light beige: next to another color that two products
 * share, their shades count as one. Returns an empty list for a color that only one side has.
 */
function sharedOrPlain(
  color: ProductFacts["colours"][number],
  shared: ProductFacts["colours"],
  { colours }: ProductFacts,
): ProductFacts["colours"] {
  if (isAmong(color.value.name, shared)) return [color];
  const other = colours.find(
    ({ value }) => isPaler(value.name, color.value.name) || isPaler(color.value.name, value.name),
  );
  if (!other || isAmong(other.value.name, shared)) return [];
  return [isPaler(color.value.name, other.value.name) ? other : color];
}

/** Whether a shade is the other color made paler or darker: light beige is beige. */
const isPaler = (shade: string, plain: string): boolean => shade.replace(LIGHTNESS, "") === plain && shade !== plain;
const LIGHTNESS = /^(?:light|pale|soft|dark|deep|bright) /;

const BASIC = / (?:black|white|grey|gray|red|orange|yellow|green|blue|purple|pink|brown|beige)$/;

/** Charcoal and charcoal gray are the same shade; gray and gray melange are two. */
function isOneShade(one: string, other: string): boolean {
  if (one === other) return true;
  const words = (name: string) => name.split(" ").toSorted().join(" ");
  return one.replace(BASIC, "") === other || one === other.replace(BASIC, "") || words(one) === words(other);
}

/** Returns true when two sides have the same colors in any order. */
function comeInTheSame(a: ProductFacts, b: ProductFacts): boolean {
  return a.colours.length === b.colours.length && sharedColors(a, b).length === a.colours.length;
}

/** What shoppers call the brown of frames. */
const TORTOISE = /havana|tortoise|tort\b/i;

/**
 * Returns the names of a product's colors. Marks gold and silver as tones on products that could be made of that metal.
 */
export function namedColors({ colours, garment }: Pick<ProductFacts, "colours" | "garment">): NamedColor[] {
  const isOfMetal = mayBeMetal(garment?.value.group);
  const isFrame = garment?.value.group === "eyewear";
  return colours.map(({ value: { name, family }, quote }) => ({
    name: isFrame && TORTOISE.test(quote) ? "tortoiseshell" : isOfMetal && name === "steel silver" ? "silver" : name,
    isTone: name === "metallic" || (isOfMetal && (family === "gold" || family === "silver")),
  }));
}

import type { Side } from "@dupewise/domain/comparison/side";
import type { CompositionItem } from "@dupewise/domain/product/product";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { plainFiber } from "@dupewise/vocabulary/materials/fibers";
import type { Trait } from "../facts/outer-fabric.ts";
import type { Audience } from "../facts/product-facts.ts";
import type { FindingCode, FindingOf, NamedColor, Sides } from "../findings/finding.ts";
import type { UnstatedFact } from "../findings/list-missing-facts.ts";
import type { WearDifference } from "../findings/wearing.ts";
import { capitalize, endSentence, isPlural, joinList, pickVariant, pluralOf, withArticle } from "./grammar.ts";
import { CARE_NAMES, CUT_COMPARISONS } from "./names.data.ts";
import {
  fabricContrast,
  fabricName,
  fabricTradeOff,
  colorNames,
  cutName,
  cutNames,
  detailName,
  materialName,
  formatMeasurements,
  metalNames,
  occasionName,
  patternName,
  patternNoun,
  formatMaterials,
  typeName,
  withWeave,
} from "./names.ts";

/** The wordings of a finding: as a sentence and, depending on its kind, as a phrase or a contrast. */
export interface FindingMessage<Code extends FindingCode> {
  sentence: (finding: FindingOf<Code>) => string;
  /** A phrase to append to "both are shirts": "in the same navy blue". Agreements only. */
  phrase?: (finding: FindingOf<Code>) => string | null;
  /** Its two sides in a few words: "silk" and "polyester"; null when they would read the same. Differences only. */
  contrast?: (finding: FindingOf<Code>) => Sides<string> | null;
  /**
   * What the alternative's buyer gets, after "if you're fine with"; null when there is nothing to accept. Defaults to
   * its side of the contrast.
   */
  taken?: (finding: FindingOf<Code>) => string | null;
}

/** Joins a property of the two sides with "vs.": "silk vs. polyester". */
export const joinVersus = ({ original, alternative }: Sides<string>): string => `${original} vs. ${alternative}`;

const mapped = <Value>({ original, alternative }: Sides<Value>, name: (value: Value) => string): Sides<string> => ({
  original: name(original),
  alternative: name(alternative),
});

const unlessEqual = (names: Sides<string>): Sides<string> | null =>
  names.original === names.alternative ? null : names;

/** The phrase that says that two products have similar colors, for use after "Both are shirts". */
export const SIMILAR_COLORS = "in similar colors";

/** The maximum number of items in a verdict's phrase; more would bury what follows. */
const MOST_IN_PHRASE = 2;

const SIZING: Readonly<Record<Audience["gender"], string>> = {
  men: "men's sizing",
  women: "women's sizing",
  boys: "boys' sizing",
  girls: "girls' sizing",
  unisex: "unisex sizing",
};

function sizingOf({ gender, child }: Audience): string {
  return gender === "unisex" && child ? "children's sizing" : SIZING[gender];
}

function wearerOf({ gender, child }: Audience): string {
  if (gender !== "unisex") return gender;
  return child ? "children" : "anyone";
}

const PARTS: Readonly<Record<FindingOf<"other-part">["values"]["part"], string>> = {
  fill: "filling",
  lining: "lining",
  sole: "sole",
  trim: "trim",
};

/** What a fabric does more or less, as verbs. */
const WEARING: Readonly<Record<Trait, Readonly<Record<"more" | "less", string>>>> = {
  breathability: { more: "breathe better", less: "breathe less" },
  warmth: { more: "be warmer", less: "be less warm" },
  stretch: { more: "stretch more", less: "stretch less" },
  durability: { more: "resist wear better", less: "wear out sooner" },
};

/** "Levi's" already is one. */
const possessive = (maker: string): string =>
  /['’]s$/.test(maker) ? maker : maker.endsWith("s") ? `${maker}'` : `${maker}'s`;

/** Acetate is a plastic too. */
function besideAcetate({ original, alternative }: Sides<Items>): Sides<Items> {
  const isOfAcetate = [original, alternative].some(([first]) => first?.material === "acetate");
  const named = (items: Items) =>
    items.map((item) =>
      isOfAcetate && item.material === "plastic" ? { ...item, material: "unspecified plastic" } : item,
    );
  return { original: named(original), alternative: named(alternative) };
}
type Items = readonly CompositionItem[];

const sharesItem = (one: FindingOf<"other-part">["values"]["original"], other: typeof one): boolean =>
  one.some(({ material }) => other.some((item) => item.material === material));

const DENIALS: ReadonlySet<string> = new Set(["no pockets", "no hood", "no coin pocket"]);
const NO_LININGS: ReadonlySet<string> = new Set(["no lining", "unlined interior"]);
/** Returns true when a side denies having something, because "no pockets, not pockets" reads badly. */
const isDenial = (values: Sides<string>): boolean =>
  [values.original, values.alternative].some((value) => detailName(value).startsWith("no ") || NO_LININGS.has(value));

/** Writes a sentence on the features that both products have: "Both have a wrap front and pockets." */
export function sharedFeaturesSentence(names: readonly string[]): string {
  const shared = joinList(names);
  return pickVariant([`Both have ${shared}.`, `Both feature ${shared}.`], shared);
}

function detailsContrast(values: Sides<string>): string {
  for (const [owner, other] of [
    ["original", "alternative"],
    ["alternative", "original"],
  ] as const) {
    if (NO_LININGS.has(values[other])) return `The ${owner} is lined, but the ${other} isn't.`;
    if (DENIALS.has(values[other])) return `The ${owner} has ${detailName(values[owner])}, but the ${other} has none.`;
  }
  return `${capitalize(joinVersus(mapped(values, rivalName)))}.`;
}

/** Next to diamonds, stones are other stones. */
const rivalName = (name: string): string => (name === "stones" ? "other stones" : detailName(name));

/** How each finding is phrased in English. Another language needs another table. */
export const FINDING_MESSAGES: { readonly [Code in FindingCode]: FindingMessage<Code> } = {
  "same-item": {
    sentence: ({ values: { by, code, isOtherColor } }) => {
      if (by === "text") return "The text is the same on both sides, word for word.";
      if (code !== null) return `Both list the same style code: ${code}.`;
      if (by === "code")
        return isOtherColor
          ? "The style codes are the same apart from the color."
          : "One style code is a shortened form of the other.";
      return "Brand, name and model match.";
    },
  },
  "same-line": {
    sentence: ({ values: { maker, line } }) => `Both are from ${possessive(maker)} ${line} line.`,
    phrase: ({ values: { maker, line } }) => `from ${possessive(maker)} ${line} line`,
  },
  "same-maker": {
    sentence: ({ values: { maker } }) => endSentence(`Both are by ${maker}`),
    phrase: ({ values: { maker } }) => `by ${maker}`,
  },
  counterfeit: {
    sentence: ({ sides: [side], values: { as } }) =>
      side === "alternative"
        ? `The alternative is listed as ${withArticle(as)}; we don't recommend counterfeits.`
        : `The original is listed as ${withArticle(as)}, and there's no fair comparison with a counterfeit.`,
  },
  "same-kind": {
    sentence: ({ values: { type, narrower } }) => {
      const goods = `Both are ${pluralOf(typeName(type))}`;
      return narrower ? `${goods}; the ${narrower.side} is ${withArticle(typeName(narrower.type))}.` : `${goods}.`;
    },
  },
  "other-kind": {
    sentence: ({ values }) => {
      const names = mapped(values, (type) => withArticle(typeName(type)));
      // "The original is jeans" reads badly.
      return isPlural(names.original) || isPlural(names.alternative)
        ? `${capitalize(joinVersus(names))}.`
        : `The original is ${names.original}; the alternative is ${names.alternative}.`;
    },
    contrast: ({ values }) => mapped(values, (type) => withArticle(typeName(type))),
  },
  "same-audience": { sentence: ({ values: { audience } }) => `Both are for ${wearerOf(audience)}.` },
  "other-audience": {
    sentence: ({ values: { original, alternative } }) =>
      `The original is made for ${wearerOf(original)}, the alternative for ${wearerOf(alternative)}.`,
    contrast: ({ values }) => mapped(values, sizingOf),
  },
  "only-pack-type": {
    sentence: ({ sides: [side], values: { as } }) =>
      as === "single"
        ? `The ${side} is sold as a single earring, not as a pair.`
        : `Only the ${side} is sold as a multipack.`,
  },
  "same-cloth": {
    sentence: ({ values: { items } }) => `Both are made of ${formatMaterials(items)}.`,
    phrase: ({ values: { items } }) => `made of ${fabricName({ items })}`,
  },
  "same-materials": {
    sentence: ({ values: { items } }) =>
      `Both are made of ${joinList(items.map(({ material }) => materialName(material)))}.`,
    phrase: ({ values: { items } }) => `made of ${fabricName({ items })}`,
  },
  "same-main-material": {
    sentence: ({ values: { material } }) => `Both are mainly ${materialName(material)}.`,
    phrase: ({ values: { material } }) => `made mainly of ${materialName(material)}`,
  },
  "related-materials": {
    sentence: ({ values }) => {
      const { original, alternative } = mapped(values, materialName);
      const base = plainFiber(values.original);
      if (base === plainFiber(values.alternative)) {
        const side = values.original === base ? "alternative" : "original";
        const qualifier = values[side].slice(0, -base.length).trim();
        const variant = qualifier === "baby" ? values[side] : qualifier;
        return `Both are ${values.isPure === true ? "" : "mainly "}${materialName(base)}; the ${side}'s is ${variant}.`;
      }
      return `${capitalize(original)} and ${alternative} are closely related.`;
    },
    phrase: ({ values }) => {
      const base = plainFiber(values.original);
      if (base !== plainFiber(values.alternative)) return null;
      return `made ${values.isPure === true ? "" : "mainly "}of ${materialName(base)}`;
    },
  },
  "other-cloth": {
    sentence: ({ values: { weaves, ...cloths } }) => {
      const { original, alternative } = mapped(besideAcetate(cloths), formatMaterials);
      const [mine, theirs] = [weaves?.original ?? "", weaves?.alternative ?? ""];
      return `${capitalize(joinVersus({ original: withWeave(original, mine), alternative: withWeave(alternative, theirs) }))}.`;
    },
    contrast: ({ values }) => unlessEqual(fabricContrast(besideAcetate(values))),
    taken: ({ values }) => fabricTradeOff(besideAcetate(values)),
  },
  "same-part": {
    sentence: ({ values: { part, items } }) => `${capitalize(PARTS[part])}: ${formatMaterials(items)} in both.`,
  },
  "other-part": {
    sentence: ({ values }) => `${capitalize(PARTS[values.part])}: ${joinVersus(mapped(values, formatMaterials))}.`,
    contrast: ({ values }) => {
      // "A polyester lining, not a cotton lining" is wrong of a mix of both.
      const { original, alternative, part } = values;
      if (sharesItem(original, alternative)) return null;
      return unlessEqual(
        mapped({ original, alternative }, ([first]) =>
          withArticle(`${materialName(first?.material ?? "")} ${PARTS[part]}`),
        ),
      );
    },
  },
  "other-metal": {
    sentence: ({ values }) => `${capitalize(joinVersus(metalNames(values)))}.`,
    contrast: ({ values }) => metalNames(values),
  },
  "same-fabric": {
    sentence: ({ values: { fabric } }) => `Both come in ${fabric}.`,
    phrase: ({ values: { fabric } }) => `in ${fabric}`,
  },
  "other-fabric": {
    sentence: ({ values }) => `${capitalize(joinVersus(values))}.`,
    contrast: ({ values }) => values,
  },
  "fabric-against-material": {
    sentence: ({ values }) => `${capitalize(joinVersus(mapped(values, fabricName)))}.`,
    contrast: ({ values }) => mapped(values, fabricName),
  },
  "same-colors": {
    sentence: ({ values: { colors } }) => `Both come in ${colorNames(colors)}.`,
    phrase: ({ values: { colors } }) => `in ${colorNames(colors)}`,
  },
  "near-colors": {
    sentence: ({ values: { original, alternative } }) =>
      original.length + alternative.length > 2
        ? `The colors are close: ${colorNames(original)} on the original, ${colorNames(alternative)} on the alternative.`
        : `The colors are close: ${colorNames(original)} and ${colorNames(alternative)}.`,
    phrase: () => SIMILAR_COLORS,
  },
  "other-colors": {
    sentence: ({ values }) => {
      const names = mapped(values, colorNames);
      const { original, alternative } = names;
      return pickVariant(
        [`The original comes in ${original}, the alternative in ${alternative}.`, `${capitalize(joinVersus(names))}.`],
        original + alternative,
      );
    },
    contrast: ({ values }) => mapped(values, colorNames),
  },
  "shared-colors": {
    sentence: ({ values: { colors } }) => `Both feature ${colorNames(colors)}.`,
    phrase: ({ values: { colors } }) => `in ${colorNames(colors)}`,
  },
  "added-colors": {
    sentence: ({ values }) => {
      const { original, alternative } = mapped(values, ({ added }) => colorNames(added));
      if (original === "") return `The alternative adds ${alternative}.`;
      return alternative === ""
        ? `The original adds ${original}.`
        : `The original adds ${original}, the alternative ${alternative}.`;
    },
    contrast: ({ values }) => mapped(values, ({ all }) => colorNames(all)),
    // One color more or less is nothing to get used to.
    taken: () => null,
  },
  "same-cut": {
    sentence: ({ values: { cuts } }) => sharedFeaturesSentence(cuts.map(cutName)),
    phrase: ({ values: { cuts } }) => `with ${joinList(cuts.slice(0, MOST_IN_PHRASE).map(cutName))}`,
  },
  "other-cut": {
    sentence: ({ values }) => {
      const { original, alternative } = cutNames(values);
      const directed = values.direction && CUT_COMPARISONS[values.attribute]?.[values.direction];
      return directed
        ? `The alternative ${directed}: ${alternative} instead of ${original}.`
        : pickVariant(
            [
              `${capitalize(original)} on the original, ${alternative} on the alternative.`,
              `The original has ${original}, the alternative ${alternative}.`,
            ],
            original + alternative,
          );
    },
    contrast: ({ values }) => cutNames(values),
  },
  "same-pattern": {
    sentence: ({ values: { pattern } }) => `Both are ${patternName(pattern)}.`,
    phrase: ({ values: { pattern } }) => `${pattern === "solid" ? "in" : "with"} ${patternNoun(pattern)}`,
  },
  "other-pattern": {
    sentence: ({ values: { original, alternative } }) =>
      `The original is ${patternName(original)}; the alternative is ${patternName(alternative)}.`,
    contrast: ({ values }) => mapped(values, patternNoun),
  },
  "same-details": {
    sentence: ({ values: { details } }) => sharedFeaturesSentence(details.map(detailName)),
    phrase: ({ values: { details } }) => `with ${joinList(details.slice(0, MOST_IN_PHRASE).map(detailName))}`,
  },
  "other-detail": {
    sentence: ({ values }) => detailsContrast(values),
    contrast: ({ values }) => (isDenial(values) ? null : mapped(values, rivalName)),
    taken: ({ values: { alternative } }) =>
      alternative === "lining" || alternative === "pockets" ? null : rivalName(alternative),
  },
  "same-features": { sentence: ({ values: { features } }) => sharedFeaturesSentence(features.map(detailName)) },
  "other-feature": {
    sentence: ({ values }) => detailsContrast(values),
    contrast: ({ values }) => (isDenial(values) ? null : mapped(values, detailName)),
  },
  "same-measurement": {
    sentence: ({ values }) => {
      const { original, alternative } = formatMeasurements(values);
      const name = capitalize(values.original.name);
      return original === alternative
        ? `${name}: ${original} on both.`
        : `${name}: about the same, ${original} and ${alternative}.`;
    },
  },
  "other-measurement": {
    sentence: ({ values }) => `${capitalize(values.original.name)}: ${joinVersus(formatMeasurements(values))}.`,
    taken: ({ values }) =>
      values.original.name === "gold" && (values.alternative.amounts[0] ?? 0) < (values.original.amounts[0] ?? 0)
        ? `${formatMeasurements(values).alternative} gold`
        : null,
  },
  "same-care": { sentence: ({ values: { care } }) => `${CARE_NAMES[care].both}.` },
  "other-care": { sentence: ({ values }) => `Care: ${joinVersus(mapped(values, (care) => CARE_NAMES[care].one))}.` },
  "only-details": {
    sentence: ({ sides: [side], values: { details } }) =>
      `Only the ${side}'s page mentions ${joinList(details.map(detailName))}.`,
  },
  "only-pattern": {
    sentence: ({ sides: [side], values: { pattern } }) => `Only the ${side}'s page mentions ${patternNoun(pattern)}.`,
  },
  "same-occasion": {
    sentence: ({ values: { occasion } }) => {
      const name = occasionName(occasion);
      return pickVariant([`Both are meant for ${name}.`, `Both suit ${name}.`], name);
    },
    phrase: ({ values: { occasion } }) => `for ${occasionName(occasion)}`,
  },
  "other-occasion": {
    sentence: ({ values: { original, alternative } }) =>
      `The original is meant for ${occasionName(original)}, the alternative for ${occasionName(alternative)}.`,
    contrast: ({ values }) => mapped(values, occasionName),
  },
};

type Known = Readonly<Record<"known" | "unknown", Side>>;

/** The texts of a result other than its findings. */
export const TEXTS = {
  wearing: ({ trait, isMore }: WearDifference) => WEARING[trait][isMore ? "more" : "less"],
  materials: {
    sameOutside: (name: string) => `Both are mainly ${name}.`,
    sameAll: (name: string) => `Both are entirely ${name}.`,
    sameShell: (name: string) => `The outer material of both is ${name}.`,
    sameNamed: (name: string) => `Both are made of the same fabric, ${name}.`,
    sameNames: (name: string, count: number, giver: Side) =>
      `Both are ${name}, but only the ${giver}'s page states the ${count > 1 ? "percentages" : "percentage"}.`,
    other: ({ original, alternative }: Sides<string>) =>
      `The original is ${original}; the alternative is ${alternative}.`,
    same: (name: string) =>
      pickVariant(
        [
          `Both are ${name}, so compare the weight and the finish: that's where they can still differ.`,
          `On paper, both are ${name}; weight and finish can still differ.`,
        ],
        name,
      ),
    samePurity: (karats: number) => `Both are ${karats}k gold; weight and finish can still differ.`,
    otherPurity: (original: number, alternative: number) =>
      `Both are solid gold, but ${original}k is ${original > alternative ? "purer" : "less pure"} than ${alternative}k.`,
    oneMetal: (name: string, known: Side) =>
      `The ${known} is ${name}. We didn't recognize the ${known === "original" ? "alternative" : "original"}'s metal, so we can't compare how they wear.`,
    wearingOff: (better: string) => `Both finishes wear off over time, first where they rub; ${better} lasts longer.`,
    coloredSteel: (side: Side) => `Both are stainless steel; the ${side}'s gold color is a coating that can wear off.`,
    sameHard: (name: string) => `Both are ${name}; quality and finish can still differ.`,
    variant: (variant: string, plain: string) =>
      `${capitalize(variant)} feels and wears like ${variant.startsWith("recycled ") ? "new" : "any other"} ${plain}.`,
    little: (seed: string) =>
      pickVariant(
        ["On paper, the two fabrics are close.", "Going by their labels, the two fabrics are very similar."],
        seed,
      ),
    otherInWear: (list: string) => `Going by its materials, the alternative should ${list}.`,
    care: (delicate: string, sturdy: string) =>
      `${capitalize(delicate)} usually needs hand washing or dry cleaning; ${sturdy} can usually go in the machine.`,
    imitationInMix: (imitation: string, main: string) =>
      `Expect the ${imitation} parts to age before the ${main} does.`,
    onlyInside: (part: InsidePart, side: Side) => `Only the ${side}'s page mentions a ${INSIDE[part].name}.`,
    sameInside: (part: InsidePart, shares: string) => `Both are ${INSIDE[part].verb} with ${shares}.`,
    otherInside: (part: InsidePart, { original, alternative }: Sides<string>) =>
      `The original is ${INSIDE[part].verb} with ${original}, the alternative with ${alternative}.`,
    sameFabric: (fabric: string) => `Both are ${fabric}; we couldn't tell what fiber it's made of.`,
    sameFabricOf: (fabric: string, side: Side, shares: string) => `Both are ${fabric}; the ${side}'s is ${shares}.`,
    otherFabric: ({ original, alternative }: Sides<string>) =>
      `The original is ${original} and the alternative is ${alternative}; we couldn't tell what fibers they're made of.`,
    onlyFabric: ({ known, unknown }: Known, shares: string, fabric: string) =>
      `The ${known} is ${shares}. The ${unknown} is ${fabric}, but we couldn't tell what fibers it's made of, so feel and wear can be compared only roughly.`,
    unsure: ({ known, unknown }: Known, shares: string, named: string) =>
      `The ${known} is ${shares}. The ${unknown}'s page mentions ${named}, but we can't be sure that's the main material.`,
    unknown: ({ known, unknown }: Known, shares: string) =>
      `The ${known} is ${shares}. We didn't recognize the ${unknown}'s material, so feel and wear can't be compared yet.`,
  },
  location: {
    same: (country: string) => `Both are made in ${country}.`,
    other: ({ original, alternative }: Sides<string>) =>
      `The original is made in ${original}, the alternative in ${alternative}. The country alone says little about how well a product is made.`,
    one: (known: Side, country: string) => `The ${known} is made in ${country}.`,
  },
  whenToBuy: {
    saving: (amount: string) => `You'd rather keep ${amount}.`,
    savingAnd: (amount: string, wishes: string) => `You'd rather keep ${amount}, or you want ${wishes}.`,
    want: (wishes: string) => `You want ${wishes}.`,
    // "Wool and camel" could be two fibers.
    color: (color: NamedColor) =>
      color.name === "multicolour"
        ? "a multicolor design"
        : color.isTone
          ? colorNames([color])
          : `the color ${colorNames([color])}`,
    fromMaker: (maker: string) => endSentence(`You want it from ${maker}`),
    fromMakerOr: (maker: string, wishes: string) => `You want it from ${maker}, or you want ${wishes}.`,
    worthMore: (amount: string) => `The original is worth ${amount} more to you.`,
    madeIn: (country: string) => `You want it made in ${country}.`,
    originalAlone: (seed: string) =>
      pickVariant(["The original itself matters to you.", "You want this exact item."], seed),
    perPiece: " per piece",
    alternativeUnpriced: "It turns out to cost less.",
    sameForItsPrice: "Its price, seller or return policy suits you better.",
    sameButNew: "You'd rather have it new.",
    originalNew: "You'd rather buy new.",
    sameForItsSeller: "Its seller or return policy suits you better.",
    alternativeAlone: "You can't get the original.",
    alternativeLiked: "You simply like it better.",
  },
  quality: {
    sameForSame: "Price and main material are about the same, so neither settles the choice.",
    betterMaterial: "The alternative has the better material of the two.",
    sameMaterial: "The main material is the same in both.",
    sameMaterialForLess: (seed: string) =>
      pickVariant(["Material alone doesn't explain the price gap.", "The main material is the same in both."], seed),
    equalMaterial: "Neither main material is clearly better.",
    lesserMaterial: (seed: string) =>
      pickVariant(["The material is a step down.", "You give up the better material."], seed),
    poorMaterial: (seed: string) =>
      pickVariant(["The material is a big step down.", "The material is clearly lower quality."], seed),
    neitherMaterial: "We didn't recognize the main material of either item, so we can't compare quality.",
    unknownMaterial: (side: Side) => `We didn't recognize the ${side}'s main material, so we can't compare quality.`,
    unknownFiber: (side: Side, fabric: string) =>
      `We couldn't tell what fiber the ${side}'s ${fabric} is made of, so we can't compare quality.`,
    workmanship: (seed: string) =>
      pickVariant(
        [
          "It's hard to judge from a page how well each one is made.",
          "Workmanship is the open question at prices this far apart.",
          "It's hard to judge from a page whether the alternative is as well finished.",
        ],
        seed,
      ),
    someLoss:
      "It's hard to judge from a page how well the alternative is made, so the value score assumes the usual drop in quality at a lower price.",
    usualLoss: (seed: string) =>
      pickVariant(
        [
          "At prices this far apart, workmanship usually differs too, and the value score allows for that.",
          "A price this much lower usually means lower quality, and the value score allows for that.",
        ],
        seed,
      ),
    sameItem: "It's the same item, so only the price, the seller and the return policy can differ.",
    likelySameItem: "It's very likely the same item, so compare the model, the condition and the seller.",
    sameItemUsed: "It's the same item, so compare the price, the condition and the seller.",
    sameLine: "Both are from the same line, so compare the versions and the sellers.",
  },
  wears: (times: string, isCarried: boolean) => {
    const [use, used] = isCarried ? ["use", "used"] : ["wear", "worn"];
    return `${capitalize(used)} ${times} times as often, the original costs about the same per ${use}.`;
  },
  capped: "Only part of the savings counts toward the value, since the two are only somewhat similar.",
  unnamedDifferences: "We found no clear difference; the score allows for what we don't know.",
  notFashionNotice: "This comparison wasn't counted.",
  counterfeit: {
    advice: "A counterfeit isn't an alternative, so we don't give it a value score.",
    notice:
      "A counterfeit carries a brand's name, but the brand didn't make it: no warranty, no returns to the brand, and customs may seize it. We don't give it a value score.",
  },
  tooFarApart: "The two are too different for us to compare quality or cost per wear.",
  prices: {
    rates: (day: string) => ` Converted at the exchange rates from ${day}.`,
    same: (price: string) => `Both cost ${price}.`,
    perPiece: ({ original, alternative }: Sides<string>) =>
      ` The value score compares the prices per piece: ${alternative} vs. ${original}.`,
    near: ({ original, alternative }: Sides<string>) => `Both cost about the same: ${original} and ${alternative}.`,
    dearer: ({ original, alternative }: Sides<string>, gap: string) =>
      `${alternative} vs. ${original} for the original: the alternative costs ${gap} more.`,
    cheaper: ({ original, alternative }: Sides<string>, gap: string, share: string) =>
      `${alternative} vs. ${original}: you save ${gap} and pay ${share} of the original's price.`,
    unpriced: (similarity: string) => `${similarity} similar. Add both prices to see the value.`,
    halfPriced: (similarity: string, side: Side) => `${similarity} similar. Add the ${side}'s price to see the value.`,
    noRate: (similarity: string) => `${similarity} similar; the two prices can't be compared.`,
    summary: (similarity: string, value: number, saving: string) =>
      `${similarity} similar, value ${value} out of 10, ${saving}.`,
    atTheSamePrice: "at about the same price",
    forLess: (gap: string) => `for ${gap} less`,
    forMore: (gap: string) => `for ${gap} more`,
  },
  secondhand: {
    both: "Both are secondhand.",
    side: (side: Side, flaws: string) =>
      flaws === "" ? `The ${side} is secondhand.` : `The ${side} is secondhand, and its listing mentions ${flaws}.`,
  },
  recommendation: {
    sameForLess: "Same item, lower price. Take the cheaper one.",
    sameForLessUsed: "Same item for less, but secondhand: check its condition first.",
    sameForMore: "Same item, and no cheaper. Stick with the original.",
    sameForSame: "Same item, same price: let the seller and the return policy decide.",
    likelySameForLess: "Very likely the same item for less: check that the model matches, then take the cheaper one.",
    likelySameForLessUsed: "Very likely the same item for less, but secondhand: check its condition first.",
    likelySameForMore: "Very likely the same item, and no cheaper. Stick with the original.",
    likelySameForSame: "Very likely the same item, at the same price: let the seller and the return policy decide.",
    cheapButOther: "Cheaper, but no substitute. Buy it for what it is, not in place of the original.",
    dearAndOther: "Neither cheaper nor a substitute. Skip it.",
    dearAndAlike: "The alternative saves you nothing. Buy the original.",
    sameCost: "Both cost about the same, so take the one you like better.",
    sameCostOfOneModel: "Both cost about the same, so let the version and the seller decide.",
    dear: (taken: string) => `No savings: take the alternative only if you prefer ${taken}.`,
    greatUnchecked: (detail: string) => `Buy the alternative, but first check for ${detail}.`,
    greatAndAlike: "Buy the alternative: from what we know, it can stand in for the original.",
    great: (taken: string) =>
      pickVariant(
        [`Buy the alternative if you're fine with ${taken}.`, `Go for the alternative if you can live with ${taken}.`],
        taken,
      ),
    partlyAlikeInSize: (size: string) => `Cheaper, but much ${size}: take the alternative only if that size suits you.`,
    partlyAlike: "Cheaper, but we can't tell whether it can stand in for the original.",
    partlyAlikeWith: (taken: string) => `Cheaper, but only somewhat similar. For one thing, expect ${taken}.`,
    otherKindForLess: (taken: string) => `Take the alternative only if ${taken} will do instead.`,
    farBelow: "A fraction of the price: expect lower quality, and inspect it closely.",
    farBelowWith: (taken: string) => `A fraction of the price: expect ${taken} and lower quality overall.`,
    goodAndAlike: "From what we know, the alternative is the better buy.",
    goodUnchecked: (detail: string) => `A good buy, but first check for ${detail}.`,
    good: (taken: string) =>
      pickVariant(
        [
          `Worth it if you can live with ${taken}.`,
          `A good buy if you're fine with ${taken}.`,
          `Take the alternative if you don't mind ${taken}.`,
          `Worth the savings if you're happy with ${taken}.`,
        ],
        taken,
      ),
    fairAndAlike: "Close on paper: let looks, feel and price decide.",
    fairOfOneModel: "Same model, going by the name: let the version, the condition and the seller decide.",
    fair: (taken: string) => `A reasonable trade-off if you're fine with ${taken}.`,
    poorAndAlike: "The savings are too small to matter. Stick with the original.",
    poor: (taken: string) => `The savings are too small to justify settling for ${taken}. Stick with the original.`,
    unsure: "We don't know enough to advise either way.",
    addMissing: (facts: string) => `First add ${facts}.`,
    standIn: "The alternative can replace the original.",
    standInAsKnown: "From what we know, the alternative can replace the original.",
    standInWith: (taken: string) => `The alternative can replace the original if you're fine with ${taken}.`,
    sameDirection: "The alternative is no replacement for the original.",
    noStandIn: "The alternative can't replace the original.",
    noRate: "The two prices can't be compared: one is zero or in a currency we have no exchange rate for.",
    addBoth: "Add both prices to see whether the difference is worth paying.",
    addOne: (side: Side) => `Add the ${side}'s price to see whether the difference is worth paying.`,
  },
  verdict: {
    sameItem: { sure: "The same item", likely: "Very likely the same item" },
    inOtherColor: " in another color",
    cheaper: (gap: string) => `, ${gap} cheaper`,
    dearer: (gap: string) => `, ${gap} more expensive`,
    atTheSamePrice: ", at the same price",
    atAboutTheSamePrice: ", at about the same price",
    samePage: "Both sides are the same page, so there's nothing to compare.",
    neitherKind: "We don't know enough to say: we couldn't tell what kind of item either side is.",
    unknownKind: (side: Side) => `We don't know enough to say: we couldn't tell what kind of item the ${side} is.`,
    unknown: "We don't know enough to say how similar the two are.",
    notFashion: (goods: string) => `No score: we compare clothes, shoes, bags, jewelry and watches, not ${goods}.`,
    otherKind: (kinds: string) => `Not comparable: ${kinds}.`,
    leads: {
      great: "Very close",
      good: "Similar",
      fair: "Somewhat similar",
      poor: "Quite different",
    },
    sameKind: (goods: string) => `both are ${goods}`,
    both: (phrase: string) => {
      if (phrase === SIMILAR_COLORS) return "their colors are similar";
      if (phrase.startsWith("with ")) return `both have ${phrase.slice("with ".length)}`;
      return phrase.startsWith("in ") ? `both come ${phrase}` : `both are ${phrase}`;
    },
    other: (verb: string, { original, alternative }: Sides<string>) =>
      `the alternative ${verb} ${alternative}, not ${original}`,
    pair: (goods: string) => `a pair of ${goods}`,
    sized: (size: string) => `the alternative is much ${size}`,
    holds: (taken: string) => `the alternative has ${taken}`,
    holdsAlone: (side: Side, detail: string) => `only the ${side} has ${detail}`,
    but: (agreement: string, difference: string) => `${agreement}, but ${difference}`,
    tooLittle: "we know too little to compare anything else",
    nothing: "we know too little about either",
  },
} as const;

type InsidePart = "fill" | "lining";

const INSIDE: Readonly<Record<InsidePart, { name: string; verb: string }>> = {
  fill: { name: "filling", verb: "filled" },
  lining: { name: "lining", verb: "lined" },
};

const CUT_FACTS: Partial<Record<Group, string>> = {
  footwear: "its shape: toe, heel and height",
  bags: "its shape and its straps or handles",
  "small leather goods": "its layout",
  jewellery: "its shape",
  watches: "its dial and bezel",
  eyewear: "the shape of the frame",
  headwear: "its shape",
  belts: "the shape of its buckle",
  scarves: "its edges",
  ties: "its shape",
  gloves: "its length and cuff",
  swimwear: "its cut and coverage",
  innerwear: "its cut and coverage",
  hosiery: "its length and weight",
  bottoms: "its fit, rise and leg",
  dresses: "its silhouette, length and neckline",
};

const CONSTRUCTION_FACTS: Partial<Record<Group, string>> = {
  footwear: "its sole and closure",
  bags: "its closure, pockets and compartments",
  "small leather goods": "its closure and card slots",
  watches: "its movement, crystal and strap",
};

/** Maps each missing fact to a phrase in a shopper's words, such as "what it's made of". */
export const MISSING_FACTS: Readonly<Record<UnstatedFact["code"], (group: Group | null) => string>> = {
  kind: () => "what kind of item it is",
  cut: (group) => (group === null ? "its shape" : (CUT_FACTS[group] ?? "its fit, length, sleeves and neckline")),
  material: (group) =>
    group !== null && isClothing(group) ? "what it's made of, with percentages" : "what it's made of",
  colour: () => "its color",
  pattern: () => "whether it also has a pattern",
  construction: (group) =>
    group === null ? "how it's made" : (CONSTRUCTION_FACTS[group] ?? "its closures, lining and trims"),
  function: () => "what it's made for",
};

/**
 * Maps each missing fact to a phrase that also names the product, or both products, that it is missing for: "what the
 * alternative is made of".
 */
export const FACTS_TO_ADD: Readonly<Record<UnstatedFact["code"], (of: Side | "both", group: Group | null) => string>> =
  {
    kind: (of) => `what kind of item ${subject(of)}`,
    cut: (of, group) => `the ${group !== null && isClothing(group) ? "cut" : "shape"} of ${owner(of)}`,
    material: (of) => `what ${subject(of)} made of`,
    colour: (of) => `the color of ${owner(of)}`,
    pattern: (of) => `whether ${owner(of)} ${of === "both" ? "have" : "has"} a pattern`,
    construction: (of) => `how ${subject(of)} made`,
    function: (of) => `what ${subject(of)} made for`,
  };

const owner = (of: Side | "both"): string => (of === "both" ? "both" : `the ${of}`);
const subject = (of: Side | "both"): string => `${owner(of)} ${of === "both" ? "are" : "is"}`;

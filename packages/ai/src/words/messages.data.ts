import type { Side } from "@dupewise/domain/comparison/side";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import type { Trait } from "../facts/cloth.ts";
import { type Metal, METALS } from "../facts/metals.data.ts";
import type { Audience } from "../facts/product-facts.ts";
import type { FindingCode, FindingOf, Sides } from "../findings/finding.ts";
import type { Missing } from "../findings/missing-facts.ts";
import type { WearingDifference } from "../findings/wearing.ts";
import { capital, isPlural, listed, pick, pluralOf, withArticle } from "./grammar.ts";
import { CUT_DIRECTIONS } from "./names.data.ts";
import { clothName, colorNames, cutName, detailName, occasionName, patternName, sharesOf, typeName } from "./names.ts";

/** How one code of findings is said. */
export interface FindingMessage<Code extends FindingCode> {
  sentence: (finding: FindingOf<Code>) => string;
  /** What "both are shirts" can go on with: "in the same navy blue". Agreements only. */
  phrase?: (finding: FindingOf<Code>) => string;
  /** The two sides of it in few words: "silk" and "polyester"; null when they would read the same. Differences only. */
  contrast?: (finding: FindingOf<Code>) => Sides<string> | null;
}

/** "silk against polyester". */
export const against = ({ original, alternative }: Sides<string>): string => `${original} against ${alternative}`;

const mapped = <Value>({ original, alternative }: Sides<Value>, name: (value: Value) => string): Sides<string> => ({
  original: name(original),
  alternative: name(alternative),
});

const unlessEqual = (names: Sides<string>): Sides<string> | null =>
  names.original === names.alternative ? null : names;

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

const PARTS: Readonly<Record<FindingOf<"other-part">["values"]["part"], { lead: string; name: string }>> = {
  fill: { lead: "Filled with", name: "filling" },
  lining: { lead: "Lined with", name: "lining" },
  sole: { lead: "Soles of", name: "sole" },
  trim: { lead: "Trimmed with", name: "trim" },
};

/** What a cloth does more or less, as verbs. */
const WEARING: Readonly<Record<Trait, Readonly<Record<"more" | "less", string>>>> = {
  breathability: { more: "breathe better", less: "breathe less" },
  warmth: { more: "be warmer", less: "be cooler" },
  stretch: { more: "give more", less: "give less" },
  durability: { more: "stand more wear", less: "stand less wear" },
};

function platingNote({ original, alternative }: Sides<Metal>): string {
  return METALS[original].wearsOff === METALS[alternative].wearsOff ? "" : "; plating wears off in time";
}

/** How each finding is said in English: another language is one more table. */
export const FINDING_MESSAGES: { readonly [Code in FindingCode]: FindingMessage<Code> } = {
  "same-item": {
    sentence: ({ values: { by, code, isOtherColor } }) => {
      if (by === "text") return "Word for word the same text on both sides.";
      if (code !== null) return `Both give the same style code: ${code}.`;
      if (by === "code")
        return isOtherColor ? "The style codes differ in the color alone." : "One style code is the other, cut short.";
      return "Maker, name and model agree.";
    },
  },
  counterfeit: {
    sentence: ({ sides: [side], values: { as } }) =>
      side === "alternative"
        ? `Sold as ${withArticle(as)}: counterfeits are no alternative.`
        : `The original is sold as ${withArticle(as)}: a counterfeit is nothing to compare with.`,
  },
  "same-kind": { sentence: ({ values: { type } }) => `Both are ${pluralOf(typeName(type))}.` },
  "other-kind": {
    sentence: ({ values }) => {
      const { original, alternative } = mapped(values, typeName);
      const [mine, theirs] = [withArticle(original), withArticle(alternative)];
      // "The original is jeans" reads badly: plural names take another verb.
      return isPlural(original) || isPlural(alternative)
        ? `The original is sold as ${mine}, the alternative as ${theirs}.`
        : `The original is ${mine}, the alternative ${theirs}.`;
    },
    contrast: ({ values }) => mapped(values, (type) => withArticle(typeName(type))),
  },
  "other-audience": {
    sentence: ({ values: { original, alternative } }) =>
      `The original is made for ${wearerOf(original)}, the alternative for ${wearerOf(alternative)}.`,
    contrast: ({ values }) => mapped(values, sizingOf),
  },
  "only-pack": { sentence: ({ sides: [side] }) => `Only the ${side} is sold as a pack of several.` },
  "same-cloth": {
    sentence: ({ values: { items } }) => {
      const shares = sharesOf(items);
      return pick([`The same cloth: ${shares}.`, `Both are made of ${shares}.`], shares);
    },
    phrase: ({ values: { items } }) => `of the same ${items[0]?.material}`,
  },
  "same-materials": {
    sentence: ({ values: { items } }) => `Both are of ${listed(items.map(({ material }) => material))}.`,
    phrase: ({ values: { items } }) => `of the same ${items[0]?.material}`,
  },
  "same-main-material": {
    sentence: ({ values: { material } }) => `Both are mainly ${material}.`,
    phrase: ({ values: { material } }) => `made mainly of ${material}`,
  },
  "related-materials": {
    sentence: ({ values: { original, alternative } }) => `${capital(original)} and ${alternative} are near relatives.`,
  },
  "other-cloth": {
    sentence: ({ values }) => `${capital(against(mapped(values, sharesOf)))}.`,
    contrast: ({ values }) => unlessEqual(mapped(values, (items) => clothName({ items }))),
  },
  "other-part": {
    sentence: ({ values }) => `${PARTS[values.part].lead} ${against(mapped(values, sharesOf))}.`,
    contrast: ({ values }) => unlessEqual(mapped(values, ([first]) => `${first?.material} ${PARTS[values.part].name}`)),
  },
  "other-metal": {
    sentence: ({ values }) => `${capital(against(values))}${platingNote(values)}.`,
    contrast: ({ values }) => values,
  },
  "same-fabric": {
    sentence: ({ values: { fabric } }) => `${capital(fabric)} on both.`,
    phrase: ({ values: { fabric } }) => `in ${fabric}`,
  },
  "other-fabric": {
    sentence: ({ values }) => `${capital(against(values))}.`,
    contrast: ({ values }) => values,
  },
  "fabric-against-material": {
    sentence: ({ values }) => `${capital(against(mapped(values, clothName)))}.`,
    contrast: ({ values }) => mapped(values, clothName),
  },
  "same-colors": {
    sentence: ({ values: { colors } }) => `Both come in ${colorNames(colors)}.`,
    phrase: ({ values: { colors } }) => `in the same ${colorNames(colors)}`,
  },
  "near-colors": {
    sentence: ({ values: { original, alternative } }) =>
      `The colours are near each other: ${colorNames(original)} and ${colorNames(alternative)}.`,
    phrase: ({ values: { original, alternative } }) =>
      `in ${colorNames(original)} and ${colorNames(alternative)}, near enough`,
  },
  "other-colors": {
    sentence: ({ values }) => {
      const names = mapped(values, colorNames);
      const { original, alternative } = names;
      return pick(
        [`The original is ${original}, the alternative ${alternative}.`, `${capital(against(names))}.`],
        original + alternative,
      );
    },
    contrast: ({ values }) => mapped(values, colorNames),
  },
  "shared-colors": {
    sentence: ({ values: { colors } }) => `${capital(colorNames(colors))} on both sides.`,
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
  },
  "same-cut": {
    sentence: ({ values: { cuts } }) => {
      const names = listed(cuts.map(cutName));
      return pick([`Both have ${names}.`, `The cut agrees: ${names}.`, `${capital(names)} on both.`], names);
    },
    phrase: ({ values: { cuts } }) => `with ${listed(cuts.map(cutName))}`,
  },
  "other-cut": {
    sentence: ({ values }) => {
      const { original, alternative } = mapped(values, cutName);
      const directed = values.direction && CUT_DIRECTIONS[values.attribute]?.[values.direction];
      return directed
        ? `The alternative ${directed}: ${alternative} where the original has ${original}.`
        : pick(
            [
              `${capital(original)} on the original, ${alternative} on the alternative.`,
              `The original has ${original}, the alternative ${alternative}.`,
            ],
            original + alternative,
          );
    },
    contrast: ({ values }) => mapped(values, cutName),
  },
  "same-pattern": {
    sentence: ({ values: { pattern } }) => `Both are ${patternName(pattern)}.`,
    phrase: ({ values: { pattern } }) => `${patternName(pattern)} alike`,
  },
  "other-pattern": {
    sentence: ({ values: { original, alternative } }) =>
      `The original is ${patternName(original)}, the alternative ${patternName(alternative)}.`,
    contrast: ({ values }) => mapped(values, patternName),
  },
  "same-details": {
    sentence: ({ values: { details } }) => {
      const shared = listed(details.map(detailName));
      return pick([`Both list ${shared}.`, `${capital(shared)} on both.`], shared);
    },
    phrase: ({ values: { details } }) => `with ${listed(details.map(detailName))}`,
  },
  "other-detail": {
    sentence: ({ values }) => `${capital(against(mapped(values, detailName)))}.`,
    contrast: ({ values }) => mapped(values, detailName),
  },
  "only-details": {
    sentence: ({ sides: [side], values: { details } }) =>
      `Only the ${side} mentions ${listed(details.map(detailName))}.`,
  },
  "same-occasion": {
    sentence: ({ values: { occasion } }) => {
      const name = occasionName(occasion);
      return pick([`Both are meant for ${name}.`, `Made for ${name}, the one like the other.`], name);
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

/** The texts beside the findings. */
export const TEXTS = {
  wearing: ({ trait, isMore }: WearingDifference) => WEARING[trait][isMore ? "more" : "less"],
  materials: {
    sameOpen: (shares: string) => `Both name ${shares}, without shares.`,
    sameAll: (shares: string) => `The labels agree: ${shares}.`,
    sameOutside: (shares: string) => `On the outside the labels agree: ${shares}.`,
    sameNames: (names: string, count: number, giver: Side) =>
      `Both are of ${names}; only the ${giver} gives the ${count > 1 ? "shares" : "share"}.`,
    other: ({ original, alternative }: Sides<string>) =>
      `The original is ${original}; the alternative is ${alternative}.`,
    sameMain: (main: string, { original, alternative }: Sides<string>) =>
      `${capital(main)} leads in both: ${original} in the original, ${alternative} in the alternative.`,
    open: " Not every share is given.",
    sameInWear: "Weight and finish can still differ; no label tells those.",
    littleInWear: (seed: string) =>
      pick(["To wear, that is a small difference.", "You would hardly feel that in wear."], seed),
    otherInWear: (list: string, seed: string) =>
      pick([`Expect the alternative to ${list}.`, `By its fibres the alternative should ${list}.`], seed),
    care: ({ original, alternative }: Sides<string>) =>
      `Care for the original: ${original}. For the alternative: ${alternative}.`,
    onlyInside: (part: InsidePart, side: Side) => `Only the ${side}'s label names a ${INSIDE[part].name}.`,
    sameInside: (part: InsidePart, shares: string) => `Both are ${INSIDE[part].verb} with ${shares}.`,
    otherInside: (part: InsidePart, { original, alternative }: Sides<string>) =>
      `The original is ${INSIDE[part].verb} with ${original}, the alternative with ${alternative}${INSIDE[part].note}.`,
    sameFabric: (fabric: string) => `Both are ${fabric}; neither says of which fibres.`,
    otherFabric: ({ original, alternative }: Sides<string>) =>
      `The original is ${original}, the alternative ${alternative}; neither says of which fibres.`,
    onlyFabric: ({ known, unknown }: Known, shares: string, fabric: string) =>
      `The ${known} is ${shares}. The ${unknown} is ${fabric} and does not say of which fibres, so feel and wear can be compared only roughly.`,
    unknown: ({ known, unknown }: Known, shares: string) =>
      `The ${known} is ${shares}. The ${unknown} does not say what it is made of, so feel and wear can't be compared yet.`,
  },
  location: {
    same: (country: string) => `Both are made in ${country}.`,
    other: ({ original, alternative }: Sides<string>) =>
      `The original is made in ${original}, the alternative in ${alternative}. A country alone is no measure of the sewing.`,
    one: ({ known, unknown }: Known, country: string) =>
      `The ${known} is made in ${country}. The ${unknown} does not say where.`,
  },
  whenToBuy: {
    saving: (amount: string) => `You would rather keep ${amount}.`,
    want: (thing: string) => `You want ${thing}.`,
    wantForWear: (cloth: string, gains: string) => `You want ${cloth}, which should ${gains}.`,
    prefer: (looks: string) => `You prefer ${looks}.`,
    originalAlone: "You want this very piece. Nothing else that is stated speaks for it.",
    alternativeUnpriced: "It turns out to cost less. Nothing else that is stated sets it apart.",
    alternativeAlone: "The original can't be had. Nothing else that is stated speaks for it.",
  },
  quality: {
    parts: { material: "material", construction: "details", design: "looks" },
    unknown:
      "Material or make of a side is not stated, so nothing is said of quality: the value counts the usual loss between such prices.",
    better: "By its material the alternative is the better made of the two.",
    unsaid: { material: "what it is made of", both: "what it is made of and how" },
    open: (what: string) => `At least one side doesn't say ${what}, so we don't judge its quality`,
    openMake: "How they are made isn't stated on both sides",
    usualLoss: ": the value assumes the loss that is usual at such a price.",
    noLoss: ".",
    onMaterial: "It loses on material.",
    sameItem: "It is the same item, so only the price, the seller and the returns differ.",
    even: "On what is stated, the alternative gives up next to nothing in quality.",
    loss: (share: number, where: string) =>
      pick(
        [
          `We put the alternative at about ${share}% of the original's quality; it loses on ${where}.`,
          `It loses on ${where}, which leaves about ${share}% of the original's quality.`,
          `About ${share}% of the original's quality, by our reckoning: the loss is in ${where}.`,
        ],
        `${share}${where}`,
      ),
  },
  wears: (times: string) =>
    pick(
      [
        `Wear for wear the two cost the same once the original is worn ${times} times as often.`,
        `Worn ${times} times as often, the original costs no more a wear.`,
        `The original would have to be worn ${times} times as often to cost as little a wear.`,
      ],
      times,
    ),
  capped: "The value is held down by the score: only what is known to be alike can take the original's place.",
  notFashionNotice: "This comparison was not counted.",
  counterfeit: {
    advice: "Counterfeits are no alternative. We set no value on them.",
    notice:
      "It bears a maker's name without that maker having made it: no warranty, no returns to the brand, and customs may keep it. We set no value on it.",
  },
  tooFarApart: "The two are too far apart to set their quality and their cost a wear against each other.",
  prices: {
    rates: (day: string) => ` Converted at the reference rates of ${day}.`,
    same: (price: string) => `Both cost ${price}.`,
    near: ({ original, alternative }: Sides<string>) => `Both cost about the same: ${original} and ${alternative}.`,
    dearer: ({ original, alternative }: Sides<string>, gap: string) =>
      `${alternative} against the original's ${original}: the alternative costs ${gap} more.`,
    cheaper: ({ original, alternative }: Sides<string>, gap: string, share: string) =>
      `${alternative} against ${original}: ${gap} less, ${share} of the original's price.`,
    unpriced: (similarity: string) => `${similarity} similar. Without both prices there is no value to tell.`,
    summary: (similarity: string, value: number, saving: string) =>
      `${similarity} similar, value ${value} of 10, ${saving}.`,
    atTheSamePrice: "at about the same price",
    forLess: (gap: string) => `for ${gap} less`,
    forMore: (gap: string) => `for ${gap} more`,
  },
  recommendation: {
    sameForLess: "Same item, lower price. Take the cheaper one.",
    sameForMore: "Same item, and no cheaper. Stay with the original.",
    concession: ({ original, alternative }: Sides<string>) => `${alternative} instead of ${original}`,
    cheapButOther: "Cheaper, but no stand-in. Buy it for what it is, not in place of the original.",
    dearAndOther: "Neither cheaper nor a stand-in. Leave it.",
    dearAndAlike: "Nothing stated speaks for the alternative at this price. Take the original.",
    dear: (difference: string) => `The alternative saves nothing. Take it only if you prefer ${difference}.`,
    greatUnchecked: "Take the alternative, once you have checked what only one side mentions.",
    greatAndAlike: "Take the alternative: on what is stated, only the price sets it apart.",
    great: (difference: string) =>
      pick(
        [
          `Take the alternative, if you don't mind ${difference}.`,
          `The alternative, unless ${difference} is a step too far.`,
        ],
        difference,
      ),
    goodAndAlike: "The alternative is the better buy on what is stated.",
    good: (difference: string) =>
      pick(
        [`Worth it, if you can live with ${difference}.`, `A good buy for anyone content with ${difference}.`],
        difference,
      ),
    fairAndAlike: "An even trade. Let the fit decide.",
    fair: (difference: string) => `An even trade: you save, and get ${difference}.`,
    poorAndAlike: "The saving is too small to matter. Keep to the original.",
    poor: (difference: string) => `The saving does not make up for ${difference}. Keep to the original.`,
    unsure: "Too little is known to advise either way. What would settle it comes first.",
    standIn: "The alternative can stand in for the original.",
    standInAsKnown: "The alternative can stand in for the original, as far as is known.",
    standInWith: (difference: string) => `The alternative can stand in for the original if you accept ${difference}.`,
    sameDirection: "The alternative goes in the same direction, and no further.",
    noStandIn: "The alternative is no stand-in for the original.",
    noRate:
      "The two prices can't be set against each other: one is nothing, or in a currency that we have no rate for.",
    addBoth: "Add both prices to learn whether the difference is worth paying.",
    addOne: (side: Side) => `Add the ${side}'s price to learn whether the difference is worth paying.`,
  },
  verdict: {
    sameItem: { sure: "The same item", likely: "Very likely the same item" },
    inOtherColor: " in another color",
    cheaper: (gap: string) => `, ${gap} cheaper`,
    dearer: (gap: string) => `, ${gap} more expensive`,
    atTheSamePrice: ", at the same price",
    samePage: "Both sides are the same page, so there is nothing to tell apart.",
    neitherKind: "Too little is known to say: neither side tells what kind of thing it is.",
    unknownKind: (side: Side) => `Too little is known to say: the ${side} does not tell what kind of thing it is.`,
    unknown: "Too little is known to say how alike the two are.",
    notFashion: (goods: string) => `No score: we compare clothes, shoes, bags, jewellery and watches, not ${goods}.`,
    otherKind: (kinds: string) => `Not comparable: ${kinds}.`,
    leads: {
      great: "Very close",
      good: "Alike, with differences",
      fair: "Related rather than alike",
      low: "Quite different",
      rough: "On the little that is known",
    },
    sameKind: (type: string) => `both are ${pluralOf(typeName(type))}`,
    both: (phrase: string) => `both ${phrase}`,
    but: (agreement: string, difference: string) => `${agreement}, but ${difference}`,
    slight: (agreement: string) => `${agreement}, and what differs is slight`,
    alike: (agreement: string) => `${agreement}, and no difference is stated`,
    nothing: "too little is said on either side",
  },
} as const;

type InsidePart = "fill" | "lining";

const INSIDE: Readonly<Record<InsidePart, { name: string; verb: string; note: string }>> = {
  fill: { name: "filling", verb: "filled", note: "; that decides how warm they are" },
  lining: { name: "lining", verb: "lined", note: "" },
};

const CUT_FACTS: Partial<Record<Group, string>> = {
  footwear: "its shape: toe, heel and height",
  bags: "its shape, size and straps",
  "small leather goods": "its size and layout",
  jewellery: "its shape and size",
  watches: "its dial and its size",
  eyewear: "the shape of the frame",
  headwear: "its shape",
  bottoms: "its fit, rise and leg",
  dresses: "its silhouette, length and neckline",
};

/** What is missing, in a shopper's words. */
export const MISSING_FACTS: Readonly<Record<Missing["code"], (group: Group | null) => string>> = {
  kind: () => "what kind of thing it is",
  cut: (group) => (group && CUT_FACTS[group]) ?? "its cut: fit, length, sleeves and neckline",
  material: () => "what it is made of, in per cent",
  colour: () => "its colour",
  pattern: () => "its pattern, or that it is plain",
  construction: () => "how it is made: closures, lining, trims",
  function: () => "what it is meant for",
};

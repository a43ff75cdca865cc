import type { Side } from "@dupewise/domain/comparison/side";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { areFleeces, isMadeOfFleece } from "../facts/fleece.ts";
import type { Audience, Fact, ProductFacts } from "../facts/product-facts.ts";
import { audienceGate, garmentGate, PACK_GATE, packTypeOf } from "../rubric/gate.ts";
import { BOTH, type Finding, quotesOf } from "./finding.ts";
import { KINDS_BY_WORDS, SPECIAL_KINDS } from "./special-kinds.data.ts";

const SAME_WEIGHT = 30;
/** The similarity at which two names are one kind to a shopper: pumps and heels. */
const SAME_TO_SHOPPERS = 0.93;

/**
 * Derives the findings about the kind, audience and number of pieces of the two sides.
 * @param gate the factor by which the difference in kind lowers the score, 0–1
 */
export function deriveKindFindings(a: ProductFacts, b: ProductFacts, gate: number): Finding[] {
  const isOneWord = () =>
    gate >= MIN_RELATED_GATE && !isOneOfSet(a, b) && (namesToo(a, b) || namesToo(b, a) || isCarryingUntold(a, b));
  const kinds = garments(a, b, gate).filter(({ code }) => code === "same-kind" || !isOneWord());
  return [...kinds, ...audiences(a, b), ...packTypes(a, b)];
}

/** A top is not a two-piece bikini, nor a suit jacket a suit, though its page may mention both. */
function isOneOfSet({ garment: a }: ProductFacts, { garment: b }: ProductFacts): boolean {
  const types = [a?.value.type, b?.value.type];
  if (types.includes("bikini") && (types.includes("bikini top") || types.includes("bikini bottoms"))) return true;
  const pieces = [a, b].filter((garment) => garment && PIECES.has(garment.value.group));
  return pieces.length === 1 && (types.includes("suit") || types.includes("tracksuit"));
}

const PIECES: ReadonlySet<Group> = new Set(["tops", "outerwear", "bottoms"]);

/** Bags that are named after how one carries them, which other bags may be too. */
const CARRIED_BY: Readonly<Record<string, readonly string[]>> = {
  "shoulder bag": ["shoulder", "epaule", "schulter", "schultertasche", "hombro", "spalla"],
  "sling bag": ["crossbody", "cross", "sling", "bandouliere", "umhangetasche", "bandolera", "tracolla"],
};

/** Returns true for two bags of which one is known to be carried in its way only from its line: a "Classic Flap". */
function isCarryingUntold(...sides: readonly ProductFacts[]): boolean {
  const ways = sides.map(({ garment }) => CARRIED_BY[garment?.value.type ?? ""]);
  return (
    ways.every((words) => words !== undefined) &&
    sides.some(
      ({ garment, line, otherWords }, at) =>
        line !== null && garment?.quote === line.quote && ways[at]?.some((word) => otherWords.has(word)) !== true,
    )
  );
}

/** More words for a kind. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = { bangle: ["cuff"] };

/** The gate below which two kinds count as unrelated, whatever words their pages share. */
export const MIN_RELATED_GATE = 0.3;

/** Returns true when a page also uses the other's kind: a handbag that its title calls a clutch. */
function namesToo({ garment: own, otherWords, cut }: ProductFacts, { garment: other }: ProductFacts): boolean {
  const carrying = cut.get("carried by");
  const isSlung = [carrying, ...(carrying?.also ?? [])].some((strap) => strap?.value === "crossbody strap");
  if (other?.value.type === "sling bag" && isSlung) return true;
  const carried = CARRIED_BY[other?.value.type ?? ""];
  // A backpack's shoulder straps make it no shoulder bag.
  if (own?.value.family === "backpacks" && carried !== undefined) return false;
  if (own?.value.group === "bags" && carried?.some((word) => otherWords.has(word)) === true) return true;
  if (own === null || other === null) return false;
  // A trolley sleeve makes no suitcase.
  if (NOT_WHAT_IT_ENDS_IN.has(other.value.type)) return false;
  const words = other.value.type.split(" ").filter((word) => !own.value.type.includes(word));
  return words
    .flatMap((word) => [word, word.replace(/s$/, ""), `${word}s`, ...(OTHER_NAMES[word] ?? [])])
    .some((form) => otherWords.has(form));
}

const SPECIAL_BY_TYPE = Map.groupBy(SPECIAL_KINDS, ([type]) => type);

/**
 * Returns the special kind that both sides belong to because of their style, such as "trench coat", along with that
 * style. Returns null when there is none.
 */
export function sharedSpecialKind(a: ProductFacts, b: ProductFacts): { style: string; name: string } | null {
  const [one, other] = [a.garment?.value.type, b.garment?.value.type];
  if (one === undefined || other === undefined) return null;
  if (areFleeces(a, b)) return { style: "fleece style", name: "fleece" };
  const whole = wholeOf(one, other);
  const isTrade = whole === undefined && areOneToTheTrade(a, b);
  if (whole === undefined && !isTrade) return null;
  if (whole === "sweatshirt" && [a, b].every(isMadeOfFleece)) return { style: "fleece style", name: "fleece pullover" };
  const says = ({ otherWords }: ProductFacts, words: readonly string[]) => words.some((word) => otherWords.has(word));
  const said = KINDS_BY_WORDS.find(([type, words]) => type === whole && says(a, words) && says(b, words));
  if (said) return { style: said[2], name: said[3] };
  const has = ({ cut }: ProductFacts, style: string) => [...cut.values()].some(({ value }) => value === style);
  const special = SPECIAL_BY_TYPE.get(whole ?? one)?.find(
    ([, style, name]) => has(a, style) && has(b, style) && !(isTrade && NAMES_ONE.test(name)),
  );
  return special ? { style: special[1], name: special[2] } : null;
}

/** The most specific name of a side's kind: a sports bra, a trench coat. */
function ownKind({ garment, cut }: ProductFacts): string {
  const styles = new Set([...cut.values()].flatMap(({ value, isHint }) => (isHint ? [] : [value])));
  const type = garment?.value.type ?? "";
  return SPECIAL_BY_TYPE.get(type)?.find(([, style]) => styles.has(style))?.[2] ?? type;
}

/** A jacket and a coat may both be parkas, but not both biker jackets. */
const NAMES_ONE = /(?:jacket|coat)$/;

function garments(own: ProductFacts, alternative: ProductFacts, gate: number): Finding[] {
  const [{ garment: a }, { garment: b }] = [own, alternative];
  if (!a || !b) return [];
  const evidence = quotesOf([a], [b]);
  const [one, other] = [a.value.type, b.value.type];
  const whole = wholeOf(one, other);
  if (whole !== undefined) {
    const special = sharedSpecialKind(own, alternative)?.name;
    const narrower = special === undefined ? narrowerOf(own, alternative, whole) : null;
    const values = { type: special ?? whole, ...(narrower && { narrower }) };
    return [{ code: "same-kind", sides: BOTH, values, evidence, weight: SAME_WEIGHT }];
  }
  const shared = sharedSpecialKind(own, alternative);
  if (shared) return [{ code: "same-kind", sides: BOTH, values: { type: shared.name }, evidence, weight: SAME_WEIGHT }];
  if (areOneToTheTrade(own, alternative)) return [];
  if (garmentGate(a.value, b.value) >= SAME_TO_SHOPPERS && !isOneOfSet(own, alternative)) return [];
  // What a sentence mentions may be something next to the product, but what lowers the score so much is told.
  if (gate >= MIN_RELATED_GATE && [a, b].some(({ certainty }) => certainty < SURE)) return [];
  const values = { original: ownKind(own), alternative: ownKind(alternative) };
  return [{ code: "other-kind", sides: BOTH, values, evidence, weight: 100 * (1 - gate) }];
}

const SURE = 0.6;

/** A bangle is a narrower kind of bracelet, unless the other page uses the word too. */
function narrowerOf(a: ProductFacts, b: ProductFacts, whole: string): { side: Side; type: string } | null {
  for (const [side, own, other] of [
    ["original", a, b],
    ["alternative", b, a],
  ] as const) {
    const type = own.garment?.value.type;
    if (type !== undefined && type !== whole && TOLD_APART.has(type) && !namesToo(other, own)) return { side, type };
  }
  return null;
}

/** Kinds that shoppers don't call by their general word. */
const TOLD_APART: ReadonlySet<string> = new Set(
  "bangle, pendant, hoodie, backpack, clutch, beanie, cap, diaper bag".split(", "),
);

/** Outerwear that one shop calls a jacket and another a coat, unless lengths or styles differ. */
function areOneToTheTrade(a: ProductFacts, b: ProductFacts): boolean {
  if (areTailored(a, b) || areTailored(b, a)) return true;
  const families = [a, b].map(({ garment }) => garment?.value.family);
  if (!families.includes("jackets") || !families.includes("coats")) return false;
  const [style, otherStyle] = [a, b].map(({ cut }) => cut.get("outerwear style")?.value);
  const [length, otherLength] = [a, b].map(({ cut }) => cut.get("length")?.value);
  if (length !== undefined && otherLength !== undefined && length !== otherLength) return false;
  const surfaces = [a, b].map(({ cut }) => cut.get("surface")?.value);
  return (style !== undefined && style === otherStyle) || (surfaces[0] !== undefined && surfaces[0] === surfaces[1]);
}

/** A blazer, and a product that another shop calls a jacket without stating another style. */
function areTailored({ garment: a }: ProductFacts, { garment: b, cut, details, fabric }: ProductFacts): boolean {
  if (a?.value.type !== "blazer" || b?.value.type !== "jacket") return false;
  const isOther =
    cut.has("outerwear style") ||
    fabric?.value === "denim" ||
    (cut.has("fill") && cut.get("fill")?.value !== "no lining");
  return !isOther && !details.some(({ value }) => value === "hood" || value === "zip");
}

function wholeOf(one: string, other: string): string | undefined {
  return [one, other].find((type) => isKindOf(one, type) && isKindOf(other, type));
}

/** A night suit is not a suit, and a trolley bag is a suitcase. */
const NOT_WHAT_IT_ENDS_IN: ReadonlySet<string> = new Set(
  "night suit, trolley bag, mobile pouch, pocket watch, garment bag, lab coat".split(", "),
);

/** What a general word covers, beyond the words that end in it. */
const COVERED: Readonly<Record<string, string>> = {
  heels: "pumps",
  "casual shoes": "flats, loafers",
  shoes: "boots, sneakers, loafers, flats, heels, pumps, mules, sandals, wedges",
  sandals: "flip-flops, slides, mules",
  "sports shoes": "running shoes",
  handbag: "bucket bag, shoulder bag, tote bag, sling bag, clutch",
  bag: "backpack, clutch, handbag",
  bracelet: "bangle",
  hat: "beanie, cap",
  necklace: "pendant",
  shirt: "blouse",
  top: "t-shirt, tank top, camisole, blouse",
  sweatshirt: "hoodie",
  scarf: "stole, shawl, muffler",
  swimwear: "wetsuit, swimsuit, rash guard, bikini, bikini top, bikini bottoms, swim briefs, swim shorts",
};

/** A "tote bag" is a kind of "bag": a page that says only "bag" may mean the same. */
function isKindOf(type: string, whole: string): boolean {
  if (type === whole || COVERED[whole]?.split(", ").includes(type)) return true;
  return type.endsWith(` ${whole}`) && !NOT_WHAT_IT_ENDS_IN.has(type);
}

function audiences({ audience: a }: ProductFacts, { audience: b }: ProductFacts): Finding[] {
  if (!a || !b) return [];
  const gate = audienceGate(a.value, b.value);
  // "Another $540, girls": a word in passing says little about who wears the product.
  const isInPassing = [a, b].some(({ field, value }) => field === "description" && value.child);
  if (gate === 1) return bothOfChildren(a, b);
  if (isInPassing) return [];
  const values = { original: a.value, alternative: b.value };
  return [{ code: "other-audience", sides: BOTH, values, evidence: quotesOf([a], [b]), weight: 100 * (1 - gate) }];
}

/** What both pages say about children, unless both mention them only in their text. */
function bothOfChildren(a: Fact<Audience>, b: Fact<Audience>): Finding[] {
  if (!a.value.child || !b.value.child || [a, b].every(({ field }) => field === "description")) return [];
  const audience = a.value.gender === b.value.gender ? a.value : { gender: "unisex" as const, child: true };
  return [{ code: "same-audience", sides: BOTH, values: { audience }, evidence: quotesOf([a], [b]), weight: 2 }];
}

function packTypes(a: ProductFacts, b: ProductFacts): Finding[] {
  const [one, other] = [packTypeOf(a), packTypeOf(b)];
  const as = one ?? other;
  if (one === other || as === undefined) return [];
  const sold = ({ details }: ProductFacts) => details.filter(({ value }) => value === as);
  return [
    {
      code: "only-pack-type",
      sides: [one === undefined ? "alternative" : "original"],
      values: { as },
      evidence: quotesOf(sold(a), sold(b)),
      weight: 100 * (1 - PACK_GATE),
    },
  ];
}

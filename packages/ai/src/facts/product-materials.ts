import { familyOf, fiberNames } from "@dupewise/vocabulary/materials/fibers";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import { type Group, mayBeMetal } from "@dupewise/vocabulary/garments/families.data";
import {
  PART_WORDS,
  isFrenchForLined,
  isCalfOfLeg,
  isPartOrFigurativeWord,
} from "@dupewise/vocabulary/materials/mere-part";
import { PARTS_WITH_PREPOSITION } from "@dupewise/vocabulary/materials/part-names.data";
import { findMaterialNames } from "@dupewise/vocabulary/lines/material-names";
import { isPlating } from "@dupewise/vocabulary/materials/plating";
import { memoizeSearch } from "@dupewise/vocabulary/text/memoize-search";
import { createPhraseMatcher } from "@dupewise/vocabulary/text/phrase-matcher";
import { tokenize, type Token } from "@dupewise/vocabulary/text/tokenize";
import { wordAfter } from "./word-after.ts";
import { hasOtherMeaning } from "./has-other-meaning.ts";
import { METAL_NAMES } from "./metal-names.data.ts";
import {
  ARTICLES,
  CLASP_KINDS,
  COLOR_METALS,
  HARDWARE_MATERIALS,
  HARDWARE_WORDS,
  OF_WORDS,
  PARTS_BEFORE_MATERIALS,
  PART_NAMES,
  PART_ONLY_MATERIALS,
  SOLE_MATERIALS,
  WORDS_BEFORE_OTHER_MATERIALS,
} from "./part-materials.data.ts";

interface Passage {
  text: string;
  tokens: readonly Token[];
}

export interface NamedMaterial {
  material: string;
  quote: string;
}

const NAMES = fiberNames();
const matchAll = memoizeSearch(createPhraseMatcher([...METAL_NAMES, ...NAMES]));

/** Finds every material named in the text, regardless of context, along with its position. */
export const matchMaterials = (text: string, tokens: readonly Token[]) => matchAll(text, tokens);

/** Returns every material named in the text, regardless of context. */
export function materialsIn(text: string): string[] {
  return matchAll(text).map(({ meaning }) => meaning);
}

/**
 * Returns the given materials without those that the passages mention only as the material of a part, or as a color, a
 * maker or a stone. Keeps materials that the passages don't mention.
 */
export function productMaterials<Named extends { material: string }>(
  materials: readonly Named[],
  passages: readonly Passage[],
  group: Group | undefined,
): Named[] {
  const named = new Map<string, boolean>();
  for (const { text, tokens } of passages) {
    const forms = tokens.map(({ form }) => form);
    for (const { meaning, quote, from, to } of matchAll(text, tokens)) {
      const isMeant =
        !isPartMaterial(text, tokens, to) &&
        !statesPlacement(tokens, to) &&
        !isLiningMaterial(text, tokens, to) &&
        !isCorkColor(meaning, text, tokens, to) &&
        !(HARDWARE_MATERIALS.has(meaning) && HARDWARE_WORDS.has(tokens[to]?.form ?? "")) &&
        !(COLOR_METALS.has(meaning) && isPlating(forms, from, to)) &&
        !followsPart(text, tokens, from) &&
        !hasOtherMeaning(quote, text);
      named.set(meaning, isMeant || named.get(meaning) === true);
    }
  }
  const meant = materials.filter(({ material }) => named.get(material) !== false);
  return withoutPartMaterials(meant, group, () => passages.some(({ text, tokens }) => namesFabric(text, tokens)));
}

/** Returns true when the text names a fabric that isn't only that of a part. Returns false for "doublure jersey". */
export const namesFabric = (text: string, tokens: readonly Token[]): boolean =>
  findFabrics(text, tokens).some(({ from }) => !followsPart(text, tokens, from));

const BETWEEN = new Set("in of with en aus mit van met di de con em com".split(" "));

/** "Suede heel guard". */
const HEEL_PARTS = new Set("guard counter tab patch cap".split(" "));
/** "Cashmere-soft" and "leather-inspired" only with a hyphen: "PU leather soft handbag" is of that leather. */
const COMPARING = new Set("soft inspired style smooth".split(" "));
const AS_SOFT_AS = /^[-‐‑]$/;

/** "Le cuir du rabat", "the leather of the handles". */
function isOfThePart(word: string | undefined, tokens: readonly Token[], to: number): boolean {
  if (word === undefined || !OF_WORDS.has(word)) return false;
  const [first = "", second = ""] = tokens.slice(to + 1, to + 3).map(({ form }) => form);
  const part = ARTICLES.has(first) ? second : first;
  return PART_NAMES.has(part) || PART_WORDS.has(part);
}

/**
 * Returns true when the word after a material names a part made of that material: "leather strap".
 * @param to the index of the first token after the material
 */
export function isPartMaterial(text: string, tokens: readonly Token[], to: number): boolean {
  const word = wordAfter(text, tokens, to);
  return (
    isPartOrFigurativeWord(word) ||
    isOfThePart(word, tokens, to) ||
    (word === "heel" && (HEEL_PARTS.has(tokens[to + 1]?.form ?? "") || tokens[to - 2]?.form === "stacked")) ||
    isCalfOfLeg(tokens[to - 1]?.form, word) ||
    isOfClasp(tokens, to) ||
    isCompared(text, tokens[to - 1], tokens[to])
  );
}

/** "Silver magnetic clasp"; what is of leather only has one. */
const isOfClasp = (tokens: readonly Token[], to: number): boolean =>
  CLASP_KINDS.has(tokens[to]?.form ?? "") &&
  tokens[to + 1]?.form === "clasp" &&
  familyOf(NAMES.get(tokens[to - 1]?.form ?? "") ?? "") === "metal";

const isCompared = (text: string, material: Token | undefined, word: Token | undefined): boolean =>
  material !== undefined &&
  word !== undefined &&
  COMPARING.has(word.form) &&
  AS_SOFT_AS.test(text.slice(material.end, word.start));

const HIDES = /leather$|skin$|^suede$|^nappa$|^nubuck$/;

/**
 * Returns true when "cork" names a color, as in "cork goatskin leather".
 * @param to the index of the first token after the material
 */
export function isCorkColor(material: string, text: string, tokens: readonly Token[], to: number): boolean {
  return material === "cork" && HIDES.test(wordAfter(text, tokens, to) ?? "");
}

/** "Suede sheepskin lining" is sheepskin; "cotton tartan lining" and "cotton twill tartan lining" are cotton. */
const MIXED_LINING = /^\s*(?:and|&|\/)\s*[\p{L} -]{3,25}?\s(?:lining|lined)\b/u;
const LININGS = new Set(["lining", "linings", "lined", "liner"]);

/**
 * Returns true when the words after a material say that the lining is made of it: "cotton tartan lining".
 * @param to the index of the first token after the material
 */
export function isLiningMaterial(text: string, tokens: readonly Token[], to: number): boolean {
  const [last, next, second, third] = tokens.slice(to - 1, to + 3);
  // "Wool lined with viscose".
  if (next?.form === "lined" && (second?.form === "with" || second?.form === "in")) return false;
  // In "polyester, stretch lined" the lining is something else.
  const isOther = next !== undefined && NAMES.has(next.form);
  // "Wool blend and faux fur lining".
  if (last && next?.form === "blend" && MIXED_LINING.test(text.slice(next.end))) return true;
  const described = isOther ? [] : [second, second && !NAMES.has(second.form) ? third : undefined];
  const lining = next && LININGS.has(next.form) ? next : described.find((token) => token?.form === "lining");
  // "Upper: suede Lining: wool": a label begins what follows.
  if (!last || !lining || text.charAt(lining.end) === ":") return false;
  return /^[\p{L}\t \u00a0-]*$/u.test(text.slice(last.end, lining.start));
}

/** Returns the materials that the passages mention only as those of a lining. */
export function liningOnlyMaterials(passages: readonly Passage[]): Set<string> {
  const matches = passages.flatMap(({ text, tokens }) =>
    matchAll(text, tokens).map(({ meaning, to }) => ({ meaning, isLining: isLiningMaterial(text, tokens, to) })),
  );
  const others = new Set(matches.flatMap(({ meaning, isLining }) => (isLining ? [] : [meaning])));
  return new Set(matches.flatMap(({ meaning }) => (others.has(meaning) ? [] : [meaning])));
}

const ON = new Set("at on".split(" "));
const PLACES = new Set(
  "chest shoulder shoulders side sides elbow elbows cuff cuffs collar hem toe heel waist back yoke hood knees seat".split(
    " ",
  ),
);

/**
 * Returns true when the words after a material say where on the product the material is: "nylon at chest and
 * shoulders".
 * @param to the index of the first token after the material
 */
export function statesPlacement(tokens: readonly Token[], to: number): boolean {
  const [on, first = "", second = ""] = tokens.slice(to, to + 3).map(({ form }) => form);
  return on !== undefined && ON.has(on) && (PLACES.has(first) || PLACES.has(second));
}

/**
 * Returns true when the words before a material name the part made of it: "clasp in 18 ct gold".
 * @param start the index of the material's first token
 */
export function followsPart(text: string, tokens: readonly Token[], start: number): boolean {
  const from = startOfMaterialList(text, tokens, start);
  const last = BETWEEN.has(tokens[from - 1]?.form ?? "") ? from - 2 : from - 1;
  const at = CLASP_KINDS.has(tokens[last]?.form ?? "") ? last - 1 : last;
  const [part, first] = [tokens[at], tokens[from]];
  // "Cashmere lined leather gloves" are leather.
  if (!part || !first || (at === from - 1 && part.form === "lined")) return false;
  const isBefore =
    [PARTS_BEFORE_MATERIALS, WORDS_BEFORE_OTHER_MATERIALS].some((words) => words.has(part.form)) ||
    (at < from - 1 && PARTS_WITH_PREPOSITION.has(part.form));
  return (isBefore || isFrenchForLined(text, part)) && /^[\s\p{L}]*:?\s*$/u.test(text.slice(part.end, first.start));
}

/** Returns the index of the first material in a list, given the index of another: "polyester" in "polyester/wool". */
export function startOfMaterialList(text: string, tokens: readonly Token[], from: number): number {
  const [before, first] = [tokens[from - 1], tokens[from]];
  const isMixed = before !== undefined && first !== undefined && /^\s?\/\s?$/.test(text.slice(before.end, first.start));
  if (isMixed) return startOfMaterialList(text, tokens, from - 1);
  const other = tokens[from - 2];
  // "Semelle jute et caoutchouc".
  return other && before && /^(?:et|y)$/.test(before.form) && NAMES.has(other.form) ? from - 2 : from;
}

/** "Textile and synthetic upper, rubber sole". */
const UPPER = /[^,;.]*(?=\buppers?\b)/i;

/**
 * Removes materials that only parts of this group's products consist of, and those of soles and hardware if the text
 * names other materials or a fabric.
 * @param words the text that names the materials; a sole's material that it also names for the upper stays
 */
export function withoutPartMaterials<Named extends { material: string }>(
  materials: readonly Named[],
  group: Group | undefined,
  isOfFabric: () => boolean,
  words = "",
): Named[] {
  if (group === undefined) return [...materials];
  const never = new Set(PART_ONLY_MATERIALS[group]?.split(", "));
  const isMetal = mayBeMetal(group) || group === "eyewear";
  const left = materials.filter(({ material }) => !never.has(material) && (isMetal || !COLOR_METALS.has(material)));
  const [upper = ""] = UPPER.exec(words) ?? [];
  const isSole = (material: string) =>
    SOLE_MATERIALS.has(material) && !upper.toLowerCase().includes(material.toLowerCase());
  // Belts may be of metal, but a leather belt only has a buckle of it.
  const hasHardware = !isMetal || group === "belts";
  const isPart = (material: string) =>
    (hasHardware && HARDWARE_MATERIALS.has(material)) || (group === "footwear" && isSole(material));
  const main = left.filter(({ material }) => !isPart(material));
  return main.length > 0 || (left.length > 0 && isOfFabric()) ? main : left;
}

/** "Upper: polyurethane; sole: rubber", "Shell: waxed cotton", "Shell/lining: nylon". */
const MAIN_PART =
  /(?<!\p{L})(?:uppers?|outer|outside|shell|exterior|obermaterial|außenmaterial|oberstoff|bovenwerk|buitenkant|tige|extérieur|empeine|tomaia)(?:\s?(?:[/,&+]|and)\s?(?:the\s)?lining)?\s*[:：]\s*([^;.\n|]{2,80})/iu;
const LESSER_PART =
  /(?<!\p{L})(?:lin(?:ed|ing)|soles?|outsole|insole|footbed|trim|with|(?:innen)?futter|(?:deck|lauf|innen)?sohle|fußbett|voering|zool|doublure|semelle)(?!\p{L})/iu;

const OF_MAIN_PART = /(?:^|[,;.:|•(\n])\s*([^,;.:|•(\n]{3,60}?)\s+(?:uppers?|(?:outer )?shell)(?!\p{L})/iu;

/** Returns the materials of the main part when the text states them separately: "Shell: wool", "synthetic upper". */
export function mainPartMaterials(text: string): NamedMaterial[] {
  const labeled = MAIN_PART.exec(text);
  const [, said = ""] = labeled ?? OF_MAIN_PART.exec(text) ?? [];
  if (said === "") return [];
  // "Upper: suede with leather trim", but "cork footbed clogs, suede upper" names the upper last.
  const clause = said.split(LESSER_PART).at(labeled ? 0 : -1) ?? "";
  const tokens = tokenize(clause);
  const fibers = matchAll(clause, tokens).flatMap(({ meaning: material, quote, to }) =>
    isPartOrFigurativeWord(tokens[to]?.form) ? [] : [{ material, quote }],
  );
  const named = distinct([...fibers, ...proprietaryMaterials(clause, tokens)]);
  return named.filter(({ material }) => !named.some((other) => other.material === `recycled ${material}`));
}

/**
 * Finds the proprietary names of materials in the text, such as "Saffiano" or "Birko-Flor", and returns the materials
 * that they stand for.
 */
export function proprietaryMaterials(text: string, tokens: readonly Token[]): NamedMaterial[] {
  return findMaterialNames(text, tokens)
    .filter(({ to }) => !isPartOrFigurativeWord(tokens[to]?.form))
    .flatMap(({ entry, quote }) => (entry.of?.split(", ") ?? []).map((material) => ({ material, quote })));
}

function distinct(named: readonly NamedMaterial[]): NamedMaterial[] {
  return [...new Map(named.map((one) => [one.material, one])).values()];
}

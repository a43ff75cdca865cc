import type { CompositionItem, EvidenceSource } from "@dupewise/domain/product/product";
import { isNegation } from "@dupewise/vocabulary/text/negation";
import { canonicalFiber, familyOf, mayBeginFiber, OTHER_FIBERS } from "@dupewise/vocabulary/materials/fibers";
import { foldWord } from "@dupewise/vocabulary/text/fold";
import {
  IMITATING_WORDS,
  imitationOf,
  isCalfOfLeg,
  isPartOrFigurativeWord,
  isTrimOfFabric,
} from "@dupewise/vocabulary/materials/mere-part";
import { findMaterialNames } from "@dupewise/vocabulary/lines/material-names";
import {
  ENCLOSED_COVERS,
  PARTS_WITH_PREPOSITION,
  ROMANCE_PART_NAMES,
} from "@dupewise/vocabulary/materials/part-names.data";
import { isPlating } from "@dupewise/vocabulary/materials/plating";
import { isClothing } from "@dupewise/vocabulary/garments/families.data";
import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import type { Found } from "../found.ts";
import type { LabeledValue } from "../labels/labels.ts";
import type { StatedMaterial } from "./find-stated-materials.ts";

const MAX_WORDS = 60;
const LONGEST_NAME = 4;
/** The minimum length of a material's name in a title. Shorter ones are abbreviations, or words of any language. */
const SHORTEST_IN_TITLE = 4;
/** Metals whose names shops also use as colors, such as gold. */
export const COLOR_METALS: ReadonlySet<string> = new Set(["gold", "silver", "copper"]);
/** The weight of a lining's share relative to that of the first part. */
const OTHER_PART = 0.3;
/** "Leather cleaner", "imitation": for the material, or not made of it. */
const NOT_MADE_OF =
  /^(?:style|coloured|colored|optik|imitat|cleaner|conditioner|protector|polish|shampoo|spray|balm|detergent|candle|heather|melange|paint$|dye$)/i;

/** Shares of these parts alone don't say what the product is made of: "Outer: cowhide, lining: 100% cotton". */
const LESSER = /lining|sole|padding|filling|insole/;

/**
 * Returns the names of the product's materials: those of its composition, largest share first, otherwise those in
 * structured data, in a label, in the product's name or in the rest of the text. Returns null if none are named.
 * @param findMentions returns the materials that the rest of the text mentions; when passed true, only those next to
 * the title
 */
export function materialsOf(
  composition: Found<CompositionItem[]> | null,
  stated: readonly StatedMaterial[],
  labeled: readonly LabeledValue[],
  labelSource: EvidenceSource,
  title: Found<string> | null,
  findMentions: (isBesideTitle: boolean) => readonly MaterialMention[] = () => [],
): Found<string[]> | null {
  if (composition !== null) {
    const isAside = composition.value.every(({ part }) => part !== undefined && LESSER.test(part));
    const main = isAside ? labeled.flatMap(({ value }) => fibersIn(value)) : [];
    if (isAside && title !== null) main.push(...toldByTitle(title.value).map(({ name }) => name));
    if (isAside && main.length === 0) main.push(...findMentions(false).map(({ name }) => name));
    return { ...composition, value: [...new Set([...main, ...byShare(composition.value)])] };
  }
  const named = [...stated, ...labeled.map(({ value }) => ({ text: value, source: labelSource }))];
  for (const { text, source } of named) {
    const fibers = fibersIn(text);
    const value = fibers.length > 0 ? fibers : proprietaryIn(text);
    if (value.length > 0) return { value, quote: text, source, certainty: 0.7 };
  }
  const byTitle = title === null ? [] : toldByTitle(title.value);
  const besides = title !== null && LAST.test(title.value) && byTitle.length > 0 ? findMentions(true) : [];
  const own = byTitle.filter((mention) => !isShade(mention, title?.value ?? "", besides));
  const told = [...own, ...(own.length < byTitle.length ? besides : findMentions(false))];
  if (told.length === 0) return null;
  const quote = told.map(({ words }) => words).join(", ");
  const source = byTitle.length > 0 && title !== null ? title.source : labelSource;
  return { source, value: [...new Set(told.map(({ name }) => name))], quote, certainty: 0.5 };
}

/** At the end of a title, where its color may stand: "Medium Tote - Solid Cashmere", "Bag in Cognac Suede". */
const LAST = /\s(?:[-–—|,]|in)\s(?:\p{L}+\s){0,3}\p{L}+$/u;
const SMOOTH = /smooth|pebbled?|grain|polished|glatt|genarbt|lisse|lisci[ao]|martellat|(?<!\p{L})lis[ao](?!\p{L})/iu;

/** Whether a material only names the color at the end of a title, as the rest of the text names other materials. */
function isShade({ name, words }: MaterialMention, title: string, besides: readonly MaterialMention[]): boolean {
  const isOther = (other: MaterialMention) =>
    familyOf(other.name) !== familyOf(name) || (name === "suede leather" && SMOOTH.test(other.words));
  return besides.length > 0 && LAST.exec(title)?.[0].includes(words) === true && besides.every(isOther);
}

/** A material by its canonical name, and the words that name it. */
export interface MaterialMention {
  name: string;
  words: string;
}

/** Finds the materials that the text names with words that have no other meaning. */
export const findUnambiguousMaterials = (text: string): MaterialMention[] =>
  findMaterialMentions(text).filter(isTelling);

function toldByTitle(title: string): MaterialMention[] {
  const told = findUnambiguousMaterials(title);
  if (!told.some(({ name, words }) => MINERAL.has(familyOf(name)) || GUM.test(words))) return told;
  const group = titleGarment(title)?.garment.group;
  // "Samba OG blanc/noir gomme": the color of a sneaker's sole, unlike "botas de goma".
  const isSole = (words: string) =>
    (group === undefined || group === "footwear") && GUM.test(words) && !OF_GUM.test(title);
  // A gold necklace or an 18k gold watch is made of it; a gold watch or gold shoes merely look like it.
  const isOfMetal = (words: string) => group === "jewellery" || (group === "watches" && words.includes(" "));
  // Crystal frames are clear, not glass.
  const isClear = (words: string) => group === "eyewear" && /^crystal$/i.test(words);
  // "Platinum hoodie", "fleece in light steel".
  const isColor = (name: string) =>
    COLOR_METALS.has(name) || (familyOf(name) === "metal" && group !== undefined && isClothing(group));
  // "Steel diver, black ceramic": the bezel of a watch.
  const isBezel = (name: string) => name === "ceramic" && (group === undefined || group === "watches");
  return told.filter(
    ({ name, words }) => (!isColor(name) || isOfMetal(words)) && !isClear(words) && !isSole(words) && !isBezel(name),
  );
}
const MINERAL: ReadonlySet<string | null> = new Set(["metal", "hard"]);

/** Pattern source for words for the rubber of a sneaker's sole. */
export const GUM_WORDS = "gum|gomme|goma|gomma";
const GUM = new RegExp(`^(?:${GUM_WORDS})$`, "iu");
const OF_GUM = /(?<!\p{L})(?:en|de|in|di) (?:gomme|goma|gomma)(?!\p{L})/iu;

/** Material names that are other words: "pu", "fell" (German for fur), colors, and furs that only trim hoods. */
const isTelling = ({ name, words }: MaterialMention): boolean =>
  (words.length >= SHORTEST_IN_TITLE || words === "lin") &&
  name !== OTHER_FIBERS &&
  !/^(?:f[eé]ll|pals|rush|span|toll|down|teddy|camel|kamel|cammello|camello|mulberry|metallic|duck|goose|mink|mokka|vison|visón|visone|manila|pelo|plume|plumas?|piuma|espuma|pashmina|(?:coyote|raccoon)(?: fur)?)$/i.test(
    words.normalize("NFKC"),
  );

function byShare(composition: readonly CompositionItem[]): string[] {
  const shares = new Map<string, number>();
  const mainPart = composition[0]?.part;
  for (const { part, material, percentage } of composition) {
    const share = (percentage ?? 0) * (part === mainPart ? 1 : OTHER_PART);
    shares.set(material, Math.max(shares.get(material) ?? 0, share));
  }
  return [...shares].sort(([, one], [, other]) => other - one).map(([material]) => material);
}

/** The materials of a label that states nothing but a trade name: "Material: Saffiano". */
const proprietaryIn = (text: string): string[] => [
  ...new Set(findMaterialNames(text).flatMap(({ entry }) => entry.of?.split(", ") ?? [])),
];

const fibersIn = (text: string): string[] => [...new Set(findMaterialMentions(text).map(({ name }) => name))];

/** Finds each material mentioned in the text, along with the words that name it. */
export function findMaterialMentions(text: string): MaterialMention[] {
  const words = text.match(/[\p{L}\p{M}\p{N}'’-]+|[,;/.:()]/gu)?.slice(0, MAX_WORDS) ?? [];
  const folded = words.map(foldWord);
  const found: MaterialMention[] = [];
  for (let at = 0; at < words.length;) {
    if (folded[at + 1] === ":" && LABELED_PART.test(folded[at] ?? "")) {
      const end = words.findIndex((word, place) => place > at && /^[;.]$/.test(word));
      at = end < 0 ? words.length : end;
      continue;
    }
    if (isPartBefore(folded, at) || isEnclosed(folded, at)) {
      const end = endOfPartMaterials(words, folded, at + 1);
      if (end > at + 1) {
        at = end;
        continue;
      }
    }
    const { name, length } = fiberAt(words, folded, at);
    const isDenied = isNegation(words[at - 1]?.toLowerCase() ?? "");
    const isCover = name !== null && COLOR_METALS.has(name) && isPlating(folded, at, at + length);
    if (name !== null && !isDenied && !isCover) {
      // "Toile de coton": the cloth, then its fiber.
      const [cloth, of] = folded.slice(Math.max(0, at - 2), at);
      const isCloth = [OF.test(of ?? "") ? cloth : of].some((word) => canonicalFiber(word ?? "") === CLOTH);
      if (isCloth && found.at(-1)?.name === CLOTH) found.pop();
      found.push({ name, words: words.slice(at, at + length).join(" ") });
    }
    at += length;
  }
  return found;
}

const CLOTH = "textile";
const OF = /^(?:of|de|di|em|en|in|aus|van)$/;

/** Words before a material that isn't the product's: "semelle jute", "anse en cuir", "gamuza de microfibra". */
const PARTS_BEFORE: ReadonlySet<string> = new Set([...ROMANCE_PART_NAMES, ...ENCLOSED_COVERS, "gamuza"]);

const isPartBefore = (folded: readonly string[], at: number): boolean =>
  PARTS_BEFORE.has(folded[at] ?? "") || (PARTS_WITH_PREPOSITION.has(folded[at] ?? "") && OF.test(folded[at + 1] ?? ""));

const ENCLOSED = /^(?:bolsa|funda|estuche|etui|pochette|housse|sac)$/;
const WITH_IT = /^(?:su|incluye|incluida|incluido|avec|son|inclus|incluse)$/;
const JOINING = /^(?:et|y|e)$/;

/** "Con su bolsa de tela", "avec étui en cuir". */
const isEnclosed = (folded: readonly string[], at: number): boolean =>
  ENCLOSED.test(folded[at] ?? "") && WITH_IT.test(folded[at - 1] ?? "");

/** Returns where the materials that directly follow a part end: after "jute et caoutchouc". Returns `at` if none do. */
function endOfPartMaterials(words: readonly string[], folded: readonly string[], at: number): number {
  const from = OF.test(folded[at] ?? "") ? at + 1 : at;
  const { name, length } = fiberAt(words, folded, from);
  if (name === null) return at;
  const end = from + length;
  const next = JOINING.test(folded[end] ?? "") ? fiberAt(words, folded, end + 1) : null;
  return next === null || next.name === null ? end : end + 1 + next.length;
}

/** "Leather; lining: cotton": what follows belongs to that part, up to the next one. */
const LABELED_PART =
  /^(?:linings?|lens|lenses|trims?|soles?|outsoles?|insoles?|footbed|interior|inside|hardware|straps?|handles?|fillings?|padding|(?:innen|warm)?futter|innenmaterial|(?:deck|innen|lauf|brand)?sohle|fussbett|absatz|besatz|fullung|wattierung|voering|zool|doublure|semelle|fodera|suola|forro|suela)$/;

/** "Steel cuff bracelet": a cuff is jewelry here, not a part. */
const JEWEL = /^(?:bracelet|bangle|ring|earring|watch)/;

/** "Merino wool-look scarf": the rest of the material and its imitation. */
const LOOKING = /-(?:look|effect|effekt|optik|imitat)$/;

/** "Velours côtelé" is corduroy, not suede. */
const WOVEN = /^(?:cotele|devore|frappe|milleraies|a$)/;

/** French for down, and an English bed cover. */
const DUVET_GOODS = /^(?:cover|set|insert)/;

function fiberAt(
  words: readonly string[],
  folded: readonly string[],
  at: number,
): { name: string | null; length: number } {
  if (!mayBeginFiber(words[at] ?? "")) return { name: null, length: 1 };
  const end = words.findIndex((word, position) => position >= at && /^[,;/.:()]$/.test(word));
  const rest = (end < 0 ? words.length : end) - at;
  for (let length = Math.min(LONGEST_NAME, rest); length > 0; length -= 1) {
    const name = canonicalFiber(words.slice(at, at + length).join(" "));
    if (name === null) continue;
    const behind = folded[at + length] ?? "";
    // "Acier plaqué or" is no plaque of steel.
    const isNamed = isPartOrFigurativeWord(behind) && words[at + length]?.toLowerCase() !== "plaqué";
    const isPart = isNamed && !(behind === "cuff" && JEWEL.test(folded[at + length + 1] ?? ""));
    const isBedding = folded[at] === "duvet" && DUVET_GOODS.test(behind);
    const isCloth = folded[at] === "velours" && WOVEN.test(behind);
    const isLeg = isCalfOfLeg(folded[at + length - 1], behind);
    const isTrim = isTrimOfFabric(behind, folded[at + length + 1]) || LOOKING.test(behind);
    const isOther = isPart || isTrim || isLeg || isBedding || isCloth || IMITATING_WORDS.includes(folded[at - 1] ?? "");
    // In "vachetta leather trim" the vachetta is the trim's too.
    return { name: isOther || NOT_MADE_OF.test(behind) ? null : (imitationOf(name, folded, at) ?? name), length };
  }
  return { name: null, length: 1 };
}

import { findColors } from "@dupewise/vocabulary/colors/colors";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { familyOf, fiberNames } from "@dupewise/vocabulary/materials/fibers";
import { foldWord } from "@dupewise/vocabulary/text/fold";
import {
  COLOR_METALS,
  GUM_WORDS,
  type MaterialMention,
  findUnambiguousMaterials,
  findMaterialMentions,
} from "../fields/materials.ts";
import { MADE_OF, MAIN_PARTS, MATERIAL_ADJECTIVES } from "./material-words.data.ts";
import type { ClassifiedLine } from "./part-text.ts";

const FIRST_WORDS = new Set([...fiberNames().keys()].map((name) => name.split(" ", 1)[0] ?? name));
const ADJECTIVES = new Set(MATERIAL_ADJECTIVES.split(" ").map(foldWord));
const MADE = new RegExp(`(?<!\\p{L})(?:${MADE_OF.join("|")})\\s`, "giu");
const PART = new RegExp(`^[^\\p{L}]{0,3}(?:${MAIN_PARTS.join("|")})\\s?[:：|]?\\s(?=\\S)`, "iu");
/** "In crisp organic cotton", but not "lined in silk". */
const IN =
  /(?<!(?:plated|coated|dipped|lined|wrapped|bound|trimmed|backed|piped|edged|packed|dressed|covered|hand|available|also|comes) )(?<!\p{L})in ((?:[\p{Ll}\d-]+ ){0,2}\p{Ll}[\p{Ll}-]*)/giu;
/** The end of a statement. */
const BREAK = String.raw`[;:!?()—•]|(?<!\d)[.,]|[.,](?!\d)|\s[–-]\s`;
/** Words that add something to a statement. */
const ADDING = "with|from|then|trimmed|mit|avec|con";
const ADDED = new RegExp(`(?<!\\p{L})(?:${ADDING})(?!\\p{L})`, "iu");
/** The end of a clause about the material. */
const CLAUSE_END = new RegExp(`${BREAK}|(?<!\\p{L})(?:${ADDING}|lined|lining|gefüttert)(?!\\p{L})`, "iu");
/** "Silver plated in gold" is of silver. */
const PLATED = /\s(?:plated|plaquée?|bañad[oa]|placcat[oa])\s(?:in|with|en|con|or)\s.*/iu;
/** "Silver-plated", "gold-tone": the metal is only a coating. */
const PLATING = /(?:gold|silver|rhodium|copper)-(?:plated|tone|toned|coloured|colored|dipped)/iu;
/** A price between a name and its material: "$1,190 wool crepe", "34.99 polyester". */
const AMOUNT = String.raw`\p{Sc}\s?\d[\d.,]*|(?<![\d.,])\d{1,4}[.,]\d{2}(?![\d.,]|\s?%)(?:\s?\p{Sc})?`;
/** Separators of statements in a row. */
const PIECES = new RegExp(`${AMOUNT}|${BREAK}`, "giu");
/** Lines about only a part, about an imitation, or about other products. */
const OF_OTHERS =
  /(?<!\p{L})(?:lin(?:ed|ing)|sole|soles|insole|outsole|footbed|trims?|overlays?|film|membrane|laminate|coating|feel|look|looks|like|effect|inspired|similar|also in|also available|(?:innen|warm|kalt|teddy|fell)?futter|sweat ?band|schweißband|fascia interna|bandeau intérieur|innenmaterial|(?:deck|innen|einlege|brand|lauf|zwischen|außen)?sohlen?|fußbett|(?:keil|block)?absatz|(?:kragen)?besatz|(?:kragen)?einsatz|füllung|wattierung|voering|zool|binnenzool|loopzool|hak|vulling|doublure|semelle|fodera|suola|forro|suela|inserti|dettagli|detalles|profili|finiture|bord[oi]|interno|sottopiede|soletta|plantilla|puntale|puntera|collo|cuello|capucha|cappuccio|aste|patillas|stampa|estampado|dust ?bag|pouch|box|care|wash|clean|vegan|faux|imitation|(?:halb|teil)?gefüttert|gevoerd|foderat[aeio]|forrad[ao]s?|inkl|inklusive|bügel|hülle|ripsband|hutband|revers|quasten|schürze|lenti|tacco|tacchi|bottoni|cerniera|manic[oi]|fibbia|coppe|balza|tassello|pompon|nastro|zeppa|panno|inclus[ao]|retro|fondo)(?!\p{L})|(?:futter|sohlen?|besatz|einsatz|kragen|bündchen|henkel|riemen|gläser|staubbeutel|schließe|schnallen?|knöpfe|bommel|schultergurte?|deckleder)(?!\p{L})/iu;
/** "Farbe: Platin / Creme. Material: Messing": platinum is a color here. */
const COLOR_STATED = /(?<!\p{L})(?:colou?r|farbe|couleur|coloris|colore|kleur)\s?[:：][^.;\n|]*/giu;
/** "Flannel-lined body (wool blend)": the brackets are about the lining. */
const LINING_IN_BRACKETS = /(?= ?\()(?<=\p{L}[- ]lined(?: \p{L}{2,20}){0,2}) ?\([^()]{2,40}\)/giu;
const SPEAKS = new Set<ClassifiedLine["role"]>(["words", "fact", "sentence"]);
const HIDE_GOODS = new Set<Group>(["footwear", "bags", "small leather goods", "belts"]);
const METAL_GOODS = new Set<Group>(["watches", "jewellery", "eyewear"]);
const LONGEST_LINE = 8;
const MOST_PIECES = 40;
const LONGEST_CLAUSE = 80;
const SAID_IN_BRIEF = 5;
const MOST_READ = 4_000;

/**
 * Returns true when a label is about a secondary part, such as the lining or the sole, or about something other than
 * the material itself, such as its care.
 */
export const isSecondaryPart = (label: string): boolean => OF_OTHERS.test(label);

/**
 * Finds the main materials in the first line that states any in words: as its only content, after the main part's
 * label, or after a phrase such as "cut from". Includes metals only for products made of metal.
 */
export function materialsFromWording(lines: readonly ClassifiedLine[], group: Group | undefined): MaterialMention[] {
  let read = 0;
  let hides: MaterialMention[] = [];
  for (const { text: whole, role, zone } of lines) {
    if (zone !== "own" || !SPEAKS.has(role)) continue;
    read += whole.length;
    if (read > MOST_READ) break;
    if (!mayName(whole)) continue;
    if (hides.length === 0) hides = hidesOfColor(whole, group);
    const text = whole.replace(COLOR_STATED, " ").replace(LINING_IN_BRACKETS, " ");
    const isLabeled = role === "fact";
    const pieces = isLabeled ? [] : text.split(PIECES, MOST_PIECES).flatMap(splitChoices);
    const said = [ofMainPart(text), ...pieces.map(readLoneMaterials), isLabeled ? [] : madeOf(text)];
    const told = said.flatMap((names) => names?.filter((mention) => isMade(mention, group)) ?? []);
    if (told.length > 0) return told;
  }
  return hides;
}

/** "Color: Black Suede" of shoes and bags; "Color: Vachetta" is only a shade. */
function hidesOfColor(text: string, group: Group | undefined): MaterialMention[] {
  const [color = ""] = text.match(COLOR_STATED) ?? [];
  const told = group !== undefined && HIDE_GOODS.has(group) ? findUnambiguousMaterials(color) : [];
  const isAfterShade = ({ name, words }: MaterialMention) =>
    familyOf(name) === "leather" && color.trim().endsWith(words) && findColors(color.replace(words, "")).length > 0;
  return told.length === 1 ? told.filter(isAfterShade) : [];
}

/**
 * "Cotton/linen" names two materials; "lining of polyester/wool" names two of the lining, "gefüttert mit Kaschmir" one.
 */
function splitChoices(statement: string): string[] {
  const pieces = statement.split(ADDED).map((piece) => piece.replace(PLATED, ""));
  const other = pieces.findIndex((piece) => OF_OTHERS.test(piece));
  return pieces.slice(0, other < 0 ? pieces.length : other).flatMap((piece) => piece.split("/"));
}

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(foldWord);
const mayName = (text: string): boolean => text.match(WORD)?.some((word) => FIRST_WORDS.has(foldWord(word))) === true;

const FILLINGS = /(?:down|feather)$/;

/** "Men's Watch, Silver, 40 mm": the color of a watch, not what it is made of. */
const isColorOnly = ({ name, words }: MaterialMention, group: Group | undefined): boolean =>
  group === "watches" && COLOR_METALS.has(name) && !words.includes(" ");

/** "Samba OG blanc/noir gomme": the rubber of a sneaker's sole, in one list with the colors. */
const isGumSole = ({ words }: MaterialMention, group: Group | undefined): boolean =>
  group === "footwear" && COLORED_GUM.test(words);
const COLORED_GUM = new RegExp(`^(?:\\p{L}+ )?(?:${GUM_WORDS})$`, "iu");

const isMade = (mention: MaterialMention, group: Group | undefined): boolean => {
  const { name } = mention;
  const family = familyOf(name);
  if (family === "hard" || FILLINGS.test(name) || isColorOnly(mention, group) || isGumSole(mention, group))
    return false;
  return family !== "metal" || (group !== undefined && METAL_GOODS.has(group));
};

/** "Black leather", "Cuir de vachette lisse": only materials, colors and finishes. */
function readLoneMaterials(text: string): MaterialMention[] | null {
  const words = wordsOf(text);
  const mayBe = words.length <= LONGEST_LINE && words.some((word) => FIRST_WORDS.has(word));
  if (!mayBe || OF_OTHERS.test(text)) return null;
  const told = findUnambiguousMaterials(text);
  if (told.length === 0) return null;
  let rest = ` ${text} `;
  for (const { words } of told) rest = rest.replace(words, " ");
  for (const { quote } of findColors(rest)) rest = rest.replace(quote, " ");
  const isOnly = wordsOf(rest).every(
    (word) => ADJECTIVES.has(word) || FIRST_WORDS.has(word) || /^\d+[kd]?$/.test(word),
  );
  if (!isOnly || PLATING.test(text)) return null;
  // All of the words describe the metal: "925 sterling silver".
  return told.length === 1 ? told.map(({ name }) => ({ name, words: text.trim() })) : told;
}

function ofMainPart(text: string): MaterialMention[] | null {
  const label = PART.exec(text)?.[0];
  const rest = label === undefined ? "" : text.slice(label.length);
  // "Dessus textile, doublure cuir, semelle caoutchouc".
  const value =
    label !== undefined && /[:：|]/.test(label) ? rest : (rest.split(/[,;]|\.\s|\s(?:con|avec|com)\s/, 1)[0] ?? rest);
  const isSaid = label !== undefined && (/[:：|]/.test(label) || wordsOf(value).length <= SAID_IN_BRIEF);
  if (!isSaid || /^(?:is|are|with|and|of|in|for|ist|mit|est|avec|è|con|es)\s/i.test(value)) return null;
  const told = OF_OTHERS.test(value)
    ? []
    : label.trimEnd().endsWith(":")
      ? findMaterialMentions(value)
      : findUnambiguousMaterials(value);
  return told.length === 0 ? null : told;
}

/** "Cut from a single hide of Italian leather, then lined in canvas": the leather. */
function madeOf(text: string): MaterialMention[] {
  for (const { index, 0: lead } of text.matchAll(MADE)) {
    if (followsPart(text, index)) continue;
    const after = text.slice(index + lead.length, index + lead.length + LONGEST_CLAUSE);
    const clause = after.slice(0, CLAUSE_END.exec(after)?.index);
    const told = OF_OTHERS.test(clause) ? [] : findUnambiguousMaterials(clause);
    if (told.length > 0) return told;
  }
  for (const { index, 1: clause = "" } of text.matchAll(IN)) {
    const told = followsPart(text, index) || OF_OTHERS.test(clause) ? [] : findUnambiguousMaterials(clause);
    if (told.length > 0) return told;
  }
  return [];
}

/** "Fußbett aus Kork", "tacco in acciaio". */
const followsPart = (text: string, at: number): boolean =>
  OF_OTHERS.test(/\p{L}{1,20}\s?$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? "");

import { findGarments, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import { isColorOrMaterialLine, isMakerLine, namesKind } from "./lone-lines.ts";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import {
  findMakers,
  findShops,
  isLittleKnown,
  makerByName,
  type MakerMatch,
} from "@dupewise/vocabulary/makers/find-makers";
import { type Language, NOUN_FIRST_LANGUAGES } from "@dupewise/vocabulary/text/language";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { namesSomethingElse } from "./names-something-else.ts";
import { findSellerInMessage } from "./message-words.ts";
import { firstResult } from "./first-result.ts";

const LONGEST = 1_500;
const MOST_WORDS = 8;

/** Words that end a product's name: "… und kostet 330 Euro", one language per row. */
const ENDS = new RegExp(
  `^(?:${[
    "a|an|the|and|or|for|at|in|w|is|are|was|were|it|its|it's|costs?|they|they're|i|i'm|you|we|on|with|from|but|which|that|who|again|when|if|because|so|to|last|this|right|about|around|now|only|has|have|had|looks?|would|could|can|though|tho|dupes?|than|lol|pls|please|thing|ones?|size",
    "und|oder|für|bei|im|ist|sind|war|kostet|kosten|ich|du|es|mit|von|aber|die|der|das|den|wenn|weil|zu|jetzt|nur|hat|habe|gibt|größe|gr|neu",
    "et|ou|pour|chez|dans|est|sont|était|coûte|je|tu|il|elle|avec|de|mais|qui|que|si|en|à|au|maintenant|taille|pointure|porté|portée",
    "y|o|para|por|es|son|cuesta|yo|con|de|pero|que|si|en|ahora|talla|e|per|da|è|sono|costa|io|ma|che|se|adesso|taglia",
  ].join("|")})$`,
  "iu",
);
const WORD = /^[^\S\n]+((?:\p{L}|\p{N}|['’&/+-]|\.(?=\p{N}))+)/u;
/** "Sandro, modèle Pacôme". */
const MODEL =
  /^,?\s(?:modèle|modell|modello|modelo|model|linea|línea|ligne)\s(\p{Lu}[\p{L}\p{N}'’-]*(?:\s[\p{Lu}\p{N}][\p{L}\p{N}'’-]*){0,3})/u;

/**
 * Finds the product that a conversational text names after its maker: "Polène Numéro Un Nano" in "you know the Polène
 * Numéro Un Nano from last week". Returns null when there is none.
 */
export function productAfterMaker(message: string): string | null {
  const text = message.slice(0, LONGEST);
  const makers = findMakers(text);
  const language = makers.length === 0 ? "en" : detectTitleLanguage(text, tokenize(text));
  let best: { name: string; score: number } | null = null;
  for (const { start, end, isPlain } of makers) {
    const behind = MODEL.exec(text.slice(end, end + 60))?.[0] ?? wordsBehind(text, end);
    const from = goodsInFront(text, start, language);
    const name = text.slice(from, end + behind.length).trim();
    const said = behind.trim();
    let score = from < start ? 1 : 0;
    if (/^[\p{Lu}\p{N}]|\s[\p{Lu}\p{N}]/u.test(said)) score += 1;
    if (namesKind(said)) score += 1;
    if (findLine(name) !== undefined) score += 1;
    if (isPlain) score -= 1;
    if (score > (best?.score ?? 0)) best = { name, score };
  }
  return best?.name ?? null;
}

function wordsBehind(text: string, end: number): string {
  let at = end;
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const [found, word = ""] = WORD.exec(text.slice(at, at + 40)) ?? [];
    if (found === undefined || ENDS.test(word)) break;
    at += found.length;
  }
  return text.slice(end, at);
}

const IN_FRONT = 40;

/** "Manteau Sandro": where the product precedes its maker. */
function goodsInFront(text: string, start: number, language: Language): number {
  const from = Math.max(0, start - IN_FRONT);
  const before = text.slice(from, start);
  const last = findGarments(before, language).findLast((found) => before.slice(found.end).trim() === "");
  return last === undefined ? start : from + last.start;
}

/**
 * Finds the maker in a name in a language that puts the product first: "Pull Sandro", "Vestido Mango". In that
 * position, "Sandro" is a maker and not a first name, and "Mango" is not a fruit. Returns null when there is none.
 */
export function makerAfterProduct(name: string): { value: string; quote: string } | null {
  const language = detectTitleLanguage(name, tokenize(name));
  if (!NOUN_FIRST_LANGUAGES.has(language)) return null;
  const maker = findMakers(name).find(
    (found) =>
      /^\p{Lu}/u.test(found.quote) &&
      !namesColorOrMaterial(found.quote, language) &&
      (goodsInFront(name, found.start, language) < found.start || followsGoods(name, found, language)) &&
      !namesSomethingElse(name, found),
  );
  return maker === undefined ? null : { value: maker.quote, quote: maker.quote };
}

/** Colors that are only called so in one language: "Slip de bain Arena" is no sand. */
const COLORS_OF: Readonly<Record<string, Language>> = { Arena: "es" };
const namesColorOrMaterial = (quote: string, language: Language): boolean =>
  isColorOrMaterialLine(quote) && (COLORS_OF[quote] ?? language) === language;

/** "Jupe midi plissée Sandro": the product comes first, then its description, then the maker. */
function followsGoods(name: string, { start, end, maker }: MakerMatch, language: Language): boolean {
  const [goods] = isLittleKnown(maker.name) ? [] : findGarments(name, language);
  return goods?.from === 0 && (end === name.length || IN_LOWERCASE.test(name.slice(goods.end, start)));
}

/** "Slip de bain homme Arena Solid": the maker's is the first capital after the product's. */
const IN_LOWERCASE = /^\s(?:[\p{Ll}'’-]{1,20}\s){1,5}$/u;

/**
 * Finds a maker that the text names in lowercase as the product's source: "next" in "jumper from next, size 12".
 * Accepts a name that is also an ordinary word. Returns null when there is none.
 */
export function makerInLowercase(text: string): { value: string; quote: string } | null {
  const sellers = [...text.slice(0, 400).matchAll(SELLER)].map(({ 1: seller = "" }) => seller.trim());
  return (
    firstResult(sellers, (seller) => (makerByName(seller) === null ? null : { value: seller, quote: seller })) ??
    findSellerInMessage(text)
  );
}
const SELLER = /(?<!\p{L})(?:from|by|at)\s(\p{Ll}[\p{Ll}&'’. ]{1,24}?)(?=[,.;:!?]|$|\s(?:for|in|size)\s)/gu;

/**
 * Returns true when the beginning of a name without capitals is followed by the material or color of a product, as
 * "quince" is in "quince cashmere sweater".
 * @param value the beginning of the name
 * @param name the entire name
 */
export function beginsBeforeMaterialOrColor(value: string, name: string): boolean {
  const [next = "", ...rest] = name.slice(value.length + 1).split(" ");
  return (
    name === name.toLowerCase() &&
    namesKind(rest.join(" ")) &&
    isColorOrMaterialLine(next, false) &&
    !isColorOrMaterialLine(value, false) &&
    !namesKind(value)
  );
}

/**
 * Finds the maker that is in a cell of its own on the line with the name: "Mango | Belted trench coat | €99.99",
 * "Cable-knit sweater | Loro Piana | NET-A-PORTER". Returns null when there is none.
 */
export function makerInCell(line: string): { value: string; quote: string } | null {
  const cells = line.slice(0, LONGEST_ROW).split(" | ");
  const maker = cells.length < 2 ? undefined : cells.find((cell) => isMakerLine(cell) && findShops(cell).length === 0);
  const [found] = maker === undefined ? [] : findMakers(maker);
  return found === undefined ? null : { value: found.quote, quote: found.quote };
}
const LONGEST_ROW = 200;

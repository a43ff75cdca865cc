import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers, findShops, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { namesKind } from "./lone-lines.ts";
import { lowercase } from "./lowercase.ts";
import {
  ARTICLE,
  ADDRESSING_WORDS,
  MESSAGE_BEGINNINGS,
  PRAISED,
  SELLER,
  MESSAGE_ENDINGS,
} from "./message-words.data.ts";

const LEAD = MESSAGE_BEGINNINGS.map(
  (lead) => new RegExp(`^[¿¡]?(?:${ADDRESSING_WORDS}[,!]?\\s+){0,2}(?:${lead})\\s+`, "u"),
);
const LED_BY_ARTICLE = new RegExp(`^(?:${ARTICLE})`, "u");
const LED_BY_PRAISE = new RegExp(`^(?:${PRAISED})`, "u");
const TAIL = new RegExp(`(?:[\\s,]+(?:${MESSAGE_ENDINGS.join("|")}))+[\\s!?.,]*$`, "u");
const AT_SELLER = new RegExp(`\\s(?:chez|bei|at|off|from|auf|sur|su|en|da) ${SELLER}$`, "u");
const ENDS = /[\s!?…,]+$/u;
const LONGEST = 200;
const LONGEST_HEAD = 70;

/**
 * Removes the words around the product that a message mentions: "mango has a navy cardigan lol" becomes "navy
 * cardigan". Returns any other text unchanged.
 */
export function stripMessageWords(text: string): string {
  if (text.length > LONGEST) return text;
  const lead = leadOf(text);
  const led = text.slice(lead.length);
  const isRemark = lead !== "" || /^\p{Ll}/u.test(text);
  if (!isRemark) return text;
  const opened = LED_BY_ARTICLE.exec(lowercase(led)) ?? (lead === "" ? null : LED_BY_PRAISE.exec(lowercase(led)));
  const bare = startsWithName(led) ? led : led.slice(opened?.[0].length ?? 0);
  const ended = stripEnding(bare);
  return ended !== text && (namesGoods(ended.slice(0, LONGEST_HEAD)) || namesKind(text)) ? ended : text;
}

/** Removes what follows the product in a message: an exclamation such as "lol", or the seller, as in "chez Mango". */
export function stripEnding(text: string): string {
  if (text.length > LONGEST) return text;
  const ended = text.slice(0, TAIL.exec(lowercase(text))?.index).replace(ENDS, "");
  const at = AT_SELLER.exec(lowercase(ended));
  const seller = at?.groups?.["seller"] ?? "";
  const isSold = at !== null && (makerByName(seller) !== null || findShops(seller).length > 0);
  const bare = isSold ? ended.slice(0, at.index) : ended;
  return isSold && bare.includes(" ") && namesKind(bare) ? bare : ended;
}

/**
 * Finds the maker that a message names as the seller of its product: "cos" in "cos does a grey coat". Returns null if
 * there is none.
 */
export function findSellerInMessage(text: string): { value: string; quote: string } | null {
  const seller = sellerOf(text.slice(0, LONGEST));
  return seller !== undefined && makerByName(seller) !== null ? { value: seller, quote: seller } : null;
}

function sellerOf(text: string): string | undefined {
  const said = lowercase(text);
  for (const pattern of [...LEAD, AT_SELLER]) {
    const found = pattern.exec(said);
    const seller = found?.groups?.["seller"];
    if (found === null || seller === undefined) continue;
    const at = found.index + found[0].indexOf(seller);
    return text.slice(at, at + seller.length);
  }
  return undefined;
}

function leadOf(text: string): string {
  const said = lowercase(text);
  for (const pattern of LEAD) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const seller = found.groups?.["seller"];
    if (seller === undefined || makerByName(seller) !== null || findShops(seller).length > 0)
      return text.slice(0, found[0].length);
  }
  return "";
}

/** Whether a text begins with a maker or a known line: "the row margaux", "los angeles apparel hoodie". */
const startsWithName = (text: string): boolean =>
  findMakers(text.slice(0, LONGEST_HEAD))[0]?.start === 0 ||
  findLine(text)?.start === 0 ||
  makerByName(text.split(" ", 2).join(" ")) !== null;

const namesGoods = (text: string): boolean =>
  findGarments(text).length > 0 || namesKind(text) || findMakers(text).length > 0 || findLine(text) !== undefined;

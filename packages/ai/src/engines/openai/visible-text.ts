import type { CompositionItem, Product } from "@dupewise/domain/product/product";
import { toPlainLetters } from "../../facts/to-plain-letters.ts";
import { HOSTILE_PHRASES } from "../../facts/hostile-phrases.data.ts";

/** The maximum length of each field that a model sees, which makes at most about 1,300 tokens per side. */
const LONGEST_FIELD = 300;
const LONGEST_DESCRIPTION = 4000;

/**
 * Returns the part of a product's text that shoppers see and that a model may read: one field per line, without URLs or
 * markup.
 */
export function visibleText(product: Product): string {
  const { title, brand, category, price, composition, materials, location, colours, description } = product;
  const fields: [string, string][] = [
    ["title", title ?? ""],
    ["brand", brand ?? ""],
    ["category", category ?? ""],
    ["price", price ? `${price.amount} ${price.currency ?? ""}` : ""],
    ["composition", composition.map(shareOf).join(", ")],
    ["materials", composition.length > 0 ? "" : materials.join(", ")],
    ["made in", location ?? ""],
    ["colours", colours.join(", ")],
    ["description", description ?? ""],
  ];
  return fields
    .map(([name, text]) => [name, plain(text, name === "description" ? LONGEST_DESCRIPTION : LONGEST_FIELD)] as const)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}: ${text}`)
    .join("\n");
}

const shareOf = ({ part, material, percentage }: CompositionItem) =>
  [part ? `${part}:` : "", percentage === null ? "" : `${percentage}%`, material].filter(Boolean).join(" ");

const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]+/gu;
/** Marks that only make words bold. */
const EMPHASIS = /[*_~`]{2,}/g;
const TAG = /<[^<>]{0,500}>/g;
const LINK =
  /\b(?:https?|ftp|javascript|data|mailto):\S+|\bwww\.\S+|\b[\w-]{1,63}\.(?:com|net|org|info|biz|shop|store|online|site|link|top|xyz|app|dev|io|ai|me|co|uk|de|fr|it|es|eu|ru|cn|example)\b(?:\/\S*)?/gi;

/** How much longer than its visible part a text with markup may be; the rest is not searched. */
const MARKUP = 3;

/** Returns one line of plain words, truncated at a word boundary. */
function plain(text: string, longest: number): string {
  const line = text
    .slice(0, MARKUP * longest)
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(TAG, " ")
    .replace(LINK, " ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (line.length <= longest) return line;
  return line.slice(0, line.lastIndexOf(" ", longest) + 1 || longest).trim();
}

/** Returns true when the text addresses an AI judge instead of a shopper. */
export function addressesJudge(text: string): boolean {
  const folded = text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(EMPHASIS, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n\s*/g, "\n");
  const readings = new Set([folded, toPlainLetters(folded)].flatMap((one) => [one, one.replace(/\n/g, " ")]));
  return HOSTILE_PHRASES.some((phrase) => [...readings].some((reading) => phrase.test(reading)));
}

/** Returns true when any of a product's texts addresses an AI judge, as written or as a model would see it. */
export function isHostile(product: Product): boolean {
  const { title, brand, category, description, colours, materials, location } = product;
  const texts = [title, brand, category, description, location, ...colours, ...materials, visibleText(product)];
  return texts.some((text) => text !== null && addressesJudge(text.slice(0, MARKUP * LONGEST_DESCRIPTION)));
}

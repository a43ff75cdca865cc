import type { EvidenceSource } from "@dupewise/domain/product/product";
import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import { MADE_IN } from "@dupewise/vocabulary/countries/made-in.data";
import type { Found } from "../found.ts";
import { mostCertain } from "../found.ts";
import type { LabeledFacts } from "../labels/labels.ts";
import { findUnspacedOrigins } from "./unspaced-origins.ts";
import { makerCountry } from "../labels/maker-country.ts";

export interface LocationSources {
  text: string;
  labels: LabeledFacts;
  source: EvidenceSource;
  /** The countries of origin in structured data. */
  stated: readonly string[];
  /** Returns true for an offset in text about something else: navigation, reviews, other products, the footer. */
  isAside: (offset: number) => boolean;
  /** Returns true for an offset inside a link, which leads to something else. */
  isLink: (offset: number) => boolean;
}

/** What follows must be a country, or the sentence is ignored. */
const SENTENCE = new RegExp(`(?<![a-z])(?:${MADE_IN})\\s`, "gi");
const LONGEST_NAME = 4;
const LONGEST_VALUE = 300;
const MAX_SENTENCES = 50;
/** Sentences about something other than where the item was made. */
const DENIED = /(?:not|never|nicht|pas|since|museum of|brands?)\s+$/i;
/** Matches a town, with its region or without, before its country: "León, Mexico". */
const TOWN = /^(?:\p{Lu}[\p{L}.'’ -]{2,30}, ){1,2}(?=\p{Lu})/u;
/** "100% silk, woven in Italy" says where the cloth is from. */
const OF_CLOTH = /^(?:woven|knitted|gewebt|gestrickt|tissé|tricoté|tejid|tessut)/i;
const SHARE_BEFORE = /%\s\p{L}+(?:\s\p{L}+)?,?\s*$/u;
/** Words for cloth and parts, which can be from elsewhere than the product: "fabric made in Italy". */
const PARTS = [
  "fabrics?|cloth|textiles?|yarns?|linings?|soles?|lenses|movement",
  "(?:ober)?stoffe?|gewebe|garn|futter|tissus?|fils?|doublure|semelles?",
  "tessut[oi]|filat[oi]|fodera|suol[ae]|tejidos?|telas?|hilos?|forro|suelas?",
].join("|");
const OF_A_PART = new RegExp(
  `(?<!\\p{L})(?:${PARTS}):?(?:[^\\S\\n](?:is|are|ist|sind|wird|est|sont|è|sono|es|son))?[^\\S\\n]+$`,
  "iu",
);
const COPYRIGHT = /©|all rights/i;

/**
 * Returns the country where the product was made, taken from a label, structured data or a sentence. Returns null if
 * none is stated, or if sentences name different countries. The location of the shop doesn't count.
 */
export function locationOf(sources: LocationSources): Found<string> | null {
  const { text, labels, source, stated, isAside, isLink } = sources;
  const candidates: Found<string>[] = [];
  const add = (country: string | null, quote: string, from: EvidenceSource, certainty: number): void => {
    if (country !== null) candidates.push({ value: country, quote, source: from, certainty });
  };
  for (const origin of stated) add(canonicalCountry(origin), origin, "structured-data", 0.95);
  for (const { label, value, start } of labels.origin) {
    if (!isAside(start)) add(countryIn(value), `${label}: ${value}`, source, 0.9);
  }
  for (const maker of labels.brand) {
    if (!isAside(maker.start)) add(makerCountry(maker), `${maker.label}: ${maker.value}`, source, 0.7);
  }
  const labeled = mostCertain(candidates);
  if (labeled !== null) return labeled;
  let sentences = 0;
  for (const { index, 0: phrase } of text.matchAll(SENTENCE)) {
    if ((sentences += 1) > MAX_SENTENCES) break;
    const before = text.slice(Math.max(0, index - 24), index);
    const after = text.slice(index + phrase.length, index + phrase.length + 60).split("\n", 1)[0] ?? "";
    if (/\p{L}$/u.test(before) || isAside(index) || isLink(index) || DENIED.test(before) || COPYRIGHT.test(after))
      continue;
    if (isChoice(after) || OF_A_PART.test(before) || (OF_CLOTH.test(phrase) && SHARE_BEFORE.test(before))) continue;
    add(leadingCountry(after) ?? leadingCountry(after.replace(TOWN, "")), phrase + after, source, 0.8);
  }
  for (const { country, quote, start } of findUnspacedOrigins(text)) {
    if (!isAside(start) && !isLink(start)) add(country, quote, source, 0.8);
  }
  // With two countries in a page's prose, one of them belongs to something else.
  return new Set(candidates.map(({ value }) => value)).size > 1 ? null : mostCertain(candidates);
}

/** The end of a list of countries that leaves it open: "France, Tunisia or other". */
const OPEN_END =
  /^(?:others?|another|elsewhere|andere[nms]?|anderswo|autres?|ailleurs|otros?|altr[oi]|altrove)(?!\p{L})/iu;

/** "France, Spain, Italy or the USA" says where it may have been made. */
function isChoice(text: string): boolean {
  const [sentence = ""] = text.split(/[.;]/, 1);
  const [, ...others] = sentence.split(/\s(?:or|oder|ou|o)\s(?:the\s)?/i);
  return others.some((other) => OPEN_END.test(other) || leadingCountry(other) !== null);
}

/** A label's value must be little more than a country: "Land: alle" is not one. */
function countryIn(value: string): string | null {
  if (isChoice(value.slice(0, LONGEST_VALUE))) return null;
  const whole = value
    .slice(0, LONGEST_VALUE)
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/[.;\s]+$/, "")
    .replace(/[製制]造?$/, "");
  return canonicalCountry(whole) ?? canonicalCountry(whole.split(/[,/;|]/, 1)[0] ?? "");
}

/** The country with the longest name that a text starts with. */
function leadingCountry(text: string): string | null {
  const words = text.split(/\s+/).slice(0, LONGEST_NAME);
  for (let count = words.length; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(" ")
      .replace(/[.,;:!)"'’]+$/, "");
    const country = canonicalCountry(name);
    if (country !== null) return country;
  }
  return null;
}

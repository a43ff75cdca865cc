import { isSameMaker, makerKey } from "@dupewise/ai/alerts/maker";
import { parseProductName } from "@dupewise/ai/alerts/product-name";
import { compareProducts } from "@dupewise/ai/compare-products";
import { isQuoted } from "@dupewise/ai/engines/openai/evidence";
import { toPlainSentence } from "@dupewise/ai/engines/openai/sound-sentence";
import { isHostile, visibleText } from "@dupewise/ai/engines/openai/visible-text";
import { parseMaterials, validatePrice } from "@dupewise/api/comparisons/manual-facts";
import { hasUnstorableText } from "@dupewise/api/transport/unstorable-text";
import { checkUrl } from "@dupewise/reader/fetch/address-policy";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { readPage } from "@dupewise/reader/extract-product";
import { decodeHtml } from "@dupewise/reader/extraction/decode-html";
import { isAllowedByRobotsTxt } from "@dupewise/reader/fetch/robots-text";
import { readLabels } from "@dupewise/reader/labels/labels";
import { parseLiterals } from "@dupewise/reader/literal/parse-literals";
import { parseLooseJson } from "@dupewise/reader/schema/loose-json";
import { shopJsonToHtml } from "@dupewise/reader/state/shop-json";
import { toCsv } from "@dupewise/domain/csv";
import { parsePrice } from "@dupewise/domain/money/parse-price";
import { isProductUrl, normalizeProductUrl, withoutTracking } from "@dupewise/domain/product/product-input";
import { productName } from "@dupewise/domain/product/product-name";
import { safeRedirectPath } from "@dupewise/domain/pages/safe-redirect-path";
import { Email } from "@dupewise/domain/account/email";
import { sanitizeText, sanitizeLine, toSafeLink } from "@dupewise/mail/plain-text";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { describe, expect, it } from "vitest";
import { REPEATED_PIECES, repeatBetweenLetters, PAGE_BUILDERS } from "./growth.ts";

const LENGTH = 20_000;
/** How many times as long a text of twice the length may take: twice in linear time, four times in quadratic. */
const RATIO = 3;
/** The time below which a ratio says more about the machine than about the parser. */
const MEASURABLE_MS = 5;
const MOST_TRIES = 10;
const COAT = productFromText("Product: Wool coat\n80% wool\nPrice: $420");

/** Everything that reads text from outside; each may refuse it. */
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  parsePrice,
  parseComposition,
  canonicalCountry,
  canonicalFiber,
  findGarments,
  productFromText,
  readLabels,
  parseLooseJson,
  parseLiterals: (text) => parseLiterals(`{${text}`),
  shopJsonToHtml,
  isHostile: (text) => isHostile({ ...COAT, title: text, brand: text, description: text }),
  visibleText: (text) => visibleText({ ...COAT, description: text }),
  toPlainSentence,
  isQuoted: (text) => isQuoted(text.slice(0, text.length / 2), text),
  compareProducts: (text) => compareProducts({ ...COAT, title: text, description: text }, COAT),
  parseProductName: (text) => parseProductName(text, text.slice(0, 200)),
  makerKey,
  isSameMaker: (text) => isSameMaker(text, text.slice(0, 200)),
  productName: (text) => productName({ input: text, description: `Product: ${text}`, title: text, titleManual: null }),
  isProductUrl: (text) => isProductUrl(`https://${text}`),
  withoutTracking: (text) => withoutTracking(`https://a.example/?${text}`),
  normalizeProductUrl: (text) => normalizeProductUrl(`https://a.example/${text}`),
  checkUrl: (text) => checkUrl(`https://${text}`, null),
  safeRedirectPath: (text) => safeRedirectPath(`/${text}`),
  email: (text) => Email.safeParse(`${text}@${text}`),
  "an e-mail address's domain": (text) => Email.safeParse(`a@ä${text}`),
  toCsv: (text) => toCsv([[text]]),
  sanitizeLine: (text) => sanitizeLine(text, 150),
  sanitizeText,
  toSafeLink: (text) => toSafeLink(`https://a.example/${text}`),
  hasUnstorableText,
  // As long as their fields may be.
  parseMaterials: (text) => parseMaterials(text.slice(0, 2000), "field"),
  validatePrice: (text) => validatePrice(text.slice(0, 100), "field"),
  robots: (text) => isAllowedByRobotsTxt(text, "Dupewise", "/a"),
  "a robots.txt's pattern": (text) =>
    isAllowedByRobotsTxt(`User-agent: *\nDisallow: /${text}*${text}$`, "Dupewise", `/${text}`),
  charset: (text) => decodeHtml(Buffer.from(`<meta ${text}`), `text/html; ${text}`),
};

/** Returns the milliseconds that this thread computes. Other work on the machine counts little. */
function cost(parse: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  try {
    parse(text);
  } catch {
    // A refusal is an answer, if it comes soon.
  }
  return process.threadCpuUsage(before).user / 1000;
}

/**
 * Returns how many times as long a text takes as half of it. The best of several attempts counts, because everything
 * else only adds time.
 */
function computeGrowth(parse: (text: string) => unknown, write: (length: number) => string, length: number): number {
  const [half, whole] = [write(length / 2), write(length)];
  let [halfMs, wholeMs] = [Infinity, Infinity];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    wholeMs = Math.min(wholeMs, cost(parse, whole));
    if (wholeMs <= MEASURABLE_MS) return 0;
    halfMs = Math.min(halfMs, cost(parse, half));
    if (wholeMs <= RATIO * halfMs) break;
  }
  return wholeMs / halfMs;
}

/**
 * Returns the families for which time grows faster than the text twice in a row. Once can mean that part of the text
 * has become long enough.
 */
function findSuperlinear(parse: (text: string) => unknown, write = (text: string) => text): string[] {
  return REPEATED_PIECES.filter((piece) =>
    [LENGTH, 2 * LENGTH].every(
      (length) => computeGrowth(parse, (long) => write(repeatBetweenLetters(piece, long)), length) > RATIO,
    ),
  );
}

describe("R31: processing time", () => {
  it.each(Object.entries(PARSERS))("grows at most linearly with the length of the text in %s", (_name, parse) => {
    expect(findSuperlinear(parse)).toEqual([]);
  });

  it.each(Object.entries(PAGE_BUILDERS))(
    "grows at most linearly with the length of the text in a page's %s",
    (_place, write) => {
      expect(findSuperlinear((html) => readPage(html, "https://shop.example/p"), write)).toEqual([]);
    },
  );
});

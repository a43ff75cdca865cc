import { MIN_CONFIDENCE } from "@dupewise/domain/comparison/score-band";
import type { Product } from "@dupewise/domain/product/product";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { Garment } from "@dupewise/vocabulary/garments/garments";
import type { ProductFacts } from "../facts/product-facts.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { NO_IDENTITY } from "../identity/identity.ts";
import { garmentGate } from "../rubric/gate.ts";
import { scoreFacts } from "../rubric/score-facts.ts";
import { appearanceKey, appearanceKeysOfSubsets, MIN_APPEARANCE_FACTS, visualAttributes } from "./appearance-keys.ts";
import { isMadeBy, makerKey, makerKeysOfPage } from "./maker.ts";
import { parseProductName, type ProductName } from "./product-name.ts";
import {
  isConsistentWithPage,
  matchesAlertName,
  matchesAlertItem,
  suitsAudience,
  type AlertItem,
} from "./alert-item.ts";

/** The input for checking a product against an alert. */
export interface AlertCase {
  item: AlertItem;
  /** The product as read from its page. */
  found: Product;
  /** The original that the product was compared with, and the similarity score, 0–100. */
  comparison?: { original: Product; isPasted: boolean; similarityScore: number } | undefined;
  /** Pages that may show the alert's item itself. */
  pages: readonly Product[];
}

export interface AlertMatch {
  /** 0–100; each alert's threshold decides whether it is enough. */
  similarityScore: number;
  /** Why it matches, using only words from the alert and from the product's own page. */
  reason: string;
}

/** The similarity at which two kinds count as the same if someone compared the products… */
const SAME_KIND = 0.9;
/** …and if nobody did: a shoulder bag is not a tote. */
const VERY_KIND = 1;

/**
 * Returns the keys under which an alert is stored: `makerKey` for its maker, and `looksKey` for its visual attributes.
 * `looksKey` is null when the product name doesn't describe the item well enough for a lookup by appearance.
 */
export function alertKeys({ productName, manufacturer }: Pick<AlertItem, "productName" | "manufacturer">) {
  const { attributes } = parseProductName(productName, manufacturer);
  return { makerKey: makerKey(manufacturer), looksKey: appearanceKey(attributes) };
}

/**
 * Returns the keys for looking up the alerts that a product may match: `makerKeys`, one for each possible maker, and
 * `name`, the words that identify the product.
 */
export function alertLookupKeys(product: Product): { makerKeys: string[]; name: string } {
  const { own, words, attributes } = parseProductName(product.title ?? "", product.brand);
  const kind = attributes.garment?.value.type ?? "";
  return { makerKeys: makerKeysOfPage(product), name: (own.length > 0 ? [...own, kind] : words).join(" ").trim() };
}

/** Returns the keys for looking up alerts by the visual attributes of the product on a page. */
export const appearanceLookupKeys = (page: Product): string[] => appearanceKeysOfSubsets(extractFacts(page));

/** Returns how well a product matches an alert, or null when it doesn't match or the match is doubtful. Pure. */
export function matchAlert({ item, found, comparison, pages }: AlertCase): AlertMatch | null {
  const known = extractFacts(found);
  const kind = known.garment?.value;
  // Products that don't state their audience get that of the product they were compared with.
  const audience = known.audience ?? (comparison && extractFacts(comparison.original).audience);
  if (!kind || !isFashion(kind.group) || !suitsAudience(item.gender, audience?.value)) return null;
  // Resold products carry the name of their reseller.
  if (matchesAlertItem(item, found) || matchesAlertItem(item, { ...found, brand: null })) return null;
  const compared = comparison && isAlertOriginal(item, comparison, pages, found) ? comparison : undefined;
  const scores = [
    compared && isOfKind(compared.original, kind) ? compared.similarityScore : 0,
    likeness(item, found, known, pages),
  ];
  const similarityScore = Math.max(...scores);
  if (similarityScore === 0) return null;
  const how = scores[0] === similarityScore ? "was compared with it" : "looks the same, judging by its page";
  return { similarityScore, reason: reasonOf(item, known, similarityScore, how) };
}

/**
 * Returns true when the original is the alert's item. Anyone can paste a text that makes any product look like it, so
 * the text doesn't count if a page of the product that was read elsewhere contradicts it.
 */
function isAlertOriginal(
  item: AlertItem,
  { original, isPasted }: NonNullable<AlertCase["comparison"]>,
  pages: readonly Product[],
  found: Product,
): boolean {
  if (!matchesAlertItem(item, original)) return false;
  const isElsewhere = ({ url }: Product) => URL.parse(url ?? "")?.host !== URL.parse(found.url ?? "")?.host;
  const elsewhere = pages.filter((page) => isElsewhere(page) && matchesAlertItem(item, page));
  return !isPasted || elsewhere.some((page) => isConsistentWithPage(original, page));
}

function isOfKind(original: Product, kind: Garment): boolean {
  const garment = extractFacts(original).garment?.value;
  return garment !== undefined && garmentGate(garment, kind) >= SAME_KIND;
}

/** How the engine compares the page with that of the alert's item or, without one, with the alert's words. */
function likeness(item: AlertItem, found: Product, known: ProductFacts, pages: readonly Product[]): number {
  if (isMadeBy(item.manufacturer, found)) return 0;
  const asked = parseProductName(item.productName, item.manufacturer);
  const wanted = visualAttributes(asked.attributes);
  const facts = visualAttributes(known);
  if (asked.isAccessory || !wanted.every((fact) => facts.includes(fact))) return 0;
  const ownPage = pages.find((page) => matchesAlertItem(item, page));
  // Made only for another audience, but lookalikes may not be.
  if (!ownPage && pages.some((page) => matchesAlertName(item, page))) return 0;
  if (ownPage === undefined && !tellsAll(asked, wanted, found)) return 0;
  const original = ownPage ? extractFacts(ownPage) : asked.attributes;
  // Compares looks only: different makers are what the alert asks for.
  const { similarityScore, confidence, gate } = scoreFacts(nameless(original), nameless(known));
  return gate >= VERY_KIND && confidence >= MIN_CONFIDENCE ? (similarityScore ?? 0) : 0;
}

const nameless = (facts: ProductFacts): ProductFacts => ({ ...facts, identity: NO_IDENTITY, line: null });

/** Whether an alert's words describe the wanted item well enough to judge a page only by them. */
function tellsAll(asked: ProductName, wanted: readonly string[], found: Product): boolean {
  if (asked.own.length > 0 || wanted.length < MIN_APPEARANCE_FACTS) return false;
  const { attributes } = parseProductName(found.title ?? "", found.brand);
  return visualAttributes(attributes).every((fact) => wanted.includes(fact));
}

function reasonOf(item: AlertItem, known: ProductFacts, score: number, how: string): string {
  const { garment, colours, composition } = known;
  const colour = colours.slice(0, 1).map(({ value }) => value.name);
  const materials = composition.slice(0, 2).map(({ value }) => value.material);
  const goods = [...colour, garment?.value.type].join(" ");
  const made = materials.length > 0 ? ` in ${materials.join(" and ")}` : "";
  return `${score}% similar to ${item.productName} by ${item.manufacturer}: a product that ${how} (${goods}${made})`;
}

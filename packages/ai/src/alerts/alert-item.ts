import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import type { Product } from "@dupewise/domain/product/product";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { fiberSimilarity } from "@dupewise/vocabulary/materials/fibers";
import { patternSimilarity } from "@dupewise/vocabulary/details/patterns";
import { closestCutValues } from "../facts/cut-facts.ts";
import type { CutFact, ProductFacts } from "../facts/product-facts.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { garmentGate } from "../rubric/gate.ts";
import { visualAttributes } from "./appearance-keys.ts";
import { isMadeBy } from "./maker.ts";
import { isSameWord, parseProductName, type ProductName } from "./product-name.ts";

/** The item that an alert is about: its name, its maker and its intended wearer. */
export type AlertItem = Pick<EmailNotification, "productName" | "manufacturer" | "gender">;

/** Kinds less similar than this share a name by coincidence: a bag and a coat, both "Luna". */
const SAME_KIND = 0.7;
const SAME_CUT = 0.75;
const SAME_MATERIAL = 0.6;
const SAME_PATTERN = 0.5;

/**
 * Returns true when a product is the original that an alert is about: maker, name and intended wearer match, and
 * nothing contradicts them.
 */
export function matchesAlertItem(item: AlertItem, product: Product): boolean {
  return matchesAlertName(item, product) && suitsAudience(item.gender, extractFacts(product).audience?.value);
}

/**
 * Returns true when a product's maker and name match an alert and nothing contradicts them. Ignores the intended
 * wearer: a men's coat matches an alert for the women's version.
 */
export function matchesAlertName(item: AlertItem, product: Product): boolean {
  if (product.title === null || !isMadeBy(item.manufacturer, product)) return false;
  const asked = parseProductName(item.productName, item.manufacturer);
  const said = parseProductName(product.title, product.brand ?? item.manufacturer);
  const known = extractFacts(product);
  if (said.isAccessory !== asked.isAccessory || contradicts(asked.attributes, known)) return false;
  if (asked.own.length === 0) return isSameName(asked, said) || isDescribed(asked, said, known);
  return said.words.includes(asked.own.join("")) || asked.own.every((word) => isIn(word, said));
}

/** Returns true when nothing that a shopper entered about a product contradicts the product's page. */
export function isConsistentWithPage(entered: Product, page: Product): boolean {
  return !contradicts(extractFacts(entered), extractFacts(page));
}

/** Returns true unless the product is known to be made for a different audience than the alert's. */
export function suitsAudience(
  gender: AlertItem["gender"],
  audience: NonNullable<ProductFacts["audience"]>["value"] | undefined,
) {
  if (!audience) return true;
  if (audience.child) return false;
  return gender === "unisex" || audience.gender === "unisex" || audience.gender === gender;
}

/** Whether a name contains a word, written as one or as two: "halfmoon", "half moon". */
function isIn(word: string, { words }: ProductName): boolean {
  return words.some((other, at) => isSameWord(other, word) || `${other}${words[at + 1] ?? ""}` === word);
}

/** Returns true when two names consist of the same words in any order. A single word ("Coat") is not a name. */
function isSameName({ words: a }: ProductName, { words: b }: ProductName): boolean {
  const [one, other] = [new Set(a), new Set(b)];
  return one.size > 1 && one.size === other.size && [...one].every((word) => other.has(word));
}

/** A generic name such as "Belted wool coat" identifies a product when little else is known about it. */
function isDescribed(asked: ProductName, said: ProductName, known: ProductFacts): boolean {
  const wanted = visualAttributes(asked.attributes);
  const named = visualAttributes(said.attributes);
  if (!said.own.every(isCode) || asked.attributes.garment === null || wanted.length === 0) return false;
  const facts = new Set([...visualAttributes(known), ...named]);
  const extra = named.filter((fact) => !fact.startsWith("colour") && !wanted.includes(fact));
  return wanted.every((fact) => facts.has(fact)) && extra.length <= (wanted.length > 1 ? 1 : 0);
}

/** Returns true for a shop's product number, such as "RB2140", which adds nothing to a name. */
const isCode = (word: string): boolean => /^(?=.*\d)(?=.*[a-z])[a-z\d]{5,}$/.test(word);

/**
 * Returns true when two descriptions cannot be of the same product. A fact that one of them doesn't state contradicts
 * nothing.
 */
function contradicts(a: ProductFacts, b: ProductFacts): boolean {
  const [kind, other] = [a.garment?.value, b.garment?.value];
  if (kind && other && (garmentGate(kind, other) < SAME_KIND || !isFashion(other.group))) return true;
  const [colours, others] = [a.colours, b.colours];
  const shared = colours.some(({ value }) => others.some((one) => one.value.base === value.base));
  if (colours.length > 0 && others.length > 0 && !shared) return true;
  if (a.pattern && b.pattern && patternSimilarity(a.pattern.value, b.pattern.value) < SAME_PATTERN) return true;
  const isCutElse = ([name, fact]: readonly [string, CutFact]) => {
    const there = b.cut.get(name);
    return there !== undefined && closestCutValues(name, fact, there).similarity < SAME_CUT;
  };
  if ([...a.cut].some(isCutElse)) return true;
  return b.composition.length > 0 && a.composition.some((fact) => !isOf(fact.value.material, b));
}

const isOf = (material: string, { composition }: ProductFacts): boolean =>
  composition.some(({ value }) => fiberSimilarity(value.material, material) >= SAME_MATERIAL);

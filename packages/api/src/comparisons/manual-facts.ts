import { DomainError } from "@dupewise/domain/errors";
import { parsePrice } from "@dupewise/domain/money/parse-price";
import type { CompositionItem, Evidence, Product, ProductField } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { canonicalFibre } from "@dupewise/vocabulary/materials/fibers";

/** What a shopper said about one side; empty lists and null say nothing. */
export interface ManualFacts {
  materials: string[];
  composition: CompositionItem[];
  /** As written: "$89.99". */
  price: string | null;
}

type Materials = Pick<ManualFacts, "materials" | "composition">;

const MOST_MATERIALS = 20;
const LONGEST_NAME = 60;
const SHARE = /^(\d{1,3}(?:[.,]\d+)?)\s*%\s*(?:of\s+)?(.+)$|^(.+?)\s*:?\s*(\d{1,3}(?:[.,]\d+)?)\s*%$/u;

/**
 * Reads what a shopper wrote about materials: shares first, else names alone. Unknown names are kept as written, since
 * the shopper holds the label. Throws `validation_failed` when nothing in it can be a material.
 */
export function readMaterials(text: string, path: string): Materials {
  const line = text.replace(/[^\S\n]+/g, " ");
  const pieces = line.split(/[,;\n]| and /).flatMap((piece) => piece.trim() || []);
  const shares = pieces.map(readShare);
  const listed = shares.every((share) => share !== null) ? shares : [];
  const composition = listed.length > 0 ? listed : parseComposition(text);
  const materials = composition.length > 0 ? composition.map(({ material }) => material) : pieces.map(nameOf);
  const unreadable = materials.some(
    (name) => !/\p{L}{2}/u.test(name) || name.length > LONGEST_NAME || /\d\s*%/.test(name),
  );
  if (materials.length === 0 || materials.length > MOST_MATERIALS || unreadable) {
    invalid(path, "We could not read the materials. Write them like this: 70% Cotton, 30% Recycled Polyester");
  }
  return { materials: [...new Set(materials)], composition };
}

/** The same text, once it is known to be a price. Throws `validation_failed` for anything else. */
export function readPrice(text: string, path: string): string {
  if (parsePrice(text).amount === null) invalid(path, "Write the price as an amount, like $89.99");
  return text;
}

/** The product as the shopper knows it: manual composition, else manual list, else what was detected. */
export function withManualFacts(product: Product, { materials, composition, price }: ManualFacts): Product {
  const parsed = price === null ? null : parsePrice(price, { currencyHint: product.price?.currency ?? "" });
  const known: Partial<Product> = {
    ...((materials.length > 0 || composition.length > 0) && { materials, composition }),
    ...(parsed?.amount != null && { price: { amount: parsed.amount, currency: parsed.currency } }),
  };
  const quotes: [ProductField, string][] = [
    ["composition", composition.map(({ material, percentage }) => `${percentage ?? "?"}% ${material}`).join(", ")],
    ["materials", materials.join(", ")],
    ["price", price ?? ""],
  ];
  const said = quotes.flatMap(([field, quote]): Evidence[] =>
    quote === "" ? [] : [{ field, quote: quote.slice(0, 300), source: "user", certainty: 1 }],
  );
  const replaced = new Set<string>(Object.keys(known));
  return {
    ...product,
    ...known,
    evidence: [...said, ...product.evidence.filter(({ field }) => !replaced.has(field))],
    missing: product.missing.filter((field) => !said.some((evidence) => evidence.field === field)),
  };
}

function readShare(piece: string): CompositionItem | null {
  const [, before, name, otherName, after] = SHARE.exec(piece) ?? [];
  const material = name ?? otherName;
  const percentage = Number((before ?? after ?? "").replace(",", "."));
  if (material === undefined || /[%:]/.test(material) || !(percentage > 0 && percentage <= 100)) return null;
  return { material: nameOf(material), percentage };
}

const nameOf = (name: string) => canonicalFibre(name) ?? name.trim().toLowerCase();

function invalid(path: string, message: string): never {
  throw new DomainError("validation_failed", message, { issues: [{ path, message }] });
}

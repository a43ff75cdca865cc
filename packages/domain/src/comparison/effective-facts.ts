import type { ComparedSide } from "./comparison.ts";
import { effectiveMaterials, type ManualFacts } from "./manual-facts.ts";
import type { Sides } from "./side.ts";
import { parsePrice } from "../money/parse-price.ts";
import type { Evidence, Money, Product, ProductField } from "../product/product.ts";

/**
 * Applies the shopper's entries to a product. Entered facts replace the detected ones (see `effectiveMaterials` for
 * materials), entered details precede the description, and an entered kind becomes the category, with the shopper as
 * its source. Scores, displays, exports and statistics are all based on the result.
 */
export function effectiveFacts(product: Product, manual: ManualFacts): Product {
  const known = {
    title: manual.title ?? product.title,
    brand: manual.brand ?? product.brand,
    category: manual.kind ?? product.category,
    description: [manual.details, product.description].filter(Boolean).join("\n") || null,
    ...effectiveMaterials(product, manual),
    price: effectivePrice(product.price, manual.price),
  };
  const { materials, composition, price } = known;
  const shares = composition.map(({ material, percentage }) => `${percentage ?? "?"}% ${material}`);
  const replaced: [ProductField, boolean, string][] = [
    ["title", manual.title !== null, manual.title ?? ""],
    ["brand", manual.brand !== null, manual.brand ?? ""],
    ["category", manual.kind !== null, manual.kind ?? ""],
    ["composition", composition !== product.composition, shares.join(", ")],
    ["materials", materials !== product.materials, materials.join(", ")],
    ["price", price !== product.price, manual.price ?? ""],
  ];
  const entered = replaced.filter(([, isReplaced, quote]) => isReplaced && quote !== "");
  return {
    ...product,
    ...known,
    evidence: [
      ...entered.map(([field, , quote]): Evidence => ({
        field,
        quote: quote.slice(0, 300),
        source: "user",
        certainty: 1,
      })),
      ...(manual.details === null ? [] : [toDetailsEvidence(manual.details)]),
      ...product.evidence.filter(({ field }) => !replaced.some(([name, isReplaced]) => isReplaced && name === field)),
    ],
    missing: product.missing.filter((field) => !entered.some(([name]) => name === field)),
  };
}

const toDetailsEvidence = (details: string): Evidence => ({
  field: "description",
  quote: details.slice(0, 300),
  source: "user",
  certainty: 1,
});

/** Applies the shopper's entries to both products of a comparison, as `effectiveFacts` does. */
export function effectiveSides({
  original,
  alternative,
}: Sides<Pick<ComparedSide, "product" | "manual">>): Sides<Product> {
  return {
    original: effectiveFacts(original.product, original.manual),
    alternative: effectiveFacts(alternative.product, alternative.manual),
  };
}

/**
 * Returns the price to compare with: the one that the shopper entered or, if that contains no amount, the detected one,
 * which may be null. An ambiguous symbol means the currency of the detected price: "$" means Canadian dollars if that
 * price is in CAD.
 */
export function effectivePrice(detected: Money | null, entered: string | null): Money | null {
  if (entered === null) return detected;
  const { amount, currency } = parsePrice(entered, { currencyHint: detected?.currency ?? "" });
  return amount === null ? detected : { amount, currency };
}

import { effectivePrice } from "@dupewise/domain/comparison/effective-facts";
import type { Money } from "@dupewise/domain/product/product";
import type { SideView } from "../side-view.ts";

/**
 * Returns a side's effective price: the one that the shopper entered, otherwise the detected one, or null if there is
 * neither.
 */
export const findEffectivePrice = ({ product, manual }: Pick<SideView, "product" | "manual">): Money | null =>
  effectivePrice(product.price, manual.price);

/**
 * Returns both prices as fractions, 0–1, of the higher price, or null if a price is missing or the currencies differ.
 */
export function computePriceFractions(original: Money | null, alternative: Money | null): [number, number] | null {
  if (!original || !alternative || original.currency !== alternative.currency) return null;
  const [a, b] = [Number(original.amount), Number(alternative.amount)];
  const most = Math.max(a, b);
  return most > 0 ? [a / most, b / most] : null;
}

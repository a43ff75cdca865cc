import { effectivePrice } from "@dupewise/domain/comparison/effective-facts";
import type { Money } from "@dupewise/domain/product/product";
import { PriceEditor } from "./price-editor.tsx";
import type { SideView } from "../sides.ts";
import type { Rerun } from "../use-rerun.ts";

/** Returns the price that counts. */
export const priceOf = ({ product, manual }: Pick<SideView, "product" | "manual">): Money | null =>
  effectivePrice(product.price, manual.price);

/** What share of the dearer price each is, 0–1; null when they can't be compared as they stand. */
export function priceShares(original: Money | null, alternative: Money | null): [number, number] | null {
  if (!original || !alternative || original.currency !== alternative.currency) return null;
  const [a, b] = [Number(original.amount), Number(alternative.amount)];
  const most = Math.max(a, b);
  return most > 0 ? [a / most, b / most] : null;
}

export interface PricesProps {
  sides: [SideView, SideView];
  /** Null where nobody may change anything. */
  rerun: Rerun | null;
}

/** Where a price is said that is missing or wrong; those that are known stand beside their garments. */
export function Prices({ sides, rerun }: PricesProps) {
  const missing = sides.filter((view) => priceOf(view) === null).map(({ label }) => label.toLowerCase());
  return (
    <div className="flex flex-wrap gap-2 max-md:[&_button_svg]:hidden">
      {missing.length > 0 && (
        <p className="basis-full text-soft">{`Not found: the price of the ${missing.join(" and the ")}.`}</p>
      )}
      {rerun && sides.map((view) => <PriceEditor key={view.side} view={view} rerun={rerun} />)}
    </div>
  );
}

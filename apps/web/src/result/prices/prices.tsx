import { effectivePrice } from "@dupewise/domain/comparison/effective-facts";
import type { Money } from "@dupewise/domain/product/product";
import { Pair } from "@dupewise/ui/seam";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { PriceEditor } from "./price-editor.tsx";
import { Section } from "../section.tsx";
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

export function Prices({ sides: [original, alternative], rerun }: PricesProps) {
  const shares = priceShares(priceOf(original), priceOf(alternative));
  return (
    <Section title="Price Information">
      <Pair
        original={<Price view={original} share={shares?.[0] ?? null} rerun={rerun} />}
        alternative={<Price view={alternative} share={shares?.[1] ?? null} rerun={rerun} />}
      />
    </Section>
  );
}

interface PriceProps {
  view: SideView;
  share: number | null;
  rerun: Rerun | null;
}

function Price({ view, share, rerun }: PriceProps) {
  const price = priceOf(view);
  return (
    <div>
      <p className="text-sm text-soft">{view.label}</p>
      {price ? <p className="display text-3xl">{formatMoney(price)}</p> : <p className="text-soft">Not found</p>}
      {share !== null && (
        <div aria-hidden="true" className="mt-3 h-2 rounded-full bg-sunk">
          <div
            className="h-full min-w-2 rounded-full bg-thread forced-color-adjust-none"
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      {rerun && <PriceEditor view={view} rerun={rerun} />}
    </div>
  );
}

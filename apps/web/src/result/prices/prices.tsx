import { parsePrice } from "@dupewise/domain/money/parse-price";
import type { Money } from "@dupewise/domain/product/product";
import { Pair } from "@dupewise/ui/seam";
import { formatMoney } from "../../lib/layout/format.ts";
import { PriceEditor } from "./price-editor.tsx";
import { Section } from "../section.tsx";
import type { SideView } from "../sides.ts";
import type { Rerun } from "../use-rerun.ts";

/** The price that counts: the shopper's own goes before the one that was read. */
export function moneyOf({ price, priceManual }: Pick<SideView, "price" | "priceManual">): Money | null {
  if (priceManual === null) return price;
  const { amount, currency } = parsePrice(priceManual);
  return amount === null ? price : { amount, currency };
}

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
  const money: [Money | null, Money | null] = [moneyOf(original), moneyOf(alternative)];
  const shares = priceShares(...money);
  return (
    <Section title="Price Information">
      <Pair
        original={<Price view={original} money={money[0]} share={shares?.[0] ?? null} rerun={rerun} />}
        alternative={<Price view={alternative} money={money[1]} share={shares?.[1] ?? null} rerun={rerun} />}
      />
    </Section>
  );
}

interface PriceProps {
  view: SideView;
  money: Money | null;
  share: number | null;
  rerun: Rerun | null;
}

function Price({ view, money, share, rerun }: PriceProps) {
  return (
    <div>
      <p className="text-sm text-soft">{view.label}</p>
      {money ? <p className="display text-3xl">{formatMoney(money)}</p> : <p className="text-soft">Not found</p>}
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

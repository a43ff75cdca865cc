import type { Money } from "@dupewise/domain/product/product";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { useState } from "react";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { computePriceFractions } from "./side-price.ts";
import { MAX_WEARS, parseWears, readWears, writeWears } from "./wears.ts";

export interface CostPerWearProps {
  original: Money;
  alternative: Money;
  /** Whether the products are used rather than worn, like bags and wallets. */
  isCarried: boolean;
  /** The number of wears until the shopper enters another. */
  usual: number;
}

/**
 * Renders the cost per wear, or per use, of both sides for an expected number of wears, which this browser remembers.
 */
export function CostPerWear({ original, alternative, isCarried, usual }: CostPerWearProps) {
  const [use, uses] = isCarried ? ["use", "uses"] : ["wear", "wears"];
  const [text, setText] = useState(() => String(readWears(localStorage, usual)));
  const typed = parseWears(text);
  const wears = typed ?? readWears(localStorage, usual);
  // Amounts in different currencies are never charted or calculated together.
  const shares = computePriceFractions(original, alternative);
  const cost = (money: Money) => formatMoney({ ...money, amount: String(Number(money.amount) / wears) });
  return (
    <div className="mt-4 max-w-3xl">
      <h3 className="mb-1 font-medium">Cost per {use}</h3>
      <div className="flex items-start gap-x-6">
        <Field
          label={isCarried ? "Uses" : "Wears"}
          error={typed === null ? `Enter a whole number from 1 to ${MAX_WEARS}` : undefined}
          className="no-print w-24 shrink-0"
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                const next = parseWears(target.value);
                if (next !== null) writeWears(localStorage, next);
              }}
            />
          )}
        </Field>
        <table className="grow">
          <caption className="sr-only">
            Cost per {use} at {wears} {uses}
          </caption>
          <tbody>
            <Row label="Original" cost={cost(original)} share={shares?.[0] ?? null} />
            <Row label="Alternative" cost={cost(alternative)} share={shares?.[1] ?? null} />
          </tbody>
        </table>
      </div>
      <output className="sr-only">
        {`At ${wears} ${uses}: ${cost(original)} for the original, ${cost(alternative)} for the alternative.`}
      </output>
    </div>
  );
}

function Row({ label, cost, share }: { label: string; cost: string; share: number | null }) {
  return (
    <tr>
      <th scope="row" className="w-24 py-1 pr-3 text-left text-sm font-normal text-soft">
        {label}
      </th>
      <td className="py-1">
        <span className="flex items-center gap-3">
          {share !== null && (
            <span
              aria-hidden="true"
              className="h-3 min-w-1 rounded-sm bg-thread forced-color-adjust-none"
              style={{ width: `${share * 50}%` }}
            />
          )}
          <span className="font-medium">{cost}</span>
        </span>
      </td>
    </tr>
  );
}

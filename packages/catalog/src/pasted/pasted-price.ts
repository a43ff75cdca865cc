import { parsePrice } from "@dupewise/domain/price";
import { findCandidates } from "@dupewise/domain/price/candidates";
import { foldDigits } from "@dupewise/domain/price/digits";
import type { Money } from "@dupewise/domain/product";
import type { Found } from "../found.ts";
import type { LabelledFacts } from "../labels.ts";
import type { Line } from "./lines.ts";
import { isOtherAmount } from "./lines.ts";

/** The price in a pasted text: where a label says so, else the first amount with a currency that is no delivery or saving. */
export function pastedPrice(lines: readonly Line[], labels: LabelledFacts): Found<Money> | null {
  for (const { value, label } of labels.price) {
    const found = read(value, `${label}: ${value}`, 0.95);
    if (found !== null) return found;
  }
  const priced = lines.filter(({ text }) => hasPrice(text));
  const main = priced.find(({ text }) => !isOtherAmount(clauseWithPrice(text)));
  return main === undefined ? null : read(main.text, main.text, 0.85);
}

export function hasPrice(text: string): boolean {
  return findCandidates(foldDigits(text)).some(({ mark }) => mark !== null && !mark.weak);
}

function read(text: string, quote: string, certainty: number): Found<Money> | null {
  const { amount, currency } = parsePrice(text);
  return amount === null ? null : { value: { amount, currency }, quote, source: "pasted-text", certainty };
}

/** The part of a sentence around its first amount: "…, $12.99. Free shipping over $50" is about 12.99. */
function clauseWithPrice(text: string): string {
  const folded = foldDigits(text);
  const first = findCandidates(folded).find(({ mark }) => mark !== null && !mark.weak);
  if (first === undefined) return text;
  const before =
    folded
      .slice(0, first.start)
      .split(/[.;!?]\s/)
      .at(-1) ?? "";
  const after = folded.slice(first.end).split(/[.;!?](?:\s|$)/, 1)[0] ?? "";
  return `${before.slice(-40)} ${after.slice(0, 40)}`;
}

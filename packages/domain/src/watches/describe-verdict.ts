import { formatMoney } from "../money/format-money.ts";
import type { PriceVerdict } from "./judge-price.ts";

/**
 * Describes the verdict on a watched price in one or two sentences, starting with the conclusion.
 * @param today the current day; a month in any other year is named with its year
 */
export function describeVerdict(verdict: PriceVerdict, today: string): string {
  switch (verdict.kind) {
    case "too-early":
      return "It's too early to know the usual price. We need two weeks of prices first.";
    case "lowest":
      return `The discount is real: ${verdict.percent}% below the usual ${formatMoney(verdict.usual)}, and the lowest price we've seen.`;
    case "seen-before":
      return `The price is ${verdict.percent}% below the usual ${formatMoney(verdict.usual)}, but not for the first time: it was just as low in ${monthOf(verdict.day, today)}.`;
    case "raised-first":
      return `No real discount: the price was raised to ${formatMoney(verdict.peak)} in ${monthOf(verdict.day, today)} and is now back to its usual level.`;
    case "usual":
      return "This is the usual price.";
    case "above":
      return `${verdict.percent}% more than the usual ${formatMoney(verdict.usual)}. It may pay to wait.`;
  }
}

function monthOf(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const options = { month: "long", timeZone: "UTC", ...(isThisYear ? {} : { year: "numeric" as const }) } as const;
  return new Intl.DateTimeFormat("en-US", options).format(new Date(day));
}

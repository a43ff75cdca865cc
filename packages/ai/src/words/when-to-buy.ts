import type { ComparablePrices } from "@dupewise/domain/exchange";
import type { Attributes, Fact } from "../attributes.ts";
import { namesOf } from "./colour-findings.ts";
import { cutName } from "./cut-findings.ts";
import { detailName } from "./finish-findings.ts";
import { clothOfSide, sharesOf, wearingDifferences } from "./material-findings.ts";
import { money } from "./money.ts";
import { listed } from "./phrases.ts";

const MOST_DETAILS = 3;

/** When the original is the one to buy: what only it offers. */
export function whenToBuyOriginal(a: Attributes, b: Attributes, prices: ComparablePrices | null): string {
  const wants = advantages(a, b);
  const saves = prices !== null && prices.original < prices.alternative;
  const cheaper = saves ? [`You want to keep ${money(prices.alternative - prices.original, prices.currency)}.`] : [];
  const reasons = [...cheaper, ...wants];
  return reasons.length > 0
    ? reasons.join(" ")
    : "You want this very piece: nothing else that is stated speaks for it.";
}

/** When the alternative is: its price, and what only it offers. */
export function whenToBuyAlternative(a: Attributes, b: Attributes, prices: ComparablePrices | null): string {
  const wants = advantages(b, a);
  const saves = prices !== null && prices.alternative < prices.original;
  const cheaper = saves
    ? [`You would rather keep ${money(prices.original - prices.alternative, prices.currency)}.`]
    : [];
  const reasons = [...cheaper, ...wants];
  if (reasons.length > 0) return reasons.join(" ");
  return prices === null
    ? "Its price turns out to be the lower one; nothing else that is stated sets it apart."
    : "The original is sold out: nothing else that is stated speaks for it.";
}

/** What the first offers and the second does not, as wishes. */
function advantages(own: Attributes, other: Attributes): string[] {
  return [cloth(own, other), look(own, other), details(own.details, other.details)].filter((wish) => wish !== null);
}

function cloth(own: Attributes, other: Attributes): string | null {
  const [mine, theirs] = [clothOfSide(own), clothOfSide(other)];
  if (!mine || !theirs || sharesOf(mine.items) === sharesOf(theirs.items)) return null;
  const gains = wearingDifferences(theirs, mine).filter((gain) => !/less/.test(gain));
  const name = sharesOf(mine.items).replace(/^all /, "pure ");
  return gains.length === 0 ? `You prefer ${name}.` : `You want ${name}, which should ${listed(gains)}.`;
}

function look(own: Attributes, other: Attributes): string | null {
  const cut = [...own.cut].find(([attribute, { value }]) => {
    const counterpart = other.cut.get(attribute);
    return counterpart !== undefined && counterpart.value !== value;
  });
  const colours = own.colours.length > 0 && other.colours.length > 0 && namesOf(own.colours) !== namesOf(other.colours);
  const wishes = [...(cut ? [cutName(cut[1].value)] : []), ...(colours ? [`it in ${namesOf(own.colours)}`] : [])];
  return wishes.length === 0 ? null : `You like ${listed(wishes.toReversed())}.`;
}

function details(own: readonly Fact<string>[], other: readonly Fact<string>[]): string | null {
  if (other.length === 0) return null;
  const only = own.filter(({ value }) => !other.some((fact) => fact.value === value));
  return only.length === 0
    ? null
    : `You need ${listed(only.slice(0, MOST_DETAILS).map(({ value }) => detailName(value)))}.`;
}

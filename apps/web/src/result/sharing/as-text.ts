import { displayedRange, formatRange } from "@dupewise/domain/comparison/displayed-range";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { toListedAlternative, formatAlternativePrice } from "../../pages/alternatives/listed-alternative.ts";
import { formatTotals } from "../../pages/board/price-totals.ts";
import { chooseHeadline } from "../head/headline.ts";
import { findEffectivePrice } from "../prices/side-price.ts";

const joinParts = (parts: readonly (string | null | undefined | false)[], by: string): string =>
  parts.filter(Boolean).join(by);
const block = (lines: readonly (string | null | undefined | false)[]): string => joinParts(lines, "\n");
const list = (title: string, texts: readonly string[]): string =>
  texts.length > 0 ? block([`${title}:`, ...texts.map((text) => `- ${text}`)]) : "";

/** "79% similar", or the range while little is known; nothing without a score. */
function scoreWords({ similarityScore, analysis }: SharedComparison): string | null {
  const open = displayedRange(analysis);
  if (open) return `${formatRange(open)} similar`;
  return similarityScore === null ? null : `${similarityScore}% similar`;
}

/**
 * Formats a comparison as plain text for pasting into a message.
 * @param link the link to the comparison, or null if it is not shared
 */
export function formatComparison(comparison: SharedComparison, link: string | null): string {
  const choice = toListedAlternative(comparison);
  const { original, view, savings } = choice;
  const price = findEffectivePrice(original);
  // While little is known the range is the headline.
  const score = displayedRange(comparison.analysis) ? null : scoreWords(comparison);
  return joinParts(
    [
      block([chooseHeadline(comparison).text, score && `${score}.`]),
      block([
        `Original: ${joinParts([original.name, price && formatMoney(price), original.href], ", ")}`,
        `Alternative: ${joinParts([view.name, formatAlternativePrice(choice), view.href], ", ")}`,
        savings && `${savings.text}.`,
      ]),
      list("The same", comparison.similarities),
      list("Different", comparison.differences),
      link,
    ],
    "\n\n",
  );
}

/**
 * Formats several alternatives as plain text, in the given order.
 * @param name the name of the board, or null if the alternatives are not on a board
 * @param link the link to the board, or null if it is not shared
 */
export function formatAlternatives(
  comparisons: readonly SharedComparison[],
  { name, link }: { name: string | null; link: string | null },
): string {
  const choices = comparisons.map((one) => toListedAlternative(one));
  const originals = new Set(choices.map(({ original }) => original.name));
  const lines = choices.map((choice, index) =>
    block([
      `${index + 1}. ${joinParts([choice.view.name, formatAlternativePrice(choice), scoreWords(choice.comparison), choice.savings?.text], ", ")}`,
      originals.size > 1 && `   Instead of ${choice.original.name}`,
      choice.view.href && `   ${choice.view.href}`,
    ]),
  );
  const totals = formatTotals(choices.map(({ price }) => price));
  return joinParts(
    [
      block([name, originals.size === 1 && `Instead of ${[...originals].join("")}`]),
      block(lines),
      totals !== "" && `Total: ${totals}`,
      link,
    ],
    "\n\n",
  );
}

import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { SIDE_NAMES } from "../../lib/layout/side-names.ts";

const MOST = 2;

/**
 * Renders, in print only, an alternative's main trade-offs with their quotes, because nothing can be expanded on paper.
 */
export function PrintedQuotes({ comparison }: { comparison: SharedComparison }) {
  const claims = comparison.analysis.differences.filter(({ quotes }) => quotes.length > 0).slice(0, MOST);
  if (claims.length === 0) return null;
  return (
    <ul className="mt-1 hidden text-xs text-soft print:block">
      {claims.map(({ text, quotes }) => (
        <li key={text} dir="auto">
          {text} {quotes.map(({ side, quote }) => `${SIDE_NAMES[side]}: “${quote}”`).join(" · ")}
        </li>
      ))}
    </ul>
  );
}

import { Quote } from "@dupewise/ui/evidence";

/** How the engine marks what it knows of a product line: no page said it. */
const KNOWN = /^known of the (.+), not said on this page$/;

/** Words of the source; what is known of the line instead looks different and says so. */
export function ClaimQuote({ source, quote }: { source: string; quote: string }) {
  const line = KNOWN.exec(quote)?.[1];
  if (line === undefined) return <Quote source={source}>{quote}</Quote>;
  return <Quote known source={`${source}: not said on the page`}>{`Known of the ${line}`}</Quote>;
}

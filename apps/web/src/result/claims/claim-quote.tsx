import { Quote } from "@dupewise/ui/evidence";
import { detectLanguage } from "../detect-language.ts";

/** The text by which the engine marks knowledge of a product line that the page does not state. */
const KNOWN = /^known of the (.+), not said on this page$/;

/**
 * Renders the quote that a claim is based on. A fact that is known only from the product line is marked as not stated
 * on the page.
 */
export function ClaimQuote({ source, quote }: { source: string; quote: string }) {
  const line = KNOWN.exec(quote)?.[1];
  if (line === undefined) {
    return (
      <Quote source={source} lang={detectLanguage(quote)}>
        {quote}
      </Quote>
    );
  }
  return <Quote known source={`${source}: not stated on the page`}>{`From what we know about the ${line}`}</Quote>;
}

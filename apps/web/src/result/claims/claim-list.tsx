import type { Claim } from "@dupewise/domain/comparison/comparison";
import { Disclosure } from "@dupewise/ui/evidence";
import { Notch } from "@dupewise/ui/notch";
import { TextQuote } from "lucide-react";
import { SIDE_NAMES } from "../../lib/layout/side-names.ts";
import { ClaimQuote } from "./claim-quote.tsx";

/** The number of claims shown at first; the others are one click away. */
const AT_ONCE = 3;

export interface ClaimListProps {
  title: string;
  /** Whether the claims are similarities rather than differences. */
  areSimilarities: boolean;
  empty: string;
  texts: readonly string[];
  /** The same sentences with their quotes, if any. */
  claims: readonly Claim[];
}

/** Renders similarities or differences in order of importance, each as a sentence with expandable quotes. */
export function ClaimList({ title, areSimilarities, empty, texts, claims }: ClaimListProps) {
  const items = texts.map((text) => ({ text, quotes: claims.find((claim) => claim.text === text)?.quotes ?? [] }));
  const more = items.slice(AT_ONCE);
  return (
    <section>
      <h2 className="display mb-1 text-xl">{title}</h2>
      {items.length === 0 && <p className="text-soft">{empty}</p>}
      <Claims areSimilarities={areSimilarities} claims={items.slice(0, AT_ONCE)} />
      {more.length > 0 && (
        <Disclosure
          printed
          label={`${more.length} more ${more.length > 1 ? title.toLowerCase() : areSimilarities ? "similarity" : "difference"}`}
        >
          <Claims areSimilarities={areSimilarities} claims={more} />
        </Disclosure>
      )}
    </section>
  );
}

const Claims = ({ areSimilarities, claims }: { areSimilarities: boolean; claims: readonly Claim[] }) => (
  <ul className="max-w-3xl">
    {claims.map((claim) => (
      <li key={claim.text}>
        <ClaimItem claim={claim} areSimilarities={areSimilarities} />
      </li>
    ))}
  </ul>
);

function ClaimItem({ claim: { text, quotes }, areSimilarities }: { claim: Claim; areSimilarities: boolean }) {
  const sentence = (
    <>
      <Notch meets={areSimilarities} />
      <span className="min-w-0 grow" dir="auto">
        {text}
      </span>
    </>
  );
  const row = "flex min-h-7 items-start gap-2 py-0.5 text-[0.9375rem] leading-snug *:[svg]:mt-px";
  if (quotes.length === 0) return <p className={row}>{sentence}</p>;
  return (
    <details className="group on-paper">
      <summary className={`${row} rounded-sm hover:bg-sunk`}>
        {sentence}
        <TextQuote aria-hidden="true" className="no-print size-4 shrink-0 text-soft group-open:text-thread" />
        <span className="sr-only">Where does this come from?</span>
      </summary>
      <div className="mt-1 mb-3 ml-7 grid grid-flow-dense gap-2 wide:grid-cols-2 print:mb-1">
        {quotes.map(({ side, quote }) => (
          <div key={side + quote} className={side === "original" ? "wide:col-start-1" : "wide:col-start-2"}>
            <ClaimQuote source={SIDE_NAMES[side]} quote={quote} />
          </div>
        ))}
      </div>
    </details>
  );
}

import type { Claim } from "@dupewise/domain/comparison";
import { Disclosure, Quote } from "@dupewise/ui/evidence";
import { Section } from "./section.tsx";

export interface ClaimListProps {
  title: string;
  empty: string;
  texts: readonly string[];
  /** The same sentences with the quotes they rest on, as far as there are any. */
  claims: readonly Claim[];
}

const SIDES = { original: "Original", alternative: "Alternative" };

/** What is the same or what differs, each sentence with its quotes one press away. */
export function ClaimList({ title, empty, texts, claims }: ClaimListProps) {
  return (
    <Section title={title}>
      {texts.length === 0 && <p className="text-soft">{empty}</p>}
      <ul className="grid gap-x-14 gap-y-5 md:grid-cols-2">
        {texts.map((text) => {
          const quotes = claims.find((claim) => claim.text === text)?.quotes ?? [];
          return (
            <li key={text}>
              <p dir="auto">{text}</p>
              {quotes.length > 0 && (
                <Disclosure label="Where does this come from?" className="mt-1">
                  <div className="grid gap-3 sm:grid-cols-2">
                    {quotes.map(({ side, quote }) => (
                      <Quote key={side + quote} source={SIDES[side]}>
                        {quote}
                      </Quote>
                    ))}
                  </div>
                </Disclosure>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import type { Claim } from "@dupewise/domain/comparison/comparison";
import { Disclosure, Quote } from "@dupewise/ui/evidence";
import { Notch } from "@dupewise/ui/notch";
import { SIDE_NAMES } from "../../lib/layout/side-names.ts";
import { Section } from "../section.tsx";

export interface ClaimListProps {
  title: string;
  /** Similarities or differences. */
  alike: boolean;
  empty: string;
  texts: readonly string[];
  /** The same sentences with the quotes they rest on, as far as there are any. */
  claims: readonly Claim[];
}

/** What is the same or what differs, each sentence with its quotes one press away. */
export function ClaimList({ title, alike, empty, texts, claims }: ClaimListProps) {
  return (
    <Section title={title}>
      {texts.length === 0 && <p className="text-soft">{empty}</p>}
      <ul className="grid gap-x-14 gap-y-5 wide:grid-cols-2">
        {texts.map((text) => {
          const quotes = claims.find((claim) => claim.text === text)?.quotes ?? [];
          return (
            <li key={text} className="flex gap-3">
              <span className="pt-0.5">
                <Notch meets={alike} />
              </span>
              <div className="min-w-0">
                <p dir="auto">{text}</p>
                {quotes.length > 0 && (
                  <Disclosure label="Where does this come from?" className="mt-1">
                    <div className="grid gap-3 sm:grid-cols-2">
                      {quotes.map(({ side, quote }) => (
                        <Quote key={side + quote} source={SIDE_NAMES[side]}>
                          {quote}
                        </Quote>
                      ))}
                    </div>
                  </Disclosure>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

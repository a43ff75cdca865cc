import type { MissingFact } from "@dupewise/domain/comparison/comparison";
import { SIDE_NAMES } from "../../lib/layout/side-names.ts";
import { Section } from "../section.tsx";

const SIDES = { ...SIDE_NAMES, both: "Both" };

/** What was looked for and not found, the facts that matter most first. */
export function MissingFacts({ missing }: { missing: readonly MissingFact[] }) {
  if (missing.length === 0) return null;
  return (
    <Section title="What we could not find">
      <MissingList missing={missing} />
    </Section>
  );
}

export function MissingList({ missing }: { missing: readonly MissingFact[] }) {
  return (
    <ul className="flex max-w-3xl flex-col">
      {togetherByFact(missing).map(({ side, fact, impact }) => (
        <li
          key={fact}
          className="flex flex-col justify-between gap-x-6 border-t border-dashed border-line py-2.5 first:border-t-0 sm:flex-row"
        >
          <span>
            <span className="text-soft">{SIDES[side]}:</span> {fact}
          </span>
          {Math.round(impact) > 0 && <span className="shrink-0 text-soft">up to {Math.round(impact)} points</span>}
        </li>
      ))}
    </ul>
  );
}

/** What neither side tells stands once. */
function togetherByFact(missing: readonly MissingFact[]) {
  const facts = new Map<string, Omit<MissingFact, "side"> & { side: keyof typeof SIDES }>();
  for (const { side, fact, impact } of missing) {
    const other = facts.get(fact);
    facts.set(fact, other ? { fact, side: "both", impact: Math.max(impact, other.impact) } : { fact, side, impact });
  }
  return [...facts.values()].toSorted((a, b) => b.impact - a.impact);
}

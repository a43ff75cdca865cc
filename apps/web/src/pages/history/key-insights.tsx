import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { Disclosure } from "@dupewise/ui/evidence";

/**
 * Renders a comparison's main differences and similarities in an expandable section. On phones, the section also
 * contains the rest of the card.
 */
export function KeyInsights({ comparison }: { comparison: FlatComparison }) {
  const { differences, similarities, materialComparison } = comparison;
  const isEmpty = differences.length + similarities.length === 0 && !materialComparison;
  return (
    <Disclosure
      label={isEmpty ? "More" : <h3>Key Insights</h3>}
      className={`open:basis-full ${isEmpty ? "md:hidden" : ""}`}
    >
      <dl className="grid gap-x-14 gap-y-4 text-[0.9375rem] md:grid-cols-2">
        <Points title="Differences" texts={differences} />
        <Points title="Similarities" texts={similarities} />
        {materialComparison && <Points title="Material Analysis" texts={[materialComparison]} />}
      </dl>
    </Disclosure>
  );
}

function Points({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <dt className="text-soft">{title}</dt>
      {texts.map((text, index) => (
        <dd key={`${index}-${text}`} className="mt-1 line-clamp-20" dir="auto">
          {text}
        </dd>
      ))}
    </div>
  );
}

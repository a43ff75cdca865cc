import type { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import { unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { Loading } from "@dupewise/ui/spinner";
import { Link } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { formatDate } from "../../lib/layout/format-date.ts";
import { TitledSection } from "../../lib/layout/inner-page.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { ItemError } from "../../lib/loading/item-error.tsx";

/**
 * Renders the report on a comparison's score: what would change it, how it ranks among the user's comparisons, and the
 * reasons for each part of it.
 */
export function ReportBody({ id }: { id: string }) {
  const comparison = trpc.comparisons.get.useQuery({ id });
  const analysis = trpc.comparisons.analysis.useQuery({ id }, { staleTime: 0 });
  const failed = comparison.error ? comparison : analysis;
  useRedirectToSignIn(failed.error);
  if (failed.error) {
    return (
      <ItemError
        query={failed}
        reason="It may have been deleted or belong to another account."
        link={{ to: "/history", label: "Open your history" }}
      />
    );
  }
  if (!comparison.data || !analysis.data) return <Loading text="Taking a closer look..." />;
  const { similarityScore, createdAt } = comparison.data;
  const { original, alternative } = unflattenSides(comparison.data);
  return (
    <article className="flex flex-col gap-10">
      <p className="text-lg">
        <Link to={`/c/${id}`} className="link" dir="auto">
          {`${sideName(original)} and ${sideName(alternative)}`}
        </Link>
        {`, compared on ${formatDate(createdAt)}: ${similarityScore === null ? "no score yet" : `${similarityScore}% similar`}.`}
      </p>
      <Sensitivity changes={analysis.data.sensitivity} />
      <Place place={analysis.data.place} score={similarityScore} />
      <TitledSection title="How we got the score">
        {analysis.data.reasoning.length === 0 && <p className="text-soft">There's no score to explain yet.</p>}
        <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-5">
          {analysis.data.reasoning.map((sentence) => (
            <li key={sentence} dir="auto">
              {sentence}
            </li>
          ))}
        </ul>
      </TitledSection>
    </article>
  );
}

function Sensitivity({ changes }: { changes: DeepAnalysis["sensitivity"] }) {
  return (
    <TitledSection title="What would change the score">
      {changes.length === 0 ? (
        <p className="text-soft">None of the changes we tried would move the score by two points or more.</p>
      ) : (
        <>
          <p className="mb-3 text-soft">If one thing about the alternative were different, the score would be:</p>
          <ul className="flex max-w-3xl flex-col">
            {changes.map(({ change, similarityScore, by }) => (
              <li key={change} className="flex items-baseline justify-between gap-6 border-t border-line py-2">
                <span dir="auto">{change}</span>
                <span className="shrink-0 font-medium">
                  {`${similarityScore}% `}
                  <span className="text-sm font-normal text-soft">{by > 0 ? `+${by}` : `−${-by}`}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}

function Place({ place, score }: { place: DeepAnalysis["place"]; score: number | null }) {
  return (
    <TitledSection title="Among your similar comparisons">
      <p className={place ? "max-w-3xl" : "max-w-3xl text-soft"}>
        {place
          ? `Of your ${place.comparisons} comparisons of ${place.kind}, ${place.higher} scored higher than this one (${score}%) and ${place.lower} scored lower. The median is ${place.median}%.`
          : "You don't have enough comparisons of this kind yet. Once you have three, you'll see where this one stands."}
      </p>
    </TitledSection>
  );
}

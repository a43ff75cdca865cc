import { Loading } from "@dupewise/ui/spinner";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { EMPTY_DRAFT, readDraft, writeDraft } from "../../lib/forms/compare-draft.ts";
import { formatAlternatives } from "../../result/sharing/as-text.ts";
import { CopyAsText } from "../../result/sharing/copy-as-text.tsx";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { PrintButton } from "../../lib/layout/print-button.tsx";
import { ItemError } from "../../lib/loading/item-error.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { SaveToBoard } from "../boards/save-to-board.tsx";
import { rankListedAlternatives } from "./listed-alternative.ts";
import { AlternativesProgress } from "./alternatives-progress.tsx";
import { RankedList } from "./ranked-list.tsx";
import { AlternativesForm } from "./alternatives-form.tsx";
import { listUncomparedInputs } from "./several-run.ts";
import { useCompareAlternatives } from "./use-compare-alternatives.ts";

/**
 * Renders /alternatives, which compares one original with several alternatives. With `?of=`, the page shows all
 * comparisons that have the same original as the given comparison.
 */
export function AlternativesPage() {
  const [search, setSearch] = useSearchParams();
  const of = search.get("of");
  const [drafted] = useState(() => readDraft(localStorage));
  const [round, setRound] = useState(0);
  const several = useCompareAlternatives();
  const stored = trpc.comparisons.alternatives.useQuery({ id: of ?? "" }, { enabled: of !== null });
  useRedirectToSignIn(stored.error);
  const fresh = several.run?.entries.flatMap(({ comparison }) => comparison ?? []) ?? [];
  const known = stored.data ?? [];
  const comparisons = [...fresh, ...known.filter(({ id }) => !fresh.some((one) => one.id === id))];
  const original = of === null ? null : (stored.data?.[0]?.originalUrl ?? null);

  const compare = async (originalUrl: string, alternatives: string[]) => {
    const run = await several.compare({ originalUrl, alternatives }).catch(() => null);
    const made = run?.entries.find(({ comparison }) => comparison !== null)?.comparison;
    if (!made) return;
    writeDraft(localStorage, EMPTY_DRAFT);
    setRound(round + 1);
    if (of === null) setSearch({ of: made.id }, { replace: true });
  };

  if (of !== null && stored.isPending && fresh.length === 0) return <Loading className="min-h-dvh" />;
  if (of !== null && !stored.data && fresh.length === 0) {
    return (
      <ItemError
        query={stored}
        failed="The alternatives couldn't be loaded"
        reason="They may have been deleted or belong to another account."
        link={{ to: "/history", label: "Open your history" }}
      />
    );
  }
  const first = drafted.dupeUrl === "" ? [""] : [drafted.dupeUrl, ""];
  return (
    <InnerPage
      title="Compare several alternatives"
      lede="See how up to ten alternatives compare with one original."
      action={
        comparisons.length > 0 && (
          <div className="flex flex-wrap items-start gap-2">
            <SaveToBoard comparisons={comparisons} />
            <CopyAsText
              text={() =>
                formatAlternatives(
                  rankListedAlternatives(comparisons, "best").map((choice) => choice.comparison),
                  { name: null, link: null },
                )
              }
            />
            <PrintButton>Print</PrintButton>
          </div>
        )
      }
    >
      {several.run && (
        <AlternativesProgress run={several.run} isPending={several.isPending} onCancel={several.cancel} />
      )}
      <RankedList comparisons={comparisons} />
      <section aria-labelledby="more" className={comparisons.length > 0 ? "no-print mt-14 max-w-3xl" : "max-w-3xl"}>
        <h2 id="more" className={comparisons.length > 0 ? "display mb-5 text-2xl" : "sr-only"}>
          {comparisons.length > 0 ? "Compare with another alternative" : "Products to compare"}
        </h2>
        <AlternativesForm
          key={`${of ?? ""} ${round}`}
          original={original}
          drafted={{
            original: drafted.originalUrl,
            alternatives: of === null ? first : listUncomparedInputs(several.run),
          }}
          busy={several.isPending}
          onCompare={(...inputs) => void compare(...inputs)}
        />
      </section>
    </InnerPage>
  );
}

import { Button } from "@dupewise/ui/button";
import { Spinner } from "@dupewise/ui/spinner";
import { countProcessed, type AlternativeEntry, type AlternativesRun } from "./several-run.ts";

/**
 * Renders the progress of comparing several alternatives: how many were read, which remain and which failed, with a
 * Cancel button.
 */
export function AlternativesProgress({
  run,
  isPending,
  onCancel,
}: {
  run: AlternativesRun;
  isPending: boolean;
  onCancel: () => void;
}) {
  const open = run.entries.filter(({ comparison, failure }) => comparison === null && failure === null);
  const failed = run.entries.filter(({ failure }) => failure !== null);
  if (!isPending && failed.length === 0) return null;
  return (
    <section aria-label="Progress" className="mb-8 rounded-md border-l-3 border-thread bg-sheet px-5 py-4">
      {isPending && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <output className="flex items-center gap-3 font-medium">
            <Spinner className="size-5 text-thread" />
            {`${countProcessed(run)} of ${run.entries.length} read`}
          </output>
          <Button look="quiet" size="sm" onClick={onCancel}>
            Cancel
          </Button>
          <p className="basis-full text-sm text-soft">
            If you cancel, only finished comparisons are kept and count toward your limit.
          </p>
        </div>
      )}
      {isPending && open.length > 0 && (
        <ul className="mt-2 text-sm text-soft">
          {open.map((entry) => (
            <li key={entry.input} className="truncate" dir="auto">
              {nameOf(entry)}
              {entry.found === null ? ": reading..." : ": comparing..."}
            </li>
          ))}
        </ul>
      )}
      {failed.map((entry) => (
        <p key={entry.input} role="alert" className="mt-2">
          <span className="font-medium" dir="auto">
            {nameOf(entry)}
          </span>
          <span className="block text-soft">{`${entry.failure}. This one wasn't counted.`}</span>
        </p>
      ))}
    </section>
  );
}

const LONGEST = 80;
const nameOf = ({ found, input }: AlternativeEntry): string => found?.title ?? input.slice(0, LONGEST);

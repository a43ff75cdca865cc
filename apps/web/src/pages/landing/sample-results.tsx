import { Button } from "@dupewise/ui/button";
import { Suspense, useState } from "react";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { TryAgain } from "../../lib/loading/try-again.tsx";
import { withPendingIndicator } from "../../lib/loading/pending-indicator.ts";
import { SAMPLE_HEADS } from "./sample-heads.data.ts";
import { SampleSummary } from "./sample-summary.tsx";

const loadFull = () => import("./full-sample.tsx");
const FullSample = createLazyComponent(
  async () => (await withPendingIndicator(loadFull())).FullSample,
  UnavailableSample,
);

/** Prefetched while the user decides; on failure, the click tries again. */
const prefetch = () => void loadFull().catch(() => undefined);

/** Renders three recorded comparisons to choose from. Each is a summary that expands to the full result. */
export function SampleResults() {
  const [shown, setShown] = useState(0);
  const [whole, setWhole] = useState(false);
  const sample = SAMPLE_HEADS[shown];
  if (!sample) return null;
  const summary = <SampleSummary sample={sample} />;
  return (
    <section aria-labelledby="sample" className="gutter mx-auto max-w-6xl">
      <div className="rounded-lg border border-line bg-sheet px-5 py-8 shadow-sheet sm:px-10 sm:py-10">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="sample" className="text-soft">
            Three real results
          </h2>
          <fieldset aria-label="Choose a result" className="flex flex-wrap gap-x-5">
            {SAMPLE_HEADS.map(({ id, label }, index) => (
              <button
                key={id}
                type="button"
                aria-pressed={index === shown}
                className="-mb-px min-h-11 border-b-2 border-transparent font-medium text-soft hover:text-ink aria-pressed:border-thread aria-pressed:text-ink"
                onClick={() => setShown(index)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </div>
        {whole ? (
          <Suspense fallback={summary}>
            <FullSample id={sample.id} />
          </Suspense>
        ) : (
          <>
            {summary}
            <p className="mt-8 flex justify-center">
              <Button look="secondary" onPointerEnter={prefetch} onFocus={prefetch} onClick={() => setWhole(true)}>
                Show the full result
              </Button>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function UnavailableSample() {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-10 text-center">
      <p>This couldn't be loaded.</p>
      <TryAgain look="secondary" />
    </div>
  );
}

import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { classNames } from "@dupewise/ui/class-names";
import { Spinner } from "@dupewise/ui/spinner";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";

const STAGES = ["Reading the original", "Reading the alternative", "Comparing", "Writing the result"] as const;
type StageState = "waiting" | "working" | "done";

/** The state of each named stage; both products are read concurrently. */
function stageStates(progress: ComparisonProgress | null): StageState[] {
  const stage = progress?.stage ?? "reading";
  const read = (found: boolean): StageState => (found || stage !== "reading" ? "done" : "working");
  return [
    read(Boolean(progress?.original)),
    read(Boolean(progress?.alternative)),
    stage === "reading" ? "waiting" : stage === "comparing" ? "working" : "done",
    stage === "writing" ? "working" : stage === "done" ? "done" : "waiting",
  ];
}

export interface CompareProgressProps {
  pending: boolean;
  progress: ComparisonProgress | null;
  onCancel: () => void;
}

/** Renders the steps of a running comparison, the time elapsed, and a Cancel button. */
export function CompareProgress({ pending, progress, onCancel }: CompareProgressProps) {
  const states = stageStates(progress);
  return (
    <div className={classNames("flex flex-col items-center gap-2 text-center", pending && "min-h-24")}>
      <output className="sr-only">
        {pending && STAGES.filter((_stage, index) => states[index] === "working").join(", ")}
      </output>
      {pending && (
        <>
          <ol className="flex flex-col items-start gap-x-6 gap-y-1 sm:flex-row sm:flex-wrap sm:justify-center">
            {STAGES.map((stage, index) => (
              <Stage key={stage} name={stage} state={states[index] ?? "waiting"} />
            ))}
          </ol>
          <p className="flex flex-wrap items-center justify-center gap-x-4 text-sm text-soft">
            <span>
              <Elapsed />
            </span>
            <button type="button" className="tap link min-h-7" onClick={onCancel}>
              Cancel
            </button>
          </p>
        </>
      )}
    </div>
  );
}

const WORDS: Record<StageState, string> = { waiting: "up next", working: "in progress", done: "done" };

function Stage({ name, state }: { name: string; state: StageState }) {
  return (
    <li className={classNames("inline-flex items-center gap-2", state === "working" ? "font-medium" : "text-soft")}>
      <span aria-hidden="true" className="grid size-4.5 place-items-center text-thread">
        {state === "working" && <Spinner />}
        {state === "done" && <Check className="size-4.5" />}
        {state === "waiting" && <span className="size-1.5 rounded-full bg-edge" />}
      </span>
      {name}
      <span className="sr-only">: {WORDS[state]}</span>
    </li>
  );
}

function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((past) => past + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (seconds >= 8) return <>{seconds} s. Some shops are slow to respond.</>;
  return <>{seconds} s</>;
}

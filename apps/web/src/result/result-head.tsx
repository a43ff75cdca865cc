import type { Analysis } from "@dupewise/domain/comparison";
import { Badge } from "@dupewise/ui/badge";
import { confidenceWords, scoreBand } from "@dupewise/ui/score";
import { ScoreRing } from "@dupewise/ui/score-ring";
import { Pair } from "@dupewise/ui/seam";
import { useEffect, useRef } from "react";
import { Garment } from "./garment.tsx";
import type { SideView } from "./sides.ts";

export interface ResultHeadProps {
  score: number;
  analysis: Analysis;
  sides: [SideView, SideView];
}

/** The verdict in one sentence, and the score on the seam between the two garments. */
export function ResultHead({ score, analysis, sides: [original, alternative] }: ResultHeadProps) {
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => verdict.current?.focus({ preventScroll: true }), []);
  const { tone, message } = scoreBand(score);
  return (
    <header className="flex flex-col gap-10">
      <h1 id="verdict" ref={verdict} tabIndex={-1} className="display max-w-3xl text-verdict" dir="auto">
        {analysis.verdict}
      </h1>
      <Pair
        stacks={false}
        original={<Garment view={original} />}
        alternative={<Garment view={alternative} />}
        between={
          <ScoreRing
            score={score}
            tone={tone}
            range={analysis.range}
            className="hidden w-52 md:-mx-20 md:grid lg:-mx-16 lg:w-60"
          />
        }
        className="md:grid-cols-[minmax(0,1fr)_13rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_16rem_minmax(0,1fr)]"
      />
      <ScoreRing score={score} tone={tone} range={analysis.range} className="mx-auto -mt-4 w-48 md:hidden" />
      <div className="mx-auto -mt-4 flex max-w-xl flex-col items-center gap-2 text-center">
        <Badge tone={tone} className="text-base whitespace-normal">
          {message}
        </Badge>
        <ConfidenceLine analysis={analysis} />
        {analysis.engineNote && <p className="text-sm text-soft">{analysis.engineNote}</p>}
      </div>
    </header>
  );
}

function ConfidenceLine({ analysis: { confidence, range } }: { analysis: Analysis }) {
  const sure = `${confidenceWords(confidence)}: confidence ${Math.round(confidence * 100)}%.`;
  const low = range && Math.round(range.low);
  const high = range && Math.round(range.high);
  const spread = low !== null && high !== null && low < high ? ` It could lie between ${low}% and ${high}%.` : "";
  return (
    <p className="text-soft">
      {sure}
      {spread}
    </p>
  );
}

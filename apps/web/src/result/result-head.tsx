import type { Analysis } from "@dupewise/domain/comparison/comparison";
import { Badge } from "@dupewise/ui/badge";
import { SewnPair } from "@dupewise/ui/cloth";
import { confidenceWords, openRange, rangeWords, scoreBand } from "@dupewise/domain/comparison/score-band";
import { ScoreRing } from "@dupewise/ui/score-ring";
import { Garments } from "./garment.tsx";
import { clothOf } from "./materials/cloth-of.ts";
import type { SideView } from "./sides.ts";
import type { Rerun } from "./use-rerun.ts";

export interface ResultHeadProps {
  heading: "h1" | "h2";
  score: number;
  analysis: Analysis;
  sides: [SideView, SideView];
  /** Null where nobody may change anything. */
  rerun: Rerun | null;
}

/**
 * The verdict in one sentence, and the score on the seam between the two garments. While little is known, the range
 * leads and takes the place of number and band.
 */
export function ResultHead({ heading: Heading, score, analysis, sides, rerun }: ResultHeadProps) {
  const [original, alternative] = sides;
  const { tone, message } = scoreBand(score);
  const open = openRange(analysis);
  return (
    <header>
      <Heading id="verdict" tabIndex={-1} className="display max-w-3xl text-verdict" dir="auto">
        {open ? rangeWords(open) : analysis.verdict}
      </Heading>
      {open && (
        <p className="mt-3 max-w-3xl text-lg" dir="auto">
          <span className="text-soft">{`About ${Math.round(score)}% on what is known.`}</span> {analysis.verdict}
        </p>
      )}
      <SewnPair
        original={clothOf(original)}
        alternative={clothOf(alternative)}
        pictures={[
          { src: original.picture, alt: original.name },
          { src: alternative.picture, alt: alternative.name },
        ]}
        className="mt-8 h-52 sm:h-64 print:h-32"
      >
        <ScoreRing
          score={score}
          tone={open ? "plain" : tone}
          range={analysis.range}
          rough={open !== null}
          className="w-44 sm:w-56 print:w-28"
        />
      </SewnPair>
      <div className="mt-6 mb-8 flex print:my-3 flex-col items-center gap-2 text-center">
        {!open && (
          <Badge wraps tone={tone} className="px-3.5 py-1 text-base">
            {message}
          </Badge>
        )}
        <ConfidenceLine confidence={analysis.confidence} range={open ? null : analysis.range} />
        {analysis.engineNote && <p className="text-sm text-soft">{analysis.engineNote}</p>}
      </div>
      <Garments sides={sides} rerun={rerun} />
    </header>
  );
}

function ConfidenceLine({ confidence, range }: Pick<Analysis, "confidence" | "range">) {
  const low = range && Math.round(range.low);
  const high = range && Math.round(range.high);
  return (
    <p className="text-balance text-soft">
      <span className="inline-block">
        {`${confidenceWords(confidence)}: confidence ${Math.round(confidence * 100)}%.`}
      </span>
      {low !== null && high !== null && low < high && (
        <>
          {" "}
          <span className="inline-block">{`It could lie between ${low}% and ${high}%.`}</span>
        </>
      )}
    </p>
  );
}

import { Badge } from "@dupewise/ui/badge";
import { SewnPair } from "@dupewise/ui/cloth";
import { Composition } from "@dupewise/ui/composition";
import { findFiberFamily } from "@dupewise/ui/fibers";
import { scoreBand } from "@dupewise/domain/comparison/score-band";
import { ScoreRing } from "@dupewise/ui/score-ring";
import { formatMoney } from "@dupewise/domain/money/format-money";
import type { SampleHead, SampleSide } from "./sample-head.ts";

const clothOf = ({ composition: [most] }: SampleSide) => (most ? findFiberFamily(most.material) : null);

/** Renders the summary of a recorded comparison: the verdict, the score and both garments. */
export function SampleSummary({ sample: { verdict, score, range, sides } }: { sample: SampleHead }) {
  const [original, alternative] = sides;
  const { tone, message } = scoreBand(score);
  return (
    <>
      <p className="display mb-7 max-w-3xl text-verdict sm:min-h-[2.2em]">{verdict}</p>
      <SewnPair
        original={clothOf(original)}
        alternative={clothOf(alternative)}
        colors={[original.color, alternative.color]}
        className="h-48 sm:h-56"
      >
        <ScoreRing score={score} tone={tone} range={range} className="w-40 sm:w-48" />
      </SewnPair>
      <p className="mt-5 flex justify-center text-center">
        <Badge wraps tone={tone} className="px-3.5 py-1 text-base">
          {message}
        </Badge>
      </p>
      <div className="mt-6 grid grid-cols-2 gap-x-6 sm:gap-x-16">
        <Garment label="Original" side={original} />
        <Garment label="Alternative" side={alternative} />
      </div>
    </>
  );
}

function Garment({ label, side: { title, price, composition } }: { label: string; side: SampleSide }) {
  return (
    <div className="flex flex-col">
      <p className="text-sm text-soft">{label}</p>
      <h3 className="font-medium">{title}</h3>
      {price && <p className="display mt-1 mb-4 text-2xl">{formatMoney(price)}</p>}
      <Composition items={composition} />
    </div>
  );
}

import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Badge } from "@dupewise/ui/badge";
import { openRange, valueBand } from "@dupewise/domain/comparison/score-band";
import { Pair } from "@dupewise/ui/seam";
import { CostPerWear } from "./cost-per-wear.tsx";
import { priceOf, Prices } from "./prices.tsx";
import { Section } from "../section.tsx";
import type { SideView } from "../sides.ts";
import type { Rerun } from "../use-rerun.ts";

export interface PriceValueProps {
  comparison: SharedComparison;
  score: number;
  sides: [SideView, SideView];
  rerun: Rerun | null;
}

/** Price beside price; what that is worth, when there is a recommendation. */
export function PriceValue({ comparison, score, sides, rerun }: PriceValueProps) {
  const [original, alternative] = [priceOf(sides[0]), priceOf(sides[1])];
  const open = openRange(comparison.analysis);
  return (
    <>
      <Prices sides={sides} rerun={rerun} />
      {comparison.priceRecommendation && (
        <Section title="Price & Value Analysis">
          <ValueScore
            value={comparison.valueScore}
            similarity={open ? `${open.low}–${open.high}%` : `${Math.round(score)}%`}
          />
          <div className="mt-7 flex max-w-3xl flex-col gap-5">
            <Passage title="Our Recommendation" text={comparison.priceRecommendation} />
            <Passage title="Price Analysis" text={comparison.priceAnalysis} />
            <Passage title="Detailed Analysis" text={comparison.priceReasoning} />
          </div>
          {original && alternative && <CostPerWear original={original} alternative={alternative} />}
          {(comparison.whenToBuyOriginal ?? comparison.whenToBuyAlternative) && (
            <Pair
              className="mt-8"
              original={
                <div>
                  <Passage title="Choose Original When:" text={comparison.whenToBuyOriginal} />
                </div>
              }
              alternative={
                <div>
                  <Passage title="Choose Alternative When:" text={comparison.whenToBuyAlternative} />
                </div>
              }
            />
          )}
          {comparison.priceSummary && (
            <p className="mt-7 max-w-3xl text-soft" dir="auto">
              {comparison.priceSummary}
            </p>
          )}
        </Section>
      )}
    </>
  );
}

function ValueScore({ value, similarity }: { value: number | null; similarity: string }) {
  const band = value === null ? null : valueBand(value);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="display text-5xl">
        {value ?? "N/A"}
        {value !== null && <span className="text-[0.45em] text-soft"> / 10</span>}
      </p>
      {band && (
        <Badge tone={band.tone} className="text-base">
          {band.label}
        </Badge>
      )}
      <p className="text-soft">
        Similarity {similarity} · Value {value === null ? "N/A" : `${value}/10`}
      </p>
    </div>
  );
}

function Passage({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h3 className="mb-1 font-medium">{title}</h3>
      <p dir="auto">{text}</p>
    </div>
  );
}

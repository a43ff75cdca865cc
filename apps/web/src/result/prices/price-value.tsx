import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Badge } from "@dupewise/ui/badge";
import { displayedRange } from "@dupewise/domain/comparison/displayed-range";
import { valueBand } from "@dupewise/domain/comparison/score-band";
import { CostPerWear } from "./cost-per-wear.tsx";
import { findEffectivePrice } from "./side-price.ts";
import { PriceEditors } from "./price-editors.tsx";
import { USUAL_WEARS } from "./wears.ts";
import { ResultSection } from "../result-section.tsx";
import { chooseHeadline } from "../head/headline.ts";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";

export interface PriceValueProps {
  comparison: SharedComparison;
  score: number;
  sides: [SideView, SideView];
  rerun: Rerun | null;
}

/** Kinds of products that are not worn. */
const CARRIED = /bag|wallet|pouch|clutch|backpack|holder|case|purse/;
/** Other kinds of products that are used most days. */
const DAILY = /watch|glasses|bracelet|bangle|necklace|earring|\bring\b/;

/**
 * Renders the price and value analysis, or only the prices if there is no recommendation, with editors for the prices.
 */
export function PriceValue({ comparison, score, sides, rerun }: PriceValueProps) {
  const [original, alternative] = [findEffectivePrice(sides[0]), findEffectivePrice(sides[1])];
  const open = displayedRange(comparison.analysis);
  const kind = sides[0].kind?.kind?.type ?? "";
  const prices = <PriceEditors sides={sides} rerun={rerun} />;
  if (!comparison.priceRecommendation) {
    return (
      <ResultSection id="value" title="Price Information">
        {prices}
      </ResultSection>
    );
  }
  return (
    <ResultSection id="value" title="Price & Value Analysis">
      <ValueScore
        value={comparison.valueScore}
        similarity={open ? `${open.low}–${open.high}%` : `${Math.round(score)}%`}
        isOpen={open !== null}
      />
      <div className="mt-2 grid max-w-4xl gap-x-14 gap-y-2 wide:gap-y-4 wide:grid-cols-2">
        <Passage
          title="Our Recommendation"
          text={chooseHeadline(comparison).isAdvice ? null : comparison.priceRecommendation}
        />
        <Passage title="Price Analysis" text={comparison.priceAnalysis} />
        <Passage title="Detailed Analysis" text={comparison.priceReasoning} />
      </div>
      {original && alternative && !comparison.analysis.notice && (
        <CostPerWear
          original={original}
          alternative={alternative}
          isCarried={CARRIED.test(kind)}
          usual={USUAL_WEARS[CARRIED.test(kind) || DAILY.test(kind) ? "daily" : "weekly"]}
        />
      )}
      <div className="mt-3 grid max-w-4xl gap-x-14 gap-y-2 wide:grid-cols-2">
        <Passage title="Choose Original When:" text={comparison.whenToBuyOriginal} />
        <Passage title="Choose Alternative When:" text={comparison.whenToBuyAlternative} />
      </div>
      {(rerun || !original || !alternative) && (
        <>
          <h3 className="no-print mt-3 mb-1 font-medium">Price Information</h3>
          {prices}
        </>
      )}
    </ResultSection>
  );
}

interface ValueScoreProps {
  value: number | null;
  similarity: string;
  /** Whether too little is known, so that the value's label would claim too much. */
  isOpen: boolean;
}

function ValueScore({ value, similarity, isOpen }: ValueScoreProps) {
  const band = value === null || isOpen ? null : valueBand(value);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="display text-4xl">
        {value ?? "N/A"}
        {value !== null && <span className="text-[0.45em] text-soft"> / 10</span>}
      </p>
      {band && <Badge tone={band.tone}>{band.label}</Badge>}
      <p className="text-sm text-soft">
        Similarity {similarity} · Value {value === null ? "N/A" : `${value}/10`}
      </p>
    </div>
  );
}

function Passage({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="max-md:text-[0.9375rem] max-md:leading-normal" dir="auto">
        {text}
      </p>
    </div>
  );
}

import type { StyleProfile } from "@dupewise/domain/account/style-profile";
import { Badge } from "@dupewise/ui/badge";
import { BUDGET_LABELS, PRICE_RANGE_LABELS } from "./profile-labels.ts";
import { TitledSection } from "../../lib/layout/inner-page.tsx";

type PriceRangeProps = Pick<StyleProfile["preferences"], "priceRange" | "budgetFocus">;

/** Renders the typical price range of the user's alternatives, marked on a measuring tape. */
export function PriceRange({ priceRange, budgetFocus }: PriceRangeProps) {
  return (
    <TitledSection title="Price Range">
      <p className="flex flex-wrap items-center gap-3">
        <span className="display text-3xl">{priceRange ? PRICE_RANGE_LABELS[priceRange] : "Not known yet"}</span>
        {budgetFocus && <Badge tone="thread">{BUDGET_LABELS[budgetFocus]}</Badge>}
      </p>
      {priceRange && <p className="mt-1 text-sm text-soft">What the alternatives you compared typically cost.</p>}
      <div aria-hidden="true" className="mt-4 grid grid-cols-4 gap-1 text-xs text-soft">
        {Object.entries(PRICE_RANGE_LABELS).map(([range, label]) => (
          <div key={range}>
            <div
              className={`h-2.5 rounded-sm forced-color-adjust-none ${range === priceRange ? "bg-thread" : "bg-sunk"}`}
            />
            <p className={`mt-1 ${range === priceRange ? "text-ink" : ""}`}>{label}</p>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}

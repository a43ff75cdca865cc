import { priceOf } from "./price-of.ts";
import { PriceEditor } from "./price-editor.tsx";
import type { SideView } from "../sides.ts";
import type { Rerun } from "../use-rerun.ts";

export interface PricesProps {
  sides: [SideView, SideView];
  /** Null where nobody may change anything. */
  rerun: Rerun | null;
}

/** Where a price is said that is missing or wrong; those that are known stand beside their garments. */
export function Prices({ sides, rerun }: PricesProps) {
  const missing = sides.filter((view) => priceOf(view) === null).map(({ label }) => label.toLowerCase());
  return (
    <div className="flex flex-wrap gap-2 max-md:[&_button_svg]:hidden">
      {missing.length > 0 && (
        <p className="basis-full text-soft">{`Not found: the price of the ${missing.join(" and the ")}.`}</p>
      )}
      {rerun && sides.map((view) => <PriceEditor key={view.side} view={view} rerun={rerun} />)}
    </div>
  );
}

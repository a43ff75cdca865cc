import { findEffectivePrice } from "./side-price.ts";
import { PriceEditor } from "./price-editor.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";

export interface PriceEditorsProps {
  sides: [SideView, SideView];
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
}

/** Renders the editors for missing or wrong prices. The known prices themselves are shown next to the garments. */
export function PriceEditors({ sides, rerun }: PriceEditorsProps) {
  const missing = sides.filter((view) => findEffectivePrice(view) === null).map(({ label }) => label.toLowerCase());
  return (
    <div className="flex flex-wrap gap-2 max-md:[&_button_svg]:hidden">
      {missing.length > 0 && (
        <p className="basis-full text-soft">{`We found no price for the ${missing.join(" or the ")}.`}</p>
      )}
      {rerun && sides.map((view) => <PriceEditor key={view.side} view={view} rerun={rerun} />)}
    </div>
  );
}

import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import type { Side } from "@dupewise/domain/comparison/side";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { findOnlyLink } from "@dupewise/domain/product/product-input";
import { Button } from "@dupewise/ui/button";
import { Eye } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { WatchForm } from "./watch-form.tsx";

/**
 * Renders the button and the form for watching the price of a comparison's original or alternative, or nothing if
 * neither has a page.
 */
export function WatchPrice({ comparison }: { comparison: FlatComparison }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const sides = unflattenSides(comparison);
  const linked = (["original", "alternative"] as const).filter(
    (side) => (findOnlyLink(sides[side].input) ?? sides[side].product.url) !== null,
  );
  const [chosen, choose] = useState<Side | undefined>(linked[0]);
  if (chosen === undefined) return null;
  return (
    <div className="no-print">
      <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Eye aria-hidden="true" className="size-4.5" />
        Watch a price
      </Button>
      {isOpen && (
        <div className="mt-2 max-w-md rounded-lg border border-line bg-sheet p-5 text-left">
          <WatchForm
            readTarget={() => ({ comparisonId: comparison.id, side: chosen })}
            onCreated={(id) => void navigate(`/watches?of=${id}`)}
          >
            <fieldset className="mb-4">
              <legend className="font-medium">Which price?</legend>
              {linked.map((side) => (
                <label key={side} className="flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name="watched-side"
                    className="size-5 shrink-0 accent-thread"
                    checked={side === chosen}
                    onChange={() => choose(side)}
                  />
                  <span dir="auto">{sideName(sides[side])}</span>
                </label>
              ))}
            </fieldset>
          </WatchForm>
        </div>
      )}
    </div>
  );
}

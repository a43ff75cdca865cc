import { findMainFiberFamily } from "../../result/side-view.ts";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Cloth } from "@dupewise/ui/cloth";
import { Picture } from "@dupewise/ui/picture";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ProductLink } from "../../result/product-link.tsx";
import { toListedAlternative, formatAlternativePrice, formatRatesNote } from "../alternatives/listed-alternative.ts";
import { PrintedQuotes } from "../alternatives/printed-quotes.tsx";
import { SmallScoreRing } from "../alternatives/small-score-ring.tsx";
import { formatTotals } from "./price-totals.ts";
import { useDragToReorder } from "./use-drag-to-reorder.ts";

interface BoardGridProps {
  comparisons: readonly SharedComparison[];
  /** The shared board and its token; null for the user's own board. */
  shared: { board: string; token: string } | null;
  /** Renders the controls for an item. */
  tools?: (id: string, index: number, name: string) => ReactNode;
  /** Called when an item is dropped onto another's place. */
  onMove?: (id: string, position: number) => void;
}

/** Renders a board's alternatives side by side, with uncropped photos and the total price. */
export function BoardGrid({ comparisons, shared, tools, onMove }: BoardGridProps) {
  const choices = comparisons.map((one) => toListedAlternative(one, shared?.token));
  const list = useDragToReorder(onMove !== undefined, (from, to) => {
    const moved = comparisons[from];
    if (moved) onMove?.(moved.id, to);
  });
  const note = formatRatesNote(choices);
  const totals = formatTotals(choices.map(({ price }) => price));
  return (
    <>
      {totals !== "" && (
        <p className="mb-4 text-soft">
          {`Total: ${totals}`}
          {note && <span className="block text-sm">{note}</span>}
        </p>
      )}
      <ol
        ref={list}
        className="marking-paper pinked-corner grid grid-cols-2 items-start gap-3 rounded-lg bg-sunk p-3 pt-8 sm:gap-6 sm:p-6 wide:grid-cols-3 print:grid-cols-3 print:gap-2 print:bg-transparent print:p-0"
      >
        {choices.map((choice, index) => {
          const { comparison, view, original, savings } = choice;
          return (
            <li
              key={comparison.id}
              draggable={onMove !== undefined}
              className="flex min-w-0 flex-col break-inside-avoid rounded-md border border-line bg-sheet p-3"
            >
              <div className="relative min-h-32 print:min-h-16">
                <Cloth family={findMainFiberFamily(view)} color={view.color} className="absolute inset-0 size-full" />
                <Picture
                  src={view.picture && shared ? `${view.picture}&board=${shared.board}` : view.picture}
                  alt=""
                  className="relative max-h-96 w-full border-0 object-contain print:max-h-40"
                />
              </div>
              <div className="mt-3 flex items-start justify-between gap-2">
                <h2 className="min-w-0 font-medium wrap-anywhere" dir="auto" lang={view.lang}>
                  {shared ? (
                    view.name
                  ) : (
                    <Link to={`/c/${comparison.id}`} className="link">
                      {view.name}
                    </Link>
                  )}
                </h2>
                <SmallScoreRing comparison={comparison} className="w-10 shrink-0" />
              </div>
              <p className="mt-1 text-sm text-soft">
                {[formatAlternativePrice(choice), savings?.text].filter(Boolean).join(" · ")}
              </p>
              <p className="mt-1 text-sm text-soft wrap-anywhere" dir="auto">{`Instead of ${original.name}`}</p>
              {shared && view.href && <ProductLink href={view.href} />}
              <PrintedQuotes comparison={comparison} />
              {tools?.(comparison.id, index, view.name)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

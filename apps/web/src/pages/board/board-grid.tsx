import { formatMoney } from "@dupewise/domain/money/format-money";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Cloth } from "@dupewise/ui/cloth";
import { Picture } from "@dupewise/ui/picture";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ProductLink } from "../../result/product-link.tsx";
import { clothOf } from "../../result/materials/cloth-of.ts";
import { choiceOf } from "../alternatives/choices.ts";
import { Ring } from "../alternatives/ring.tsx";
import { totalsOf } from "./totals.ts";
import { useDragging } from "./use-dragging.ts";

interface BoardGridProps {
  comparisons: readonly SharedComparison[];
  /** Of a shared board; null on one's own. */
  shared: { board: string; token: string } | null;
  /** What may be done with one of them. */
  tools?: (id: string, index: number, name: string) => ReactNode;
  /** Called when one is dropped onto another's place. */
  onMove?: (id: string, position: number) => void;
}

/** What is on a board: alternatives on marking paper, whole and side by side, with what they cost together. */
export function BoardGrid({ comparisons, shared, tools, onMove }: BoardGridProps) {
  const choices = comparisons.map((one) => choiceOf(one, shared?.token));
  const list = useDragging(onMove !== undefined, (from, to) => {
    const moved = comparisons[from];
    if (moved) onMove?.(moved.id, to);
  });
  const totals = totalsOf(choices.map(({ price }) => price));
  return (
    <>
      {totals !== "" && <p className="mb-4 text-soft">{`Together ${totals}`}</p>}
      <ol
        ref={list}
        className="marking-paper grid grid-cols-2 gap-3 rounded-lg border border-line p-3 sm:gap-6 sm:p-6 wide:grid-cols-3"
      >
        {choices.map(({ comparison, view, original, price, saving }, index) => (
          <li
            key={comparison.id}
            draggable={onMove !== undefined}
            className="flex min-w-0 flex-col break-inside-avoid rounded-md border border-line bg-sheet p-3"
          >
            <div className="relative min-h-32">
              <Cloth family={clothOf(view)} color={view.color} className="absolute inset-0 size-full" />
              <Picture
                src={view.picture && shared ? `${view.picture}&board=${shared.board}` : view.picture}
                alt=""
                className="relative max-h-96 w-full border-0 object-contain"
              />
            </div>
            <div className="mt-3 flex items-start justify-between gap-2">
              <h2 className="line-clamp-3 min-w-0 font-medium" dir="auto">
                {shared ? (
                  view.name
                ) : (
                  <Link to={`/c/${comparison.id}`} className="link">
                    {view.name}
                  </Link>
                )}
              </h2>
              <Ring comparison={comparison} className="w-10 shrink-0" />
            </div>
            <p className="mt-1 text-sm text-soft">
              {[price && formatMoney(price), saving?.text].filter(Boolean).join(" · ")}
            </p>
            {saving?.converted && (
              <p className="text-xs text-soft">{`about ${saving.converted.price} at the rates of ${saving.converted.day}`}</p>
            )}
            <p className="mt-1 line-clamp-2 text-sm text-soft" dir="auto">{`Instead of ${original.name}`}</p>
            {shared && view.href && <ProductLink href={view.href} />}
            {tools?.(comparison.id, index, view.name)}
          </li>
        ))}
      </ol>
    </>
  );
}

import { formatMoney } from "@dupewise/domain/money/format-money";
import { Picture } from "@dupewise/ui/picture";
import { Cloth } from "@dupewise/ui/cloth";
import { clothOf } from "../../result/materials/cloth-of.ts";
import { priceOf } from "../../result/prices/price-of.ts";
import type { SideView } from "../../result/sides.ts";
import { Thumbnail } from "../../result/thumbnail.tsx";

/** What all are held against: pinned beside the list, on phones a strip above it. */
export function OriginalCard({ view }: { view: SideView }) {
  const price = priceOf(view);
  const words = (
    <div className="min-w-0">
      <p className="text-sm text-soft">Original</p>
      <h2 className="line-clamp-2 font-medium wide:line-clamp-4" dir="auto">
        {view.name}
      </h2>
      {price && <p>{formatMoney(price)}</p>}
    </div>
  );
  return (
    <>
      <div className="sticky top-0 z-10 flex max-h-24 items-center gap-3 overflow-hidden border-b border-line bg-table py-2 wide:hidden print:static *:first:w-11">
        <Thumbnail view={view} />
        {words}
      </div>
      <aside className="hidden wide:block print:hidden">
        <div className="sticky top-6">
          <div className="relative mb-3 aspect-3/4 w-full">
            <Cloth family={clothOf(view)} color={view.color} className="absolute inset-0 size-full" />
            <Picture src={view.picture} alt="" className="absolute inset-0 size-full border-0" />
          </div>
          {words}
        </div>
      </aside>
    </>
  );
}

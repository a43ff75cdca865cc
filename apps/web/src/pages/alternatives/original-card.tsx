import { formatMoney } from "@dupewise/domain/money/format-money";
import { Picture } from "@dupewise/ui/picture";
import { Cloth } from "@dupewise/ui/cloth";
import { findEffectivePrice } from "../../result/prices/side-price.ts";
import { findMainFiberFamily, type SideView } from "../../result/side-view.ts";
import { Thumbnail } from "../../result/thumbnail.tsx";

/** Renders the original next to the list of its alternatives or, on phones, in a strip above the list. */
export function OriginalCard({ view }: { view: SideView }) {
  const price = findEffectivePrice(view);
  const words = (
    <div className="min-w-0">
      <p className="text-sm text-soft">Original</p>
      <h2 className="line-clamp-4 font-medium wrap-anywhere" dir="auto">
        {view.name}
      </h2>
      {price && <p>{formatMoney(price)}</p>}
    </div>
  );
  return (
    <>
      <div className="top-0 z-10 flex items-center gap-3 border-b border-line bg-table py-2 wide:hidden [@media_screen_and_(min-height:30em)]:sticky">
        <Thumbnail view={view} className="w-11" />
        {words}
      </div>
      <aside className="hidden wide:block print:hidden">
        <div className="sticky top-6">
          <div className="relative mb-3 aspect-3/4 w-full">
            <Cloth family={findMainFiberFamily(view)} color={view.color} className="absolute inset-0 size-full" />
            <Picture src={view.picture} alt="" className="absolute inset-0 size-full border-0" />
          </div>
          {words}
        </div>
      </aside>
    </>
  );
}

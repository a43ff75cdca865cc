import { Link2 } from "lucide-react";
import { ProductLink } from "../../result/product-link.tsx";
import type { SideView } from "../../result/side-view.ts";
import { Thumbnail } from "../../result/thumbnail.tsx";

/** Renders one side of a card: photo, name, materials. */
export function HistoryProduct({ view, title, isFirst }: { view: SideView; title: string; isFirst: boolean }) {
  const materials = view.materials.length > 0 ? view.materials : view.composition.map(({ material }) => material);
  return (
    <div className="grid grid-cols-[3rem_1fr] content-start gap-x-3 max-md:text-sm md:grid-cols-[4rem_1fr] md:gap-x-4">
      <h3 className="col-span-full mb-1 flex items-center gap-2 text-sm text-soft max-md:gap-1.5">
        <Link2 aria-hidden="true" className="size-4 shrink-0" />
        {title}
      </h3>
      <Thumbnail view={view} isFirst={isFirst} className="w-full md:row-span-2" />
      <p className="line-clamp-6 font-medium wrap-anywhere" dir="auto">
        {view.name}
      </p>
      <div className="max-md:col-span-full max-md:mt-1.5">
        {materials.length > 0 && (
          <p className="text-soft md:mt-1">
            <span className="font-medium">Materials:</span> {[...new Set(materials)].join(", ")}
          </p>
        )}
        {view.href && <ProductLink href={view.href} />}
      </div>
    </div>
  );
}

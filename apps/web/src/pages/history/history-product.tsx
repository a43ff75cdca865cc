import { Link2 } from "lucide-react";
import { ProductLink } from "../../result/product-link.tsx";
import type { SideView } from "../../result/side-view.ts";
import { Thumbnail } from "../../result/thumbnail.tsx";

export function HistoryProduct({ view, title, isFirst }: { view: SideView; title: string; isFirst: boolean }) {
  const materials = view.materials.length > 0 ? view.materials : view.composition.map(({ material }) => material);
  return (
    <div className="flex gap-3 max-md:flex-col sm:gap-4">
      <Thumbnail view={view} isFirst={isFirst} />
      <div className="min-w-0">
        <h3 className="flex items-center gap-2 text-sm text-soft">
          <Link2 aria-hidden="true" className="size-4 shrink-0" />
          {title}
        </h3>
        <p className="mt-1 line-clamp-6 font-medium" dir="auto">
          {view.name}
        </p>
        {materials.length > 0 && (
          <p className="mt-1 text-soft">
            <span className="font-medium">Materials:</span> {[...new Set(materials)].join(", ")}
          </p>
        )}
        {view.href && <ProductLink href={view.href} />}
      </div>
    </div>
  );
}

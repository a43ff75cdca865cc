import { materialName } from "@dupewise/domain/product/material-name";
import { Link2 } from "lucide-react";
import { ProductLink } from "../../result/product-link.tsx";
import type { SideView } from "../../result/side-view.ts";
import { Thumbnail } from "../../result/thumbnail.tsx";
import { SHOWN_WHEN_EXPANDED } from "./shown-when-expanded.ts";

/**
 * Renders one side of a history card: its photo, name and materials. The photo moves to the top when text is enlarged.
 */
export function HistoryProduct({
  view,
  title,
  isFirst,
}: {
  view: SideView;
  title: "Original" | "Alternative";
  isFirst: boolean;
}) {
  const materials = view.materials.length > 0 ? view.materials : view.composition.map(({ material }) => material);
  return (
    <div className="grid content-start gap-x-2 max-md:grid-cols-[2.25rem_1fr] max-md:text-[0.8125rem] max-md:leading-tight md:grid-cols-[4rem_1fr] md:gap-x-4">
      <h3 className="flex items-center gap-1.5 text-soft wrap-anywhere max-md:order-1 @max-[16rem]:col-span-full max-md:text-xs @max-[16rem]:text-[0.625rem] md:col-span-full md:mb-1 md:gap-2 md:text-sm">
        <Link2 aria-hidden="true" className="size-3.5 shrink-0 @max-[16rem]:hidden md:size-4" />
        <span>
          {title}
          <span className="max-md:sr-only"> Product</span>
        </span>
      </h3>
      <Thumbnail view={view} isFirst={isFirst} className="row-span-2 w-full @max-[16rem]:row-span-1" />
      <p
        className="line-clamp-6 font-medium wrap-anywhere max-md:order-1 max-md:@min-[20rem]:line-clamp-2 @max-[16rem]:col-span-full"
        dir="auto"
        lang={view.lang}
      >
        {view.name}
      </p>
      <div className={`max-md:order-1 max-md:col-span-full max-md:mt-1.5 ${SHOWN_WHEN_EXPANDED}`}>
        {materials.length > 0 && (
          <p className="text-soft md:mt-1">
            <span className="font-medium">Materials:</span> {[...new Set(materials.map(materialName))].join(", ")}
          </p>
        )}
        {view.href && <ProductLink href={view.href} productName={view.name} />}
      </div>
    </div>
  );
}

import { materialName } from "@dupewise/domain/product/material-name";
import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { Dot } from "@dupewise/ui/composition";
import { formatMoney } from "@dupewise/domain/money/format-money";

const MOST_MATERIALS = 4;

/** Renders what was read about a side's product while the comparison is still running. */
export function FoundProduct({ product }: { product: NonNullable<ComparisonProgress["original"]> }) {
  const { title, brand, price, materials } = product;
  return (
    <div className="animate-arrive border-t border-dashed border-line px-5 py-3">
      <p className="line-clamp-2 font-medium" dir="auto">
        {title ?? "No product name found"}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
        {brand && <span dir="auto">{brand}</span>}
        <span>{price ? formatMoney(price) : "no price found"}</span>
        {materials.slice(0, MOST_MATERIALS).map((material) => (
          <span key={material} className="inline-flex items-center gap-1.5">
            <Dot material={material} />
            {materialName(material)}
          </span>
        ))}
      </p>
    </div>
  );
}

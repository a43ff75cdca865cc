import { formatMoney } from "../lib/layout/format.ts";
import { priceOf } from "./prices/prices.tsx";
import { ProductLink } from "./product-link.tsx";
import type { SideView } from "./sides.ts";

/** One garment on the table: what it is, what it costs, and where it can be looked at. */
export function Garment({ view }: { view: SideView }) {
  const { brand } = view.product;
  const price = priceOf(view);
  return (
    <section aria-label={view.label}>
      <p className="text-sm text-soft">{view.label}</p>
      <h2 className="line-clamp-4 text-lg leading-snug font-medium" dir="auto">
        {view.name}
      </h2>
      {brand && (
        <p className="text-soft" dir="auto">
          {brand}
        </p>
      )}
      {price ? (
        <p className="display mt-2 text-2xl">{formatMoney(price)}</p>
      ) : (
        <p className="mt-2 text-soft">Price not found</p>
      )}
      {view.href && <ProductLink href={view.href} />}
    </section>
  );
}

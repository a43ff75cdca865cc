import { Pair } from "@dupewise/ui/seam";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { priceOf } from "./prices/prices.tsx";
import { ProductLink } from "./product-link.tsx";
import { SideReading } from "./reading/side-reading.tsx";
import type { SideView } from "./sides.ts";
import type { Rerun } from "./use-rerun.ts";

export interface GarmentsProps {
  sides: [SideView, SideView];
  /** Null where nobody may change anything. */
  rerun: Rerun | null;
}

export function Garments({ sides: [original, alternative], rerun }: GarmentsProps) {
  return (
    <Pair
      stacks={false}
      original={<Garment view={original} rerun={rerun} />}
      alternative={<Garment view={alternative} rerun={rerun} />}
    />
  );
}

/** One garment on the table: what it is, what it costs, where it can be looked at, and what was read of it. */
function Garment({ view, rerun }: { view: SideView; rerun: Rerun | null }) {
  const price = priceOf(view);
  return (
    <section aria-label={view.label}>
      <p className="text-sm text-soft">{view.label}</p>
      <h2 className="line-clamp-4 text-lg leading-snug font-medium" dir="auto">
        {view.name}
      </h2>
      {price ? (
        <p className="display mt-2 text-2xl">{formatMoney(price)}</p>
      ) : (
        <p className="mt-2 text-soft">Price not found</p>
      )}
      {view.href && <ProductLink href={view.href} />}
      <SideReading view={view} rerun={rerun} />
    </section>
  );
}

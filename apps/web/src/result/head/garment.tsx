import { classNames } from "@dupewise/ui/class-names";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { findEffectivePrice } from "../prices/side-price.ts";
import { ProductLink } from "../product-link.tsx";
import { LikelyKinds } from "../reading/likely-kinds.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import type { Savings } from "./savings.ts";

export interface GarmentProps {
  view: SideView;
  /** The price, converted to the other product's currency. */
  converted?: Savings["converted"] | undefined;
  /** Whether, on phones, another button leads to its shop. */
  linkElsewhere?: boolean;
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
  className?: string;
}

/** Renders a garment's name, price and link. Both garments of a grid share these rows, so that they line up. */
export function Garment({ view, converted, linkElsewhere = false, rerun, className }: GarmentProps) {
  const price = findEffectivePrice(view);
  return (
    <div className={classNames("row-span-4 grid grid-rows-subgrid pt-2", className)}>
      <p className="text-sm text-soft">{view.label}</p>
      {/* Two lines on phones, so that nothing moves when the font loads. */}
      <h2
        className="line-clamp-3 min-h-[2lh] leading-snug font-medium wide:line-clamp-2 wide:min-h-0 wide:text-lg"
        dir="auto"
        lang={view.lang}
      >
        {view.name}
      </h2>
      <p className="mt-0.5 flex flex-wrap content-start items-center gap-x-2">
        {price ? (
          <span className="display text-xl wide:text-2xl">{formatMoney(price)}</span>
        ) : (
          <span className="text-soft">Price not found</span>
        )}
        {converted && <span className="text-sm text-soft">{`about ${converted.price}`}</span>}
        {view.href && (
          <ProductLink
            href={view.href}
            productName={view.label}
            className={`tap link inline-flex size-7 items-center justify-center gap-1.5 text-sm wide:size-auto wide:basis-full wide:justify-start ${linkElsewhere ? "max-md:hidden" : ""}`}
          >
            <span className="max-md:sr-only">View Product</span>
          </ProductLink>
        )}
      </p>
      {rerun && <LikelyKinds view={view} rerun={rerun} />}
    </div>
  );
}

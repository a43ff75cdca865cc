import { ExternalLink } from "lucide-react";
import { formatMoney } from "../lib/format.ts";
import { moneyOf } from "./prices.tsx";
import type { SideView } from "./sides.ts";

/** One garment on the table: what it is, what it costs, and where it can be looked at. */
export function Garment({ view }: { view: SideView }) {
  const { brand } = view.product;
  const money = moneyOf(view);
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
      {money ? (
        <p className="display mt-2 text-2xl">{formatMoney(money)}</p>
      ) : (
        <p className="mt-2 text-soft">Price not found</p>
      )}
      {view.href && (
        <a
          href={view.href}
          target="_blank"
          rel="noopener noreferrer"
          className="link no-print mt-1 inline-flex min-h-7 items-center gap-1.5 text-sm"
        >
          View Product
          <ExternalLink aria-hidden="true" className="size-3.5" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </section>
  );
}

import type { NotificationMatch } from "@dupewise/domain/alerts/alert";
import { Badge } from "@dupewise/ui/badge";
import { scoreBand } from "@dupewise/domain/comparison/score-band";
import { Picture } from "@dupewise/ui/picture";
import { formatDate } from "../../lib/layout/format-date.ts";
import { ProductLink } from "../../result/product-link.tsx";
import { formatStoredPrice } from "@dupewise/domain/money/format-money";

/** Renders one match of an alert: its similarity, its price, and the reason why it matches. */
export function MatchItem({ match, isNew }: { match: NotificationMatch; isNew: boolean }) {
  const { id, imageUrl, similarityScore, title, brand, price, reason, url, createdAt } = match;
  const { hostname } = new URL(url);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line py-4 first:border-t-0">
      <div className="flex flex-col gap-2.5">
        <Badge tone={scoreBand(similarityScore).tone}>{`${similarityScore}% Match`}</Badge>
        {imageUrl !== null && <Picture src={`/images/${id}/found`} alt="" className="w-18 self-center border-0" />}
      </div>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="font-medium" dir="auto">
          {title ?? "Product name unavailable"}
          {isNew && (
            <Badge tone="thread" className="ml-2">
              New
            </Badge>
          )}
        </p>
        <p className="text-sm text-soft" dir="auto">
          {[brand, price && formatStoredPrice(price), formatDate(createdAt).replaceAll(" ", "\u00a0")]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="mt-1 text-[0.9375rem]" dir="auto">
          {reason}
        </p>
        <ProductLink href={url}>{`View at ${hostname.replace(/^www\./, "")}`}</ProductLink>
      </div>
    </li>
  );
}

import { formatMoney } from "@dupewise/domain/money/format-money";
import type { Watch } from "@dupewise/domain/watches/watch";
import { Badge } from "@dupewise/ui/badge";
import { Link } from "react-router-dom";
import { describeNews, describeChange, describeConditions } from "./describe-watch.ts";

interface WatchCardProps {
  watch: Watch;
  heading: "h2" | "h3";
}

/** Renders a watched product with its latest price and news, and the watch's conditions. */
export function WatchCard({ watch, heading: Heading }: WatchCardProps) {
  const { id, title, price, isAvailable, problem } = watch;
  const news = describeNews(watch);
  const since = describeChange(watch);
  return (
    <article className="marking-paper flex h-full flex-col gap-2 rounded-lg border border-line bg-sheet p-5">
      <Heading className="font-medium wrap-anywhere">
        <Link to={`/watches?of=${id}`} className="link" dir="auto">
          {title}
        </Link>
      </Heading>
      <p className="display text-2xl">{price === null ? "No price yet" : formatMoney(price)}</p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {news !== null && <Badge tone="great">{news}</Badge>}
        {!isAvailable && <Badge tone="fair">Sold out</Badge>}
      </p>
      {since !== null && <p className="text-sm">{since}</p>}
      <p className="mt-auto text-sm text-soft">{describeConditions(watch)}</p>
      {problem !== null && <p className="text-sm text-poor">{`Not checked recently: ${problem}.`}</p>}
    </article>
  );
}

import { formatMoney } from "@dupewise/domain/money/format-money";
import type { WatchWithHistory } from "@dupewise/domain/watches/watch";
import { Badge } from "@dupewise/ui/badge";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isUnauthorized } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { LocalTime } from "../../lib/layout/local-time.tsx";
import { ItemError } from "../../lib/loading/item-error.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { describeNews, describeChange } from "../watches/describe-watch.ts";
import { EditWatchConditions } from "./edit-watch-conditions.tsx";
import { PriceChart } from "./price-chart.tsx";
import { formatDay, mergePriceRuns } from "./price-runs.ts";
import { useStopWatching } from "./use-stop-watching.ts";

/** Renders a watched product's current price, a judgment of that price, and its history. */
export function WatchedPrice({ id }: { id: string }) {
  const watch = trpc.watches.get.useQuery({ id });
  const { data, error } = watch;
  useRedirectToSignIn(error);
  if (data) return <Judged watch={data} />;
  if (!error || isUnauthorized(error)) return <Loading className="min-h-dvh" />;
  return (
    <ItemError
      query={watch}
      missing="Price not found"
      failed="The price couldn't be loaded"
      reason="This price isn't on your list. You may have stopped watching it."
      link={{ to: "/watches", label: "Open your watched prices" }}
    />
  );
}

function Judged({ watch }: { watch: WatchWithHistory }) {
  const { title, url, price, isAvailable, readAt, problem, history, lowest, usual, saying, comparisonId } = watch;
  const stop = useStopWatching(watch);
  const news = describeNews(watch);
  return (
    <InnerPage
      title={title}
      action={
        <div className="flex flex-wrap gap-3">
          <a href={url} className={buttonClass("primary")} rel="noreferrer noopener" target="_blank">
            Open the shop's page
          </a>
          {comparisonId !== null && (
            <Link to={`/c/${comparisonId}`} className={buttonClass("secondary")}>
              View the comparison
            </Link>
          )}
        </div>
      }
    >
      <p className="mb-6">
        <Link to="/watches" className="link inline-flex min-h-11 items-center">
          All watched prices
        </Link>
      </p>
      {problem !== null && (
        <div className="mb-6">
          <Notice tone="fair" title="The shop's page couldn't be read">
            {`When we last tried, ${problem}. We'll keep trying, but less often each time. If you use the browser extension to compare this page, its price will be added here.`}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <p className="display text-4xl">{price === null ? "No price yet" : formatMoney(price)}</p>
        {news !== null && <Badge tone="great">{news}</Badge>}
        {!isAvailable && <Badge tone="fair">Sold out</Badge>}
      </div>
      <p className="mt-2 max-w-2xl text-lg">{saying}</p>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap">
        <Fact name="Lowest seen">
          {lowest?.amount
            ? `${formatMoney({ ...lowest, amount: lowest.amount })}, ${formatDay(lowest.day)}`
            : "Not known yet"}
        </Fact>
        <Fact name="Usual price">{usual === null ? "Not known yet" : formatMoney(usual)}</Fact>
        <Fact name="Since you started watching">{describeChange(watch) ?? "No change"}</Fact>
        <Fact name="Last checked">{readAt === null ? "Never" : <LocalTime at={readAt} withTime />}</Fact>
      </dl>
      <section aria-labelledby="price-history" className="mt-10">
        <h2 id="price-history" className="display mb-4 text-2xl">
          Price history
        </h2>
        {mergePriceRuns(history).length > 0 && history.length > 1 ? (
          <PriceChart history={history} usual={usual} />
        ) : (
          <p className="text-soft">A chart will appear here once we have prices from two different days.</p>
        )}
      </section>
      <section aria-label="Notify me when" className="mt-10 border-t border-line pt-8">
        <EditWatchConditions key={watch.id} watch={watch} />
      </section>
      <p className="mt-10">
        <Button look="danger" busy={stop.isPending} onClick={stop.run}>
          Stop watching
        </Button>
      </p>
    </InnerPage>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

import type { Channel, Delivery } from "@dupewise/domain/channels/channel";
import { Button } from "@dupewise/ui/button";
import { Loading } from "@dupewise/ui/spinner";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { LocalTime } from "../../lib/layout/local-time.tsx";
import { LoadError } from "../../lib/loading/load-error.tsx";

/** How often the list is refreshed until a new message has been attempted. */
const REFRESH_MS = 2_000;

/** Returns true until a message has been attempted. A running attempt is already counted, but has no outcome. */
const isUntried = ({ state, attempts, problem }: Delivery): boolean =>
  state === "waiting" && (attempts === 0 || problem === null);

/** Renders the latest messages sent to these channels with their outcomes, each with a button that resends it. */
export function Deliveries({ channels }: { channels: readonly Channel[] }) {
  const deliveries = trpc.channels.deliveries.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isUntried) ? REFRESH_MS : false),
  });
  const { data } = deliveries;
  if (!data)
    return deliveries.error ? <LoadError query={deliveries} title="The messages couldn't be loaded" /> : <Loading />;
  if (data.length === 0) return <p className="text-soft">Nothing was sent in the last 30 days.</p>;
  const hosts = new Map(channels.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <ul aria-label="Recent messages" className="flex flex-col divide-y divide-line border-y border-line">
      {data.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} host={hosts.get(delivery.channelId) ?? ""} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery, host }: { delivery: Delivery; host: string }) {
  const { id, title, state, problem, createdAt } = delivery;
  const utils = trpc.useUtils();
  const again = trpc.channels.sendAgain.useMutation({
    onSuccess: () => utils.channels.deliveries.invalidate(),
    onError: (error) => showFailure(error, "We couldn't resend the message"),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere" dir="auto">
          {title}
        </p>
        <p className="text-sm text-soft">
          {host} · <LocalTime at={createdAt} withTime /> · {OUTCOMES[state]}
        </p>
        {problem !== null && (
          <p className="text-sm text-poor wrap-anywhere">{`The last attempt failed: ${problem}.`}</p>
        )}
      </div>
      <Button look="secondary" size="sm" busy={again.isPending} onClick={() => again.mutate({ id })}>
        Send again
        <span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}

const OUTCOMES: Record<Delivery["state"], string> = {
  waiting: "waiting",
  sent: "delivered",
  failed: "not delivered after a day and a half",
};

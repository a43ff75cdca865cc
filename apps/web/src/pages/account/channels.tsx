import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import type { Channel, NewChannel } from "@dupewise/domain/channels/channel";
import type { ChannelEvent } from "@dupewise/domain/channels/channel-terms";
import { Disclosure } from "@dupewise/ui/evidence";
import { useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { PremiumNotice } from "../../lib/layout/premium-notice.tsx";
import { useUser } from "../../lib/session/user.ts";
import { AddChannel } from "./add-channel.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { Deliveries } from "./deliveries.tsx";
import { OneTimeSecret } from "./one-time-secret.tsx";

const EVENT_WORDS: Record<ChannelEvent, string> = {
  "alert.matched": "Alert matches",
  "watch.triggered": "Watched prices",
  "comparison.created": "New comparisons",
};

/** Renders the account's notification channels, with ways to add and remove them, and the messages sent to them. */
export function Channels() {
  const user = useUser();
  const channels = trpc.channels.list.useQuery();
  const [made, setMade] = useState<NewChannel>();
  return (
    <div className="flex flex-col gap-6">
      {made?.secret && (
        <OneTimeSecret
          title="Copy the webhook's secret now; it won't be shown again"
          label="Signing secret"
          secret={made.secret}
        >
          <p className="text-sm">
            Your program uses it to verify that a message came from us, as described in the Standard Webhooks spec.
          </p>
        </OneTimeSecret>
      )}
      {channels.data && channels.data.length > 0 && (
        <>
          <ul aria-label="Your channels" className="flex flex-col divide-y divide-line border-y border-line">
            {channels.data.map((channel) => (
              <ChannelRow key={channel.id} channel={channel} />
            ))}
          </ul>
          <Disclosure label="Recent messages">
            <Deliveries channels={channels.data} />
          </Disclosure>
        </>
      )}
      {entitlementsOf(user).alertMail ? (
        <Disclosure label="New channel">
          <AddChannel words={EVENT_WORDS} onAdd={setMade} />
        </Disclosure>
      ) : (
        <PremiumNotice feature="ntfy and webhooks">
          On any plan, you can see every match and watched price in the app.
        </PremiumNotice>
      )}
    </div>
  );
}

function ChannelRow({ channel: { id, kind, url, events } }: { channel: Channel }) {
  const utils = trpc.useUtils();
  const remove = trpc.channels.remove.useMutation({
    onSuccess: () => {
      void utils.channels.invalidate();
      showToast({ title: "Channel removed", description: "We won't send anything there anymore." });
    },
    onError: (error) => showFailure(error, "We couldn't remove the channel"),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{url}</p>
        <p className="text-sm text-soft">
          {`${kind === "ntfy" ? "ntfy" : "Webhook"} · ${events.map((event) => EVENT_WORDS[event].toLowerCase()).join(", ")}`}
        </p>
      </div>
      <ConfirmButton label="Remove" item={url} busy={remove.isPending} onConfirm={() => remove.mutate({ id })} />
    </li>
  );
}

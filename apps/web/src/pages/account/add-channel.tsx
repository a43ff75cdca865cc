import type { NewChannel } from "@dupewise/domain/channels/channel";
import {
  CHANNEL_EVENTS,
  CHANNEL_KINDS,
  type ChannelEvent,
  type ChannelKind,
  channelUrlProblem,
} from "@dupewise/domain/channels/channel-terms";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { Select, TextInput } from "@dupewise/ui/input";
import { type FormEvent, useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { CheckboxGroup } from "./checkbox-group.tsx";

const KINDS: Record<ChannelKind, { name: string; label: string; example: string; hint: string }> = {
  ntfy: {
    name: "ntfy, on your phone",
    label: "Topic URL",
    example: "https://ntfy.sh/my-topic",
    hint: "Subscribe to the same topic in the ntfy app. Anyone who knows its name can read it, so choose one nobody will guess.",
  },
  webhook: {
    name: "Webhook, for your own software",
    label: "Webhook URL",
    example: "https://example.com/hooks/dupewise",
    hint: "We POST JSON, signed according to the Standard Webhooks spec.",
  },
};

interface AddChannelProps {
  words: Record<ChannelEvent, string>;
  onAdd: (made: NewChannel) => void;
}

/** Renders the form that adds a channel, with its address and events. */
export function AddChannel({ words, onAdd }: AddChannelProps) {
  const utils = trpc.useUtils();
  const [kind, setKind] = useState<ChannelKind>("ntfy");
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly ChannelEvent[]>(["alert.matched", "watch.triggered"]);
  const [errors, setErrors] = useState<{ url: string | null; events: string | null }>({ url: null, events: null });
  const create = trpc.channels.create.useMutation({
    onSuccess: (made) => {
      void utils.channels.invalidate();
      setUrl("");
      onAdd(made);
      showToast({ title: "Channel added", description: "A test message is on its way." });
    },
    onError: (error) => showFailure(error, "We couldn't add the channel"),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const channel = { kind, url: url.trim(), events: [...events] };
    const wrong = { url: channelUrlProblem(channel), events: events.length === 0 ? "Choose at least one event" : null };
    setErrors(wrong);
    if (wrong.url === null && wrong.events === null && !create.isPending) create.mutate(channel);
  };
  const { label, example, hint } = KINDS[kind];
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label="Channel type">
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(CHANNEL_KINDS.find((one) => one === target.value) ?? "ntfy")}
          >
            <option value="ntfy">{KINDS.ntfy.name}</option>
            <option value="webhook">{KINDS.webhook.name}</option>
          </Select>
        )}
      </Field>
      <Field label={label} hint={hint} error={errors.url ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={example}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      <CheckboxGroup
        legend="Notify me about"
        options={CHANNEL_EVENTS}
        words={words}
        checked={events}
        error={errors.events ?? undefined}
        onChange={setEvents}
      />
      <Button type="submit" look="secondary" busy={create.isPending} className="self-start">
        Add channel
      </Button>
    </form>
  );
}

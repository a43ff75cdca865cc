import type { Passkey } from "@dupewise/domain/account/passkey";
import { PASSKEY_NAME_MAX_LENGTH } from "@dupewise/domain/account/passkey-terms";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { startRegistration } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { LocalTime } from "../../lib/layout/local-time.tsx";
import { getPasskeyErrorMessage, usePasskeySupport } from "../../lib/session/passkeys.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { suggestPasskeyName } from "./suggest-passkey-name.ts";
import { LastUsed } from "./last-used.tsx";

/** Renders the account's passkeys, with ways to add, rename and remove them. */
export function Passkeys() {
  const passkeys = trpc.passkeys.list.useQuery();
  const isSupported = usePasskeySupport();
  return (
    <div className="flex flex-col gap-6">
      {passkeys.data && passkeys.data.length > 0 && (
        <ul aria-label="Your passkeys" className="flex flex-col divide-y divide-line border-y border-line">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isSupported ? (
        <AddPasskey />
      ) : (
        <p className="text-soft">This browser doesn't support passkeys. Add one on your phone or in another browser.</p>
      )}
    </div>
  );
}

function AddPasskey() {
  const utils = trpc.useUtils();
  const begin = trpc.passkeys.beginRegistration.useMutation();
  const register = trpc.passkeys.register.useMutation();
  const add = useMutation({
    mutationFn: async () => {
      const optionsJSON = await begin.mutateAsync();
      const response = await startRegistration({ optionsJSON });
      return register.mutateAsync({ name: suggestPasskeyName(navigator.userAgent), response });
    },
    onSuccess: ({ name }) => {
      void utils.passkeys.list.invalidate();
      showToast({ title: "Passkey added", description: `You can now sign in with “${name}”.` });
    },
    onError: (error) => showFailure(error, "We couldn't add the passkey", getPasskeyErrorMessage(error)),
  });
  return (
    <Button look="secondary" className="self-start" busy={add.isPending} onClick={() => add.mutate()}>
      Add a passkey
    </Button>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const utils = trpc.useUtils();
  const [isRenaming, setRenaming] = useState(false);
  const remove = trpc.passkeys.remove.useMutation({
    onSuccess: () => {
      void utils.passkeys.list.invalidate();
      showToast({
        title: "Passkey removed",
        description: `You can no longer sign in with “${name}”. You can delete it from your device, too.`,
      });
    },
    onError: (error) => showFailure(error, "We couldn't remove the passkey"),
  });
  if (isRenaming) {
    return (
      <li className="py-3">
        <RenameForm passkey={{ id, name }} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-sm text-soft">
          added <LocalTime at={createdAt} /> · <LastUsed at={lastUsedAt} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button look="quiet" size="sm" onClick={() => setRenaming(true)}>
          Rename<span className="sr-only">: {name}</span>
        </Button>
        <ConfirmButton label="Remove" item={name} busy={remove.isPending} onConfirm={() => remove.mutate({ id })} />
      </div>
    </li>
  );
}

const select = (input: HTMLInputElement | null) => input?.select();

function RenameForm({ passkey, onDone }: { passkey: Pick<Passkey, "id" | "name">; onDone: () => void }) {
  const utils = trpc.useUtils();
  const [name, setName] = useState(passkey.name);
  const rename = trpc.passkeys.rename.useMutation({
    onSuccess: async () => {
      await utils.passkeys.list.invalidate();
      onDone();
    },
    onError: (error) => showFailure(error, "We couldn't rename the passkey"),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ id: passkey.id, name });
  };
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <Field label="Passkey name" error={name.trim() === "" ? "Give the passkey a name" : undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={select}
            value={name}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" look="secondary" size="sm" busy={rename.isPending}>
          Save
        </Button>
        <Button look="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

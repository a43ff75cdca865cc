import type { AccessToken, CreatedAccessToken, Scope } from "@dupewise/domain/account/access-token";
import { ACCESS_TOKEN_NAME_MAX_LENGTH, SCOPES, TOKEN_DAYS } from "@dupewise/domain/account/token-terms";
import { Button } from "@dupewise/ui/button";
import { Disclosure } from "@dupewise/ui/evidence";
import { Field } from "@dupewise/ui/field";
import { Select, TextInput } from "@dupewise/ui/input";
import { type FormEvent, useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { LocalTime } from "../../lib/layout/local-time.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { OneTimeSecret } from "./one-time-secret.tsx";
import { LastUsed } from "./last-used.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";

const WORDS: Record<Scope, string> = {
  read: "Read your comparisons, boards and alerts",
  compare: "Compare products and find alternatives",
  manage: "Edit and delete your data",
};

/** Renders the list of the account's access tokens, with ways to create and revoke them. */
export function AccessTokens() {
  const tokens = trpc.accessTokens.list.useQuery();
  const [made, setMade] = useState<CreatedAccessToken>();
  return (
    <div className="flex flex-col gap-6">
      {made && (
        <OneTimeSecret title="Copy your token now; it won't be shown again" label="Your new token" secret={made.token}>
          <p className="text-sm">To try it:</p>
          <pre className="text-sm break-all whitespace-pre-wrap">
            <code>{`curl -H "Authorization: Bearer ${made.token}" ${location.origin}/api/user`}</code>
          </pre>
        </OneTimeSecret>
      )}
      {tokens.data && tokens.data.length > 0 && (
        <ul aria-label="Your access tokens" className="flex flex-col divide-y divide-line border-y border-line">
          {tokens.data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Disclosure label="New token">
        <CreateForm onCreate={setMade} />
      </Disclosure>
    </div>
  );
}

function TokenRow({ token: { id, name, scopes, expiresAt, lastUsedAt } }: { token: AccessToken }) {
  const utils = trpc.useUtils();
  const revoke = trpc.accessTokens.revoke.useMutation({
    onSuccess: () => {
      void utils.accessTokens.list.invalidate();
      showToast({ title: "Revoked", description: `Programs using “${name}” no longer have access.` });
    },
    onError: (error) => showFailure(error, "We couldn't revoke the token"),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-sm text-soft">
          {scopes.join(", ")} · valid until <LocalTime at={expiresAt} /> · <LastUsed at={lastUsedAt} />
        </p>
      </div>
      <ConfirmButton label="Revoke" item={name} busy={revoke.isPending} onConfirm={() => revoke.mutate({ id })} />
    </li>
  );
}

function CreateForm({ onCreate }: { onCreate: (made: CreatedAccessToken) => void }) {
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["read", "compare"]);
  const [days, setDays] = useState<(typeof TOKEN_DAYS)[number]>(90);
  const [errors, setErrors] = useState<{ name?: string; scopes?: string }>({});
  const create = trpc.accessTokens.create.useMutation({
    onSuccess: (made) => {
      void utils.accessTokens.list.invalidate();
      setName("");
      onCreate(made);
    },
    onError: (error) => showFailure(error, "We couldn't create the token"),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = {
      ...(name.trim() === "" && { name: "Give the token a name" }),
      ...(scopes.length === 0 && { scopes: "Choose what the token can do" }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && !create.isPending) create.mutate({ name, scopes: [...scopes], days });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label="Token name" error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={ACCESS_TOKEN_NAME_MAX_LENGTH}
            placeholder="My script"
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <CheckboxGroup
        legend="This token can"
        options={SCOPES}
        words={WORDS}
        checked={scopes}
        error={errors.scopes}
        onChange={setScopes}
      />
      <Field label="Valid for">
        {(control) => (
          <Select
            {...control}
            value={days}
            onChange={({ target }) => setDays(TOKEN_DAYS.find((each) => String(each) === target.value) ?? 90)}
          >
            {TOKEN_DAYS.map((each) => (
              <option key={each} value={each}>
                {each} days
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" look="secondary" busy={create.isPending} className="self-start">
        Create a token
      </Button>
    </form>
  );
}

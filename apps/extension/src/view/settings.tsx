import { BRAND } from "@dupewise/domain/brand";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { type FormEvent, useEffect, useState } from "react";
import { getDupewiseOrigin, parseOrigin, setDupewiseOrigin } from "../background/origin.ts";
import type { WebExtension } from "../web-extension.ts";

/** Renders the settings page, where users choose the Dupewise server that receives captured pages. */
export function Settings({ ext }: { ext: WebExtension }) {
  const [address, setAddress] = useState("");
  const [error, setError] = useState("");
  const [told, setTold] = useState("");
  useEffect(() => void getDupewiseOrigin(ext).then(setAddress), [ext]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const origin = parseOrigin(address);
    setTold("");
    setError(origin === null ? "That isn't a website address" : "");
    if (origin === null) return;
    const isAllowed = await setDupewiseOrigin(ext, origin);
    if (isAllowed) setAddress(origin);
    setTold(isAllowed ? `Saved. Pages are sent to ${origin}.` : "");
    setError(isAllowed ? "" : "Your browser didn't allow this address, so pages still go to the previous one");
  };
  return (
    <main className="mx-auto max-w-xl px-5 py-10">
      <h1 className="display text-title">Settings</h1>
      <form noValidate className="mt-8 flex flex-col items-start gap-4" onSubmit={(event) => void save(event)}>
        <Field
          label={`Address of your ${BRAND} server`}
          error={error || undefined}
          hint="Your browser will ask once for permission to send pages there. No other site is ever read automatically."
          className="w-full"
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              value={address}
              autoComplete="url"
              spellCheck={false}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
        <Button type="submit">Save</Button>
        <output className="text-soft">{told}</output>
      </form>
    </main>
  );
}

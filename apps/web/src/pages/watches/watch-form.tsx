import type { CreateWatchInput } from "@dupewise/domain/watches/watch";
import { Button } from "@dupewise/ui/button";
import { type ReactNode, useState } from "react";
import { PremiumNotice } from "../../lib/layout/premium-notice.tsx";
import {
  DEFAULT_WATCH_CONDITIONS,
  parseWatchConditions,
  ConditionFields,
  type WatchConditionErrors,
} from "./condition-fields.tsx";
import { useCreateWatch } from "./use-create-watch.ts";

interface WatchFormProps {
  /** Returns what to watch, or null if it is missing, in which case the field shows an error. */
  readTarget: () => CreateWatchInput["of"] | null;
  onCreated: (id: string) => void;
  /** The fields for what to watch. */
  children: ReactNode;
}

/**
 * Renders the form that starts a watch: the product's fields, which are passed as children, and the fields for the
 * conditions.
 */
export function WatchForm({ readTarget, onCreated, children }: WatchFormProps) {
  const [texts, setTexts] = useState(DEFAULT_WATCH_CONDITIONS);
  const [errors, setErrors] = useState<WatchConditionErrors>({});
  const create = useCreateWatch(onCreated);
  const submit = async () => {
    const of = readTarget();
    const read = await parseWatchConditions(texts);
    setErrors(read.errors);
    if (of !== null && read.conditions !== null && !create.isPending) create.mutate({ of, ...read.conditions });
  };
  return (
    <form
      noValidate
      className="max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <ConditionFields
        texts={texts}
        errors={errors}
        currency={null}
        onChange={(changed) => {
          setTexts(changed);
          setErrors({});
        }}
      />
      <Button type="submit" className="mt-4" busy={create.isPending}>
        Watch price
      </Button>
      <output className="mt-4 block">
        {create.isPending && <p className="text-soft">Reading the price...</p>}
        {create.isPlanLimitReached && (
          <PremiumNotice feature="More watched prices">
            A free account can watch one price. Stop watching the other one first, or upgrade.
          </PremiumNotice>
        )}
      </output>
    </form>
  );
}

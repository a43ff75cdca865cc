import type { Watch } from "@dupewise/domain/watches/watch";
import { Button } from "@dupewise/ui/button";
import { useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { parseWatchConditions, ConditionFields, type WatchConditionErrors } from "../watches/condition-fields.tsx";
import { describeConditions } from "../watches/describe-watch.ts";

/** Renders the form that edits the conditions under which a watch notifies its owner. */
export function EditWatchConditions({ watch }: { watch: Watch }) {
  const { id, below, dropPercent, backInStock, currency } = watch;
  const utils = trpc.useUtils();
  const [texts, setTexts] = useState({ below: below ?? "", dropPercent: dropPercent?.toString() ?? "", backInStock });
  const [errors, setErrors] = useState<WatchConditionErrors>({});
  const update = trpc.watches.update.useMutation({
    onSuccess: (changed) => {
      utils.watches.get.setData({ id }, changed);
      void utils.watches.list.invalidate();
      showToast({ title: "Saved", description: `${describeConditions(changed)}.` });
    },
    onError: (error) => showFailure(error, "We couldn't save your changes"),
  });
  const submit = async () => {
    const read = await parseWatchConditions(texts);
    setErrors(read.errors);
    if (read.conditions !== null && !update.isPending) update.mutate({ id, ...read.conditions });
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
      <ConditionFields texts={texts} errors={errors} currency={currency} onChange={setTexts} />
      <Button type="submit" look="secondary" className="mt-4" busy={update.isPending}>
        Save
      </Button>
    </form>
  );
}

import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { Rating } from "@dupewise/domain/comparison/rating";
import { RATING_REASON_MAX_LENGTH } from "@dupewise/domain/constants";
import { Button } from "@dupewise/ui/button";
import { Disclosure } from "@dupewise/ui/evidence";
import { Field } from "@dupewise/ui/field";
import { Select, TextArea } from "@dupewise/ui/input";
import { type FormEvent, useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";

const MIDDLE = 50;

/** Renders the form for rating a comparison with the shopper's own score, which does not change ours. */
export function RateScore({ comparison }: { comparison: FlatComparison }) {
  const [isOpen, setOpen] = useState(false);
  const { id } = comparison;
  const rating = trpc.ratings.get.useQuery({ id }, { enabled: isOpen });
  return (
    <Disclosure label={<h2>Is this score fair?</h2>} className="no-print mt-8 max-w-xl" onOpen={() => setOpen(true)}>
      {rating.data !== undefined && (
        <FairForm key={rating.data?.createdAt.getTime()} comparison={comparison} rating={rating.data} />
      )}
    </Disclosure>
  );
}

function FairForm({ comparison, rating }: { comparison: FlatComparison; rating: Rating | null }) {
  const { id, similarityScore, analysis } = comparison;
  const utils = trpc.useUtils();
  const [given, setGiven] = useState(rating?.given ?? similarityScore ?? MIDDLE);
  const [wrong, setWrong] = useState(rating?.wrong ?? "");
  const [reason, setReason] = useState(rating?.reason ?? "");
  const set = trpc.ratings.set.useMutation({
    onSuccess: (stored) => {
      utils.ratings.get.setData({ id }, stored);
      showToast({
        title: "Thank you",
        description: "Your rating helps make future scores fairer. It doesn't change this one.",
      });
    },
    onError: (error) => showFailure(error, "We couldn't save your rating"),
  });
  const remove = trpc.ratings.remove.useMutation({
    onSuccess: () => {
      utils.ratings.get.setData({ id }, null);
      showToast({ title: "Deleted", description: "Your rating was deleted." });
    },
    onError: (error) => showFailure(error, "We couldn't delete your rating"),
  });
  const sentences = [
    ...new Set([analysis.verdict, ...comparison.similarities, ...comparison.differences, ...(wrong ? [wrong] : [])]),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!set.isPending) set.mutate({ id, given, wrong: wrong || null, reason: reason || null });
  };
  return (
    <form noValidate className="flex flex-col gap-5 rounded-lg border border-line bg-sheet p-5" onSubmit={submit}>
      <Field
        label="How similar would you say they are?"
        hint={similarityScore === null ? "We couldn't tell." : `We said ${similarityScore}%.`}
      >
        {(control) => (
          <span className="flex items-center gap-4">
            <input
              {...control}
              type="range"
              min={0}
              max={100}
              value={given}
              aria-valuetext={`${given}% similar`}
              className="h-11 min-w-0 grow accent-thread"
              onChange={({ target }) => setGiven(target.valueAsNumber)}
            />
            <output className="display w-14 text-right text-xl">{given}%</output>
          </span>
        )}
      </Field>
      <Field label="Which sentence is wrong?">
        {(control) => (
          <Select {...control} value={wrong} onChange={({ target }) => setWrong(target.value)}>
            <option value="">None of them</option>
            {sentences.map((sentence) => (
              <option key={sentence}>{sentence}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Why? (optional)">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={RATING_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <p className="text-sm text-soft">
        Your rating is saved with your account and never shown to anyone. You can delete it here.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" busy={set.isPending}>
          {rating ? "Change" : "Send"}
        </Button>
        {rating && (
          <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
            Delete my rating
          </Button>
        )}
      </div>
    </form>
  );
}

import { PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import type { FoundAlternatives } from "@dupewise/domain/catalogue/finding";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextArea } from "@dupewise/ui/input";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { getErrorMessage, isUnauthorized } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { ItemError } from "../../lib/loading/item-error.tsx";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { FoundList } from "./found-list.tsx";

/**
 * Renders /find, which searches for cheaper alternatives to one product. With `?of=`, the page searches for
 * alternatives to the original of the given comparison.
 */
export function FindPage() {
  const [search] = useSearchParams();
  const of = search.get("of");
  return (
    <InnerPage
      title="Find alternatives"
      lede="Only have the original? We search the shops we cover for the closest match that costs less."
    >
      {of === null ? <FindForm /> : <FoundForComparison key={of} id={of} />}
    </InnerPage>
  );
}

function FindForm() {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const find = trpc.catalogue.find.useMutation({
    onError: (refused) => {
      if (isUnauthorized(refused)) redirectToSignIn();
      else setError(getErrorMessage(refused, "Can't reach the server. Please try again."));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") setError("Add a link to the product, or a description of it");
    else if (!find.isPending) find.mutate({ original: text });
  };
  return (
    <>
      <form noValidate className="flex max-w-3xl flex-col items-start gap-4" onSubmit={submit}>
        <Field label="Original" error={error} className="w-full">
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              dir="auto"
              spellCheck={false}
              maxLength={PRODUCT_INPUT_MAX_LENGTH}
              placeholder="https://…  or the product's name, materials and price"
              className="max-h-60"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={find.isPending}>
          {find.isPending ? "Searching..." : "Find alternatives"}
        </Button>
      </form>
      <div aria-live="polite" className="mt-10">
        {find.data && <Found found={find.data} original={find.variables?.original} />}
      </div>
    </>
  );
}

function FoundForComparison({ id }: { id: string }) {
  const comparison = trpc.comparisons.get.useQuery({ id });
  const found = trpc.catalogue.findForComparison.useQuery({ id });
  useRedirectToSignIn(found.error);
  if (found.data) return <Found found={found.data} original={comparison.data?.originalUrl} />;
  if (found.isPending) return <Loading className="min-h-60" />;
  return (
    <ItemError
      query={found}
      failed="The alternatives couldn't be loaded"
      reason="The comparison may have been deleted or belong to another account."
      link={{ to: "/history", label: "Open your history" }}
    />
  );
}

function Found({
  found: { original, alternatives },
  original: input,
}: {
  found: FoundAlternatives;
  original: unknown;
}) {
  const name = original.title ?? "this product";
  if (original.kind === null) {
    return (
      <EmptyState title="We can't tell what this is">
        Tell us what kind of item it is, such as “wool coat”, and its materials, color and price if you know them.
      </EmptyState>
    );
  }
  if (alternatives.length === 0) {
    return (
      <EmptyState
        title="No cheaper match yet"
        action={
          <Link to="/notifications" className={buttonClass("secondary")}>
            Set up an alert
          </Link>
        }
      >
        None of the shops we cover has a close match that costs less. Set up an alert, and we'll tell you when one does.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="display mb-4 text-2xl wrap-anywhere" dir="auto">
        {[name, original.price && formatMoney(original.price)].filter(Boolean).join(", ")}
      </h2>
      <FoundList alternatives={alternatives} original={typeof input === "string" ? input : name} />
    </section>
  );
}

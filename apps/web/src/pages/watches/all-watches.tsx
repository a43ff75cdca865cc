import { isProductUrl } from "@dupewise/domain/product/product-input";
import { EmptyState } from "@dupewise/ui/notice";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { Loading } from "@dupewise/ui/spinner";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { HistoryTabs } from "../../lib/layout/history-tabs.tsx";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { LoadError } from "../../lib/loading/load-error.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { WatchCard } from "./watch-card.tsx";
import { WatchForm } from "./watch-form.tsx";

/** Renders all prices that the user watches, with a form for watching another. */
export function AllWatches() {
  const watches = trpc.watches.list.useQuery();
  useRedirectToSignIn(watches.error);
  return (
    <InnerPage
      title="Watched prices"
      lede="We check prices once a day so you don't have to, and tell you when one drops."
    >
      <HistoryTabs />
      {watches.isPending && <Loading className="min-h-40" />}
      {!watches.isPending && !watches.data && (
        <LoadError title="Your watched prices couldn't be loaded" query={watches} />
      )}
      {watches.data?.length === 0 && (
        <EmptyState title="No watched prices yet">
          Add a link below, or open one of your comparisons and choose “Watch a price”. After two weeks, you'll see what
          the product usually costs and whether a discount is real.
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {watches.data?.map((watch) => (
          <li key={watch.id}>
            <WatchCard watch={watch} heading="h2" />
          </li>
        ))}
      </ul>
      {watches.data && <WatchLink />}
    </InnerPage>
  );
}

function WatchLink() {
  const navigate = useNavigate();
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string>();
  const readTarget = () => {
    if (isProductUrl(url)) return { url };
    setError("Add a link to the product's page");
    return null;
  };
  return (
    <section aria-labelledby="watch-another" className="mt-12 border-t border-line pt-8">
      <h2 id="watch-another" className="display mb-4 text-2xl">
        Watch a price
      </h2>
      <WatchForm readTarget={readTarget} onCreated={(id) => void navigate(`/watches?of=${id}`)}>
        <Field label="Link to the product" error={error} className="mb-5">
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={url}
              onChange={({ target }) => {
                setUrl(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </WatchForm>
    </section>
  );
}

import { Button, buttonClass } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { Pair } from "@dupewise/ui/seam";
import { ArrowLeftRight } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { readDraft, writeDraft } from "../../lib/draft.ts";
import { hasUsedAll } from "../../lib/errors.ts";
import { useLazyResolver } from "../../lib/use-lazy-resolver.ts";
import { useUser } from "../../lib/user.ts";
import { ProductInput } from "./product-input.tsx";
import { isSameProduct } from "./same-product.ts";
import { useCompare } from "./use-compare.ts";
import { Waiting } from "./waiting.tsx";

const UpgradeDialog = lazy(async () => ({ default: (await import("./upgrade-dialog.tsx")).UpgradeDialog }));
const ManualInputDialog = lazy(async () => ({
  default: (await import("./manual-input-dialog.tsx")).ManualInputDialog,
}));

const loadRules = async () => (await import("./resolver.ts")).comparisonResolver;
const EMPTY = { originalUrl: "", dupeUrl: "" };
const SIDES = [
  { name: "originalUrl", label: "Original" },
  { name: "dupeUrl", label: "Alternative" },
] as const;

/** Two products, laid side by side. What is typed is kept until it has been compared. */
export function CompareForm() {
  const user = useUser();
  const navigate = useNavigate();
  const form = useForm({ resolver: useLazyResolver(loadRules), defaultValues: readDraft(localStorage) });
  const draft = useWatch({ control: form.control });
  const inputs = { ...EMPTY, ...draft };
  useEffect(() => writeDraft(localStorage, { ...EMPTY, ...draft }), [draft]);

  const { compare, pending, cancel, dialog, setDialog } = useCompare({
    onDone: (comparison) => {
      form.reset(EMPTY);
      void navigate(`/c/${comparison.id}`);
    },
    onIssues: (issues) => {
      for (const { path, message } of issues) {
        const side = SIDES.find(({ name }) => name === path);
        if (side) form.setError(side.name, { message }, { shouldFocus: true });
      }
    },
  });

  const usedUp = hasUsedAll(user);
  const submit = form.handleSubmit((valid) => {
    if (usedUp) setDialog({ kind: "upgrade" });
    else if (!pending) compare(valid);
  });
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  };
  const swap = () => form.reset({ originalUrl: inputs.dupeUrl, dupeUrl: inputs.originalUrl }, { keepErrors: false });

  const [original, alternative] = SIDES.map(({ name, label }) => (
    <ProductInput
      key={name}
      side={label}
      value={inputs[name]}
      error={form.formState.errors[name]?.message}
      pending={pending}
      onKeyDown={submitByKey}
      control={form.register(name)}
    />
  ));
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Pair
          running={pending}
          original={original}
          alternative={alternative}
          between={
            <button
              type="button"
              disabled={pending}
              aria-label="Swap sides"
              title="Swap sides"
              className="grid size-11 place-items-center rounded-full border border-edge bg-table text-soft hover:border-ink hover:text-ink disabled:invisible max-md:rotate-90"
              onClick={swap}
            >
              <ArrowLeftRight aria-hidden="true" className="size-4.5" />
            </button>
          }
        />
        {isSameProduct(inputs) && (
          <div className="mt-6">
            <Notice title="Both sides hold the same product" tone="fair">
              The answer will only say that they are alike.
            </Notice>
          </div>
        )}
        <div className="mt-8 flex flex-col items-center gap-3">
          {usedUp ? (
            <Link to="/subscribe" className={buttonClass("primary", "lg")}>
              Upgrade to Premium
            </Link>
          ) : (
            <Button type="submit" size="lg" busy={pending}>
              {pending ? "Analyzing..." : "Compare Products"}
            </Button>
          )}
          {usedUp && (
            <p className="text-soft">You have used your 3 free comparisons. Those you made stay in your history.</p>
          )}
          <Waiting pending={pending} onCancel={cancel} />
        </div>
      </form>
      <Suspense>
        {dialog?.kind === "upgrade" && <UpgradeDialog onClose={() => setDialog(null)} />}
        {dialog?.kind === "manual" && <ManualInputDialog pages={dialog.pages} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

import { isFreeLimitReached } from "@dupewise/domain/account/entitlements";
import type { FieldIssue } from "@dupewise/domain/errors";
import type { Side } from "@dupewise/domain/comparison/side";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { Pair } from "@dupewise/ui/seam";
import { type FormEvent, type KeyboardEvent, Suspense, use, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { showToast } from "../../lib/feedback/toast.ts";
import { UnavailableDialog } from "../../lib/loading/unavailable-dialog.tsx";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { useRestoreFocus } from "../../lib/focus/use-restore-focus.ts";
import { UserContext } from "../../lib/session/user.ts";
import { hasSharedPhoto } from "../../lib/forms/shared-photo.ts";
import { withPendingIndicator } from "../../lib/loading/pending-indicator.ts";
import { FoundProduct } from "./found-product.tsx";
import { ProductInput } from "./product-input.tsx";
import { isSameProduct } from "./same-product.ts";
import { SwapSides } from "./swap-sides.tsx";
import { CleanedLinkNote } from "./cleaned-link-note.tsx";
import { useCompare } from "./use-compare.ts";
import { truncatePastedText } from "./reading/use-preview.ts";
import { type InputName, useCompareInputs } from "./use-compare-inputs.ts";
import { MoreWaysToCompare } from "./more-ways-to-compare.tsx";
import { CompareProgress } from "./compare-progress.tsx";

const UpgradeDialog = createLazyComponent(
  async () => (await withPendingIndicator(import("./upgrade-dialog.tsx"))).UpgradeDialog,
  UnavailableDialog,
);
const AccountDialog = createLazyComponent(
  async () => (await withPendingIndicator(import("./account-dialog.tsx"))).AccountDialog,
  UnavailableDialog,
);
const ManualInputDialog = createLazyComponent(
  async () => (await withPendingIndicator(import("./manual/manual-input-dialog.tsx"))).ManualInputDialog,
  UnavailableDialog,
);

const SharedPhoto = createLazyComponent(
  async () => (await import("./shared-photo.tsx")).SharedPhoto,
  () => null,
);

/** The schema weighs more than the form. If it fails to load, the server has the same rules. */
const loadRules = () => import("./validate-inputs.ts").catch(() => null);

const SIDES = [
  { name: "originalUrl", label: "Original", side: "original" },
  { name: "dupeUrl", label: "Alternative", side: "alternative" },
] as const;

/**
 * Renders the form that compares two products, for members and visitors. The inputs are kept until they have been
 * compared.
 */
export function CompareForm() {
  const user = use(UserContext);
  const navigate = useNavigate();
  const { inputs, pages, tidied, corrections, change, correct, tidy, untidy, swap, clear } = useCompareInputs();
  const [search] = useSearchParams();
  const [isShared] = useState(() => hasSharedPhoto(search));
  const [errors, setErrors] = useState<Partial<Record<InputName, string>>>({});
  const fields = useRef<Partial<Record<InputName, HTMLTextAreaElement | null>>>({});
  useEffect(() => void loadRules(), []);

  const show = (issues: readonly FieldIssue[]) => {
    const wrong = SIDES.flatMap(({ name }) => issues.find(({ path }) => path === name) ?? []);
    setErrors(Object.fromEntries(wrong.map(({ path, message }) => [path, message])));
    const first = SIDES.find(({ name }) => name === wrong[0]?.path);
    if (first) fields.current[first.name]?.focus();
    // An error in a correction, which has no visible field while collapsed.
    else if (issues[0]) showToast({ title: "Please check your corrections", description: issues[0].message });
  };
  const { compare, pending, progress, cancel, dialog, setDialog } = useCompare({
    onDone: (id) => {
      clear();
      void navigate(`/c/${id}`);
    },
    onIssues: show,
  });

  const usedUp = user !== null && isFreeLimitReached(user);
  // On a slow connection, the rules may still be loading.
  const [checking, setChecking] = useState(false);
  const busy = pending || checking;
  const submitButton = useRestoreFocus(pending);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    setChecking(true);
    const { originalUrl, dupeUrl } = inputs;
    const request = {
      originalUrl: pages.originalUrl ? truncatePastedText(originalUrl) : originalUrl,
      dupeUrl: pages.dupeUrl ? truncatePastedText(dupeUrl) : dupeUrl,
    };
    const issues = (await loadRules())?.validateInputs(request) ?? [];
    setChecking(false);
    show(issues);
    if (issues.length > 0) return;
    if (usedUp) setDialog({ kind: "upgrade" });
    else compare({ ...request, pages, corrections });
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  };

  const putBack = (name: InputName) => {
    untidy(name);
    fields.current[name]?.focus();
  };
  const fieldOf = (side: Side) => fields.current[side === "original" ? "originalUrl" : "dupeUrl"] ?? null;

  const [original, alternative] = SIDES.map(({ name, label, side }) => {
    const found = pending && progress?.[side];
    const note = tidied[name];
    return (
      <ProductInput
        key={name}
        ref={(field) => {
          fields.current[name] = field;
        }}
        side={label}
        value={inputs[name]}
        error={errors[name]}
        pending={pending}
        onKeyDown={submitByKey}
        html={pages[name]?.html}
        corrections={corrections[name] ?? {}}
        onCorrect={(made) => correct(name, made)}
        onChange={(text, html) => {
          // Full pages are read only for members.
          change(name, text, user ? html : undefined);
          setErrors((now) => ({ ...now, [name]: undefined }));
        }}
        onComplete={(text) => tidy(name, text)}
        found={found && <FoundProduct product={found} />}
        note={note && <CleanedLinkNote link={note} onUndo={() => putBack(name)} />}
      />
    );
  });
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Pair
          running={pending}
          original={original}
          alternative={alternative}
          between={<SwapSides disabled={pending} onSwap={swap} />}
        />
        {isSameProduct(inputs) && (
          <div className="mt-6">
            <Notice title="Both sides are the same product" tone="fair">
              Enter a different product on one side.
            </Notice>
          </div>
        )}
        <div className="compare-bar mt-6 flex justify-center max-md:sticky max-md:bottom-0 max-md:z-10 max-md:bg-table max-md:py-2 md:mt-8">
          {usedUp ? (
            <Link to="/subscribe" className={buttonClass("primary", "lg")}>
              Upgrade to Premium
            </Link>
          ) : (
            <Button ref={submitButton} type="submit" size="lg" busy={busy}>
              {busy ? "Analyzing..." : "Compare Products"}
            </Button>
          )}
        </div>
        <div className="mt-1 flex flex-col items-center gap-3 md:mt-3">
          {usedUp && (
            <p className="text-center text-balance text-soft">
              You've used your 3 free comparisons. They stay in your history.
            </p>
          )}
          {user && !pending && !usedUp && <MoreWaysToCompare />}
          <CompareProgress pending={pending} progress={progress} onCancel={cancel} />
        </div>
      </form>
      <Suspense>
        {isShared && (
          <SharedPhoto
            onAccept={(side, materials) => {
              const name = side === "original" ? "originalUrl" : "dupeUrl";
              correct(name, { ...corrections[name], materials });
            }}
          />
        )}
        {dialog?.kind === "upgrade" && <UpgradeDialog onClose={() => setDialog(null)} />}
        {dialog?.kind === "account" && <AccountDialog message={dialog.message} onClose={() => setDialog(null)} />}
        {dialog?.kind === "manual" && (
          <ManualInputDialog
            pages={dialog.pages}
            fieldOf={fieldOf}
            onFill={(side, text) => change(side === "original" ? "originalUrl" : "dupeUrl", text)}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}

import { buttonClass } from "@dupewise/ui/button";
import { startTransition, useId, useState } from "react";
import { Link } from "react-router-dom";
import { hasDraft, writeDraft } from "../../lib/forms/compare-draft.ts";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { withPendingIndicator } from "../../lib/loading/pending-indicator.ts";
import { TryAgain } from "../../lib/loading/try-again.tsx";
import { readVisitorComparisonId } from "../../lib/session/visitor-comparison.ts";

const loadForm = () => import("./try-form.tsx");
const TryForm = createLazyComponent(async () => (await withPendingIndicator(loadForm())).TryForm, UnavailableForm);

/** Loads the form when the field is about to be used. If that fails, typing loads it again. */
const prefetch = () => void loadForm().catch(() => undefined);

type Stage = "asking" | "writing" | "kept";

/**
 * Renders an invitation to compare once without an account: a single field, which the full form replaces on the first
 * keystroke.
 */
export function TryIt() {
  // Content shared by another app, or typed before a reload, is already in the form.
  const [stage, setStage] = useState<Stage>(() => (hasDraft() ? "kept" : "asking"));
  const [visit] = useState(readVisitorComparisonId);
  if (visit !== null && stage === "asking") return <Visited id={visit} />;
  return (
    <section aria-labelledby="try" className="gutter mx-auto max-w-6xl pb-14">
      <h2 id="try" className="display text-2xl">
        Try your own comparison
      </h2>
      <p className="mt-1 mb-6 text-soft">
        You don't need an account for the first one. Sign up to keep the result and get two more free.
      </p>
      {stage === "asking" ? (
        // Without its own boundary: the field stays and accepts typing until the form replaces it.
        <FirstField onWrite={() => startTransition(() => setStage("writing"))} />
      ) : (
        <TryForm isWriting={stage === "writing"} />
      )}
    </section>
  );
}

/** The position of the form's first field. */
function FirstField({ onWrite }: { onWrite: () => void }) {
  const [text, setText] = useState("");
  const id = useId();
  return (
    <div className="max-w-2xl rounded-lg border border-line bg-sheet shadow-sheet has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-thread">
      <label htmlFor={id} className="block px-5 pt-4 text-sm font-medium">
        The original: a link or a product description
      </label>
      <textarea
        id={id}
        name="Original"
        value={text}
        rows={2}
        spellCheck={false}
        dir="auto"
        placeholder="https://…"
        onFocus={prefetch}
        onPointerEnter={prefetch}
        onChange={({ target }) => {
          setText(target.value);
          writeDraft(localStorage, { originalUrl: target.value, dupeUrl: "" });
          onWrite();
        }}
        className="block w-full resize-none bg-transparent px-5 pt-2 pb-4 outline-none placeholder:text-soft"
      />
    </div>
  );
}

function Visited({ id }: { id: string }) {
  return (
    <section aria-labelledby="try" className="gutter mx-auto max-w-6xl pb-14">
      <h2 id="try" className="display text-2xl">
        Your result is waiting
      </h2>
      <p className="mt-1 mb-6 text-soft">Sign up to keep it as one of your 3 free comparisons.</p>
      <p className="flex flex-wrap gap-3">
        <Link to={`/auth?next=${encodeURIComponent(`/c/${id}`)}`} state="sign-up" className={buttonClass()}>
          Sign up to keep it
        </Link>
        <Link to={`/c/${id}`} className={buttonClass("secondary")}>
          View result
        </Link>
      </p>
    </section>
  );
}

function UnavailableForm() {
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-6">
      <p>This couldn't be loaded. Your text is saved.</p>
      <TryAgain look="secondary" />
    </div>
  );
}

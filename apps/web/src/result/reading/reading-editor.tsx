import { effectiveFacts } from "@dupewise/domain/comparison/effective-facts";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { Pencil } from "lucide-react";
import { focusOnMount } from "../../lib/focus/focus-on-mount.ts";
import { useRestoreFocus } from "../../lib/focus/use-restore-focus.ts";
import { useCancelOnEscape } from "../../lib/forms/use-cancel-on-escape.ts";
import { getEditorFormId } from "../claims/fact-editor.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import { READING_EDITORS } from "./reading-editors.ts";
import { KindSelect } from "./kind-select.tsx";
import { EditorButtons } from "../claims/editor-buttons.tsx";

interface ReadingEditorProps {
  view: SideView;
  rerun: Rerun;
}

/** Renders the editor for a product's name, brand and kind. Prices and materials have their own editors. */
export function ReadingEditor({ view, rerun }: ReadingEditorProps) {
  const { title, brand, kind } = READING_EDITORS[view.side];
  const { manual } = view;
  const isOpen = [title, brand, kind].some((editor) => rerun.drafts[editor].open);
  const corrected = ([title, brand, kind] as const).filter(
    (editor) => ({ [title]: manual.title, [brand]: manual.brand, [kind]: manual.kind })[editor] !== null,
  );
  const button = useRestoreFocus(`${isOpen} ${corrected.length}`);
  if (isOpen) return <ReadingForm view={view} rerun={rerun} />;
  const open = () => {
    const known = effectiveFacts(view.product, manual);
    const begin = (text: string) => ({ open: true, text, before: text });
    rerun.change(title, begin(known.title ?? ""));
    rerun.change(brand, begin(known.brand ?? ""));
    rerun.change(kind, begin(view.kind?.kind?.type ?? ""));
  };
  const ofSide = <span className="sr-only">: {view.label}</span>;
  return (
    <div className="no-print flex flex-wrap gap-x-2">
      <Button ref={button} look="quiet" size="sm" className="-ml-3" onClick={open}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit{ofSide}
      </Button>
      {corrected.length > 0 && (
        <Button
          look="quiet"
          size="sm"
          className="max-sm:-ml-3"
          busy={rerun.pending}
          onClick={() => rerun.reset(...corrected)}
        >
          Reset to detected values<span className="sr-only">: {view.label} name and kind</span>
        </Button>
      )}
    </div>
  );
}

function ReadingForm({ view: { side, label }, rerun }: ReadingEditorProps) {
  const { title, brand, kind } = READING_EDITORS[side];
  const close = () => rerun.close(title, brand, kind);
  const form = useCancelOnEscape(close);
  const write = (editor: typeof title | typeof brand | typeof kind) => ({
    value: rerun.drafts[editor].text,
    onChange: ({ target }: { target: { value: string } }) =>
      rerun.change(editor, { text: target.value, error: undefined }),
  });
  return (
    <form
      id={getEditorFormId(kind)}
      className="no-print mt-2 flex basis-full flex-col gap-3"
      ref={form}
      aria-label={`Edit what we read: ${label}`}
      onSubmit={(event) => {
        event.preventDefault();
        rerun.run();
      }}
    >
      {rerun.drafts[title].open && (
        <Field label="Name" error={rerun.drafts[title].error}>
          {(control) => <TextInput {...control} {...write(title)} ref={focusOnMount} maxLength={200} />}
        </Field>
      )}
      {rerun.drafts[brand].open && (
        <Field label="Brand" error={rerun.drafts[brand].error}>
          {(control) => <TextInput {...control} {...write(brand)} maxLength={100} />}
        </Field>
      )}
      {rerun.drafts[kind].open && (
        <Field label="Product type" error={rerun.drafts[kind].error}>
          {(control) => (
            <KindSelect
              groups={rerun.kinds}
              {...control}
              {...write(kind)}
              {...(rerun.drafts[title].open ? {} : { ref: focusOnMount })}
            />
          )}
        </Field>
      )}
      <EditorButtons submitLabel="Save & Rerun" busy={rerun.pending} onCancel={close} />
    </form>
  );
}

import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextArea, TextInput } from "@dupewise/ui/input";
import type { ReactNode } from "react";
import { focusOnMount } from "../../lib/focus/focus-on-mount.ts";
import { useCancelOnEscape } from "../../lib/forms/use-cancel-on-escape.ts";
import { useRestoreFocus } from "../../lib/focus/use-restore-focus.ts";
import type { Editor, Rerun } from "../use-rerun.ts";
import { EditorButtons } from "./editor-buttons.tsx";

export interface FactEditorProps {
  editor: Editor;
  rerun: Rerun;
  /** The button that opens it. */
  opener: ReactNode;
  label: string;
  example: string;
  submitLabel: string;
  multiline?: boolean;
  /** Renders another way to fill in the field, below it. */
  filling?: (fill: (text: string) => void) => ReactNode;
  /** The earlier entry. */
  entered?: string | null;
  /** The label of the button that restores what was detected; undefined if nothing was changed. */
  resetLabel: ReactNode | undefined;
}

/** Returns the ID of the form that an editor opens. */
export const getEditorFormId = (editor: Editor) => `edit-${editor}`;

/** Focuses the field of an open editor. */
export const focusEditor = (editor: Editor): void =>
  document.querySelector<HTMLElement>(`#${getEditorFormId(editor)} :is(input, textarea, select)`)?.focus();

/** Renders a button that opens an editor for a fact that the page omits or gets wrong. */
export function FactEditor({ editor, rerun, opener, resetLabel, entered, ...form }: FactEditorProps) {
  const { open } = rerun.drafts[editor];
  const button = useRestoreFocus(`${open} ${resetLabel !== undefined}`);
  if (open) return <EditorForm editor={editor} rerun={rerun} {...form} />;
  return (
    <div className="no-print flex flex-wrap content-start gap-2">
      <Button
        ref={button}
        look="secondary"
        size="sm"
        onClick={() => rerun.change(editor, { open: true, text: entered ?? "", before: entered ?? "" })}
      >
        {opener}
      </Button>
      {resetLabel && (
        <Button look="quiet" size="sm" busy={rerun.pending} onClick={() => rerun.reset(editor)}>
          {resetLabel}
        </Button>
      )}
    </div>
  );
}

function EditorForm({
  editor,
  rerun,
  label,
  example,
  submitLabel,
  multiline = false,
  filling,
}: Omit<FactEditorProps, "opener" | "resetLabel" | "entered">) {
  const draft = rerun.drafts[editor];
  const change = (text: string) => rerun.change(editor, { text, error: undefined });
  const close = () => rerun.close(editor);
  const editorForm = useCancelOnEscape(close);
  return (
    <form
      id={getEditorFormId(editor)}
      className="no-print flex flex-col gap-2 max-md:order-1 max-md:col-span-full max-md:basis-full"
      ref={editorForm}
      onSubmit={(event) => {
        event.preventDefault();
        rerun.run();
      }}
    >
      <Field label={label} hint={`For example: ${example}`} error={draft.error}>
        {(control) => {
          const field = { ...control, ref: focusOnMount, placeholder: example, value: draft.text };
          return multiline ? (
            <TextArea {...field} rows={2} maxLength={2000} onChange={({ target }) => change(target.value)} />
          ) : (
            <TextInput {...field} maxLength={100} onChange={({ target }) => change(target.value)} />
          );
        }}
      </Field>
      {filling?.(change)}
      <EditorButtons submitLabel={submitLabel} busy={rerun.pending} onCancel={close} />
    </form>
  );
}

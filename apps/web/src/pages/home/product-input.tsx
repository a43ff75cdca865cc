import { FieldError } from "@dupewise/ui/field";
import { growToFit } from "@dupewise/ui/grow-to-fit";
import { type KeyboardEventHandler, type ReactNode, type RefCallback, useId, useRef, useState } from "react";
import { parseDroppedLink } from "./parse-dropped-link.ts";
import { PasteButton } from "./paste-button.tsx";
import { type ClipboardContents, extractPastedHtml } from "./extract-pasted-html.ts";
import type { Corrections } from "./reading/corrections.ts";
import { FieldReading } from "./reading/field-reading.tsx";

export interface ProductInputProps {
  /** "Original" or "Alternative", which distinguishes the two fields that share a label. */
  side: string;
  value: string;
  error: string | undefined;
  pending: boolean;
  onKeyDown: KeyboardEventHandler;
  /** @param html the markup of a paste, if it contains more than the text */
  onChange: (text: string, html?: string) => void;
  /** Called when the text is complete for now, because it was pasted or the field lost focus. */
  onComplete: (text: string) => void;
  ref: RefCallback<HTMLTextAreaElement>;
  /** The HTML of the page that the text was copied from, if any. */
  html: string | undefined;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  /** What is known about the product so far. */
  found: ReactNode;
  /** A note about the text, below it. */
  note: ReactNode;
}

const HINTS: Record<string, string> = { Original: "the designer piece", Alternative: "the affordable one" };

/**
 * Renders the field for one side's product: a link or text, typed, pasted or dropped, with a preview of what is read
 * from it.
 */
export function ProductInput(props: ProductInputProps) {
  const { side, value, error, pending, onKeyDown, onChange, onComplete, ref, html, found, note } = props;
  const { corrections, onCorrect } = props;
  const id = useId();
  const pasted = useRef<ClipboardContents>({ html: "", words: "" });
  const [chosen, setChosen] = useState({ text: "", before: "" });
  const described = [error && `${id}-error`, `${id}-reading`].filter(Boolean).join(" ");
  const paste = (pasted: ClipboardContents) => {
    document.getElementById(id)?.focus();
    if (pasted.words.trim() === "") return;
    onChange(pasted.words, extractPastedHtml(pasted, pasted.words) ?? undefined);
    onComplete(pasted.words);
  };
  return (
    <div
      className="flex flex-col"
      onDragOver={(event) => {
        if (!pending && event.dataTransfer.types.includes("text/uri-list")) event.preventDefault();
      }}
      onDrop={(event) => {
        const link = pending ? null : parseDroppedLink(event.dataTransfer.getData("text/uri-list"));
        if (link === null) return;
        event.preventDefault();
        // It goes below an existing link or text, so that nothing is lost.
        const text = value.trim() === "" ? link : `${value.trimEnd()}\n${link}`;
        onChange(text);
        onComplete(text);
      }}
    >
      <p className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <span id={`${id}-side`} className="display text-2xl">
          {side}
        </span>
        <span className="text-soft">{HINTS[side]}</span>
      </p>
      <div className="flex grow flex-col rounded-lg border border-line bg-sheet shadow-sheet transition-colors duration-150 has-aria-invalid:border-poor has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-thread">
        <label id={`${id}-label`} htmlFor={id} className="px-5 pt-4 text-sm font-medium">
          Product URL or Description
        </label>
        <textarea
          id={id}
          ref={(field) => {
            if (field) growToFit(field);
            ref(field);
          }}
          name={side}
          value={value}
          rows={1}
          readOnly={pending}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => {
            pasted.current = { html: clipboardData.getData("text/html"), words: clipboardData.getData("text/plain") };
          }}
          onChange={({ target, nativeEvent }) => {
            const isPaste = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
            onChange(target.value, (isPaste && extractPastedHtml(pasted.current, target.value)) || undefined);
            if (isPaste) onComplete(target.value);
          }}
          onBlur={({ target }) => onComplete(target.value)}
          spellCheck={false}
          dir="auto"
          aria-labelledby={`${id}-side ${id}-label`}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          placeholder="https://…  or the product's name, materials and price"
          className="field-sizing-content max-h-96 min-h-14 w-full md:min-h-36 grow resize-none bg-transparent px-5 py-2 placeholder:text-soft outline-none read-only:text-soft"
        />
        {found}
        <FieldReading
          id={`${id}-reading`}
          side={side}
          value={value}
          html={html}
          isShown={!found}
          corrections={corrections}
          onCorrect={onCorrect}
          onChoose={(text) => {
            setChosen({ text, before: value });
            onChange(text);
          }}
        >
          {value === "" && <PasteButton side={side} onPaste={paste} />}
        </FieldReading>
        {chosen.text !== "" && chosen.text === value && (
          <p className="px-5 pb-3 text-sm">
            <button type="button" className="link min-h-6" onClick={() => onChange(chosen.before)}>
              Back to the full text
            </button>
          </p>
        )}
      </div>
      {note}
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      )}
    </div>
  );
}

import { isProductUrl } from "@dupewise/domain/product/product-input";
import { FieldError } from "@dupewise/ui/field";
import { AlignLeft, Link2 } from "lucide-react";
import { type KeyboardEventHandler, type ReactNode, type Ref, useId } from "react";

export interface ProductInputProps {
  /** "Original" or "Alternative": tells the two fields of one label apart. */
  side: string;
  value: string;
  error: string | undefined;
  pending: boolean;
  onKeyDown: KeyboardEventHandler;
  onChange: (text: string) => void;
  /** The text is complete for now: it was pasted, or the field was left. */
  onComplete: (text: string) => void;
  ref: Ref<HTMLTextAreaElement>;
  /** What is known of the product so far. */
  found: ReactNode;
  /** Something to know of the text, below it. */
  note: ReactNode;
}

const HINTS: Record<string, string> = { Original: "the designer piece", Alternative: "the affordable one" };

/** One garment's place on the table. */
export function ProductInput(props: ProductInputProps) {
  const { side, value, error, pending, onKeyDown, onChange, onComplete, ref, found, note } = props;
  const id = useId();
  const described = [error && `${id}-error`, `${id}-kind`].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col">
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
          ref={ref}
          name={side}
          value={value}
          rows={5}
          readOnly={pending}
          onKeyDown={onKeyDown}
          onChange={({ target, nativeEvent }) => {
            onChange(target.value);
            if (nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste")
              onComplete(target.value);
          }}
          onBlur={({ target }) => onComplete(target.value)}
          spellCheck={false}
          dir="auto"
          aria-labelledby={`${id}-side ${id}-label`}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          placeholder="https://…  or the product's name, materials and price"
          className="field-sizing-content max-h-96 min-h-36 w-full grow resize-none bg-transparent px-5 py-2 placeholder:text-soft outline-none read-only:text-soft"
        />
        {found}
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 px-5 pb-3 text-sm text-soft">
          <Kind id={`${id}-kind`} value={value} />
        </div>
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

/** How the input will be understood, before it is sent. */
function Kind({ id, value }: { id: string; value: string }) {
  const text = value.trim();
  const isUrl = isProductUrl(text);
  const Icon = isUrl ? Link2 : AlignLeft;
  return (
    <span id={id} className="inline-flex min-w-0 items-center gap-2">
      {text !== "" && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      <span className="truncate">{text === "" ? "" : isUrl ? `A page of ${hostOf(text)}` : describeText(text)}</span>
    </span>
  );
}

function hostOf(url: string): string {
  const address = /^https?:/i.test(url) ? url : `https://${url}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "the web";
}

function describeText(text: string): string {
  const words = text.split(/\s+/).length;
  return `A description of ${words} ${words === 1 ? "word" : "words"}`;
}

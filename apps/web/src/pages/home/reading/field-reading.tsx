import { findOnlyLink } from "@dupewise/domain/product/product-input";
import type { Preview } from "@dupewise/domain/product/preview";
import { AlignLeft, Link2, Pencil } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { ReadingLine } from "../../../lib/layout/reading-line.tsx";
import { listReadingParts } from "../../../lib/layout/list-reading-parts.ts";
import { LabelButton } from "../../../label/label-button.tsx";
import { createLazyComponent } from "../../../lib/loading/lazy-component.tsx";
import { ReadingChoices } from "./reading-choices.tsx";
import type { Corrections } from "./corrections.ts";
import { usePreview } from "./use-preview.ts";

const CorrectReading = createLazyComponent(
  async () => (await import("./correct-reading.tsx")).CorrectReading,
  () => null,
);

interface FieldReadingProps {
  id: string;
  /** "Original" or "Alternative". */
  side: string;
  value: string;
  /** The HTML of the page that the text was copied from, if any. */
  html: string | undefined;
  /** False while the comparison itself shows what it read. */
  isShown: boolean;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  /** Replaces the text with one of the several products in it. */
  onChoose: (text: string) => void;
  /** Another way to fill in the field, next to the photo. */
  children: ReactNode;
}

/** Renders a preview of how a side's input will be read, with ways to correct the reading before submitting it. */
export function FieldReading(props: FieldReadingProps) {
  const { id, side, value, html, isShown, corrections, onCorrect, onChoose, children } = props;
  const text = value.trim();
  const read = usePreview(value, html);
  const [isOpen, setIsOpen] = useState(false);
  const preview = isShown ? read.preview : null;
  const failure = isShown ? read.failure : null;
  const link = findOnlyLink(text);
  const Icon = link ? Link2 : AlignLeft;
  // The line reserves the height of most readings, so that nothing below it moves.
  return (
    <div className="px-5 pb-3 text-sm text-soft">
      <div className={text === "" ? "" : "flex min-h-11 items-start gap-2 md:min-h-10"}>
        {text !== "" && <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
        <p id={id} className="min-w-0 grow wrap-anywhere">
          {!preview && text !== "" && (link ? `A page on ${hostOf(link)}` : describeText(text))}
          <output>
            {preview && <ReadingLine parts={listPreviewParts(preview, corrections)} />}
            {failure && ` · ${failure}. Paste the page's text instead.`}
          </output>
        </p>
        {preview && !isOpen && (
          <button
            type="button"
            className="link inline-flex min-h-6 shrink-0 items-center gap-1"
            onClick={() => setIsOpen(true)}
          >
            <Pencil aria-hidden="true" className="size-3.5" />
            <span>
              Edit<span className="sr-only">: {side}</span>
            </span>
          </button>
        )}
      </div>
      {!preview && isShown && <Entered corrections={corrections} side={side} onForget={() => onCorrect({})} />}
      {isShown && (
        <div className="flex flex-wrap items-center gap-x-5">
          {children}
          <LabelButton side={side} onAccept={(materials) => onCorrect({ ...corrections, materials })} />
        </div>
      )}
      {preview && (
        <ReadingChoices
          preview={preview}
          side={side}
          onProduct={onChoose}
          onKind={corrections.kind === undefined ? (kind) => onCorrect({ ...corrections, kind }) : null}
        />
      )}
      {preview && isOpen && (
        <Suspense fallback={null}>
          <CorrectReading
            side={side}
            preview={preview}
            corrections={corrections}
            onCorrect={onCorrect}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The shopper's corrections for a side whose reading is not loaded yet: they count anyway. */
function Entered({ corrections, side, onForget }: { corrections: Corrections; side: string; onForget: () => void }) {
  const said = formatCorrections(corrections);
  if (said === "") return null;
  return (
    <p className="mb-1 text-ink">
      You entered: {said}{" "}
      <button type="button" className="link min-h-6" onClick={onForget}>
        Remove<span className="sr-only"> what you entered for the {side.toLowerCase()}</span>
      </button>
    </p>
  );
}

const formatCorrections = ({ title, brand, price, materials, details, kind }: Corrections): string =>
  [title, brand, kind?.name, materials, details, price].flatMap((text) => text?.trim() || []).join(", ");

/**
 * Returns a preview as a list of short texts, with a note for each missing fact. Corrections take precedence over what
 * was read.
 */
export function listPreviewParts(preview: Preview, corrections: Corrections = {}): string[] {
  const { title, brand, price, materials, details, kind } = corrections;
  const shown = {
    title: title?.trim() || preview.title,
    brand: brand?.trim() || preview.brand,
    price: price?.trim() || preview.price,
    kind: kind?.name ?? preview.kind?.name ?? describeUncertainKind(preview.likely),
    materials: materials?.trim() ? [materials.trim()] : preview.materials,
    used: preview.used,
  };
  return [
    ...(shown.title === null ? ["no name found"] : []),
    ...listReadingParts(shown),
    ...(details?.trim() ? [details.trim()] : []),
    ...(shown.price === null ? ["no price found"] : []),
  ];
}

const describeUncertainKind = (likely: Preview["likely"]): string =>
  ["not sure what this is", likely.map(({ name }) => name).join(" or ")].filter(Boolean).join(": ");

function hostOf(url: string): string {
  const address = /^https?:/i.test(url) ? url : `https://${url}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "the web";
}

function describeText(text: string): string {
  const words = text.split(/\s+/).length;
  return `A description of ${words} ${words === 1 ? "word" : "words"}`;
}

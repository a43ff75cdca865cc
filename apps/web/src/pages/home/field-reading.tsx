import type { Preview } from "@dupewise/domain/product/preview";
import { linkIn } from "@dupewise/domain/product/product-input";
import { AlignLeft, Link2 } from "lucide-react";
import { ReadingLine } from "../../lib/layout/reading-line.tsx";
import { readingParts } from "../../lib/layout/reading-parts.ts";
import { usePreview } from "./use-preview.ts";

interface FieldReadingProps {
  id: string;
  value: string;
  /** The page that the text was copied from. */
  html: string | undefined;
  /** False where the comparison itself says what it read. */
  isShown: boolean;
}

/** How an input will be understood, before it is sent: whose page will be read, or what was read of a text. */
export function FieldReading({ id, value, html, isShown }: FieldReadingProps) {
  const text = value.trim();
  const read = usePreview(value, html);
  const preview = isShown ? read : null;
  const link = linkIn(text);
  const Icon = link ? Link2 : AlignLeft;
  // As high as what is read of most texts takes, so that nothing moves when it comes.
  return (
    <div className="flex min-h-14 items-start gap-2 px-5 pb-3 text-sm text-soft md:min-h-13">
      {text !== "" && <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
      <p id={id} className="min-w-0 wrap-anywhere">
        {!preview && text !== "" && (link ? `A page of ${hostOf(link)}` : describeText(text))}
        <output>{preview && <ReadingLine parts={partsOf(preview)} />}</output>
      </p>
    </div>
  );
}

/** Names what a comparison would miss, too. */
export function partsOf({ kind, likely, ...preview }: Preview): string[] {
  const parts = readingParts({ ...preview, kind: kind?.name ?? unsure(likely) });
  return [
    ...(preview.title === null ? ["no name found"] : []),
    ...parts,
    ...(preview.price === null ? ["no price found"] : []),
  ];
}

const unsure = (likely: Preview["likely"]): string =>
  ["not sure what this is", likely.map(({ name }) => name).join(" or ")].filter(Boolean).join(": ");

function hostOf(url: string): string {
  const address = /^https?:/i.test(url) ? url : `https://${url}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "the web";
}

function describeText(text: string): string {
  const words = text.split(/\s+/).length;
  return `A description of ${words} ${words === 1 ? "word" : "words"}`;
}

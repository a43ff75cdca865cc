import type { CapturedPage } from "@dupewise/domain/capture/hand-over";
import type { PagePreview } from "@dupewise/domain/product/preview";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { useQuery } from "@tanstack/react-query";
import { getErrorMessage } from "../../lib/api/errors.ts";
import { packedClient } from "../../lib/api/packed-client.ts";
import { ReadingLine } from "../../lib/layout/reading-line.tsx";
import { listReadingParts } from "../../lib/layout/list-reading-parts.ts";
import { SideAction } from "./side-action.tsx";

export interface CapturedPageCardProps {
  side: string;
  page: CapturedPage;
  isMember: boolean;
  pending: boolean;
  /** Lets the shopper correct what was read. @param text what was read, as editable text */
  onCorrect?: (text: string) => void;
  onRemove: () => void;
}

/** Renders a captured page with what a comparison would read from it. */
export function CapturedPageCard({ side, page, isMember, pending, onCorrect, onRemove }: CapturedPageCardProps) {
  const { data, error } = useQuery({
    queryKey: ["captured", page.id],
    enabled: isMember,
    queryFn: ({ signal }) => packedClient.products.previewPage.mutate({ url: page.url, html: page.html }, { signal }),
  });
  return (
    <>
      <div>
        <p className="line-clamp-3 font-medium" dir="auto">
          {page.title.trim() || "Untitled page"}
        </p>
        <a href={page.url} target="_blank" rel="noopener noreferrer" className="link text-sm">
          {new URL(page.url).hostname.replace(/^www\./, "")}
        </a>
      </div>
      <output className="grow text-sm text-soft">
        {data && <ReadingLine parts={partsOf(data)} />}
        {error && getErrorMessage(error, "We couldn't read this page.")}
        {isMember && !data && !error && "Reading..."}
      </output>
      <p className="flex flex-wrap gap-x-5">
        {data && onCorrect && (
          <SideAction side={side} disabled={pending} onClick={() => onCorrect(wordsOf(data, page.url))}>
            Edit
          </SideAction>
        )}
        <SideAction side={side} disabled={pending} onClick={onRemove}>
          Remove
        </SideAction>
      </p>
    </>
  );
}

const partsOf = ({ kind, ...preview }: PagePreview): string[] => [
  ...(preview.title === null ? ["no name found"] : []),
  ...listReadingParts({ ...preview, kind: kind?.name ?? null }),
  ...(preview.price === null ? ["no price found"] : []),
];

/** Formats what was read as labeled lines, each editable. */
function wordsOf({ title, brand, price, materials }: PagePreview, url: string): string {
  const lines = [
    ["Product", title],
    ["Brand", brand],
    ["Price", price && formatMoney(price)],
    ["Materials", materials.join(", ")],
    ["Link", url],
  ];
  return lines.flatMap(([label, value]) => (value ? `${label}: ${value}` : [])).join("\n");
}

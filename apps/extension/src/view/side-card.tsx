import type { CapturedPage } from "@dupewise/domain/capture/hand-over";
import { Button } from "@dupewise/ui/button";

export interface SideCardProps {
  name: string;
  /** The page captured for this side, if any. */
  page: CapturedPage | undefined;
  busy: boolean;
  onCapture: () => void;
  onRemove: () => void;
}

/**
 * Renders one side of the comparison: its captured page, if any, and a button that captures the current page for this
 * side.
 */
export function SideCard({ name, page, busy, onCapture, onRemove }: SideCardProps) {
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-2">
      <h2 className="text-sm font-medium">{name}</h2>
      <div className="min-h-21 grow rounded-lg border border-line bg-sheet px-3 py-2.5 text-sm">
        {page ? (
          <>
            <p className="line-clamp-2" dir="auto">
              {page.title.trim() || "Untitled page"}
            </p>
            <p className="truncate text-soft">{new URL(page.url).hostname.replace(/^www\./, "")}</p>
            <button
              type="button"
              className="link min-h-6"
              aria-label={`Remove the ${name.toLowerCase()}`}
              onClick={onRemove}
            >
              Remove
            </button>
          </>
        ) : (
          <p className="text-soft">Nothing yet</p>
        )}
      </div>
      <Button look={page ? "secondary" : "primary"} busy={busy} className="px-2" onClick={onCapture}>
        {page ? "Use this page" : `The ${name.toLowerCase()}`}
      </Button>
    </section>
  );
}

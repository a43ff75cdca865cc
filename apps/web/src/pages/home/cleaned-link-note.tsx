import type { CleanedLink } from "./use-compare-inputs.ts";

const MOST_NAMES = 3;

/** Renders a note about the tracking parameters that were removed from a link, with a button that restores them. */
export function CleanedLinkNote({ link: { removed }, onUndo }: { link: CleanedLink; onUndo: () => void }) {
  const more = removed.length - MOST_NAMES;
  return (
    <p className="mt-2 text-sm text-soft">
      <output>
        Tracking parameters removed from the link: {removed.slice(0, MOST_NAMES).join(", ")}
        {more > 0 && ` and ${more} more`}.
      </output>{" "}
      <button type="button" className="link min-h-6" onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}

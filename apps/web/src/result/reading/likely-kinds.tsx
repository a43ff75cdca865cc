import { Button } from "@dupewise/ui/button";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import { READING_EDITORS } from "./reading-editors.ts";

/**
 * Renders the most likely kinds of product to choose from if the kind is uncertain. Choosing one recomputes the score.
 */
export function LikelyKinds({ view: { kind, label, side }, rerun }: { view: SideView; rerun: Rerun }) {
  if (kind === null || kind.kind !== null || kind.likely.length === 0) return null;
  return (
    <fieldset className="no-print mt-2 flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-sm">
        We're not sure what this is. Which is it?<span className="sr-only"> {label}</span>
      </legend>
      {kind.likely.map(({ type, name }) => (
        <Button
          key={type}
          look="secondary"
          size="sm"
          busy={rerun.pending}
          onClick={() => rerun.tell(READING_EDITORS[side].kind, type)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

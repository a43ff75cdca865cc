import { effectiveFacts } from "@dupewise/domain/comparison/effective-facts";
import type { Kind } from "@dupewise/domain/product/kind";
import { Button } from "@dupewise/ui/button";
import { ReadingLine } from "../../lib/layout/reading-line.tsx";
import { readingParts } from "../../lib/layout/reading-parts.ts";
import type { SideView } from "../sides.ts";
import type { Editor, Rerun } from "../use-rerun.ts";
import { READING_EDITORS, ReadingEditor } from "./reading-editor.tsx";

/** What was read of a side, in a line that can be corrected in place. */
export function SideReading({ view, rerun }: { view: SideView; rerun: Rerun | null }) {
  const { kind } = view;
  const isUnsure = kind !== null && kind.kind === null;
  const known = effectiveFacts(view.product, view.manual);
  const named = view.cloth === null ? [] : [view.cloth];
  const parts = readingParts({
    ...known,
    materials: known.materials.length > 0 ? known.materials : named,
    kind: isUnsure ? "not sure what this is" : (kind?.kind?.name ?? null),
  });
  return (
    <div className="mt-4">
      {parts.length > 0 && (
        <p className="text-sm wrap-anywhere text-soft">
          <ReadingLine parts={parts} />
        </p>
      )}
      {rerun && isUnsure && kind.likely.length > 0 && (
        <LikelyKinds kinds={kind.likely} label={view.label} editor={READING_EDITORS[view.side].kind} rerun={rerun} />
      )}
      {rerun && <ReadingEditor view={view} rerun={rerun} />}
    </div>
  );
}

interface LikelyKindsProps {
  kinds: readonly Kind[];
  label: string;
  editor: Editor;
  rerun: Rerun;
}

/** The two kinds that it most likely is: one press, and the comparison is scored with it. */
function LikelyKinds({ kinds, label, editor, rerun }: LikelyKindsProps) {
  return (
    <fieldset className="no-print mt-3 flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-sm">
        Which is it?<span className="sr-only"> {label}</span>
      </legend>
      {kinds.map(({ type, name }) => (
        <Button key={type} look="secondary" size="sm" busy={rerun.pending} onClick={() => rerun.tell(editor, type)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

import { effectiveFacts } from "@dupewise/domain/comparison/effective-facts";
import type { ReactNode } from "react";
import { ReadingLine } from "../../lib/layout/reading-line.tsx";
import { listReadingParts } from "../../lib/layout/list-reading-parts.ts";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import { ReadingEditor } from "./reading-editor.tsx";

interface SideReadingProps {
  view: SideView;
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
  /** Additional content, next to the button. */
  children?: ReactNode;
}

/** Renders what was read about a side in a single line, which the shopper can correct in place. */
export function SideReading({ view, rerun, children }: SideReadingProps) {
  const { kind } = view;
  const known = effectiveFacts(view.product, view.manual);
  const named = view.cloth === null ? [] : [view.cloth];
  const parts = listReadingParts({
    ...known,
    materials: known.materials.length > 0 ? known.materials : named,
    kind: kind !== null && kind.kind === null ? "not sure what this is" : (kind?.kind?.name ?? null),
  });
  return (
    <section aria-label={view.label}>
      <p className="text-sm text-soft">{view.label}</p>
      {parts.length > 0 && (
        <p className="wrap-anywhere text-soft max-md:text-[0.9375rem]">
          <ReadingLine parts={parts} />
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-3">
        {rerun && <ReadingEditor view={view} rerun={rerun} />}
        {children}
      </div>
    </section>
  );
}

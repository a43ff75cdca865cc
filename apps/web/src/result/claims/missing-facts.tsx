import type { MissingFact } from "@dupewise/domain/comparison/comparison";
import type { Side } from "@dupewise/domain/comparison/side";
import { Plus } from "lucide-react";
import { SIDE_NAMES } from "../../lib/layout/side-names.ts";
import { ResultSection } from "../result-section.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import { DetailsEditors } from "./details-editors.tsx";
import { findEditorForFact } from "./find-editor-for-fact.ts";
import { focusEditor } from "./fact-editor.tsx";
import { type MissingFactGroup, groupMissingFacts } from "./group-missing-facts.ts";
import { MAX_DECISIVE_FACTS } from "./max-decisive-facts.ts";

export interface DecisiveFactsProps {
  sides: readonly SideView[];
  missing: readonly MissingFact[];
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
}

/** Renders the few missing facts that would turn a range into a single score, each with a button for adding it. */
export function DecisiveFacts({ sides, missing, rerun }: DecisiveFactsProps) {
  const facts = groupMissingFacts(missing).slice(0, MAX_DECISIVE_FACTS);
  if (facts.length === 0) return null;
  return (
    <ResultSection title="What would narrow down the score">
      <MissingFactList facts={facts} rerun={rerun} />
      {rerun && <DetailsEditors sides={sides} rerun={rerun} isQuiet />}
    </ResultSection>
  );
}

interface MissingFactListProps {
  facts: readonly MissingFactGroup[];
  rerun: Rerun | null;
}

/** Renders a list of missing facts, each with buttons for adding it. */
export function MissingFactList({ facts, rerun }: MissingFactListProps) {
  return (
    <ul className="flex max-w-3xl flex-col">
      {facts.map((missing) => (
        <MissingItem key={missing.fact} missing={missing} rerun={rerun} />
      ))}
    </ul>
  );
}

function MissingItem({
  missing: { fact, code, impact, sides },
  rerun,
}: {
  missing: MissingFactGroup;
  rerun: Rerun | null;
}) {
  const [only] = sides.length === 1 ? sides : [];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-dashed border-line py-1 first:border-t-0">
      <span>
        <span className="text-soft">{only ? SIDE_NAMES[only] : "Both"}:</span> {fact}
        {Math.round(impact) > 0 && <span className="text-soft">{`, up to ${Math.round(impact)} points`}</span>}
      </span>
      {rerun && (
        <span className="no-print flex flex-wrap gap-x-4">
          {sides.map((side) => (
            <AddFact key={side} side={side} code={code} fact={fact} rerun={rerun} />
          ))}
        </span>
      )}
    </li>
  );
}

function AddFact({ side, code, fact, rerun }: Pick<MissingFact, "code" | "fact"> & { side: Side; rerun: Rerun }) {
  const editor = findEditorForFact({ code, side });
  const open = () => {
    if (rerun.drafts[editor].open) focusEditor(editor);
    else rerun.change(editor, { open: true });
  };
  return (
    <button type="button" className="tap link inline-flex min-h-7 items-center gap-1 text-sm" onClick={open}>
      <Plus aria-hidden="true" className="size-3.5" />
      {SIDE_NAMES[side]}
      <span className="sr-only">: add {fact}</span>
    </button>
  );
}

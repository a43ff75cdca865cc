import { Pencil, Plus } from "lucide-react";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import { FactEditor } from "./fact-editor.tsx";

const SIDES = {
  original: { editor: "originalDetails", add: "Add details about the original" },
  alternative: { editor: "dupeDetails", add: "Add details about the alternative" },
} as const;

interface DetailsEditorsProps {
  sides: readonly SideView[];
  rerun: Rerun;
  /** Whether other buttons open these editors, so that only entered details are shown. */
  isQuiet?: boolean;
}

/** Renders the editors for the color, cut, pattern and other details that a page omits. */
export function DetailsEditors({ sides, rerun, isQuiet = false }: DetailsEditorsProps) {
  return (
    <div className="no-print mt-2 flex flex-wrap gap-2 max-md:[&_button_svg]:hidden">
      {sides.map(({ side, label, manual: { details } }) => {
        const { editor, add } = SIDES[side];
        if (isQuiet && details === null && !rerun.drafts[editor].open) return null;
        const Icon = details === null ? Plus : Pencil;
        return (
          <FactEditor
            key={side}
            editor={editor}
            rerun={rerun}
            multiline
            entered={details}
            label={`${label} details`}
            example="navy, knee length, notched lapel, fully lined"
            submitLabel="Save & Rerun"
            opener={
              <>
                <Icon aria-hidden="true" className="size-4" />
                {details === null ? add : `Edit ${label.toLowerCase()} details`}
              </>
            }
            resetLabel={
              details === null ? undefined : (
                <>
                  Reset to detected values<span className="sr-only">: {label} details</span>
                </>
              )
            }
          />
        );
      })}
    </div>
  );
}

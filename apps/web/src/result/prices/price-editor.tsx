import { Plus } from "lucide-react";
import { FactEditor } from "../claims/fact-editor.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";

const SIDES = {
  original: { editor: "originalPrice", add: "Add Original Price", example: "$89.99" },
  alternative: { editor: "dupePrice", add: "Add Alternative Price", example: "$34.99" },
} as const;

/** Renders the button that opens a side's price field, and the one that restores the detected price. */
export function PriceEditor({ view: { side, label, manual }, rerun }: { view: SideView; rerun: Rerun }) {
  const { add, ...editor } = SIDES[side];
  return (
    <FactEditor
      {...editor}
      rerun={rerun}
      label={`${label} price`}
      submitLabel="Rerun Analysis"
      opener={
        <>
          <Plus aria-hidden="true" className="size-4" />
          {add}
        </>
      }
      resetLabel={
        manual.price === null ? undefined : (
          <>
            Reset to detected values<span className="sr-only">: {label} price</span>
          </>
        )
      }
    />
  );
}

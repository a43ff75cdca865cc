import { Pair } from "@dupewise/ui/seam";
import type { SideView } from "../../result/side-view.ts";
import { describeMaterials } from "./describe-materials.ts";
import type { ListedAlternative } from "./listed-alternative.ts";

/** Renders the names and materials of an alternative and its original side by side, with the verdict. */
export function AlternativeBesideOriginal({ choice: { comparison, original, view } }: { choice: ListedAlternative }) {
  return (
    <>
      <Pair stacks={false} original={<Facts view={original} />} alternative={<Facts view={view} />} />
      <p className="mt-3 text-soft">{comparison.analysis.verdict}</p>
    </>
  );
}

function Facts({ view }: { view: SideView }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="font-medium" dir="auto">
        {view.name}
      </p>
      <p className="mt-1 text-soft">{describeMaterials(view) || "Materials not stated"}</p>
    </div>
  );
}

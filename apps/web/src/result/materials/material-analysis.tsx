import { materialName } from "@dupewise/domain/product/material-name";
import { Badge } from "@dupewise/ui/badge";
import { Composition, Dot } from "@dupewise/ui/composition";
import { Pair } from "@dupewise/ui/seam";
import { BadgeCheck } from "lucide-react";
import { MaterialEditor } from "./material-editor.tsx";
import { MaterialPerformance } from "./material-performance.tsx";
import { ResultSection } from "../result-section.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";

export interface MaterialAnalysisProps {
  sides: [SideView, SideView];
  /** What the materials of both sides mean for the wearer. */
  overall: string | null;
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
}

/** Renders the materials of both sides with their editors, and what a shopper should know about them. */
export function MaterialAnalysis({ sides, overall, rerun }: MaterialAnalysisProps) {
  const [original, alternative] = sides;
  return (
    <ResultSection id="materials" title="Material Analysis">
      <Pair stacks={false} original={<Materials view={original} />} alternative={<Materials view={alternative} />} />
      {rerun && (
        <div className="no-print mt-3 grid grid-cols-2 gap-x-6 gap-y-3 wide:gap-x-14">
          {sides.map((view) => (
            <MaterialEditor
              key={view.side}
              view={view}
              known={view.composition.length + view.materials.length > 0}
              rerun={rerun}
            />
          ))}
        </div>
      )}
      {overall && (
        <div className="mt-3 max-w-3xl">
          <h3 className="font-medium">Overall Material Comparison</h3>
          <p className="max-md:text-[0.9375rem] max-md:leading-normal" dir="auto">
            {overall}
          </p>
        </div>
      )}
      <MaterialPerformance sides={sides} />
    </ResultSection>
  );
}

function Materials({ view: { label, composition, materials, userVerified } }: { view: SideView }) {
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2">
        <p className="text-sm text-soft">{label}</p>
        {userVerified && (
          <Badge tone="thread">
            <BadgeCheck aria-hidden="true" className="size-4" />
            User Verified
          </Badge>
        )}
      </div>
      <Known composition={composition} materials={materials} />
    </div>
  );
}

function Known({ composition, materials }: Pick<SideView, "composition" | "materials">) {
  if (composition.length > 0) {
    return (
      <>
        <h3 className="mb-1 font-medium">Fabric Composition</h3>
        <Composition items={composition.map((item) => ({ ...item, material: materialName(item.material) }))} />
      </>
    );
  }
  if (materials.length > 0) {
    return (
      <>
        <h3 className="mb-1 font-medium">Materials</h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {materials.map((material) => (
            <li key={material} className="flex items-center gap-2">
              <Dot material={material} />
              {materialName(material)}
            </li>
          ))}
        </ul>
      </>
    );
  }
  return <p className="text-soft">Material info not detected</p>;
}

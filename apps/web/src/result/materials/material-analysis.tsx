import { Badge } from "@dupewise/ui/badge";
import { Composition, Dot } from "@dupewise/ui/composition";
import { Pair } from "@dupewise/ui/seam";
import { BadgeCheck } from "lucide-react";
import { MaterialEditor } from "./material-editor.tsx";
import { Section } from "../section.tsx";
import type { SideView } from "../sides.ts";
import type { Rerun } from "../use-rerun.ts";

export interface MaterialAnalysisProps {
  sides: [SideView, SideView];
  /** Null where nobody may change anything. */
  rerun: Rerun | null;
}

export function MaterialAnalysis({ sides: [original, alternative], rerun }: MaterialAnalysisProps) {
  return (
    <Section title="Material Analysis">
      <Pair
        original={<Materials view={original} rerun={rerun} />}
        alternative={<Materials view={alternative} rerun={rerun} />}
      />
    </Section>
  );
}

function Materials({ view, rerun }: { view: SideView; rerun: Rerun | null }) {
  const { label, composition, materials, userVerified } = view;
  const known = composition.length > 0 || materials.length > 0;
  return (
    <div>
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft">{label}</p>
        {userVerified && (
          <Badge tone="thread">
            <BadgeCheck aria-hidden="true" className="size-4" />
            User Verified
          </Badge>
        )}
      </div>
      <Known composition={composition} materials={materials} />
      {rerun && <MaterialEditor view={view} known={known} rerun={rerun} />}
    </div>
  );
}

function Known({ composition, materials }: Pick<SideView, "composition" | "materials">) {
  if (composition.length > 0) {
    return (
      <>
        <h3 className="mb-3 font-medium">Fabric Composition</h3>
        <Composition items={composition} />
      </>
    );
  }
  if (materials.length > 0) {
    return (
      <>
        <h3 className="mb-3 font-medium">Materials</h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {materials.map((material) => (
            <li key={material} className="flex items-center gap-2">
              <Dot material={material} />
              {material}
            </li>
          ))}
        </ul>
      </>
    );
  }
  return <p className="text-soft">Material info not detected</p>;
}

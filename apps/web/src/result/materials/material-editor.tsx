import { Pencil, Plus } from "lucide-react";
import { FactEditor } from "../claims/fact-editor.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { Suspense } from "react";

const LabelButton = createLazyComponent(
  async () => (await import("../../label/label-button.tsx")).LabelButton,
  () => null,
);

const SIDES = {
  original: { editor: "originalMaterialText", example: "70% Cotton, 30% Recycled Polyester" },
  alternative: { editor: "dupeMaterialText", example: "60% Cotton, 40% Polyester" },
} as const;

export interface MaterialEditorProps {
  view: SideView;
  known: boolean;
  rerun: Rerun;
}

/** Renders the editor for a garment's materials, which can also be read from a photo of its care label. */
export function MaterialEditor({ view: { side, label, userVerified }, known, rerun }: MaterialEditorProps) {
  const Icon = known ? Pencil : Plus;
  const ofSide = <span className="sr-only">: {label}</span>;
  return (
    <FactEditor
      {...SIDES[side]}
      rerun={rerun}
      multiline
      label={`${label} materials`}
      filling={(fill) => (
        <Suspense fallback={null}>
          <LabelButton side={label} onAccept={fill} />
        </Suspense>
      )}
      submitLabel="Save & Rerun"
      opener={
        <>
          <Icon aria-hidden="true" className="size-4" />
          {known ? "Edit materials" : "Add Materials"}
          {ofSide}
        </>
      }
      resetLabel={userVerified ? <>Reset to detected values{ofSide}</> : undefined}
    />
  );
}

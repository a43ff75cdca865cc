import type { MissingCode, MissingFact } from "@dupewise/domain/comparison/comparison";
import type { Side } from "@dupewise/domain/comparison/side";
import type { Editor } from "../use-rerun.ts";

/** Where the shopper can say what was not found. */
const EDITOR_OF: Partial<Record<MissingCode, Readonly<Record<Side, Editor>>>> = {
  material: { original: "originalMaterialText", alternative: "dupeMaterialText" },
};

/** Returns the editor that adds a missing fact; undefined where only another text of the product could. */
export function editorOf({ code, side }: Pick<MissingFact, "code" | "side">): Editor | undefined {
  return code && EDITOR_OF[code]?.[side];
}

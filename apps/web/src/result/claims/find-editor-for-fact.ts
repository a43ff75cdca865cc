import type { MissingCode, MissingFact } from "@dupewise/domain/comparison/comparison";
import type { Side } from "@dupewise/domain/comparison/side";
import type { Editor } from "../use-rerun.ts";

const DETAILS: Readonly<Record<Side, Editor>> = { original: "originalDetails", alternative: "dupeDetails" };

/** Where to enter a missing fact, other than as free text. */
const EDITOR_OF: Partial<Record<MissingCode, Readonly<Record<Side, Editor>>>> = {
  material: { original: "originalMaterialText", alternative: "dupeMaterialText" },
  kind: { original: "originalKind", alternative: "dupeKind" },
};

/** Finds the editor in which a missing fact can be entered. */
export const findEditorForFact = ({ code, side }: Pick<MissingFact, "code" | "side">): Editor =>
  ((code && EDITOR_OF[code]) ?? DETAILS)[side];

import { type Color, findColors } from "@dupewise/vocabulary/colors/colors";
import { garmentOf } from "@dupewise/vocabulary/garments/garments";
import type { ProductFacts } from "../facts/product-facts.ts";
import { NO_IDENTITY } from "../identity/identity.ts";
import { uncappedScore } from "../rubric/score-facts.ts";
import type { Shelf } from "./search-terms.ts";

const STATED = { quote: "", field: "title", certainty: 0.95 } as const;
const NOTHING: ProductFacts = {
  garment: null,
  line: null,
  identity: NO_IDENTITY,
  audience: null,
  colours: [],
  pattern: null,
  cut: new Map(),
  details: [],
  features: [],
  measurements: [],
  care: null,
  occasions: [],
  composition: [],
  mentionedMaterials: [],
  isEnglish: true,
  fabric: null,
  otherWords: new Set(),
  metal: null,
  counterfeit: null,
};

const COLORS = new Map<string, Color | null>();

/** Scores an original against the kind, color and main material that all products on a shelf share, 0–100. */
export function scoreAgainstShelf(original: ProductFacts, { kind, color, material }: Shelf): number {
  const garment = garmentOf(kind);
  const named = colorNamed(color);
  return (
    uncappedScore(original, {
      ...NOTHING,
      garment: garment ? { ...STATED, value: garment } : null,
      colours: named ? [{ ...STATED, value: named }] : [],
      composition: material === "" ? [] : [{ ...STATED, value: { material, percentage: null } }],
    }) ?? 0
  );
}

/** Returns the color with a shelf's name. Shelves use only a few hundred names in total. */
function colorNamed(name: string): Color | null {
  const held = COLORS.get(name);
  if (held !== undefined) return held;
  const found = findColors(name)[0]?.color ?? null;
  COLORS.set(name, found);
  return found;
}

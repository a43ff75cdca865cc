import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { namesKind } from "./lone-lines.ts";
import type { ClassifiedLine } from "./part-text.ts";

/** How a spec sheet labels a product's name, the most general first, one language per row. */
const LABELS = [
  ["series", "collection", "line", "nickname", "serie", "kollektion", "série", "colección", "collezione"],
  ["model", "model name", "modell", "modèle", "modelo", "modello"],
];

/** Labels whose value may also be a style rather than a name: "Style: casual". */
const STYLES = ["style", "stil", "article", "artikel", "artículo", "articolo"];

/**
 * Finds the name in a spec sheet that states it only in labels: "Prospex SPB143J1" for "Series: Prospex" and "Model:
 * SPB143J1". Returns null when there are no such labels.
 */
export function nameFromLabels(lines: readonly ClassifiedLine[], maker: string | null): string | null {
  const values = LABELS.flatMap((labels) => valueOf(lines, labels) ?? []);
  if (values.length > 0) return values.join(" ");
  const style = valueOf(lines, STYLES);
  if (style !== null && (isName(style) || findLine(style, maker) !== undefined)) return style;
  return valueOf(lines, REFERENCES);
}

/** The labels to take a name from otherwise. */
const REFERENCES = ["reference", "ref", "ref.", "referenz", "référence", "referencia", "riferimento"];

/** "Style: Le Chiquito Long" is a name; "Style: Modern Casual" is a style. */
const isName = (style: string): boolean =>
  style.includes(" ") && (namesKind(style) || (CAPITALS.test(style) && !MANNER.test(style)));
const CAPITALS = /^\p{Lu}\S*(?:\s[\p{Lu}\d]\S*)+$/u;
const MANNER =
  /(?<!\p{L})(?:casual|modern|classic|vintage|retro|business|formal|boho|sporty?|street|minimal\p{L}*|elegant|western|preppy|everyday|korean|european|american|british|fashion|basic)(?!\p{L})/iu;

function valueOf(lines: readonly ClassifiedLine[], labels: readonly string[]): string | null {
  for (const { text, zone, role } of lines) {
    const [label = "", value = ""] = text.split(/\s*[:：]\s*/, 2);
    if (
      zone === "own" &&
      (role === "fact" || role === "reference") &&
      value !== "" &&
      labels.includes(label.toLowerCase())
    )
      return value;
  }
  return null;
}

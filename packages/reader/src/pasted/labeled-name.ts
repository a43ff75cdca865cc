import { namesGoods } from "./lone-lines.ts";
import type { PartedLine } from "./part-text.ts";

/** How a spec sheet labels what goods are called, the wider first, a language a row. */
const LABELS = [
  ["series", "collection", "line", "serie", "kollektion", "série", "colección", "collezione"],
  ["model", "model name", "modell", "modèle", "modelo", "modello"],
];

/** What may as well be a label's word for a manner: "Style: casual". */
const STYLES = ["style", "stil", "article", "artikel", "artículo", "articolo"];

/** Finds the name that a spec sheet states only in its labels: "Series: Prospex" and "Model: SPB143J1". */
export function labeledName(lines: readonly PartedLine[]): string | null {
  const values = LABELS.flatMap((labels) => valueOf(lines, labels) ?? []);
  if (values.length > 0) return values.join(" ");
  const style = valueOf(lines, STYLES);
  return style !== null && style.includes(" ") && namesGoods(style) ? style : null;
}

function valueOf(lines: readonly PartedLine[], labels: readonly string[]): string | null {
  for (const { text, zone, role } of lines) {
    const [label = "", value = ""] = text.split(/\s*[:：]\s*/, 2);
    if (zone === "own" && role === "fact" && value !== "" && labels.includes(label.toLowerCase())) return value;
  }
  return null;
}

import type { Found } from "../found.ts";
import { labelName } from "../labels/labels.ts";
import { isFurniture } from "./lines.ts";
import { isOnlyPrice } from "./pasted-price.ts";

const MAX_LENGTH = 5_000;

/** What is left of a pasted text without the name, the labelled facts and the page's furniture. */
export function pastedDescription(lines: readonly string[], titleLine: string | null): Found<string> | null {
  const told = lines.flatMap((text) => {
    if (isFurniture(text) || isOnlyPrice(text)) return [];
    const [label = "", value = ""] = text.split(/\s*[:：]\s*|\s[-–]\s/, 2);
    const name = value === "" ? undefined : labelName(label);
    if (name !== undefined) return name === "description" ? [text.slice(text.indexOf(value))] : [];
    if (text !== titleLine) return [text];
    // A line that goes on after the name holds the description too.
    return text.length > 80 ? [text] : [];
  });
  const value = told.join("\n").slice(0, MAX_LENGTH).toWellFormed();
  return value.length < 10 ? null : { value, quote: value, source: "pasted-text", certainty: 0.8 };
}

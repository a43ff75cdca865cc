import type { CapturedPage, CapturedSides } from "@dupewise/domain/capture/hand-over";
import type { Side } from "@dupewise/domain/comparison/side";
import { isRecord } from "../../lib/api/is-record.ts";

const KEY = "capture-typed";

/** Text that was typed to replace a captured page, or without one. */
interface Typed {
  /** The captured page that it replaces; a newer capture takes precedence. */
  of: string | null;
  text: string;
}
export type TypedSides = { readonly [S in Side]?: Typed };

/** A side's input for a comparison: a captured page or text. */
export type SideInput = { page: CapturedPage } | { text: string };

/**
 * Returns a side's input: the text typed for it, unless another page has been captured since, otherwise the captured
 * page, otherwise an empty string.
 */
export function resolveSideInput(side: Side, sides: CapturedSides, typed: TypedSides): SideInput {
  const [page, words] = [sides[side], typed[side]];
  if (words && (words.of === (page?.id ?? null) || !page)) return { text: words.text };
  return page ? { page } : { text: "" };
}

function readTyped(value: unknown): Typed | null {
  if (!isRecord(value)) return null;
  const { of, text } = value;
  return (of === null || typeof of === "string") && typeof text === "string" ? { of, text } : null;
}

/**
 * Returns the text that was typed for each side in this tab before a reload or a sign-in. A side without text is
 * absent.
 */
export function readTypedSides(): TypedSides {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(stored)) return {};
    const [original, alternative] = [readTyped(stored["original"]), readTyped(stored["alternative"])];
    return { ...(original && { original }), ...(alternative && { alternative }) };
  } catch {
    return {};
  }
}

/** Stores typed text so that it survives a reload or a sign-in in this tab. */
export function storeTypedSides(typed: TypedSides): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is off or full: the fields themselves still contain the text.
  }
}

import type { CompareInputs } from "../api/errors.ts";
import { isRecord } from "../api/is-record.ts";

const KEY = "draft";
export const EMPTY_DRAFT: CompareInputs = { originalUrl: "", dupeUrl: "" };

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Reads the draft of the compare form, which survives a reload and a sign-in. Returns an empty draft if there is none.
 */
export function readDraft(storage: Pick<Storage, "getItem">): CompareInputs {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    if (!isRecord(stored)) return EMPTY_DRAFT;
    return { originalUrl: toText(stored["originalUrl"]), dupeUrl: toText(stored["dupeUrl"]) };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Returns true if the compare form has text, typed or shared by another app, that has not been compared yet. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || location.search.includes("shared-photo");
  } catch {
    // Storage is off, or this is the server.
    return false;
  }
}

/** Stores the compare form's draft, or deletes it when both fields are empty. */
export function writeDraft(storage: Pick<Storage, "setItem" | "removeItem">, draft: CompareInputs): void {
  try {
    if (draft.originalUrl === "" && draft.dupeUrl === "") storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is off or full: the form itself still contains the text.
  }
}

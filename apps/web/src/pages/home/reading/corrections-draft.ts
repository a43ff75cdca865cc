import type { CompareInputs } from "../../../lib/api/errors.ts";
import { isRecord } from "../../../lib/api/is-record.ts";
import { type Corrections, hasCorrections } from "./corrections.ts";

const KEY = "draft-corrections";
const TEXTS = ["title", "brand", "price", "materials", "details"] as const;

/** The shopper's corrections to the reading of each side. */
export type SideCorrections = { [Name in keyof CompareInputs]?: Corrections | undefined };

/** Reads the stored corrections of both sides, which survive a reload and a sign-in. */
export function readCorrections(storage: Pick<Storage, "getItem">): SideCorrections {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    if (!isRecord(stored)) return {};
    return { originalUrl: correctionsOf(stored["originalUrl"]), dupeUrl: correctionsOf(stored["dupeUrl"]) };
  } catch {
    return {};
  }
}

function correctionsOf(stored: unknown): Corrections | undefined {
  if (!isRecord(stored)) return undefined;
  const texts = TEXTS.flatMap((name) => {
    const text = stored[name];
    return typeof text === "string" ? [[name, text] as const] : [];
  });
  const kind = isRecord(stored["kind"]) ? stored["kind"] : {};
  const { type, name } = kind;
  return {
    ...Object.fromEntries(texts),
    ...(typeof type === "string" && typeof name === "string" && { kind: { type, name } }),
  };
}

/** Stores the corrections of both sides, or deletes the stored corrections if there are none. */
export function writeCorrections(storage: Pick<Storage, "setItem" | "removeItem">, corrections: SideCorrections): void {
  try {
    if (Object.values(corrections).some((made) => made && hasCorrections(made)))
      storage.setItem(KEY, JSON.stringify(corrections));
    else storage.removeItem(KEY);
  } catch {
    // Storage is off or full: the form itself still contains them.
  }
}

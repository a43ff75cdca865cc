import { isRecord } from "./is-record.ts";

/** Forms whose text is kept while it is being written. */
const FORMS = ["support", "alert"] as const;
type Form = (typeof FORMS)[number];

/** Each person's own, so that nobody else on this device finds it in their form. */
const keyOf = (form: Form, userId: string) => `draft-${form}-${userId}`;

/** What was typed into the named fields and not sent yet; it outlives a reload and a sign-in. */
export function readFormDraft(
  storage: Pick<Storage, "getItem">,
  form: Form,
  userId: string,
  names: readonly string[],
): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(form, userId)) ?? "null");
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      names.flatMap((name): [string, string][] => {
        const value = stored[name];
        return typeof value === "string" ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** @param values null once there is nothing to keep */
export function writeFormDraft(
  storage: Pick<Storage, "setItem" | "removeItem">,
  form: Form,
  userId: string,
  values: Record<string, string> | null,
): void {
  try {
    if (values) storage.setItem(keyOf(form, userId), JSON.stringify(values));
    else storage.removeItem(keyOf(form, userId));
  } catch {
    // Storage is off or full: the form itself still holds the text.
  }
}

/** On signing out: a draft is nobody else's to read. */
export function forgetFormDrafts(storage: Pick<Storage, "setItem" | "removeItem">, userId: string): void {
  for (const form of FORMS) writeFormDraft(storage, form, userId, null);
}

import { isRecord } from "../api/is-record.ts";

/** A form whose draft is kept. */
type Form = "support" | "profile" | "alert" | `alert-${string}` | `rerun-${string}`;

/** Includes the user, so that nobody else on this device finds the draft in their form. */
const prefixOf = (userId: string) => `draft-${userId}-`;
const keyOf = (form: Form, userId: string) => `${prefixOf(userId)}${form}`;

/** Reads the drafts of a form's fields, which survive a reload and a sign-in. Leaves out fields without a draft. */
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

/** Returns true if the user has a draft of this form. */
export function hasFormDraft(storage: Pick<Storage, "getItem">, form: Form, userId: string): boolean {
  try {
    return storage.getItem(keyOf(form, userId)) !== null;
  } catch {
    return false;
  }
}

/** Stores a form's draft, or deletes it if `values` is null. */
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
    // Storage is off or full: the form itself still contains the text.
  }
}

/** Deletes all of the user's drafts. Called on sign-out, because drafts are private. */
export function deleteFormDrafts(storage: Storage, userId: string): void {
  try {
    const drafts = Object.keys(storage).filter((key) => key.startsWith(prefixOf(userId)));
    for (const key of drafts) storage.removeItem(key);
  } catch {
    // Storage is off: nothing was kept.
  }
}

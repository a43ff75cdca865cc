import type { UpdateProfileInput } from "@dupewise/domain/user";
import { isRecord } from "../../lib/is-record.ts";

const KEY = "profile-draft";
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The session ended before the profile could be saved: it waits, in this tab alone, until it can. */
export function keepProfileDraft(values: UpdateProfileInput): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Storage is off or full: there is no other place.
  }
}

/** What waits, once. */
export function takeProfileDraft(): UpdateProfileInput | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (!isRecord(stored)) return null;
    return {
      firstName: text(stored["firstName"]),
      lastName: text(stored["lastName"]),
      email: text(stored["email"]),
      emailNotificationsEnabled: stored["emailNotificationsEnabled"] === true,
    };
  } catch {
    return null;
  }
}

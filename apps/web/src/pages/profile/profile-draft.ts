import type { UpdateProfileInput, User } from "@dupewise/domain/account/user";
import { readFormDraft, writeFormDraft } from "../../lib/forms/form-draft.ts";

/** Stores unsaved edits of the profile, so that they survive signing in again after the session has expired. */
export function storeProfileDraft(userId: string, { emailNotificationsEnabled, ...texts }: UpdateProfileInput): void {
  writeFormDraft(localStorage, "profile", userId, { ...texts, mail: emailNotificationsEnabled ? "on" : "off" });
}

/**
 * Returns the initial values of the profile form: unsaved edits if there are any, otherwise the saved profile. Deletes
 * the stored edits.
 */
export function takeProfileDraft(user: User): UpdateProfileInput {
  const { mail, ...texts } = readFormDraft(localStorage, "profile", user.id, [
    "firstName",
    "lastName",
    "email",
    "mail",
  ]);
  writeFormDraft(localStorage, "profile", user.id, null);
  return {
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    email: user.email,
    emailNotificationsEnabled: mail === undefined ? user.emailNotificationsEnabled : mail === "on",
    ...texts,
  };
}

import type { UpdateProfileInput, User } from "@dupewise/domain/account/user";
import { readFormDraft, writeFormDraft } from "../../lib/forms/form-draft.ts";

/** Saves unsaved profile edits when the session ends. */
export function keepProfileDraft(userId: string, { emailNotificationsEnabled, ...texts }: UpdateProfileInput): void {
  writeFormDraft(localStorage, "profile", userId, { ...texts, mail: emailNotificationsEnabled ? "on" : "off" });
}

/** Returns the form's initial values: a saved draft, only once, otherwise the saved profile. */
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

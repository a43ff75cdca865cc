import type { UpdateProfileInput, User } from "@dupewise/domain/account/user";
import { readFormDraft, writeFormDraft } from "../../lib/forms/form-draft.ts";

/** The session ended before the profile could be saved: it waits until it can. */
export function keepProfileDraft(userId: string, { emailNotificationsEnabled, ...texts }: UpdateProfileInput): void {
  writeFormDraft(localStorage, "profile", userId, { ...texts, mail: emailNotificationsEnabled ? "on" : "off" });
}

/** What the form starts with: what waits, once, else what is saved. */
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

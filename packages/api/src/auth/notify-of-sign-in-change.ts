import type { MailOf } from "@dupewise/domain/alerts/mail";
import type { Db } from "@dupewise/db/connect";
import type { User } from "@dupewise/domain/account/user";
import type { RequestContext } from "../context.ts";

/** Emails an account's owner about an added or removed sign-in method. */
export async function notifyOfSignInChange(
  { sendMail, siteUrl }: RequestContext,
  tx: Db,
  {
    user: { id: userId, email: to, name },
    ...change
  }: Pick<MailOf<"sign-in-changed">, "change" | "way"> & { user: User },
): Promise<void> {
  await sendMail(tx, { ...change, kind: "sign-in-changed", userId, to, name, link: `${siteUrl()}/account` });
}

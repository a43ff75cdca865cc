import type { SetEmailNotificationsInput, User } from "@dupewise/domain/account/user";
import { updateUser } from "@dupewise/db/queries/account/accounts";
import type { ViewerContext } from "../context.ts";

/** Turns all emails to the viewer on or off, except those about the account, and returns the updated account. */
export const setEmailNotifications = (ctx: ViewerContext, { enabled }: SetEmailNotificationsInput): Promise<User> =>
  updateUser(ctx.database.db, ctx.viewer.id, { emailNotificationsEnabled: enabled });

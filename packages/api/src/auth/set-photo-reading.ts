import type { SetPhotoReadingInput, User } from "@dupewise/domain/account/user";
import { updateUser } from "@dupewise/db/queries/account/accounts";
import type { ViewerContext } from "../context.ts";

/**
 * Sets whether photos of the products that the viewer compares may be sent to an AI model, and returns the updated
 * account.
 */
export const setPhotoReading = (ctx: ViewerContext, { enabled }: SetPhotoReadingInput): Promise<User> =>
  updateUser(ctx.database.db, ctx.viewer.id, { photoReadingEnabled: enabled });

import type { SetPhotoReadingInput, User } from "@dupewise/domain/account/user";
import { updateUser } from "@dupewise/db/queries/accounts";
import type { ViewerContext } from "../context.ts";

/** Decides whether an AI model may look at the photos of what the account compares. */
export const setPhotoReading = (ctx: ViewerContext, { enabled }: SetPhotoReadingInput): Promise<User> =>
  updateUser(ctx.database.db, ctx.viewer.id, { photoReadingEnabled: enabled });

import type { SetPhotoReadingInput, User } from "@dupewise/domain/account/user";
import { updateUser } from "@dupewise/db/queries/account/accounts";
import type { ViewerContext } from "../context.ts";

/** Allows or forbids an AI model to see the photos of products the account compares. */
export const setPhotoReading = (ctx: ViewerContext, { enabled }: SetPhotoReadingInput): Promise<User> =>
  updateUser(ctx.database.db, ctx.viewer.id, { photoReadingEnabled: enabled });

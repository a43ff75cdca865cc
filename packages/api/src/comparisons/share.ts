import { randomBytes } from "node:crypto";
import type { ShareInput, ShareState } from "@dupewise/domain/comparison/share";
import { shareComparison as storeShare } from "@dupewise/db/queries/comparisons/sharing";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";
import { toShareState } from "./share-state.ts";

/**
 * Shares one of the viewer's comparisons with anyone who has its link. Throws `not_found` if the comparison isn't
 * theirs.
 */
export async function shareComparison(ctx: ViewerContext, { id, pastedTextPrivate }: ShareInput): Promise<ShareState> {
  const token = randomBytes(24).toString("base64url");
  const key = { id, userId: ctx.viewer.id };
  return toShareState(
    id,
    (await storeShare(ctx.database.db, key, { token, pastedTextPrivate })) ?? throwNotInHistory(),
  );
}

import { deleteNotification } from "@dupewise/db/queries/alerts/alerts";
import type { ViewerContext } from "../context.ts";
import { throwNoSuchAlert } from "./no-such-alert.ts";

/** Deletes one of the viewer's alerts and its matches. Throws `not_found` if the alert isn't the viewer's. */
export async function removeNotification(ctx: ViewerContext, { id }: { id: string }): Promise<void> {
  if (!(await deleteNotification(ctx.database.db, { id, userId: ctx.viewer.id }))) throwNoSuchAlert();
}

import type { User } from "@dupewise/domain/user";
import { findUser } from "@dupewise/db/queries/accounts";
import type { ViewerContext } from "../context.ts";

/** Takes a cancellation back before the period ends. Without one nothing changes. */
export async function resumeSubscription({ payments, viewer, database }: ViewerContext): Promise<User> {
  if (viewer.cancelAtPeriodEnd) await payments?.resume(viewer.id);
  return (await findUser(database.db, viewer.id)) ?? viewer;
}

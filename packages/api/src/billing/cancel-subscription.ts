import type { User } from "@dupewise/domain/user";
import { findUser } from "@dupewise/db/queries/accounts";
import type { ViewerContext } from "../context.ts";

/** Lets the subscription run out; premium lasts until then. Without a subscription nothing changes. */
export async function cancelSubscription({ payments, viewer, database }: ViewerContext): Promise<User> {
  await payments?.cancelAtPeriodEnd(viewer.id);
  return (await findUser(database.db, viewer.id)) ?? viewer;
}

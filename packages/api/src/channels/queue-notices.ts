import type { Notice } from "@dupewise/domain/channels/channel";
import { queueDeliveries } from "@dupewise/db/queries/channels/channels";
import type { Db } from "@dupewise/db/connect";
import type { Services } from "../context.ts";

/**
 * Queues notices for the channels of the users to whom they are addressed. The notices are sent once the transaction
 * has committed.
 */
export async function queueNotices(
  { enqueue }: Pick<Services, "enqueue">,
  tx: Db,
  notices: readonly { userId: string; notice: Notice }[],
): Promise<void> {
  // One job sends everything that is due.
  if (await queueDeliveries(tx, notices)) await enqueue(tx, "deliver-notices", {});
}

import { Notice } from "@dupewise/domain/channels/channel";
import {
  claimDeliveries,
  markDelivered,
  postponeChannel,
  type ClaimedDelivery,
} from "@dupewise/db/queries/channels/deliveries";
import type { Services } from "../context.ts";
import { computeRetrySeconds } from "../mail/retry-times.ts";
import { buildDeliveryRequest } from "./build-delivery-request.ts";

type RequiredServices = Pick<Services, "database" | "postNotice">;

/** The number of channels sent to concurrently. */
const BATCH = 10;

/**
 * Delivers due messages, one at a time for each channel. When a delivery fails, all messages of that channel wait.
 * Gives up on a message after a day and a half. Safe to run concurrently.
 */
export async function deliverNotices(services: RequiredServices, _job: object, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimDeliveries(services.database.db, BATCH);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((delivery) => deliverOne(services, delivery, signal)));
  }
}

async function deliverOne(
  { database: { db }, postNotice }: RequiredServices,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<void> {
  const { data: notice } = Notice.safeParse(delivery.content);
  // A newer version may have queued it, and will send it.
  const problem = notice
    ? await postNotice(buildDeliveryRequest(delivery, notice, new Date()), signal)
    : "this version doesn't support the message's format";
  if (problem === null) await markDelivered(db, delivery);
  else await postponeChannel(db, delivery, { problem, seconds: computeRetrySeconds(delivery.attempts) });
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@dupewise/db/connect";
import { refundReservation } from "@dupewise/db/queries/limits/quota";

const TRY_EVERY_MS = 500;
/** The number of attempts, after which the reservation has expired anyway. */
const TRIES = 60;

/**
 * Refunds a reservation. If the database is down, throws, but keeps retrying in the background, so that the shopper can
 * compare again before the reservation expires.
 */
export async function refund(db: Db, reservationId: string): Promise<void> {
  try {
    await refundReservation(db, reservationId);
  } catch (error) {
    void keepTrying(db, reservationId);
    throw error;
  }
}

async function keepTrying(db: Db, reservationId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    await sleep(TRY_EVERY_MS, undefined, { ref: false });
    const isBack = await refundReservation(db, reservationId).then(
      () => true,
      () => false,
    );
    if (isBack) return;
  }
}

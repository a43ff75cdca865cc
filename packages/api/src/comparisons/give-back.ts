import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@dupewise/db/connect";
import { refundReservation } from "@dupewise/db/queries/quota";

const TRY_EVERY_MS = 500;
/** By then the place has run out by itself. */
const TRIES = 60;

/**
 * Gives the place back. Where the database is away just then, this throws, and goes on trying meanwhile: else the same
 * wish would have to wait until the place runs out, long after the database is back.
 */
export async function giveBack(db: Db, reservationId: string): Promise<void> {
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

import { listAlertKeys, setAlertKeys } from "@dupewise/db/queries/alerts/alerted-products";
import type { Services } from "../context.ts";

const AT_A_TIME = 100;

/** Rebuilds the lookup keys of all alerts, so that existing alerts keep working when the vocabulary changes. */
export async function renewAlertKeys(
  { database: { db }, alerts }: Pick<Services, "database" | "alerts">,
  _job: object,
  signal: AbortSignal,
): Promise<void> {
  let after = "";
  for (;;) {
    signal.throwIfAborted();
    const held = await listAlertKeys(db, after, AT_A_TIME);
    for (const alert of held) {
      const keys = alerts.keysOf(alert);
      const stands = keys.makerKey === alert.makerKey && keys.looksKey === alert.looksKey;
      if (!stands) await setAlertKeys(db, alert, keys);
    }
    const last = held.at(-1);
    if (!last) return;
    after = last.id;
  }
}

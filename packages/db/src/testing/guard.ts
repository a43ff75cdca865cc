import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { stopAbandonedClusters } from "./abandoned.ts";

/** How often to look for servers to stop: they end a little later than the test run that started them. */
const SWEEPS = 30;
const PAUSE_MS = 1_000;

// Ends when the test run's process does, however that ends.
process.stdin.resume();
await once(process.stdin, "close");
for (let sweep = 0; sweep < SWEEPS; sweep++) {
  await stopAbandonedClusters();
  await sleep(PAUSE_MS);
}

import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";

/** The requests to send, from a separate thread whose own cost doesn't affect the measured one. */
const { url, paths, address, atOnce } = z
  .object({ url: z.string(), paths: z.array(z.string()), address: z.string(), atOnce: z.number() })
  .parse(workerData);

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const statuses: Record<string, number> = {};
let asked = 0;
let isOver = false;

function ask(): Promise<void> {
  asked += 1;
  const path = (paths[asked % paths.length] ?? "/").replaceAll("{n}", String(asked));
  return new Promise((resolve) => {
    const headers = { "x-forwarded-for": address, "accept-encoding": "gzip, br" };
    request(new URL(path, url), { agent, headers }, (response) => {
      const status = String(response.statusCode);
      statuses[status] = (statuses[status] ?? 0) + 1;
      response.resume().on("close", resolve);
    })
      .on("error", () => resolve())
      .end();
  });
}

parentPort?.once("message", () => (isOver = true));
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (!isOver) await ask();
  }),
);
agent.destroy();
parentPort?.postMessage(statuses);

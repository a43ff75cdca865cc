import { join } from "node:path";
import type { ServerProcess } from "@dupewise/testing/server-process";
import { expect, it } from "vitest";
import { findPostmasterPid } from "./dedicated-server.ts";
import { compareWithRetries } from "./compare-with-retries.ts";
import { COATS, chooseByMode, send, signUp, startLeakCheckedServer, createTemporaryFolder } from "./world.ts";

/** The limit for the median; single rounds take longer on a busy machine. */
const BACK_WITHIN_MS = 5_000;
const LATEST_MS = 20_000;

it("R39: keeps every acknowledged write when the server, its PostgreSQL or both are killed", async () => {
  const dataDir = createTemporaryFolder();
  const killPostgres = () => process.kill(findPostmasterPid(join(dataDir, "postgres")), "SIGKILL");
  const start = () => startLeakCheckedServer({ dataDir });
  const ready = async ({ url }: ServerProcess) => (await send(`${url}/readyz`)).status;
  let server = await start();
  const made: { cookie: string; id: string | undefined }[] = [];
  const backMs: Record<string, number[]> = { server: [], postgres: [], both: [] };
  for (let round = 0; round < chooseByMode(3, 20); round++) {
    for (const [victim, times] of Object.entries(backMs)) {
      const cookie = await signUp(server, `${victim}${round}@example.com`);
      const { url } = server;
      made.push({ cookie, id: await compareWithRetries({ url: () => url, cookie, body: COATS, patienceMs: 60_000 }) });
      if (victim !== "server") killPostgres();
      if (victim !== "postgres") await server.kill();
      const killed = performance.now();
      if (victim !== "postgres") server = await start();
      // Immediately after the kill, the server may not have noticed yet.
      else await expect.poll(() => ready(server), { timeout: 5_000, interval: 5 }).toBe(503);
      await expect.poll(() => ready(server), { timeout: 30_000, interval: 20 }).toBe(200);
      times.push(Math.round(performance.now() - killed));
    }
    await expect(start()).rejects.toThrow("Another Dupewise process is already using");
  }
  for (const { cookie, id } of made) {
    const { url } = server;
    expect(await (await send(`${url}/api/comparisons`, { cookie })).text()).toContain(id);
  }
  process.stdout.write(`R39: back after ${JSON.stringify(backMs)} ms\n`);
  for (const times of Object.values(backMs)) {
    const sorted = times.toSorted((a, b) => a - b);
    expect(sorted[times.length >> 1]).toBeLessThan(BACK_WITHIN_MS);
    expect(sorted.at(-1)).toBeLessThan(LATEST_MS);
  }
});

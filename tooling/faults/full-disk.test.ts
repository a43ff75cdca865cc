import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { compareWithRetries } from "./compare-with-retries.ts";
import { COATS, send, signUp, startLeakCheckedServer, createTemporaryFolder } from "./world.ts";

const DISK_MB = 160;
const MEGABYTE = Buffer.alloc(2 ** 20);
const BACK_WITHIN_MS = 10_000;

const isRoot = process.getuid?.() === 0 && process.platform === "linux";

it.skipIf(!isRoot)("R20: responds with 503 on a full disk, and loses no acknowledged write", async () => {
  const disk = createTemporaryFolder();
  expect(spawnSync("/bin/mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=755`, "tmpfs", disk]).status).toBe(0);
  onTestFinished(() => void spawnSync("/bin/umount", ["-l", disk]));
  const server = await startLeakCheckedServer({ dataDir: join(disk, "data") });
  const cookies: string[] = [];
  for (let person = 0; person < 20; person++) cookies.push(await signUp(server, `person${person}@example.com`));
  const compare = (cookie: string) => send(`${server.url}/api/comparisons`, { method: "POST", body: COATS, cookie });
  expect((await compare(cookies[0] ?? "")).status).toBe(201);

  const filling = join(disk, "filling");
  const fill = () => {
    for (;;) writeFileSync(filling, MEGABYTE, { flag: "a" });
  };
  expect(fill).toThrow("ENOSPC");
  const statuses = new Map<number, number>();
  const made: string[] = [];
  const until = performance.now() + 20_000;
  // Long enough for PostgreSQL to use up the WAL files that it had preallocated.
  for (let turn = 0; performance.now() < until; turn++) {
    const cookie = cookies[turn % cookies.length] ?? "";
    const response = await compare(cookie);
    const answer: unknown = await response.json();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status === 201 && typeof answer === "object" && answer && "id" in answer) made.push(String(answer.id));
  }
  process.stdout.write(`R20 full disk: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
  expect([...statuses.keys()].filter((status) => ![201, 403, 503].includes(status))).toEqual([]);

  rmSync(filling);
  const freed = performance.now();
  const ready = async () => (await send(`${server.url}/readyz`)).status;
  await expect.poll(ready, { timeout: 30_000, interval: 20 }).toBe(200);
  const last = await signUp(server, "last@example.com");
  await compareWithRetries({ url: () => server.url, cookie: last, body: COATS, patienceMs: BACK_WITHIN_MS });
  process.stdout.write(`R20 full disk: back after ${Math.round(performance.now() - freed)} ms\n`);
  const held = await Promise.all(
    cookies.map(async (cookie) => (await send(`${server.url}/api/comparisons`, { cookie })).text()),
  );
  for (const id of made) expect(held.some((list) => list.includes(id))).toBe(true);
});

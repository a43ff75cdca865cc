import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { TEST_FOLDER_PREFIX } from "../testing/abandoned.ts";
import { findOsUser } from "./os-user.ts";
import { findBinaries } from "./binaries.ts";
import { resolveHome } from "./cluster-home.ts";
import { stopServer } from "./run-cluster.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";

const asRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  dataDir = join(folder, "data");
});
afterEach(async () => {
  // If anything still owned the server, it would restart it.
  for (const end of owners.splice(0)) await end();
  const home = existsSync(dataDir) && statSync(dataDir).isDirectory() ? resolveHome(dataDir) : undefined;
  if (home !== undefined) {
    await stopServer({ home, binaries: await findBinaries(), account: findOsUser(home), fsync: false });
    rmSync(home, { recursive: true });
  }
  rmSync(folder, { recursive: true });
});

const owners: (() => Promise<unknown>)[] = [];

async function start() {
  const embedded = await startEmbeddedPostgres({ dataDir, fsync: false });
  owners.push(embedded.stop);
  return embedded;
}

const OWNER = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL("start-embedded-postgres.ts", import.meta.url).href)});
  const [, dataDir] = process.argv;
  const said = await startEmbeddedPostgres({ dataDir, fsync: false }).catch(({ message }) => ({ refused: message }));
  console.log(JSON.stringify(said));
`;

interface Said {
  url?: string;
  refused?: string;
}

/** Another Dupewise on the same data: its output, and a way to kill it. */
async function startElsewhere() {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", OWNER, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const kill = () => (child.kill("SIGKILL"), exited);
  owners.push(kill);
  for await (const line of createInterface(child.stdout)) {
    const said: Said = JSON.parse(line);
    return { ...said, kill };
  }
  throw new Error("It printed nothing");
}

const postmasterPid = () => Number(readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
const killPostmaster = () => process.kill(postmasterPid(), "SIGKILL");

async function query(url: string | undefined, statement: string) {
  const sql = postgres(url ?? "", { max: 1, fetch_types: false });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

const MARK = "create table mark as select 'kept' as word";
const marks = async (url: string | undefined) => [...(await query(url, "select word from mark"))];
const untilKept = (url: string | undefined) =>
  vi.waitFor(async () => expect(await marks(url)).toEqual([{ word: "kept" }]), { timeout: 120_000, interval: 50 });

describe("the embedded PostgreSQL", () => {
  test("keeps the data, and leaves no process running when stopped", async () => {
    const first = await start();
    expect(first).toMatchObject({ place: join(dataDir, "postgres"), relocated: false, adopted: false });
    await query(first.url, MARK);
    await first.stop();
    await expect(query(first.url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await marks(second.url)).toEqual([{ word: "kept" }]);
  });

  test("starts on a copy of the data folder that was made while the server was stopped", async () => {
    const first = await start();
    await query(first.url, MARK);
    await first.stop();
    const copy = join(folder, "backup");
    // As in docs/operating.md: owners and permissions are kept, links are followed.
    execFileSync("cp", ["-aL", dataDir, copy]);
    await query((await start()).url, "drop table mark");

    const restored = await startEmbeddedPostgres({ dataDir: copy, fsync: false });
    owners.push(restored.stop);
    expect(restored).toMatchObject({ place: join(copy, "postgres"), adopted: false });
    expect(await marks(restored.url)).toEqual([{ word: "kept" }]);
  });

  test("listens only on loopback and requires the password", async () => {
    const { url } = await start();
    const [row] = await query(url, "select current_setting('listen_addresses') as addresses");
    expect(row).toEqual({ addresses: "127.0.0.1" });
    const stranger = Object.assign(new URL(url), { password: "guess" }).href;
    await expect(query(stranger, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });
});

describe("restarting after a crash", () => {
  test("adopts the surviving PostgreSQL if only the application was killed", async () => {
    const killed = await startElsewhere();
    await query(killed.url, MARK);
    await killed.kill();
    const next = await start();
    expect(next).toMatchObject({ adopted: true, url: killed.url });
    expect(await marks(next.url)).toEqual([{ word: "kept" }]);
  });

  test("restarts PostgreSQL on the same port if only PostgreSQL was killed", async () => {
    const { url } = await start();
    await query(url, MARK);
    for (let round = 0; round < 3; round++) {
      const before = postmasterPid();
      killPostmaster();
      await vi.waitFor(() => expect(postmasterPid()).not.toBe(before), { timeout: 120_000, interval: 20 });
      await untilKept(url);
    }
    // The lock is held by this process again, and by no other.
    const held = "select from pg_locks where locktype = 'advisory' and granted";
    await vi.waitFor(async () => expect(await query(url, held)).toHaveLength(1), { timeout: 120_000 });
    await expect(start()).rejects.toThrow("Another Dupewise process is already using");
  });

  test("recovers all stored data if both the application and PostgreSQL were killed", async () => {
    const killed = await startElsewhere();
    await query(killed.url, MARK);
    killPostmaster();
    await killed.kill();
    await untilKept((await start()).url);
  });
});

describe("starting twice on the same data folder", () => {
  test("fails the second time with a clear error, and keeps the first server running", async () => {
    const { url } = await start();
    await query(url, MARK);
    expect((await startElsewhere()).refused).toBe(
      `Another Dupewise process is already using ${dataDir}; stop it, or set DATA_DIR to a different folder.`,
    );
    expect(await marks(url)).toEqual([{ word: "kept" }]);
  });

  test("lets exactly one of two simultaneous starts use an empty folder", async () => {
    const both = await Promise.all([startElsewhere(), startElsewhere()]);
    expect(both.filter(({ url }) => url !== undefined)).toHaveLength(1);
    expect(both.filter(({ refused }) => refused?.startsWith("Another Dupewise"))).toHaveLength(1);
  });
});

test("starts despite a stale lock file with a process ID that has been reused", async () => {
  await (await start()).stop();
  const account = findOsUser(join(dataDir, "postgres"));
  const sleeper = spawn("sleep", ["60"], { stdio: "ignore", ...account });
  onTestFinished(() => void sleeper.kill());
  const data = join(dataDir, "postgres/data");
  writeFileSync(join(data, "postmaster.pid"), `${sleeper.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n`);
  await query((await start()).url, "select 1");
});

describe("an unusable data folder", () => {
  test("is reported in one actionable sentence if files are missing", async () => {
    mkdirSync(join(dataDir, "postgres"), { recursive: true });
    writeFileSync(join(dataDir, "postgres/password"), "x");
    await expect(start()).rejects.toMatchObject({
      name: "StartupError",
      message: `${dataDir}/postgres is damaged (data/PG_VERSION is missing); restore it, or move it elsewhere to start with an empty database.`,
    });
  });

  test("is reported in one actionable sentence if PostgreSQL cannot start with its data", async () => {
    await (await start()).stop();
    rmSync(join(dataDir, "postgres/data/global/pg_control"));
    const error = await start().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/can't start with the data in .*fix the problem/),
    });
  });

  test("is reported in one actionable sentence if it is a file", async () => {
    writeFileSync(dataDir, "");
    await expect(start()).rejects.toMatchObject({
      name: "StartupError",
      message: `${dataDir} is not a folder; remove the file, or set DATA_DIR to a folder.`,
    });
  });

  test.skipIf(asRoot)("is reported in one actionable sentence if it is not writable", async () => {
    mkdirSync(dataDir, { mode: 0o500 });
    await expect(start()).rejects.toMatchObject({
      name: "StartupError",
      message: `${dataDir} is not writable; change its permissions, or set DATA_DIR to a writable folder.`,
    });
  });
});

describe.runIf(asRoot)("the embedded PostgreSQL, started as root", () => {
  test("stores its data elsewhere if PostgreSQL's user cannot access the folder, and finds it again", async () => {
    chmodSync(folder, 0o700);
    const first: EmbeddedPostgres = await start();
    expect(first.relocated).toBe(true);
    expect(first.place).not.toContain(folder);
    await query(first.url, MARK);
    await first.stop();
    const second = await start();
    expect(second.place).toBe(first.place);
    expect(await marks(second.url)).toEqual([{ word: "kept" }]);
  });

  test("starts with an empty database if the relocated data was deleted", async () => {
    chmodSync(folder, 0o700);
    const first = await start();
    await first.stop();
    rmSync(first.place, { recursive: true });
    expect((await start()).place).not.toBe(first.place);
  });
});

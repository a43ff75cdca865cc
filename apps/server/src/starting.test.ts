import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import type { Database } from "@dupewise/db/connect";
import { type ServerProcess, startServer } from "@dupewise/testing/server-process";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readEnvironment } from "./config/env.ts";
import { startWorker } from "./jobs/start-worker.ts";
import { serve } from "./serve.ts";

const env = { SERVE_WEB: "false", LOG_LEVEL: "silent" };
/** The same for a server in this process. */
const environment = { ...env, PORT: "0", EXCHANGE_RATES_URL: "none" };

/** Returns the last output of a server that fails to start, addressed to the person who started it. */
async function lastWords(options: Parameters<typeof startServer>[0]): Promise<string> {
  try {
    const server = await startServer({ ...options, env: { ...env, ...options?.env } });
    await server.stop();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error("The server started, but should not have.");
}

/** Returns the message with which a server in this process fails to start. main.ts and worker.ts print nothing else. */
async function failure(changes: Record<string, string>, start: typeof serve | typeof startWorker = serve) {
  const running = start(readEnvironment({ ...environment, ...changes }));
  const message = await running.then(
    ({ close }) => close(),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (message === undefined) throw new Error("It started, but should not have.");
  return message;
}

describe("a server that cannot start", () => {
  let folder = "";
  let database: Database;
  let databaseUrl = "";
  /** An external database, and a folder that can be created. */
  let usable: { DATABASE_URL: string; DATA_DIR: string };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
    database = await createTestDatabase();
    databaseUrl = database.url;
    usable = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "usable") };
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  it("explains in one sentence that HOST is another machine's address", async () => {
    const HOST = "192.0.2.1";
    expect(await failure({ ...usable, HOST })).toContain(`This machine has no address ${HOST}. Set HOST to one of its`);
  });

  it("explains in one sentence that the web app has not been built", async () => {
    const WEB_DIST = join(folder, "nowhere");
    expect(await failure({ ...usable, SERVE_WEB: "true", WEB_DIST })).toContain(
      `There is no built web app in ${WEB_DIST}`,
    );
  });

  it("explains in one sentence that the web app cannot render pages", async () => {
    const WEB_DIST = join(folder, "dist");
    mkdirSync(WEB_DIST);
    writeFileSync(join(WEB_DIST, "index.html"), '<title>Dupewise</title><div id="app"></div>');
    expect(await failure({ ...usable, SERVE_WEB: "true", WEB_DIST })).toContain(
      `The web app in ${WEB_DIST} has no <div id="root"></div> to render pages in`,
    );
  });

  it("explains in one sentence that the database is unreachable", async () => {
    const words = await failure({ ...usable, DATABASE_URL: "postgres://ada:secret@127.0.0.1:1/none" });
    expect(words).toContain("The database at 127.0.0.1:1 can't be used: no server is listening there");
    expect(words).not.toContain("secret");
  });

  it.for(["main.ts", "worker.ts"] as const)(
    "explains in one sentence, printed by %s, that DATABASE_URL is not supported",
    async (program) => {
      const words = await lastWords({ program, databaseUrl: "mysql://127.0.0.1/none" });
      expect(words).toContain("ended with 1 before it was ready");
      expect(words).toContain("DATABASE_URL: must be a URL that starts with postgres://");
      expect(words).not.toContain("    at ");
    },
  );

  it("explains in one sentence that the data folder cannot be created", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    expect(await failure({ DATA_DIR: join(file, "data") })).toMatch(/DATA_DIR/);
  });

  it.runIf(process.platform === "linux")(
    "explains in one sentence that the operating system does not allow the data folder to be created",
    async () => {
      expect(await failure({ DATA_DIR: "/proc/nowhere/data" })).toContain(
        "No folder can be created in /proc; set DATA_DIR to a writable folder.",
      );
    },
  );

  it("explains in one sentence that the mail folder cannot be created, even if the database is external", async () => {
    const file = join(folder, "another-file");
    writeFileSync(file, "");
    expect(await failure({ ...usable, DATA_DIR: join(file, "data") })).toContain(
      `${join(file, "data")} is not a folder; remove the file, or set DATA_DIR`,
    );
  });

  it.for([
    ["a server", serve],
    ["a worker", startWorker],
  ] as const)(
    "explains in one sentence that another program uses the port of %s, and leaves no files behind",
    async ([, start]) => {
      const held = createServer().listen(0, "127.0.0.1");
      onTestFinished(() => void held.close());
      await once(held, "listening");
      const address: AddressInfo | string | null = held.address();
      const port = typeof address === "object" ? String(address?.port) : "";
      const there = join(folder, `there-${start.name}`);
      mkdirSync(there);
      for (const dataDir of [join(there, "above", "data"), there]) {
        const taken = { ...usable, DATA_DIR: dataDir, PORT: port, WORKER_PORT: port };
        expect(await failure(taken, start)).toContain(
          `Port ${port} is taken. Stop the program that uses it, or choose another one`,
        );
        expect(readdirSync(there)).toEqual([]);
      }
    },
  );

  it("explains in one sentence that the name of the data folder is too long, or that the folder links to itself", async () => {
    expect(await failure({ DATA_DIR: join(folder, "x".repeat(300)) })).toContain("set DATA_DIR to a shorter one.");
    const link = join(folder, "link");
    symlinkSync(link, link);
    expect(await failure({ DATA_DIR: link })).toContain(`${link} is a symbolic link to itself; set DATA_DIR`);
  });

  it.for([
    ["before the database is complete", 8, /A database can't be created in .+No space left on device.*; fix that/, []],
    [
      "as soon as the database is complete",
      40,
      /is on a full disk; free up space, or set DATA_DIR|its disk is full; free up space/,
      ["data"],
    ],
  ] as const)(
    "explains in one sentence that the disk was full %s, and leaves no process behind",
    async ([, megabytes, wanted, left], { skip }) => {
      const disk = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
      onTestFinished(() => rmSync(disk, { recursive: true }));
      const options = `size=${megabytes}m,mode=755`;
      skip(
        spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disk]).status !== 0,
        "only root may mount a disk",
      );
      onTestFinished(() => void spawnSync("umount", ["-l", disk]));
      expect(await failure({ DATA_DIR: join(disk, "data") })).toMatch(wanted);
      const { stdout } = spawnSync("ps", ["-eo", "args"], { encoding: "utf8" });
      expect(stdout).not.toContain(disk);
      expect(readdirSync(disk)).toEqual(left);
    },
  );
});

describe("a server stopped during startup", () => {
  it("exits cleanly and stops its database", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
    chmodSync(dataDir, 0o755);
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const postmaster = join(dataDir, "postgres", "data", "postmaster.pid");
    const main = join(import.meta.dirname, "main.ts");
    const { NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [main], {
      env: { ...env, PORT: "0", DATA_DIR: dataDir, NODE_COMPILE_CACHE },
    });
    let printed = "";
    child.stdout.on("data", (text: Buffer) => (printed += text.toString()));
    const exited = once(child, "exit");
    await expect.poll(() => existsSync(postmaster), { interval: 5 }).toBe(true);
    expect(printed).toBe("");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    expect(existsSync(postmaster)).toBe(false);
  });
});

// In this order, because the second test kills the server that both share: starting one takes seconds.
describe("a data folder in use", { shuffle: false }, () => {
  let dataDir = "";
  let first: ServerProcess;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
    chmodSync(dataDir, 0o755);
    first = await startServer({ dataDir, env });
  });
  afterAll(async () => {
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("keeps a second server from starting, which says why in one sentence, while the first one keeps running", async () => {
    expect(await failure({ DATA_DIR: dataDir })).toMatch(
      /Another Dupewise process is already using .+; stop it, or set DATA_DIR/,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it("keeps every acknowledged write if its server is killed, and can be used by the next one", async () => {
    const account = { name: "Ada", email: "ada@example.com", password: "lovelace1" };
    const send = (url: string, path: string, body: object) =>
      fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    expect((await send(first.url, "/api/register", account)).status).toBe(200);
    await first.kill();

    const second = await serve(readEnvironment({ ...environment, DATA_DIR: dataDir }));
    onTestFinished(second.close);
    expect((await send(second.address, "/api/login", account)).status).toBe(200);
  });
});

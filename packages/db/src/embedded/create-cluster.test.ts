import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { TEST_FOLDER_PREFIX } from "../testing/abandoned.ts";
import { findOsUser } from "./os-user.ts";
import { findBinaries } from "./binaries.ts";
import { createCluster } from "./create-cluster.ts";
import { resolveHome } from "./cluster-home.ts";
import { ensureClusterRunning, stopServer } from "./run-cluster.ts";

test.runIf(process.getuid?.() === 0)(
  "runs copies of the binaries if PostgreSQL's user cannot access the originals",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-`));
    const closed = join(folder, "closed");
    mkdirSync(closed);
    const original = await findBinaries();
    cpSync(dirname(original), closed, { recursive: true, verbatimSymlinks: true });
    chmodSync(folder, 0o700);

    const dataDir = join(folder, "data");
    mkdirSync(dataDir);
    const account = findOsUser(dataDir);
    const binaries = join(closed, "native");
    await createCluster({ dataDir, binaries, account, fsync: false });
    const home = realpathSync(resolveHome(dataDir)!);
    onTestFinished(() => [home, folder].forEach((path) => rmSync(path, { recursive: true, force: true })));

    const cluster = { home, binaries, account, fsync: false };
    const { port, adopted } = await ensureClusterRunning(cluster);
    expect(adopted).toBe(false);
    expect(await ensureClusterRunning(cluster)).toEqual({ port, adopted: true });
    await stopServer(cluster);
  },
);

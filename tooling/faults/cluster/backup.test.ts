import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareDatabase } from "@dupewise/db/prepare-database";
import { expect, it, onTestFailed, onTestFinished } from "vitest";
import { STANZA } from "./configurations.ts";
import { runToCompletion, findFreePorts, findPostgresFolder, startProgram } from "./programs.ts";
import { runStatement } from "./shopping.ts";
import { startPatroniCluster } from "./start-cluster.ts";

const insertUsers = (name: string) =>
  `insert into users (id, name, email, password)
   select gen_random_uuid(), 'Ada', '${name}' || n || '@example.com', 'x' from generate_series(1, 1000) n`;

it("R56: restores a cluster to a point in time, with everything written before it and nothing after", async () => {
  const cluster = await startPatroniCluster({ archives: true });
  await prepareDatabase({ url: cluster.url });
  const { folder } = await cluster.primary();
  const pgbackrest = (...options: string[]) =>
    runToCompletion("pgbackrest", `--config=${folder}.conf`, `--stanza=${STANZA}`, ...options);
  pgbackrest("stanza-create");
  await runStatement(cluster.url, insertUsers("backed-up"));
  const began = performance.now();
  pgbackrest("--type=full", "backup");
  const backupMs = performance.now() - began;
  // The backup's end is recorded in whole seconds, and a time within that second would be before it.
  await sleep(1_100);
  await runStatement(cluster.url, insertUsers("before"));
  const [row] = await runStatement(cluster.url, "select clock_timestamp()::text as moment");
  await runStatement(cluster.url, insertUsers("after"));
  // Writes reach the repository when their WAL file is full or a minute old, or immediately after a switch.
  await runStatement(cluster.url, "select pg_switch_wal()");
  pgbackrest("check");

  const restored = cluster.own(join(cluster.folder, "restored"));
  const restoring = performance.now();
  const target = ["--type=time", `--target=${row?.["moment"]}`, "--target-action=promote", "--archive-mode=off"];
  pgbackrest(`--pg1-path=${restored}`, ...target, "restore");
  const [port = 0] = await findFreePorts(1);
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${restored}`,
    "synchronous_standby_names=",
  ].flatMap((setting) => ["-c", setting]);
  const postgres = startProgram(join(findPostgresFolder() ?? "", "postgres"), "-D", restored, ...settings);
  onTestFinished(() => postgres.kill());
  const url = `postgres://postgres@127.0.0.1:${port}/dupewise`;
  const isBack = () =>
    runStatement(url, "select not pg_is_in_recovery() as is").then(
      ([one]) => one?.["is"] === true,
      () => false,
    );
  onTestFailed(() => void process.stdout.write(postgres.output()));
  await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
  const restoreMs = performance.now() - restoring;
  const kinds = "select distinct regexp_replace(email, '[0-9]+@.*', '') as kind from users";
  const found = new Set((await runStatement(url, kinds)).map((one) => String(one["kind"])));
  expect(found).toEqual(new Set(["backed-up", "before"]));
  expect(await runStatement(url, "select from users")).toHaveLength(2_000);
  process.stdout.write(`R56 backed up in ${Math.round(backupMs)} ms, restored in ${Math.round(restoreMs)} ms\n`);
});

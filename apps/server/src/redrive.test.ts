import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const redrive = (databaseUrl: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "redrive.ts")], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: "utf8",
  });

it.each([
  ["", "Set DATABASE_URL to the database that contains the jobs.\n"],
  [
    "postgres://ada:secret@127.0.0.1:1/none",
    "The database at 127.0.0.1:1 can't be used: no server is listening there; start PostgreSQL or correct DATABASE_URL.\n",
  ],
])("explains in one sentence why jobs cannot be requeued: %j", (databaseUrl, words) => {
  expect(redrive(databaseUrl)).toMatchObject({ status: 1, stdout: "", stderr: words });
});

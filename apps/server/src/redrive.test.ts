import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { redrive } from "./jobs/redrive.ts";

it("explains in one sentence that jobs cannot be requeued without a database", () => {
  const program = join(import.meta.dirname, "redrive.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: "" },
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: "Set DATABASE_URL to the database that contains the jobs.\n",
  });
});

it("explains in one sentence that the database that contains the jobs is unreachable", async () => {
  await expect(redrive("postgres://ada:secret@127.0.0.1:1/none")).rejects.toThrow(
    "The database at 127.0.0.1:1 can't be used: no server is listening there; start PostgreSQL or correct DATABASE_URL.",
  );
});

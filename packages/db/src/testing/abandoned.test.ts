import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import postgres from "postgres";
import { expect, it, onTestFinished } from "vitest";
import { TEST_FOLDER_PREFIX } from "./abandoned.ts";

const HOLD = `
  import { startTestCluster } from ${JSON.stringify(new URL("cluster.ts", import.meta.url).href)};
  console.log((await startTestCluster()).url);
  setInterval(() => {}, 60_000);`;

it("leaves no PostgreSQL server or folder behind after a test process is killed, even if no other tests run", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", HOLD], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [url] = await once(child.stdout.setEncoding("utf8"), "data");
  const answers = async () => {
    const sql = postgres(String(url).trim(), { max: 1, fetch_types: false, connect_timeout: 30 });
    const answered = await sql`select`.then(
      () => true,
      () => false,
    );
    await sql.end();
    return answered;
  };
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`${TEST_FOLDER_PREFIX}${child.pid}-`));
  expect([await answers(), folders().length]).toEqual([true, 1]);
  child.kill("SIGKILL");
  await expect.poll(async () => [await answers(), folders().length]).toEqual([false, 0]);
});

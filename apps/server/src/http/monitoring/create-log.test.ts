import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const PROGRAM = `
  import { createLog } from ${JSON.stringify(new URL("create-log.ts", import.meta.url).href)};
  const log = createLog("info");
  process.stdin.once("data", () => {
    for (let count = 0; count < 100; count += 1) log.info("stopping");
    process.exit(7);
  });
  log.info("started");
`;

it("lets the process exit normally after the reader of the log has closed the pipe", async () => {
  const program = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(program.stdout, "data");
  program.stdout.destroy();
  program.stdin.write("stop\n");
  const [code] = await once(program, "exit");
  expect(code).toBe(7);
});

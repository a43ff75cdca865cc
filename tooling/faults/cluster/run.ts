import { spawnSync } from "node:child_process";
import { listMissingPrograms } from "./programs.ts";

const missing = listMissingPrograms();
if (missing.length > 0) console.log(`skipped: a cluster needs ${missing.join(", ")}, as Debian's packages bring them`);
else {
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--root",
    "tooling/faults/cluster",
    ...process.argv.slice(2),
  ];
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit" }).status ?? 1;
}

import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "wxt");
const PNPM = join(import.meta.dirname, "..", "..", "node_modules", "pnpm", "bin", "pnpm.cjs");
const ZIPPED = ["chrome", "firefox"];

/** Installs WXT beside the workspace, unless what its lockfile names is there already. */
function install(): void {
  const installed = join(FOLDER, "node_modules", ".pnpm", "lock.yaml");
  const lock = readFileSync(join(FOLDER, "pnpm-lock.yaml"));
  if (existsSync(installed) && readFileSync(installed).equals(lock)) return;
  run(FOLDER, [
    PNPM,
    "install",
    "--ignore-workspace",
    "--frozen-lockfile",
    "--prefer-offline",
    "--reporter=append-only",
  ]);
}

function run(cwd: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) process.exit(1);
}

const CONFIG = join("wxt", "wxt.config.ts");
const WXT = join(FOLDER, "node_modules", "wxt", "bin", "wxt.mjs");
const browsers = process.argv.slice(2);
install();
for (const browser of browsers.length > 0 ? browsers : ZIPPED) {
  run(import.meta.dirname, [WXT, ZIPPED.includes(browser) ? "zip" : "build", "--config", CONFIG, "--browser", browser]);
}
for (const file of globSync("dist/*.zip", { cwd: import.meta.dirname })) console.log(`apps/extension/${file}`);

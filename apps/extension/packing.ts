import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const HERE = import.meta.dirname;
const FOLDER = join(HERE, "wxt");
const PNPM = join(HERE, "..", "..", "node_modules", "pnpm", "bin", "pnpm.cjs");
const WXT = join(FOLDER, "node_modules", "wxt", "bin", "wxt.mjs");
const CONFIG = join("wxt", "wxt.config.ts");

/** The environment variables that the build reads. */
interface Settings {
  /** The Dupewise server that captured pages are sent to. */
  DUPEWISE_URL?: string;
  /** The output folder; `dist` by default. */
  EXTENSION_OUT?: string;
}

function run(cwd: string, args: readonly string[], settings: Settings = {}): void {
  // With CI set, it prints lines instead of a spinner.
  const env = { ...process.env, CI: "1", ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")}\n${stdout}${stderr}`);
}

/** Installs WXT outside the workspace, unless the version in its lockfile is already installed. */
export function installWxt(): void {
  const installed = join(FOLDER, "node_modules", ".pnpm", "lock.yaml");
  const lock = readFileSync(join(FOLDER, "pnpm-lock.yaml"));
  if (existsSync(installed) && readFileSync(installed).equals(lock)) return;
  run(FOLDER, [PNPM, "install", "--ignore-workspace", "--frozen-lockfile", "--prefer-offline"]);
}

/**
 * Builds the extension for a browser as a folder, and also as a zip file if `output` is "zip". Throws an error with
 * WXT's output if the build fails.
 */
export function buildExtension(browser: string, output: "build" | "zip", settings: Settings = {}): void {
  run(HERE, [WXT, output, "--config", CONFIG, "--browser", browser], settings);
}

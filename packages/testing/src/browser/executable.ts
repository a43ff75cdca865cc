import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { unpackChromium } from "./unpack.ts";

/** What starts the browser: a program with the environment it wants. */
export interface Executable {
  path: string;
  env: Record<string, string>;
}

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  win32: ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
};

/** CHROMIUM_PATH, else an installed Chromium or Chrome, else the one from npm (Linux on x64 only). */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Executable> {
  if (env["CHROMIUM_PATH"]) return { path: env["CHROMIUM_PATH"], env: {} };
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const candidates = [
    ...folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name))),
    ...(SYSTEM_PATHS[process.platform] ?? []),
  ];
  const installed = candidates.find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed, env: {} };
  if (process.platform === "linux" && process.arch === "x64") return unpackChromium();
  throw new Error("No browser found: install Chrome or Chromium, or name one in CHROMIUM_PATH.");
}

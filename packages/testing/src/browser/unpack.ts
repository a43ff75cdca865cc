import { execFile, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";

/** The browser's executable and the environment it needs. */
export interface Executable {
  path: string;
  env: Record<string, string>;
  /** Whether it is the browser from npm, which took the reference images. */
  fromNpm: boolean;
}

const UNPACK = `import chromium from "@sparticuz/chromium"; await chromium.executablePath();`;

/**
 * Unpacks Chromium from its npm package into a folder below `os.tmpdir()`, once per machine and user. That takes 2
 * seconds and 210 MB. A separate process unpacks it under a temporary name and then renames it, because the package
 * mistakes a partially written file for a complete one.
 */
export async function unpackChromium(): Promise<Executable> {
  const folder = join(tmpdir(), `dupewise-chromium-${packagedVersion()}-${userInfo().username}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const path = join(folder, "chromium");
  return {
    path,
    fromNpm: true,
    env: {
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
      ...(lacksLibraries(path) && { LD_LIBRARY_PATH: join(folder, "al2023", "lib") }),
    },
  };
}

function packagedVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const manifest: unknown = JSON.parse(readFileSync(join(entry, "..", "..", "package.json"), "utf8"));
  return z.object({ version: z.string() }).parse(manifest).version;
}

async function unpackInto(folder: string): Promise<void> {
  const aside = await mkdtemp(`${folder}-`);
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", UNPACK], {
    cwd: import.meta.dirname,
    // Naming this Lambda makes the package unpack the libraries that a bare machine lacks.
    env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
  });
  await writeFile(join(aside, "fonts.conf"), fontsConfiguration(folder));
  try {
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Text that the product's own fonts don't cover looks the same on every machine. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

function lacksLibraries(path: string): boolean {
  return spawnSync("ldd", [path], { encoding: "utf8" }).stdout?.includes("not found") ?? false;
}

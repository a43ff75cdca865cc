import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import * as z from "zod";

/** The build manifest's entry for a chunk. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);

const DIST = new URL("../dist/", import.meta.url);
export const ENTRY_FILE = "index.html";
export const LANDING_FILE = "src/app/landing-shell.tsx";
export const SHELL_FILE = "src/app/signed-in-shell.tsx";
export const HOME_FILE = "src/app/home-route.tsx";

export interface Bundle {
  what: string;
  /** Whether only what a page adds to the shell is measured. */
  page: boolean;
  /** The size in kilobytes as sent, gzipped. */
  kilobytes: number;
  /** The maximum size in kilobytes. */
  budget: number;
}

/** Returns the size and the budget of each part of the current build that a browser loads. */
export function measureBundles(): Bundle[] {
  const manifest = readManifest();
  const shell = listScriptFiles(ENTRY_FILE, SHELL_FILE);
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && key !== SHELL_FILE);
  const styles = new Set(Object.values(manifest).flatMap(({ css }) => css));
  return [
    {
      what: "scripts of the landing page",
      page: false,
      kilobytes: kilobytes(listScriptFiles(ENTRY_FILE, LANDING_FILE)),
      budget: 110,
    },
    {
      what: "scripts of shell and compare form",
      page: false,
      kilobytes: kilobytes(listScriptFiles(ENTRY_FILE, SHELL_FILE, HOME_FILE)),
      budget: 170,
    },
    { what: "all styles", page: false, kilobytes: kilobytes(styles), budget: 20 },
    ...pages.map((key) => ({
      what: `what ${key.replace(/^src\//, "")} adds`,
      page: true,
      kilobytes: kilobytes([...listScriptFiles(key)].filter((file) => !shell.has(file))),
      budget: 40,
    })),
  ];
}

/**
 * Returns the script files of the given chunks and of all chunks that load with them.
 * @param keys the chunks' keys in the build manifest
 */
export function listScriptFiles(...keys: string[]): Set<string> {
  const manifest = readManifest();
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const needed of chunk.imports) add(needed);
  };
  for (const key of keys) add(key);
  return files;
}

/** Reads a text file from the build. */
export const readBuildFile = (file: string): string => readFileSync(new URL(file, DIST), "utf8");

const readManifest = () => Manifest.parse(JSON.parse(readBuildFile(".vite/manifest.json")));

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST))).length, 0) / 1000;

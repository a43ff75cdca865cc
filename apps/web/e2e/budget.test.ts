import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as z from "zod";

/** What `vite build` says of each chunk. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);

const dist = new URL("../dist/", import.meta.url);
const manifest = Manifest.parse(JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8")));

const ENTRY = "index.html";
const LANDING = "src/app/visitor.tsx";
const HOME = "src/app/home.tsx";
const SHELL = "src/app/signed-in-shell.tsx";

/** Chunks that load together with this one. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (!seen.has(key)) {
    seen.add(key);
    for (const needed of chunk.imports) closure(needed, seen);
  }
  return seen;
}

const scripts = (...keys: string[]) =>
  new Set(keys.flatMap((key) => [...closure(key)].map((chunk) => manifest[chunk]!.file)));

/** Kilobytes as they travel. */
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0) / 1000;

describe("what a browser loads, gzipped", () => {
  const landing = scripts(ENTRY, LANDING);
  const shell = scripts(ENTRY, SHELL);

  it("for the landing page is at most 110 kB of JavaScript", () => {
    expect(kilobytes(landing)).toBeLessThanOrEqual(110);
  });

  it("for the signed-in shell is at most 170 kB, the compare form included", () => {
    expect(kilobytes(scripts(ENTRY, SHELL, HOME))).toBeLessThanOrEqual(170);
  });

  it.each(Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry))("for %s adds at most 40 kB", (key) => {
    expect(kilobytes([...scripts(key)].filter((file) => !shell.has(file)))).toBeLessThanOrEqual(40);
  });

  it("is at most 20 kB of styles", () => {
    expect(kilobytes(new Set(Object.values(manifest).flatMap(({ css }) => css)))).toBeLessThanOrEqual(20);
  });

  it("leaves the forms' rules and the signed-in code out of the landing page", () => {
    const mentions = (files: Set<string>, word: string) =>
      [...files].some((file) => readFileSync(new URL(file, dist), "utf8").includes(word));
    expect([mentions(shell, "TRPCClientError"), mentions(landing, "TRPCClientError")]).toEqual([true, false]);
    const rules = scripts("src/pages/home/rules.ts");
    expect([mentions(rules, "invalid_type"), mentions(landing, "invalid_type")]).toEqual([true, false]);
  });
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "dupewise-folder-"));
});
afterEach(() => rmSync(above, { recursive: true }));

test("what was made is taken back, and what was there stays", () => {
  mkdirSync(join(above, "there"));
  const takeBack = openDataFolder(join(above, "there", "new", "data"));
  expect(existsSync(join(above, "there", "new", "data"))).toBe(true);
  takeBack();
  expect(readdirSync(join(above, "there"))).toEqual([]);
  openDataFolder(join(above, "there"))();
  expect(readdirSync(above)).toEqual(["there"]);
});

test("what something was put into stays, and so does what it stands in", () => {
  const data = join(above, "new", "data");
  const takeBack = openDataFolder(data);
  writeFileSync(join(data, "mail"), "");
  takeBack();
  expect(readdirSync(data)).toEqual(["mail"]);
});

test("a folder that cannot be made leaves none of those above it", () => {
  expect(() => openDataFolder(join(above, "new", "x".repeat(300)))).toThrow("set DATA_DIR to a shorter one.");
  expect(readdirSync(above)).toEqual([]);
});

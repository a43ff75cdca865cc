import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureDataFolder } from "./data-folder.ts";

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
});
afterEach(() => rmSync(above, { recursive: true }));

test("removes only the folders that had to be created", () => {
  mkdirSync(join(above, "there"));
  const takeBack = ensureDataFolder(join(above, "there", "new", "data"));
  expect(existsSync(join(above, "there", "new", "data"))).toBe(true);
  takeBack();
  expect(readdirSync(join(above, "there"))).toEqual([]);
  ensureDataFolder(join(above, "there"))();
  expect(readdirSync(above)).toEqual(["there"]);
});

test("keeps a created folder and its parents if the folder is no longer empty", () => {
  const data = join(above, "new", "data");
  const takeBack = ensureDataFolder(data);
  writeFileSync(join(data, "mail"), "");
  takeBack();
  expect(readdirSync(data)).toEqual(["mail"]);
});

test("leaves no parent folders behind if creation fails", () => {
  expect(() => ensureDataFolder(join(above, "new", "x".repeat(300)))).toThrow("set DATA_DIR to a shorter one.");
  expect(readdirSync(above)).toEqual([]);
});

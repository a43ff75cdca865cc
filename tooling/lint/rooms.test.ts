import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { getRoomFolder, ROOMS } from "./rooms.ts";

const root = join(import.meta.dirname, "..", "..");
const rooms = Object.entries(ROOMS).map(([room, allowed]) => ({ room, allowed: [...allowed].toSorted() }));

/** The other rooms that a room's sources import, statically or not; its tests do not count. */
function importsOf(room: string): string[] {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: join(root, getRoomFolder(room)) });
  const found = sources
    .filter((file) => !/\.test\.|(^|\/)(testing|matrix)\//.test(file))
    .map((file) => readFileSync(join(root, getRoomFolder(room), file), "utf8"))
    .flatMap((source) => [...source.matchAll(/(?:from |import\()"@dupewise\/(\w+)/g)].map(([, name = ""]) => name));
  return [...new Set(found)].toSorted();
}

describe("the table of rooms", () => {
  it.each(rooms)("allows $room exactly what it imports", ({ room, allowed }) => {
    expect(allowed).toEqual(importsOf(room));
  });

  it.each(rooms)("lists the same imports for $room as CONTRIBUTING.md", ({ room, allowed }) => {
    const row = readFileSync(join(root, "CONTRIBUTING.md"), "utf8")
      .split("\n")
      .find((line) => line.startsWith(`| \`${getRoomFolder(room)}\` `));
    const stated = row?.split("|").at(-2)?.match(/\w+/g) ?? [];
    expect(stated.filter((word) => word in ROOMS).toSorted()).toEqual(allowed);
  });
});

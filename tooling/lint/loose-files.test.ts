import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const MOST_LOOSE = 12;
const MOST_STEPS = 12;

/**
 * Counts the loose files in the `src/` of each room, except for the components in `packages/ui`, which is flat by
 * design.
 */
function countLoose(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const room = /^((?:apps|packages)\/[\w-]+)\/src\/[^/]+$/.exec(file)?.[1];
    if (room === undefined || room === "packages/ui" || /\.(?:test|stories)\./.test(file)) continue;
    counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return counts;
}

const crowded = (files: readonly string[]) =>
  [...countLoose(files)].filter(([, count]) => count > MOST_LOOSE).map(([room]) => room);

const sources = globSync("{apps,packages}/*/src/*.{ts,tsx,css,html}", { cwd: root });
const page = readFileSync(join(root, "docs/architecture.md"), "utf8");

describe("the number of loose files", () => {
  it("is limited to a dozen in each src/", () => {
    expect(sources.length).toBeGreaterThan(MOST_LOOSE);
    expect(crowded(sources)).toEqual([]);
  });

  it("matches what docs/architecture.md states for each room", () => {
    const stated = [...page.matchAll(/^\| `((?:apps|packages)\/[\w-]+)` +\| (\d+) +\|$/gm)];
    const counts = countLoose(sources);
    const rooms = globSync("{apps,packages}/*/src", { cwd: root }).map((folder) => dirname(folder));
    expect(Object.fromEntries(stated.map(([, room, count]) => [room, Number(count)]))).toEqual(
      Object.fromEntries(rooms.filter((room) => room !== "packages/ui").map((room) => [room, counts.get(room) ?? 0])),
    );
  });
});

describe("the check for loose files", () => {
  const planted = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => name(at));

  it("reports the thirteenth file", () => {
    expect(crowded(planted(12, (at) => `packages/db/src/${at}.ts`))).toEqual([]);
    expect(crowded(planted(13, (at) => `packages/db/src/${at}.ts`))).toEqual(["packages/db"]);
  });

  it("ignores tests, components, and files in subfolders", () => {
    expect(crowded(planted(13, (at) => `apps/web/src/${at}.test.ts`))).toEqual([]);
    expect(crowded(planted(13, (at) => `apps/web/src/lib/${at}.ts`))).toEqual([]);
    expect(crowded(planted(13, (at) => `packages/ui/src/${at}.tsx`))).toEqual([]);
  });
});

it("docs/architecture.md shows the path of a comparison in at most twelve steps, numbered consecutively", () => {
  const [, path = ""] = /^## One comparison, from the form to the row$(.+?)^With a model/ms.exec(page) ?? [];
  const steps = [...path.matchAll(/^\| (\d+) /gm)].map(([, step]) => Number(step));
  expect(steps.length).toBeGreaterThan(1);
  expect(steps).toEqual(Array.from({ length: steps.length }, (_, at) => at + 1));
  expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
});

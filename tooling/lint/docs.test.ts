import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENDPOINTS } from "@dupewise/api/transport/endpoints";
import { appRouter } from "@dupewise/api/root";
import { Environment } from "@dupewise/server/config/env";
import { describe, expect, it } from "vitest";
import * as z from "zod";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const pages = globSync(["*.md", "docs/**/*.md"], { cwd: root });
const scripts = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json"))).scripts;

/** The links and the paths in code on a page, relative to the page or the root. */
function paths(page: string): string[] {
  const text = read(page);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, target = ""]) =>
    join(dirname(page), target),
  );
  const code = [...text.matchAll(/`((?:apps|packages|tooling|docs)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  return [...links, ...code];
}

/** The headings of a page as GitHub writes them in a URL's fragment. */
const anchors = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("documentation", () => {
  it.each(pages)("%s mentions only existing files", (page) => {
    // Built files exist after a build.
    expect(paths(page).filter((path) => !path.includes("/dist") && !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(pages)("%s links only to existing headings", (page) => {
    const links = [...read(page).matchAll(/\]\(([^):#]*)#([^)]+)\)/g)];
    const missing = links.filter(([, target = "", anchor = ""]) => {
      const other = target === "" ? page : join(dirname(page), target);
      return !anchors(other).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it.each([...pages, ".github/workflows/ci.yml"])("%s mentions only existing commands", (page) => {
    const named = [...read(page).matchAll(/npm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? "",
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it("numbers decisions consecutively and names their files by number", () => {
    const decisions = globSync("docs/decisions/*.md", { cwd: root }).toSorted();
    const numbers = decisions.map((file) => [
      Number(/\/(\d{4})-/.exec(file)?.[1]),
      Number(/^# (\d+)\. /.exec(read(file))?.[1]),
    ]);
    expect(numbers).toEqual(decisions.map((_, at) => [at + 1, at + 1]));
  });

  it("states a status and a date for each decision", () => {
    const undated = globSync("docs/decisions/*.md", { cwd: root }).filter(
      (file) => !/^# .+\n\nStatus: (accepted|superseded by \d+), \d{4}-\d\d-\d\d\.\n\n/.test(read(file)),
    );
    expect(undated).toEqual([]);
  });

  it("lists every procedure in api.md, and no others", () => {
    const table = [...read("docs/api.md").matchAll(/^\|[^|]*\| `([\w.]+)` +\|/gm)].map(([, name]) => name);
    expect(new Set(table)).toEqual(new Set(Object.keys(appRouter._def.procedures)));
  });

  it("lists every REST path with its procedure in api.md, and no others", () => {
    const told = [...read("docs/api.md").matchAll(/^\| `(\w+ \/api\/\S+)` +\| `([\w.]+)`/gm)].map(
      ([, path, name]) => `${path} ${name}`,
    );
    const declared = ENDPOINTS.map(({ method, path, procedure }) => `${method} /api${path} ${procedure.name}`);
    expect(new Set(told)).toEqual(new Set(declared));
  });

  it("lists every success status other than 200 in api.md", () => {
    const told = [...read("docs/api.md").matchAll(/^\| `(\w+ \/api\/\S+)` .*\| (20[1-9])\b[^|]*\|$/gm)].map(
      ([, path, status]) => `${path} ${status}`,
    );
    const declared = ENDPOINTS.flatMap(({ method, path, status = 200 }) =>
      status === 200 ? [] : `${method} /api${path} ${status}`,
    );
    expect(declared.length).toBeGreaterThan(10);
    expect(told.toSorted()).toEqual(declared.toSorted());
  });

  it("lists every configuration variable in the readme, and no others", () => {
    const table = [...read("README.md").matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
    expect(table).toEqual(Object.keys(Environment.shape));
  });
});

it("every command that starts a server sets the same limit for Node's young generation", () => {
  const places = [
    "docs/deploy/Containerfile",
    "docs/deploy/dupewise.service",
    "docs/deploy/dupewise-worker@.service",
    "packages/testing/src/server-process.ts",
  ];
  const flags = places.map((place) => new Set(read(place).match(/--max-semi-space-size=\d+/g)));
  expect(flags).toEqual(places.map(() => new Set(["--max-semi-space-size=8"])));
  for (const name of ["start", "worker"]) expect(scripts[name]).toContain("--max-semi-space-size=8 ");
});

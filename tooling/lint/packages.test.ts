import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as z from "zod";

const root = fileURLToPath(new URL("../..", import.meta.url));
const Dependencies = z.record(z.string(), z.string()).default({});
const Manifest = z.object({
  dependencies: Dependencies,
  devDependencies: Dependencies,
  optionalDependencies: Dependencies,
});

const manifests = globSync(["package.json", "{apps,packages,tooling}/*/package.json"], { cwd: root });

describe("the versions of dependencies", () => {
  it.each(manifests)("in %s come only from the catalog", (file) => {
    const { dependencies, devDependencies, optionalDependencies } = Manifest.parse(
      JSON.parse(readFileSync(join(root, file), "utf8")),
    );
    const elsewhere = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([name, version]) => version !== (name.startsWith("@dupewise/") ? "workspace:*" : "catalog:"),
    );
    expect(elsewhere).toEqual([]);
  });

  it("are sorted alphabetically in the catalog", () => {
    const [, catalog = ""] = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").split(/^catalog:$/m);
    const names = [...catalog.split("\n\n", 1)[0]!.matchAll(/^ {2}"?([^":]+)"?: /gm)].map(([, name = ""]) => name);
    expect(names).toContain("zod");
    expect(names).toEqual(names.toSorted());
  });
});

describe("the exports", () => {
  const Doors = z.object({ name: z.string(), exports: z.record(z.string(), z.string()).optional() });
  const sources = globSync("{apps,packages,tooling}/**/*.{ts,tsx,css}", {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(String(name)),
  });
  const imports = sources
    // The planted violations there must not be found.
    .filter((file) => file !== join("tooling", "lint", "walls.test.ts"))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/["'](@dupewise\/\w+)\/([^"'\s$]+)["']/g)].map(
        ([, name = "", path = ""]) => ({ name, path, isOwn: file.startsWith(folderNamed(name)) }),
      ),
    )
    .filter(({ isOwn }) => !isOwn);

  it.each(globSync("packages/*/package.json", { cwd: root }))(
    "in %s are exactly those that other packages use",
    (file) => {
      const { name, exports = {} } = Doors.parse(JSON.parse(readFileSync(join(root, file), "utf8")));
      const used = new Set(imports.filter((one) => one.name === name).map(({ path }) => `./${path}`));
      expect(Object.keys(exports).toSorted()).toEqual([...used].toSorted());
    },
  );
});

/** Returns the folder of a package in this repository, relative to the root. */
function folderNamed(name: string): string {
  const room = name.replace("@dupewise/", "");
  return (
    ["apps", "packages", "tooling"].map((kind) => join(kind, room)).find((path) => existsSync(join(root, path))) ?? "?"
  );
}

import { globSync, readFileSync } from "node:fs";
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

describe("one version per dependency", () => {
  it.each(manifests)("%s names versions only through the catalog", (file) => {
    const { dependencies, devDependencies, optionalDependencies } = Manifest.parse(
      JSON.parse(readFileSync(join(root, file), "utf8")),
    );
    const elsewhere = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([name, version]) => version !== (name.startsWith("@dupewise/") ? "workspace:*" : "catalog:"),
    );
    expect(elsewhere).toEqual([]);
  });

  it("the catalog is in the order of the alphabet", () => {
    const [, catalog = ""] = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").split(/^catalog:$/m);
    const names = [...catalog.split("\n\n", 1)[0]!.matchAll(/^ {2}"?([^":]+)"?: /gm)].map(([, name = ""]) => name);
    expect(names).toContain("zod");
    expect(names).toEqual(names.toSorted());
  });
});

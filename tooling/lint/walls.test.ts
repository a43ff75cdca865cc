import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

const root = fileURLToPath(new URL("../..", import.meta.url));
const Report = z.object({ diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })) });

/** One violation for each wall, each in a place where it is forbidden, and the rule that has to reject it. */
const PLANTS: readonly { wall: string; file: string; source: string; rule: string }[] = [
  {
    wall: "domain does not import other rooms",
    file: "packages/domain/src/plant-a.ts",
    source: `export { connect } from "@dupewise/db/connect";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "reader does not import the database",
    file: "packages/reader/src/plant-b.ts",
    source: `export { connect } from "@dupewise/db/connect";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "ai does not import the reader",
    file: "packages/ai/src/plant-c.ts",
    source: `export { x } from "@dupewise/reader/x";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "api uses the reader only through a port",
    file: "packages/api/src/plant-d.ts",
    source: `export { x } from "@dupewise/reader/x";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "web imports only types from the api",
    file: "apps/web/src/plant-e.ts",
    source: `export { appRouter } from "@dupewise/api/root";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "web does not import the database",
    file: "apps/web/src/plant-f.ts",
    source: `export { connect } from "@dupewise/db/connect";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "only tests import test tools",
    file: "apps/server/src/plant-g.ts",
    source: `export { startShop } from "@dupewise/testing/shop";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "only tests import another room's samples",
    file: "apps/server/src/plant-r.ts",
    source: `export { insertSampleUser } from "@dupewise/db/testing/samples";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "only tests import their own room's samples",
    file: "packages/reader/src/fetch/plant-s.ts",
    source: `export { serve } from "../testing/serve.ts";`,
    rule: "no-restricted-imports",
  },
  {
    wall: "no cycles",
    file: "packages/domain/src/plant-h.ts",
    source: `import { i } from "./plant-i.ts";\nexport const h = () => i;`,
    rule: "no-cycle",
  },
  {
    wall: "no file over 300 lines",
    file: "packages/domain/src/plant-j.ts",
    source: "export {};\n".repeat(301),
    rule: "max-lines",
  },
  {
    wall: "no any",
    file: "packages/domain/src/plant-k.ts",
    source: "export const k: any = 1;",
    rule: "no-explicit-any",
  },
  {
    wall: "no blind cast",
    file: "packages/domain/src/plant-l.ts",
    source: `export const l = JSON.parse("1") as string;`,
    rule: "consistent-type-assertions",
  },
  {
    wall: "only env.ts reads the environment",
    file: "packages/domain/src/plant-m.ts",
    source: "export const m = process.env.HOME;",
    rule: "no-process-env",
  },
  {
    wall: "no floating promise",
    file: "packages/domain/src/plant-n.ts",
    source: "const later = async () => 1;\nexport const n = () => { later(); };",
    rule: "no-floating-promises",
  },
  {
    wall: "no default export",
    file: "packages/domain/src/plant-o.ts",
    source: "export default 1;",
    rule: "no-default-export",
  },
  {
    wall: "no warning comment",
    file: "packages/domain/src/plant-p.ts",
    source: `// ${"TO"}DO later\nexport {};`,
    rule: "no-warning-comments",
  },
  { wall: "kebab-case files", file: "packages/domain/src/PlantQ.ts", source: "export {};", rule: "filename-case" },
];

describe("each wall", () => {
  let folder = "";
  const found = new Map<string, Set<string>>();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
    for (const file of ["oxlint.config.ts", "tooling/lint/rooms.ts", "package.json"]) {
      cpSync(join(root, file), join(folder, file));
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    // Where the rooms find the compiler settings that they extend.
    for (const rooms of ["apps", "packages"]) {
      mkdirSync(join(folder, rooms, "node_modules/@dupewise"), { recursive: true });
      symlinkSync(join(root, "tooling/typescript"), join(folder, rooms, "node_modules/@dupewise/typescript"));
    }
    writeFileSync(join(folder, ".gitignore"), "node_modules\n");
    const plant = (file: string, source: string) => {
      const room = file.split("/").slice(0, 2).join("/");
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      cpSync(join(root, room, "tsconfig.json"), join(folder, room, "tsconfig.json"));
      writeFileSync(join(folder, file), `${source}\n`);
    };
    for (const { file, source } of PLANTS) plant(file, source);
    plant("packages/domain/src/plant-i.ts", `import { h } from "./plant-h.ts";\nexport const i = () => h;`);

    const { stdout } = spawnSync("oxlint", ["--type-aware", "--format=json", "apps", "packages"], {
      cwd: folder,
      encoding: "utf8",
    });
    for (const { code = "", filename } of Report.parse(JSON.parse(stdout)).diagnostics) {
      const rules = found.get(filename) ?? new Set();
      found.set(filename, rules.add(code));
    }
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(PLANTS)("rejects a planted violation: $wall", ({ file, rule }) => {
    expect([...(found.get(file) ?? [])].join(" ")).toContain(rule);
  });
});

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const TSCONFIG = JSON.stringify({ compilerOptions: { strict: true }, include: ["*.ts"] });

describe("linting a workspace of two packages", () => {
  let folder = "";
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const lint = (scope = "") => {
    const env = { ...process.env, LINT_SCOPE: scope };
    const program = join(import.meta.dirname, "lint.ts");
    const { status, stdout } = spawnSync(process.execPath, [program], { cwd: folder, env, encoding: "utf8" });
    return { status, files: Number(/ on (\d+) files?/.exec(stdout)?.[1] ?? 0) };
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "node_modules"));
    for (const name of ["oxlint", "oxlint-tsgolint"]) {
      symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
    }
    write("package.json", JSON.stringify({ name: "root", packageManager: "pnpm@10.0.0" }));
    write("pnpm-workspace.yaml", "packages: [packages/*]\n");
    write("turbo.json", JSON.stringify({ tasks: { sources: { dependsOn: ["^sources"] } } }));
    write("oxlint.config.ts", "export default { rules: { 'no-debugger': 'error' } };\n");
    write("tooling/lint/rooms.ts", "export {};\n");
    for (const name of ["base", "user"]) {
      const dependencies = name === "user" ? { base: "workspace:*" } : {};
      write(`packages/${name}/package.json`, JSON.stringify({ name, dependencies }));
      write(`packages/${name}/tsconfig.json`, TSCONFIG);
      write(`packages/${name}/index.ts`, "export {};\n");
    }
  });

  it("rechecks only a changed package and the packages that depend on it, until they pass", () => {
    expect(lint()).toEqual({ status: 0, files: 3 });
    expect(lint()).toEqual({ status: 0, files: 0 });
    write("packages/user/index.ts", "debugger;\nexport {};\n");
    expect([lint(), lint()]).toEqual([
      { status: 1, files: 1 },
      { status: 1, files: 1 },
    ]);
    write("packages/user/index.ts", "export {};\n");
    expect(lint()).toEqual({ status: 0, files: 0 });
    write("packages/base/index.ts", "export const base = 1;\n");
    expect(lint()).toEqual({ status: 0, files: 2 });
  });

  it("rechecks everything when the rules change", () => {
    lint();
    write("tooling/lint/rooms.ts", "export const rooms = [];\n");
    expect(lint()).toEqual({ status: 0, files: 3 });
  });

  it("checks only the packages that a filter selects, and the others in the next unfiltered run", () => {
    lint();
    write("packages/base/index.ts", "export const base = 1;\n");
    write("packages/user/index.ts", "debugger;\nexport {};\n");
    expect(lint("--filter=base")).toEqual({ status: 0, files: 1 });
    expect(lint()).toEqual({ status: 1, files: 1 });
  });
});

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

test("generates no migration, because the existing ones match the schema", () => {
  // Next to the real ones, since the tool accepts only paths inside the package.
  const copy = mkdtempSync(join(PACKAGE, "node_modules", ".migrations-"));
  try {
    cpSync(join(PACKAGE, "migrations"), copy, { recursive: true });
    const before = readdirSync(copy);
    const tool = join(PACKAGE, "node_modules", "drizzle-kit", "bin.cjs");
    const options = [
      "--dialect=postgresql",
      "--schema=src/schema.ts",
      "--casing=snake_case",
      `--out=${relative(PACKAGE, copy)}`,
    ];
    const said = execFileSync(process.execPath, [tool, "generate", ...options], { cwd: PACKAGE, encoding: "utf8" });
    expect(said).toContain("No schema changes");
    expect(readdirSync(copy)).toEqual(before);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

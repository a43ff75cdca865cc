import { execFileSync } from "node:child_process";
import { cpSync, globSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTemporaryFolder } from "./world.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MIGRATIONS = "packages/db/migrations/*.sql";

const git = (...options: string[]) => execFileSync("git", options, { cwd: ROOT, maxBuffer: 2 ** 28 });
const line = (...options: string[]) =>
  git(...options)
    .toString()
    .trim();

/** Returns the Git revision of the last release or, before there is one, the version before the newest migration. */
function released(): string {
  const tags = line("tag", "--list", "v*", "--sort=-version:refname", "--merged", "HEAD").split("\n");
  return tags[0] || `${line("log", "-1", "--format=%H", "--diff-filter=A", "--", MIGRATIONS)}^`;
}

/**
 * Checks out the latest release into a folder that is removed when the test ends, and links the installed packages into
 * it. Returns the folder and the version.
 */
export function checkOutLatestRelease(): { root: string; version: string } {
  const version = released();
  const root = createTemporaryFolder();
  execFileSync("tar", ["-x", "-C", root], { input: git("archive", version) });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  for (const folder of globSync("{apps,packages,tooling}/*/node_modules", { cwd: ROOT })) {
    // Copies the links as they are: those between the workspace's packages are relative, so they lead to the released
    // ones.
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true, verbatimSymlinks: true });
  }
  return { root, version: line("log", "-1", "--format=%h %cs", version) };
}

import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";

const Plan = z.object({ tasks: z.array(z.object({ directory: z.string(), hash: z.string() })) });
const Hashes = z.record(z.string(), z.string());

/** The packages that passed, with the hash of what they were linted with. */
const RECORD = "node_modules/.cache/lint.json";
/** Files that affect every package. */
const RULES = ["oxlint.config.ts", "tooling/lint/rooms.ts"];

// Lints only packages that changed since they passed, or import from one that did, and all of those in one process,
// which loads what they share once.
const scope = (process.env["LINT_SCOPE"] ?? "").split(" ").filter(Boolean);
const { tasks } = Plan.parse(
  JSON.parse(execFileSync("turbo", ["run", "sources", "--dry=json", ...scope], { encoding: "utf8", maxBuffer: 1e9 })),
);
const rules = createHash("sha256");
for (const file of RULES) rules.update(readFileSync(file));
const digest = rules.digest("hex");
const hashes = { "oxlint.config.ts": digest, ...Object.fromEntries(tasks.map(hashOf)) };
const passed = Hashes.parse(existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {});
const changed = Object.entries(hashes).flatMap(([path, hash]) => (passed[path] === hash ? [] : [path]));

if (changed.length > 0) {
  const { status } = spawnSync("oxlint", ["--type-aware", "--deny-warnings", ...changed], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
if (!process.exitCode) {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ ...passed, ...hashes }));
}

/** Turbo's hash covers a package's files, those of the packages it imports from, and the lockfile. */
function hashOf({ directory, hash }: z.infer<typeof Plan>["tasks"][number]): [string, string] {
  return [directory, `${hash} ${digest}`];
}

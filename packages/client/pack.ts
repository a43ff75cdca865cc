import { spawnSync } from "node:child_process";
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import about from "./package.json" with { type: "json" };

const HERE = import.meta.dirname;
const ROOT = join(HERE, "..", "..");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const PNPM = join(ROOT, "node_modules", "pnpm", "bin", "pnpm.cjs");
/** The modules published with their declarations: that of `served` would name the server's types. */
const DECLARED = ["index", "create-client", "error-body"];
const PEERS = { "@trpc/client": "^11.0.0", superjson: "^2.0.0" };
const CODE = [...DECLARED, "served"];

const [out = join(HERE, "dist")] = process.argv.slice(2);
const work = await mkdtemp(join(tmpdir(), "dupewise-client-"));
try {
  run(HERE, [TSC, "-p", "tsconfig.pack.json", "--checkers", "1", "--outDir", join(work, "built")]);
  const built = join(work, "built", "packages", "client", "src");
  const folder = join(work, "package");
  await mkdir(join(folder, "dist"), { recursive: true });
  await mkdir(out, { recursive: true });
  const files = [...CODE.map((name) => `${name}.js`), ...DECLARED.map((name) => `${name}.d.ts`)];
  await Promise.all(files.map((file) => copyFile(join(built, file), join(folder, "dist", file))));
  await cp(join(HERE, "README.md"), join(folder, "README.md"));
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest(), null, 2));
  run(folder, [PNPM, "pack", "--pack-destination", out]);
  console.log(join(out, `dupewise-client-${about.version}.tgz`));
} finally {
  await rm(work, { recursive: true });
}

function manifest() {
  const { name, version, description, license, type, sideEffects } = about;
  const exports = { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } };
  const engines = { node: ">=20" };
  return { name, version, description, license, type, sideEffects, engines, exports, peerDependencies: PEERS };
}

function run(cwd: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")}\n${stdout}${stderr}`);
}

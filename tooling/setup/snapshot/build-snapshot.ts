import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { snapshotPaths, PREPARATION, PROGRAM, snapshotSettings, fileStamp } from "./find-snapshot.mjs";

/** The time after which an unfinished build was killed; a build takes seconds. */
const MOST_MS = 120_000;
const UTF8 = "utf8";
/** The files that a snapshot depends on besides the sources in it. */
const DECIDING = [
  "pnpm-lock.yaml",
  ...["main.ts", "build-snapshot.ts", "find-snapshot.mjs"].map((name) => `tooling/setup/snapshot/${name}`),
];

/**
 * Builds the snapshot of a checkout's command line: bundles its sources, runs them until their tables are built, and
 * stores the heap. If that fails, records why, so that it is tried again only after a change. Does nothing while
 * another process builds.
 * @param flags the Node flags that the snapshot is for
 */
export async function buildSnapshot(root: string, flags: readonly string[]): Promise<void> {
  const { folder, blob, record } = snapshotPaths(root);
  const work = join(folder, "building");
  mkdirSync(folder, { recursive: true });
  if (!claim(work)) return;
  try {
    const stamps = new Map<string, string | null>();
    const stamp = (path: string) => stamps.set(relative(root, path), fileStamp(path));
    for (const path of DECIDING) stamp(join(root, path));
    const built = join(work, "cli.blob");
    const problem = await problemOf(async () => {
      const bundle = join(work, "cli.cjs");
      await bundleSources(join(root, PREPARATION), bundle, stamp);
      runNode([...flags, "--snapshot-blob", built, "--build-snapshot", bundle]);
      runNode([...flags, "--snapshot-blob", built, join(root, PROGRAM), "--version"]);
    });
    rmSync(record, { force: true });
    if (problem === null) {
      renameSync(built, blob);
      stamp(blob);
    }
    const written = join(work, "cli.json");
    writeFileSync(
      written,
      JSON.stringify({ settings: snapshotSettings(root, flags), stamps: Object.fromEntries(stamps), problem }),
    );
    renameSync(written, record);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Creates the folder that only one process may work in at a time. Returns false if another process has created it. */
function claim(work: string): boolean {
  try {
    mkdirSync(work);
    return true;
  } catch {
    if (Date.now() - statSync(work).mtimeMs < MOST_MS) return false;
    rmSync(work, { recursive: true, force: true });
    return claim(work);
  }
}

async function problemOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Modules left out of the snapshot: only fetching a page needs them, and they would be a quarter of its code. */
const LEFT_OUT = /^undici$/;
/** In a snapshot, Node's `require` knows only its own modules. */
const REQUIRE = `require = ((own) => (id) => (id.startsWith("/") ? own("node:module").createRequire(id)(id) : own(id)))(require);`;

/** @param onRead is called with the path of each file before it is read */
async function bundleSources(entry: string, outfile: string, onRead: (path: string) => void): Promise<void> {
  const { warnings } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: `node${process.versions.node}`,
    tsconfigRaw: "{}",
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: REQUIRE },
    logLevel: "silent",
    plugins: [
      {
        name: "sources",
        setup: ({ onLoad, onResolve }) => {
          onResolve({ filter: LEFT_OUT }, ({ path, importer }) => ({
            path: createRequire(importer).resolve(path),
            external: true,
          }));
          onLoad({ filter: /./, namespace: "file" }, ({ path }) => {
            onRead(path);
            if (path.includes(`${sep}node_modules${sep}`) || !path.endsWith(".ts")) return undefined;
            const [room] = path.split(`${sep}src${sep}`);
            onRead(join(room ?? "", "package.json"));
            // In one file, the sources keep what they know about their own places.
            const url = JSON.stringify(pathToFileURL(path).href);
            return { contents: readFileSync(path, UTF8).replaceAll("import.meta.url", url), loader: "ts" };
          });
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join("\n"));
}

function runNode(args: readonly string[]): void {
  execFileSync(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"], timeout: MOST_MS });
}

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { buildSnapshot } from "./snapshot/build-snapshot.ts";
import { findSnapshot, snapshotPaths, PREPARATION, PROGRAM } from "./snapshot/find-snapshot.mjs";

const SETUP = import.meta.dirname;
const ROOT = join(SETUP, "..", "..");
const FLAGS = ["--no-regexp-tier-up"];
const ESBUILD = dirname(createRequire(import.meta.url).resolve("esbuild/package.json"));
/** Building takes seconds, and longer next to other tests. */
const SLOW = { timeout: 120_000 };
const OWN_PLACE = 'import.meta.url.split("/").slice(-2).join("/")';
const PRINT = `console.log(${OWN_PLACE}, WORD, ...process.argv.slice(2))`;

async function emptyRoot(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`)));
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));
  return root;
}

/** A checkout of a program that prints the file it started with, a word and its arguments. */
async function smallCheckout() {
  const root = await emptyRoot();
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  await write("pnpm-lock.yaml", "lockfileVersion: 9\n");
  await write("apps/cli/package.json", '{ "type": "module" }');
  await write("apps/cli/src/word.ts", 'export const WORD: string = "one";');
  await write(PROGRAM, `import { WORD } from "./word.ts"; ${PRINT};`);
  await write(
    PREPARATION,
    `import { startupSnapshot } from "node:v8";
     import { WORD } from "../word.ts";
     startupSnapshot.setDeserializeMainFunction(() => ${PRINT});`,
  );
  const own = [
    "bootstrap.mjs",
    ...["main.ts", "build-snapshot.ts", "find-snapshot.mjs"].map((name) => `snapshot/${name}`),
  ];
  for (const name of own) await write(`tooling/setup/${name}`, await readFile(join(SETUP, name), "utf8"));
  await write("node_modules/.pnpm/lock.yaml", "lockfileVersion: 9\n");
  await mkdir(join(root, "node_modules/node/bin"), { recursive: true });
  await symlink(process.execPath, join(root, "node_modules/node/bin/node"));
  await symlink(ESBUILD, join(root, "node_modules/esbuild"));
  const run = async (...args: readonly string[]) => {
    const bootstrap = [join(root, "tooling/setup/bootstrap.mjs"), ...FLAGS, PROGRAM, ...args];
    return (await promisify(execFile)(process.execPath, bootstrap)).stdout.trim();
  };
  const isBuilt = () => expect.poll(() => findSnapshot(root, FLAGS), SLOW).not.toBe(undefined);
  return { root, write, run, isBuilt };
}

it("starts a program from its sources until a snapshot is built, and again after each change", SLOW, async () => {
  const { write, run, isBuilt } = await smallCheckout();
  expect(await run("a b", "--help")).toBe("src/main.ts one a b --help");
  await isBuilt();
  expect(await run("a b", "--help")).toBe("snapshot/main.ts one a b --help");
  expect(await run("parse-price")).toBe("src/main.ts one parse-price");
  await write("apps/cli/src/word.ts", 'export const WORD: string = "two";');
  expect(await run()).toBe("src/main.ts two");
  await isBuilt();
  expect(await run()).toBe("snapshot/main.ts two");
});

it("starts from the sources when the snapshot or its record is damaged", SLOW, async () => {
  const { root, run, isBuilt } = await smallCheckout();
  const { blob, record } = snapshotPaths(root);
  for (const [path, content] of [
    [blob, "half a snap"],
    [record, '{"settings": '],
  ] as const) {
    await buildSnapshot(root, FLAGS);
    await writeFile(path, content);
    expect(await run()).toBe("src/main.ts one");
    await isBuilt();
    expect(await run()).toBe("snapshot/main.ts one");
  }
});

it("does not rebuild a snapshot from sources that have already failed", SLOW, async () => {
  const { root, write, run } = await smallCheckout();
  await write(PREPARATION, 'import "../word.ts"; throw new Error("no");');
  await buildSnapshot(root, FLAGS);
  expect(findSnapshot(root, FLAGS)).toBe(null);
  expect(await run()).toBe("src/main.ts one");
  await write("apps/cli/src/word.ts", 'export const WORD = "two";');
  expect(findSnapshot(root, FLAGS)).toBe(undefined);
});

it("uses a snapshot only with the flags, the folder and the package that it was built with", SLOW, async () => {
  const { root, write } = await smallCheckout();
  await buildSnapshot(root, FLAGS);
  expect(findSnapshot(root, FLAGS)).toBe(snapshotPaths(root).blob);
  expect(findSnapshot(root, [])).toBe(undefined);
  const moved = await emptyRoot();
  await symlink(join(root, "node_modules"), join(moved, "node_modules"));
  expect(findSnapshot(moved, FLAGS)).toBe(undefined);
  await write("apps/cli/package.json", '{ "type": "module", "exports": {} }');
  expect(findSnapshot(root, FLAGS)).toBe(undefined);
});

it("builds a snapshot in one process at a time, and takes over from a killed process", SLOW, async () => {
  const { root } = await smallCheckout();
  const building = join(snapshotPaths(root).folder, "building");
  await mkdir(building, { recursive: true });
  await buildSnapshot(root, FLAGS);
  expect(findSnapshot(root, FLAGS)).toBe(undefined);
  const long = new Date(Date.now() - 3_600_000);
  await utimes(building, long, long);
  await Promise.all([buildSnapshot(root, FLAGS), buildSnapshot(root, FLAGS)]);
  expect(findSnapshot(root, FLAGS)).toBe(snapshotPaths(root).blob);
});

const COAT = {
  text: "Wool coat with a belt. 80% wool, 20% polyamide. €1,420.50. Maison Exemple, released 10 January 2025",
};
const LINES = {
  compare: {
    left: COAT,
    right: { title: "Double-breasted coat", price: "$89", description: "60% polyester, 40% wool" },
  },
  read: { html: "<title>Linen shirt</title><h1>Linen shirt</h1><p>€49.00</p>", url: "https://shop.example.com/shirt" },
};

it("prints the same results from the snapshot as from the sources", SLOW, async () => {
  const root = await emptyRoot();
  for (const folder of ["apps", "packages", "tooling", "pnpm-lock.yaml"]) {
    await symlink(join(ROOT, folder), join(root, folder));
  }
  await buildSnapshot(root, FLAGS);
  const { blob, record } = snapshotPaths(root);
  expect(JSON.parse(await readFile(record, "utf8"))).toMatchObject({ problem: null });
  const start = (args: readonly string[], ...flags: readonly string[]) =>
    promisify(execFile)(process.execPath, [...FLAGS, ...flags, join(root, PROGRAM), ...args]);
  const answer = async (command: string, line: object, ...flags: readonly string[]) => {
    const running = start([command, "--jsonl"], ...flags);
    running.child.stdin?.end(`${JSON.stringify(line)}\n`);
    return (await running).stdout.replace(/"ms":[\d.e-]+/, "");
  };
  const fromSnapshot = `--snapshot-blob=${blob}`;
  for (const [command, line] of Object.entries(LINES)) {
    expect(await answer(command, line, fromSnapshot)).toBe(await answer(command, line));
  }
  // This loads what the snapshot leaves out, though the address is refused.
  await expect(start(["read", "http://127.0.0.1:9/coat"], fromSnapshot)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Unable to access http:\/\/127\.0\.0\.1:9\/coat: [^\n]+\n$/),
  });
});

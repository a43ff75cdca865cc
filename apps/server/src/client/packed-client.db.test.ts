import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { beforeAll, afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { startApiWithMember } from "../testing/start-api.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");
const PACK = join(ROOT, "packages", "client", "pack.ts");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const MOST_BYTES = 15_000;
/**
 * The packages that a project installs along with the client, and the packages in this repository that contain them.
 */
const DEPENDENCIES = [
  ["@trpc/client", "packages/client"],
  ["superjson", "packages/client"],
  ["@trpc/server", "apps/server"],
  ["@types/node", "."],
] as const;

const run = promisify(execFile);
const node = (cwd: string, args: readonly string[], env: Record<string, string> = {}) =>
  run(process.execPath, args, { cwd, env: { ...process.env, CI: "1", ...env } });

let project = "";
let installed = "";
let examples: string[] = [];

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "dupewise-client-test-"));
  installed = join(project, "node_modules", "@dupewise", "client");
  await node(project, [PACK, project]);
  const [tarball = ""] = (await readdir(project)).filter((name) => name.endsWith(".tgz"));
  await mkdir(installed, { recursive: true });
  await run("tar", ["-xzf", join(project, tarball), "-C", installed, "--strip-components=1"]);
  await writeFile(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  // Linked, since an install needs a registry and has hung on busy machines.
  for (const [name, owner] of DEPENDENCIES) {
    const link = join(project, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(join(ROOT, owner, "node_modules", name)), link);
  }
  const readme = await readFile(join(installed, "README.md"), "utf8");
  examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
});
afterAll(() => rm(project, { recursive: true }));

describe("the packed client", () => {
  it("is at most 15 kB compressed, and contains none of the server's code or types", async () => {
    const files = await readdir(join(installed, "dist"));
    const texts = await Promise.all(files.map((name) => readFile(join(installed, "dist", name), "utf8")));
    const code = files.flatMap((name, at) => (name.endsWith(".js") ? (texts[at] ?? "") : []));
    expect(code.length).toBeGreaterThan(0);
    expect(gzipSync(code.join("")).length).toBeLessThan(MOST_BYTES);
    const imported = texts.flatMap((text) =>
      [...text.matchAll(/(?:from |import\()"([^"]+)"/g)].map(([, name]) => name),
    );
    const outside = imported.filter((name) => name?.startsWith("./") === false);
    expect(new Set(outside)).toEqual(new Set(["@trpc/client", "superjson"]));
    expect(texts.join("")).not.toMatch(/\bany\b(?!\.)(?=[;,)\]>])/);
  });

  it("runs the examples in its README in a separate project, where they also pass the type checker", async () => {
    expect(examples).toHaveLength(5);
    const { url, send } = await startApiWithMember({ isPremium: true });
    const made = await send("POST", "/api/access-tokens", { name: "Program", scopes: ["read", "compare"], days: 30 });
    const { token } = z.object({ token: z.string() }).parse(made.body);
    const wrong = `${examples[0]}\nconst wrong: number = analysis.verdict; console.log(wrong);`;
    await mkdir(join(project, "src"));
    const written = examples.map((code) => code.replaceAll("https://dupewise.example", url));
    await Promise.all([...written, wrong].map((code, at) => writeFile(join(project, "src", `example-${at}.ts`), code)));
    const settings = { target: "es2024", module: "nodenext", strict: true, noEmit: true, types: ["node"] };
    await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions: settings }));
    const { stdout: complaints } = await node(project, [TSC, "--checkers", "1"]).catch((error: unknown) =>
      z.object({ stdout: z.string() }).parse(error),
    );
    expect(complaints.match(/error/g), complaints).toHaveLength(1);
    expect(complaints).toContain(`example-${written.length}.ts`);

    const outputs: string[] = [];
    for (const at of written.keys()) {
      const { stdout } = await node(project, [`src/example-${at}.ts`], { DUPEWISE_TOKEN: token });
      outputs.push(stdout);
    }
    expect(outputs).toEqual([
      expect.stringMatching(/^\d+% .*coat/is),
      expect.stringMatching(/^reading \n(.*\n)*done \d+\n$/),
      expect.stringMatching(/coat.* \d+\n.*tote bag.*\n$/is),
      expect.stringMatching(/^(\d{4}-\S+ .*coat.*\n)+$/i),
      expect.stringMatching(/^not_found /),
    ]);
  });
});

import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { listenOnLoopback } from "@dupewise/testing/loopback";
import * as z from "zod";
import { fillBaseFolder } from "./base.ts";
import { type Engine, findContainerEngine } from "./engines.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const [BASE, IMAGE] = ["localhost/dupewise-base:test", "localhost/dupewise:test"];
const MOST_MB = 250;
const MOST_STOP_MS = 2_000;
const START_MS = 60_000;
/** The folders of development tools, as pnpm names them. */
const TOOLING =
  /^(@sparticuz|@?typescript|playwright|vite|vitest|axe-core|msw|turbo|oxlint|knip|smtp-server|fast-check)[@+]/;

const COATS = {
  originalUrl: "Product: Wool coat. 80% wool, 20% polyamide. $420",
  dupeUrl: "Product: Coat. 60% polyester, 40% wool. $89",
};

let failed = 0;
let passed = 0;

const engine = findContainerEngine();
if (engine === undefined) console.log("skipped: no buildah, podman or running Docker was found");
else {
  await tryImage(engine);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

async function tryImage(engine: Engine): Promise<void> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "dupewise-image-"));
  chmodSync(folder, 0o755);
  try {
    fillBaseFolder(folder);
    engine.build(BASE, folder, join(folder, "Containerfile"));
    engine.build(IMAGE, ROOT, join(ROOT, "docs/deploy/Containerfile"), BASE);
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`built by ${engine.name} in ${Math.round((performance.now() - started) / 1000)} s`);
  try {
    inspect(engine);
    await use(engine);
  } finally {
    for (const tag of [IMAGE, BASE]) engine.removeImage(tag);
  }
}

/** Checks the contents of the image. */
function inspect(engine: Engine): void {
  const [kilobytes = ""] = engine.run(IMAGE, ["du", "-sk", "/app"]).split("\t");
  const megabytes = Math.round(Number(kilobytes) / 1024);
  check(`adds ${megabytes} MB to its base, ${MOST_MB} at most`, megabytes > 0 && megabytes <= MOST_MB);
  const packages = engine.run(IMAGE, ["ls", "/app/node_modules/.pnpm"]).split("\n");
  const tooling = packages.filter((name) => TOOLING.test(name));
  check(
    `holds ${packages.length} packages and none for tests or builds: ${tooling.join(" ") || "none"}`,
    tooling.length === 0,
  );
  const user = engine.run(IMAGE, ["id", "-u"]);
  check(`runs as user ${user}, who is not root`, Number(user) > 0);
}

/** Checks the image when it is running. */
async function use(engine: Engine): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const container = engine.start(IMAGE, { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" });
  let printed = "";
  for (const stream of [container.process.stdout, container.process.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  const exited = once(container.process, "exit");
  try {
    check("answers /readyz", await isReady(url));
    const html = await (await fetch(url)).text();
    check("serves pages that are rendered", html.includes("<h1"));
    const cookie = await register(url);
    check("registers somebody", cookie !== "");
    const score = await compare(url, cookie);
    check(`compares two coats: ${score}`, score > 0);
    const asked = performance.now();
    container.terminate();
    await exited;
    const code = container.process.exitCode;
    const ms = Math.round(performance.now() - asked);
    check(`ends with ${code}, ${ms} ms after SIGTERM, ${MOST_STOP_MS} at most`, code === 0 && ms <= MOST_STOP_MS);
  } finally {
    container.process.kill("SIGKILL");
    if (failed > 0) console.log(printed);
    container.remove();
  }
}

async function isReady(url: string): Promise<boolean> {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(100)) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return true;
  }
  return false;
}

async function register(url: string): Promise<string> {
  const person = { name: "Ada Lovelace", email: "ada@example.com", password: "lovelace1" };
  const response = await send(`${url}/api/register`, person);
  return response.ok
    ? response.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ")
    : "";
}

async function compare(url: string, cookie: string): Promise<number> {
  const response = await send(`${url}/api/comparisons`, COATS, cookie);
  return z.object({ similarityScore: z.number().catch(0) }).parse(await response.json()).similarityScore;
}

function send(url: string, body: object, cookie = ""): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  server.close();
  await once(server, "close");
  return port;
}

function check(what: string, holds: boolean): void {
  if (holds) passed++;
  else failed++;
  console.log(`${holds ? "ok" : "FAILED"}: the image ${what}`);
}

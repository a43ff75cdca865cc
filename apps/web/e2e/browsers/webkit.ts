import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import * as z from "zod";
import { type Driver, findProgram, parseResult } from "./driver.ts";

const START_MS = 30_000;
const Session = z.object({ sessionId: z.string() });
const Failure = z.object({ error: z.string(), message: z.string() });
/** Makes MiniBrowser's title bar narrow enough for a window as narrow as a phone. */
const NARROW = "* { min-width: 0; padding: 0; margin: 0; }";
const Inner = z.object({ width: z.number(), height: z.number() });
/** Settings for a machine without a desktop or a graphics card. */
const QUIET = ["NO_AT_BRIDGE=1", "GSETTINGS_BACKEND=memory", "LIBGL_ALWAYS_SOFTWARE=1"];
const CAPABILITIES = { alwaysMatch: { browserName: "MiniBrowser" } };

/**
 * Starts WebKitGTK's MiniBrowser on its own display, driven by W3C WebDriver. Returns null if a required program is
 * missing.
 */
export async function startWebKit(): Promise<Driver | null> {
  const [driver, screen] = [findProgram("WebKitWebDriver"), findProgram("Xvfb")];
  if (driver === null || screen === null) return null;
  const home = await mkdtemp(join(tmpdir(), "dupewise-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0", "gtk.css"), NARROW);
  const children: ChildProcess[] = [];
  const end = async () => {
    for (const child of children.toReversed()) {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const flags = ["-displayfd", "3", "-screen", "0", "1600x2400x24", "-nolisten", "tcp"];
    const server = spawn(screen, flags, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    children.push(server);
    const display = `:${await numberFrom(server.stdio[3])}`;
    const port = await freePort();
    const places = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"].map((name) => `${name}=${home}`);
    const settings = [...places, ...QUIET, `DISPLAY=${display}`];
    children.push(spawn("/usr/bin/env", [...settings, driver, `--port=${port}`], { stdio: "ignore" }));
    return await openSession(`http://127.0.0.1:${port}`, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function openSession(origin: string, end: () => Promise<void>): Promise<Driver> {
  await untilThere(origin);
  const { sessionId } = Session.parse(await call(`${origin}/session`, { capabilities: CAPABILITIES }));
  const session = `${origin}/session/${sessionId}`;
  const evaluate = async (expression: string) => {
    const value = `(async () => JSON.stringify(await (${expression})))()`;
    const script = `const done = arguments[0]; ${value}.then(done, (error) => done("!" + error))`;
    const text = z
      .string()
      .nullish()
      .parse(await call(`${session}/execute/async`, { script, args: [] }));
    if (text?.startsWith("!")) throw new Error(text);
    return parseResult(text ?? undefined);
  };
  const inner = async () => Inner.parse(await evaluate("({ width: innerWidth, height: innerHeight })"));
  return {
    name: "webkit",
    goto: async (url) => void (await call(`${session}/url`, { url })),
    evaluate,
    perform: async (actions) => void (await call(`${session}/actions`, { actions })),
    resize: async (size) => {
      let asked = { ...size };
      for (let attempt = 0; attempt < 5; attempt++) {
        await call(`${session}/window/rect`, { x: 0, y: 0, ...asked });
        await sleep(300);
        const { width, height } = await inner();
        if (width === size.width) return;
        asked = { width: asked.width + size.width - width, height: asked.height + size.height - height };
      }
      throw new Error(`The window cannot be made ${size.width} wide`);
    },
    screenshot: async () => Buffer.from(z.string().parse(await call(`${session}/screenshot`)), "base64"),
    print: null,
    close: async () => {
      await fetch(session, { method: "DELETE" });
      await end();
    },
  };
}

async function call(url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, body ? { method: "POST", body: JSON.stringify(body) } : {});
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  const failure = response.ok ? undefined : Failure.safeParse(value).data;
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${failure?.error} ${failure?.message}`);
  return value;
}

async function untilThere(origin: string): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(100)) {
    if ((await fetch(`${origin}/status`).catch(() => undefined))?.ok) return;
  }
  throw new Error("WebKitWebDriver does not start");
}

async function numberFrom(stream: unknown): Promise<number> {
  if (!(stream instanceof Readable)) throw new Error("Xvfb has no channel to report its display on");
  const [said]: unknown[] = await once(stream, "data", { signal: AbortSignal.timeout(START_MS) });
  return Number.parseInt(String(said), 10);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  await closeImmediately(server);
  return port;
}

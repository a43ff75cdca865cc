import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type Driver, findProgram, parseResult } from "./driver.ts";

const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;
const START_MS = 60_000;
const Reply = z.object({
  id: z.number(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
});
const Value = z.object({ type: z.literal("success"), result: z.object({ value: z.string().optional() }) });
const Tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const Data = z.object({ data: z.base64() });

/** Starts headless Firefox, driven by WebDriver BiDi. Returns null if it is not installed. */
export async function startFirefox(): Promise<Driver | null> {
  const path = findProgram("firefox-esr");
  if (path === null) return null;
  const profile = await mkdtemp(join(tmpdir(), "dupewise-firefox-"));
  const flags = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(path, flags, { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  const end = async () => {
    child.kill("SIGKILL");
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await listening(child.stderr);
    const { send, close } = await connectTo(`${address}/session`);
    await send("session.new", { capabilities: {} });
    const { contexts } = Tree.parse(await send("browsingContext.getTree", {}));
    const context = contexts[0]?.context;
    const picture = async (method: string, more: object) =>
      Buffer.from(Data.parse(await send(method, { context, ...more })).data, "base64");
    return {
      name: "firefox",
      goto: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
      evaluate: async (expression) => {
        const call = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
        const { result } = Value.parse(await send("script.evaluate", call));
        return parseResult(result.value);
      },
      perform: async (actions) => void (await send("input.performActions", { context, actions })),
      resize: async (viewport) => void (await send("browsingContext.setViewport", { context, viewport })),
      screenshot: () => picture("browsingContext.captureScreenshot", { origin: "document" }),
      print: () => picture("browsingContext.print", { background: true, page: { width: 21, height: 29.7 } }),
      close: async () => {
        close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function listening(stderr: NodeJS.ReadableStream): Promise<string> {
  const late = AbortSignal.timeout(START_MS);
  let printed = "";
  stderr.setEncoding("utf8");
  for (;;) {
    const [text]: unknown[] = await once(stderr, "data", { signal: late });
    printed += String(text);
    const address = LISTENING.exec(printed)?.[1];
    if (address === undefined) continue;
    stderr.resume();
    return address;
  }
}

/** Numbered requests and their responses over one socket. */
async function connectTo(url: string) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const asked = new Map<
    number,
    { method: string; resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();
  socket.addEventListener("message", ({ data }) => {
    const reply = Reply.safeParse(JSON.parse(String(data))).data;
    const question = reply && asked.get(reply.id);
    if (!question) return;
    asked.delete(reply.id);
    if (reply.error === undefined) question.resolve(reply.result);
    else question.reject(new Error(`${question.method}: ${reply.error}: ${reply.message ?? ""}`));
  });
  let id = 0;
  return {
    send: (method: string, params: object): Promise<unknown> =>
      new Promise((resolve, reject) => {
        asked.set(++id, { method, resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}

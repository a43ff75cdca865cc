import { once } from "node:events";
import { Agent, request, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { createHttpServer } from "./http-server.ts";
import { sendReply } from "./response/send-reply.ts";

/** Longer than a busy machine pauses this process: a pause between a connection and its request counts as silence. */
const SILENCE_MS = 1000;
const PART = new Uint8Array(64 * 1024);

async function started(handler: RequestListener) {
  const server = createHttpServer(handler, { requestMs: 10_000, silenceMs: SILENCE_MS, log: pino({ enabled: false }) });
  const port = await listenOnLoopback(server);
  onTestFinished(() => closeImmediately(server));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = async () => {
    const asking = request({ port, host: "127.0.0.1", agent }).end();
    const [response]: IncomingMessage[] = await once(asking, "response");
    let size = 0;
    for await (const part of response ?? []) size += String(part).length;
    return { isSameConnection: asking.reusedSocket, size };
  };
  return { server, port, ask };
}

it("disconnects a client that does not read its stream, and stops producing data for it", async () => {
  const ended = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    res.once("close", closed.resolve);
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(PART),
      cancel: () => ended.resolve(),
    });
    await sendReply(req, res, { status: 200, headers: {}, body });
  };
  const { server, port } = await started((req, res) => void answer(req, res).catch(() => res.destroy()));
  const peer = connect(port, "127.0.0.1");
  onTestFinished(() => void peer.destroy());
  peer.on("error", () => {}).pause();
  peer.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await Promise.all([ended.promise, closed.promise]);
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
});

it("keeps a long stream open while it makes progress", async () => {
  const parts = 6;
  const { ask } = await started((_, res) => {
    let sent = 0;
    const sending = setInterval(() => {
      res.write("x");
      if (++sent < parts) return;
      clearInterval(sending);
      res.end();
    }, SILENCE_MS / 4);
  });
  expect(await ask()).toMatchObject({ size: parts });
});

it("keeps an idle keep-alive connection open", async () => {
  const { ask } = await started((_, res) => res.end("here"));
  expect(await ask()).toEqual({ isSameConnection: false, size: 4 });
  await sleep(1.5 * SILENCE_MS);
  expect(await ask()).toEqual({ isSameConnection: true, size: 4 });
});

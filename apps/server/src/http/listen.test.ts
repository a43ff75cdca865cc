import { Agent, createServer, request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { toBrowserUrl, closeGracefully, listen } from "./listen.ts";

const startOn = (port: number) => `PORT=${port} npm start`;

function open(host: string, port = 0): Promise<string> {
  const server = createServer((_, response) => response.end("here"));
  onTestFinished(() => void server.close());
  return listen(server, { port, host, startOn });
}

it.each(["127.0.0.1", "0.0.0.0"])("returns a URL that can be opened when listening on %s", async (host) => {
  const url = await open(host);
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(url)).text()).toBe("here");
});

it.each([
  ["127.0.0.1", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
  ["::1", "http://[::1]:3000"],
  ["192.0.2.7", "http://192.0.2.7:3000"],
  ["dupes.example", "http://dupes.example:3000"],
])("formats the address %s the way a browser expects", (host, address) =>
  expect(toBrowserUrl(host, 3000)).toBe(address),
);

it("explains how to use another port if the requested one is taken", async () => {
  const port = Number(new URL(await open("127.0.0.1")).port);
  await expect(open("127.0.0.1", port)).rejects.toThrow(`or choose another one: PORT=${port + 1} npm start`);
});

/** A server that responds on command, and a client that keeps its connection open. */
async function busyServer() {
  const letGo = Promise.withResolvers<void>();
  const server = createServer((_, response) => void letGo.promise.then(() => response.end("done")));
  const url = await listen(server, { port: 0, host: "127.0.0.1", startOn });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const ask = async () => {
    const asking = request(url, { agent }).end();
    const [response]: IncomingMessage[] = await once(asking, "response");
    response?.resume();
    return response?.statusCode;
  };
  return { server, ask, letGo: letGo.resolve };
}

it("shuts down after the last response, even if clients keep connections alive", async () => {
  const { server, ask, letGo } = await busyServer();
  const asked = ask();
  await once(server, "request");
  const drained = closeGracefully(server);
  letGo();
  expect(await asked).toBe(200);
  await drained;
  await expect(ask()).rejects.toThrow();
});

it("shuts down immediately, even if a connection has never sent a request", async () => {
  const server = createServer();
  const url = await listen(server, { port: 0, host: "127.0.0.1", startOn });
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const closed = once(socket.resume(), "close");
  await once(server, "connection");
  const force = vi.spyOn(server, "closeAllConnections");
  await closeGracefully(server);
  expect(force).not.toHaveBeenCalled();
  await closed;
});

import { Agent, createServer, request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { drain, listen } from "./listening.ts";

/** A server that answers when it is let to, and a program that keeps its connection for the next request. */
async function busyServer() {
  const letGo = Promise.withResolvers<void>();
  const server = createServer((_, response) => void letGo.promise.then(() => response.end("done")));
  const port = await listen(server, 0, "127.0.0.1");
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const ask = async () => {
    const asking = request({ port, agent }).end();
    const [response]: IncomingMessage[] = await once(asking, "response");
    response?.resume();
    return response?.statusCode;
  };
  return { server, ask, letGo: letGo.resolve };
}

it("ends with the last answer, however long its connection could be used again", async () => {
  const { server, ask, letGo } = await busyServer();
  const asked = ask();
  await once(server, "request");
  const drained = drain(server);
  letGo();
  expect(await asked).toBe(200);
  await drained;
  await expect(ask()).rejects.toThrow();
});

import { createServer, type RequestListener } from "node:http";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { expect, it, onTestFinished } from "vitest";
import { createWebhookSender } from "./webhook-sender.ts";

/** A receiver on loopback, and a sender that may connect only to its port. */
async function start(answer: RequestListener, deadlineMs?: number) {
  const server = createServer(answer);
  const port = await listenOnLoopback(server);
  const sender = createWebhookSender({
    permits: (address, to) => address === "127.0.0.1" && to === port,
    ...(deadlineMs !== undefined && { deadlineMs }),
  });
  onTestFinished(async () => {
    await sender.close();
    await closeImmediately(server);
  });
  const post = (url = `http://127.0.0.1:${port}/hook`) =>
    sender.post({ url, headers: { "webhook-id": "1" }, body: '{"a":1}' }, new AbortController().signal);
  return { post };
}

it("posts the body with its headers, and returns null on success", async () => {
  const seen: unknown[] = [];
  const { post } = await start((request, response) => {
    request.on("data", (chunk: Buffer) => seen.push([request.method, request.headers["webhook-id"], String(chunk)]));
    request.on("end", () => response.writeHead(204).end());
  });
  expect(await post()).toBeNull();
  expect(seen).toEqual([["POST", "1", '{"a":1}']]);
});

it.each([
  [500, "the receiver responded with 500"],
  [410, "the receiver responded with 410"],
])("returns the reason for the failure when the receiver responds with %i", async (status, problem) => {
  const { post } = await start((_request, response) => response.writeHead(status).end());
  expect(await post()).toBe(problem);
});

it("follows no redirects", async () => {
  let asked = 0;
  const { post } = await start((_request, response) => {
    asked += 1;
    response.writeHead(307, { location: "/inward" }).end();
  });
  expect(await post()).toBe("the receiver responded with 307");
  expect(asked).toBe(1);
});

it("times out when the receiver does not respond", async () => {
  const { post } = await start(() => undefined, 200);
  expect(await post()).toBe("the receiver took too long to respond");
});

it.each([
  "http://127.0.0.1:1/hook",
  "http://169.254.169.254/latest",
  "http://[::1]/",
  "http://localhost/",
  "http://2130706433/",
  "https://user:password@receiver.example/",
])("opens no socket to %s", async (url) => {
  const { post } = await start(() => undefined);
  expect(await post(url)).toMatch(/address|public website/);
});

import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { errorReply } from "@dupewise/api/transport/reply";
import { readJsonText } from "@dupewise/api/transport/json-body";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { expect, it, onTestFinished } from "vitest";
import { sendReply } from "./send-reply.ts";

const MOST = 1_000;
const CHUNK = `400\r\n${"x".repeat(0x400)}\r\n`;

/** A server with a body limit that rejects some requests unread. */
async function started() {
  const server = createServer((req, res) => {
    const body = req.url === "/refused" ? Promise.reject(new Error("unread")) : readJsonText(req, MOST);
    const refusal = { code: "payload_too_large", message: "That is too much" } as const;
    void body.then(
      (text) => sendReply(req, res, { status: 200, headers: {}, body: text }),
      () => sendReply(req, res, errorReply(refusal)),
    );
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => closeImmediately(server));
  return port;
}

it.each(["/", "/refused"])("closes the connection if a rejected body never ends: %s", async (path) => {
  const socket = connect(await started(), "127.0.0.1").setEncoding("latin1");
  let answer = "";
  socket.on("error", () => {}).on("data", (text) => (answer += String(text)));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const dripping = setInterval(() => socket.write(CHUNK), 20);
  onTestFinished(() => clearInterval(dripping));
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  expect(answer).toContain("payload_too_large");
});

it("sends the error to a client that sends too much data", async () => {
  const port = await started();
  for (const path of ["/", "/refused"]) {
    const body = JSON.stringify({ text: "x".repeat(2_000_000) });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "payload_too_large" });
  }
});

it("keeps the connection open if the request was read completely", async () => {
  const response = await fetch(`http://127.0.0.1:${await started()}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"name":"Ada"}',
  });
  expect(response.headers.get("connection")).toBe("keep-alive");
  expect(await response.json()).toEqual({ name: "Ada" });
});

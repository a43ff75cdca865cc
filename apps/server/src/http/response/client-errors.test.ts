import { once } from "node:events";
import { connect } from "node:net";
import type { RequestListener } from "node:http";
import { readBody } from "@dupewise/api/transport/json-body";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { trackRequest } from "../monitoring/track-request.ts";
import { createHttpServer } from "../http-server.ts";

const REQUEST_MS = 100;

/** A server with short timeouts that reads bodies, and its log. */
async function started() {
  const lines: unknown[] = [];
  const log = pino({ level: "debug", base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const handler: RequestListener = (req, res) => {
    trackRequest(req, res, { log, metrics: { observe: () => undefined } });
    if (req.url === "/stream") res.write("a part");
    else
      readBody(req, 512 * 1024).then(
        ({ length }) => res.end(`${length} bytes`),
        () => res.destroy(),
      );
  };
  const server = createHttpServer(handler, { requestMs: REQUEST_MS, log });
  const port = await listenOnLoopback(server);
  onTestFinished(() => closeImmediately(server));
  /** Sends these bytes and returns the response until the server hangs up. */
  const send = async (...pieces: readonly string[]) => {
    const socket = connect(port, "127.0.0.1")
      .setEncoding("latin1")
      .on("error", () => undefined);
    let got = "";
    const heard = new Promise((resolve) => socket.on("data", (text) => resolve((got += String(text)))));
    const [first = "", ...later] = pieces;
    socket.write(first);
    for (const piece of later) {
      await heard;
      socket.write(piece);
    }
    await once(socket, "close");
    return got;
  };
  return { port, lines, send };
}

it.each([
  ["non-HTTP data", "secret /secret HTTP/1.1\r\n\r\n", 400, "HPE_INVALID_METHOD"],
  [
    "an oversized head",
    `GET /secret HTTP/1.1\r\nCookie: secret${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "HPE_HEADER_OVERFLOW",
  ],
  ["a truncated head", "GET /secret HTTP/1.1\r\nCookie: secret", 408, "ERR_HTTP_REQUEST_TIMEOUT"],
])("rejects %s, and logs it in one line without its content", async (_, bytes, status, reason) => {
  const { send, lines } = await started();
  expect(await send(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\w ]+\\r\\nConnection: close\\r\\n\\r\\n$`));
  expect(lines).toEqual([{ level: 30, requestId: expect.any(String), status, reason, msg: "request" }]);
});

it.each([
  ["that never arrives", "Content-Length: 100\r\n\r\nsecret", 408],
  ["that is missing", "Transfer-Encoding: chunked\r\n\r\nsecret\r\n", 400],
])("rejects a body %s, and logs the request as usual", async (_, rest, status) => {
  const { send, lines } = await started();
  expect(await send(`POST /upload HTTP/1.1\r\nHost: localhost\r\n${rest}`)).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} `),
  );
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines).toEqual([expect.objectContaining({ method: "POST", path: "/upload", status, msg: "request" })]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

it("aborts a response in progress rather than sending a second one", async () => {
  const { send, lines } = await started();
  const got = await send("GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n", "secret\r\n\r\n");
  expect(got.match(/HTTP\/1\.1/g)).toHaveLength(1);
  await expect.poll(() => lines).toEqual([expect.objectContaining({ path: "/stream", status: 200 })]);
});

it("does not count an empty connection as a request", async () => {
  const { send, lines } = await started();
  expect(await send("")).toMatch(/^HTTP\/1\.1 408 /);
  expect(lines).toEqual([]);
});

import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startApi } from "../../testing/start-api.ts";

async function started() {
  const folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "index.html"), `<title>Dupewise</title><div id="root"></div>`);
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  const { url } = await startApi({ SERVE_WEB: "true", WEB_DIST: folder });
  const { hostname, port } = new URL(url);
  /** Sends a raw request head; returns status and body. */
  return async (line: string, ...headers: string[]) => {
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    let got = "";
    socket.on("data", (text) => (got += String(text)));
    socket.write([line, ...headers, "Connection: close", "", ""].join("\r\n"));
    await once(socket, "close");
    const [head = "", body = ""] = got.split("\r\n\r\n");
    return { status: Number(head.split(" ")[1]), body };
  };
}

const HOST = "Host: dupes.example";
const REFUSED = { status: 400, body: expect.stringContaining('"validation_failed"') };

it("accepts absolute-form http request targets, and refuses other schemes and `*`", async () => {
  const send = await started();
  expect(await send("GET http://dupes.example/api/session HTTP/1.1", HOST)).toEqual({ status: 200, body: "null" });
  expect(await send("GET http://dupes.example/privacy HTTP/1.1", HOST)).toMatchObject({ status: 200 });
  expect(await send("GET http://dupes.example/robots.txt HTTP/1.1", HOST)).toEqual({
    status: 200,
    body: "User-agent: *",
  });
  expect(await send("GET ftp://dupes.example/privacy HTTP/1.1", HOST)).toEqual(REFUSED);
  expect(await send("OPTIONS * HTTP/1.1", HOST)).toEqual(REFUSED);
});

it("rejects a request without a Host header unless it uses HTTP/1.0", async () => {
  const send = await started();
  expect(await send("GET /healthz HTTP/1.1")).toEqual(REFUSED);
  expect(await send("GET /healthz HTTP/1.0")).toMatchObject({ status: 200 });
});

it("ignores unsupported Expect headers", async () => {
  const send = await started();
  expect(await send("GET /healthz HTTP/1.1", HOST, "Expect: the-best")).toMatchObject({ status: 200 });
});

it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])("rejects the method %s on a page", async (method) => {
  const send = await started();
  for (const path of ["/", "/privacy", "/robots.txt", "/nowhere"]) {
    expect(await send(`${method} ${path} HTTP/1.1`, HOST)).toEqual({
      status: 404,
      body: expect.stringContaining('"not_found"'),
    });
  }
  expect(await send("HEAD /privacy HTTP/1.1", HOST)).toEqual({ status: 200, body: "" });
});

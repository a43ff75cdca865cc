import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { makeBloatedPages } from "../bloated-pages.ts";

// A shop gets one request at a time with pauses in between, so many shoppers need many shops. Each has its own loopback
// address, which Linux provides on every machine.
const SHOPS = 60;
const ANSWER_MS = 120;
const DRIP_MS = 900;
/** Nearly as long as the reader accepts, and complex. */
const HEAVY = `<html><body>${'<div class="a"><p data-b="c">€1.90 <b>wool'.repeat(45_000)}</body></html>`;
const HTML = { "content-type": "text/html; charset=utf-8" };

const buildPages = (await makeBloatedPages()).map(({ html }) => html);

/** By path: an ordinary product page, or one that keeps its reader busy. */
const ROUTES: Record<string, (response: ServerResponse, item: number) => void | Promise<void>> = {
  "/p": async (response, item) => {
    await sleep(ANSWER_MS);
    response.writeHead(200, HTML).end(buildPages[item % buildPages.length]);
  },
  "/heavy": (response) => void response.writeHead(200, HTML).end(HEAVY),
  "/never": () => undefined,
  "/drip": async (response) => {
    response.writeHead(200, HTML);
    while (!response.destroyed) {
      response.write("<p>");
      await sleep(DRIP_MS);
    }
  },
};

const Port = z.object({ port: z.number() });

async function open(address: string): Promise<string> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://shop.invalid");
    const route = ROUTES[url.pathname];
    if (route) void route(response, Number(url.searchParams.get("item")));
    else response.writeHead(404).end();
  });
  server.listen(0, address);
  await once(server, "listening");
  return `${address}:${Port.parse(server.address()).port}`;
}

process.send?.(await Promise.all(Array.from({ length: SHOPS }, (_, shop) => open(`127.0.1.${shop + 1}`))));
process.once("disconnect", () => process.exit());

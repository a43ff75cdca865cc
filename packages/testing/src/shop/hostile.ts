import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import PAGES from "./pages.json" with { type: "json" };
import { fillTemplate, reply } from "./reply.ts";

/** The request and response that a route works with. `signal` aborts when the connection closes. */
export interface Exchange {
  url: URL;
  response: ServerResponse;
  signal: AbortSignal;
}

const HTML = "text/html; charset=utf-8";
const MEGABYTE = 2 ** 20;

/**
 * Routes that serve pages attacking a reader's time, memory or trust, keyed by path. Sizes and delays come from the
 * query string.
 */
export const HOSTILE_ROUTES: Record<string, (exchange: Exchange) => void | Promise<void>> = {
  /** Sends nothing for `ms` milliseconds, then a page. */
  "/slow/header": async ({ url, response, signal }) => {
    await wait(count(url, "ms", 1000), undefined, { signal });
    reply(response, 200, HTML, coat(url));
  },
  /** Sends the head at once and the page in `chunks` pieces, `ms` milliseconds apart. */
  "/slow/drip": async ({ url, response, signal }) => {
    const page = coat(url);
    const step = Math.ceil(page.length / count(url, "chunks", 10));
    response.writeHead(200, { "content-type": HTML });
    for (let at = 0; at < page.length; at += step) {
      await wait(count(url, "ms", 200), undefined, { signal });
      response.write(page.slice(at, at + step));
    }
    response.end();
  },
  "/slow/never": () => undefined,
  /** Drops the connection in the middle of the body. */
  "/dropped": ({ url, response }) => {
    response.writeHead(200, { "content-type": HTML, "content-length": 100_000 });
    response.write(coat(url).slice(0, 200), () => response.destroy());
  },
  /** A page of `mb` megabytes. */
  "/huge": ({ url, response }) => {
    reply(response, 200, HTML, `<html><body>${"x".repeat(count(url, "mb", 20) * MEGABYTE)}</body></html>`);
  },
  /** A few kilobytes that decompress to `mb` megabytes. */
  "/bomb": ({ url, response }) => {
    const packed = gzipSync(Buffer.alloc(count(url, "mb", 100) * MEGABYTE, " "));
    response.writeHead(200, { "content-type": HTML, "content-encoding": "gzip" }).end(packed);
  },
  /** Elements nested `depth` levels. */
  "/deep": ({ url, response }) => {
    reply(response, 200, HTML, `<html><body>${"<div>".repeat(count(url, "depth", 100_000))}deep</body></html>`);
  },
  /** windows-1252 bytes declared only in the page's own meta tag. */
  "/charset/meta": ({ response }) => {
    const page = fillTemplate("accented-shirt.html", { charset: "windows-1252" });
    reply(response, 200, "text/html", Buffer.from(page.replace("€", "\u0080").replace("–", "\u0096"), "latin1"));
  },
  /** UTF-8 bytes with a contradicting header. */
  "/charset/mislabeled": ({ response }) => {
    reply(response, 200, "text/html; charset=iso-8859-1", fillTemplate("accented-shirt.html", { charset: "utf-8" }));
  },
  "/not-a-page.pdf": ({ response }) => reply(response, 200, "application/pdf", "%PDF-1.7\n%%EOF\n"),
};

function coat(url: URL): string {
  return fillTemplate(PAGES.designerCoat.file, { origin: url.origin });
}

function count(url: URL, name: string, standard: number): number {
  const value = Number(url.searchParams.get(name) ?? standard);
  return Number.isSafeInteger(value) && value > 0 ? value : standard;
}

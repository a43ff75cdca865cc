import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { HOSTILE_ROUTES } from "./shop/hostile.ts";
import { renderGarmentPng, renderGarmentSvg, renderSwatchPng } from "./shop/images.ts";
import PAGES from "./shop/pages.json" with { type: "json" };
import REDIRECTS from "./shop/redirects.json" with { type: "json" };
import { fillTemplate, reply } from "./shop/reply.ts";
import { closeImmediately, listenOnLoopback } from "./loopback.ts";

/** A page of the shop, named by its purpose: "designerCoat", "blocked"… */
export type ShopPage = keyof typeof PAGES;

export interface ShopRequest {
  method: string;
  /** The path, including the query. */
  path: string;
  headers: IncomingHttpHeaders;
}

export interface Shop {
  /** Origin without a trailing slash: "http://127.0.0.1:40123". */
  url: string;
  /** "127.0.0.1:40123", as an address policy expects it. */
  host: string;
  /** The URL of a page; for the other routes (redirects, slow, charset…) append a path to `url`. */
  link: (page: ShopPage) => string;
  /** All requests so far, in order. */
  requests: readonly ShopRequest[];
  close: () => Promise<void>;
}

const ROBOTS = "User-agent: *\nDisallow: /private/\nAllow: /\n";
const pages = new Map<string, { file: string; status?: number }>(Object.values(PAGES).map((page) => [page.path, page]));
const redirects = new Map(Object.entries(REDIRECTS));

/** Starts a test shop with product pages, served over real HTTP on a free loopback port. */
export async function startShop(): Promise<Shop> {
  const requests: ShopRequest[] = [];
  let origin = "";
  const server = createServer((request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    requests.push({ method, path, headers });
    void serve(new URL(path, origin), response);
  });
  const port = await listenOnLoopback(server);
  const host = `127.0.0.1:${port}`;
  origin = `http://${host}`;
  return {
    url: origin,
    host,
    link: (page) => origin + PAGES[page].path,
    requests,
    close: () => closeImmediately(server),
  };
}

async function serve(url: URL, response: ServerResponse): Promise<void> {
  const page = pages.get(url.pathname);
  if (page) {
    const type = page.file.endsWith(".json") ? "application/json" : "text/html; charset=utf-8";
    return reply(response, page.status ?? 200, type, fillTemplate(page.file, { origin: url.origin }));
  }
  const location = redirects.get(url.pathname);
  if (location !== undefined) return void response.writeHead(302, { location }).end();
  if (url.pathname === "/robots.txt") return reply(response, 200, "text/plain", ROBOTS);
  if (url.pathname === "/images/swatch.png") return reply(response, 200, "image/png", renderSwatchPng());
  const picture = renderGarmentPng(
    /^\/images\/(\w+)\.png$/.exec(url.pathname)?.[1] ?? "",
    url.searchParams.get("fill") ?? "",
  );
  if (picture !== null) return reply(response, 200, "image/png", picture);
  const image = renderGarmentSvg(
    /^\/images\/(\w+)\.svg$/.exec(url.pathname)?.[1] ?? "",
    url.searchParams.get("fill") ?? "",
  );
  if (image !== null) return reply(response, 200, "image/svg+xml", image);
  const route = HOSTILE_ROUTES[url.pathname];
  if (!route) return reply(response, 404, "text/html; charset=utf-8", fillTemplate("not-found.html", {}));

  const connection = new AbortController();
  response.once("close", () => connection.abort());
  try {
    await route({ url, response, signal: connection.signal });
  } catch (error) {
    if (!connection.signal.aborted) throw error;
  }
}

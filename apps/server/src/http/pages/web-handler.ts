import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { isPage } from "@dupewise/domain/pages/pages";
import sirv from "sirv";
import { type AppPage, createAppPageHandler } from "./app-page.ts";
import { sendReply } from "../response/send-reply.ts";

const YEAR_SECONDS = 31_536_000;

/** The label reader's worker: the only script that compiles WebAssembly, under its own policy instead of a page's. */
const WASM_SCRIPTS = "/assets/tesseract/";
const WASM_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Creates a handler that serves the built web app from a folder: its static files, and the app's page at every other
 * path.
 */
export function createWebHandler(
  folder: string,
  isLimited: boolean,
): (req: IncomingMessage, res: ServerResponse, page: AppPage) => Promise<void> {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`There is no built web app in ${folder}. Run npm start to build it, or set WEB_DIST.`);
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => {
      // Vite names these by content hash, so they never change.
      res.setHeader(
        "Cache-Control",
        path.startsWith("/assets/") ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
      if (path.startsWith(WASM_SCRIPTS)) res.setHeader("Content-Security-Policy", WASM_POLICY);
    },
  });
  const answerApp = createAppPageHandler(folder, isLimited);

  return async (req, res, page) => {
    // Files too are looked up by the parsed URL, however it was written.
    req.url = `${page.url.pathname}${page.url.search}`;
    const isFile = !isPage(page.url.pathname) && (await serveFile(files, req, res));
    if (!isFile) await sendReply(req, res, await answerApp(page));
  };
}

/** Returns true when a file matches the request. The file is then being sent. */
function serveFile(files: ReturnType<typeof sirv>, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    res.once("close", () => resolve(true));
    files(req, res, () => resolve(false));
  });
}

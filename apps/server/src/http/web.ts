import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { isPage } from "@dupewise/domain/routes";
import { escapeHtml } from "./escape-html.ts";
import { isComparison, type Preview } from "./preview.ts";
import sirv from "sirv";

const YEAR_SECONDS = 31_536_000;

/** Serves the built web app from a folder; every page's address answers with the app itself. */
export function serveWeb(
  folder: string,
): (req: IncomingMessage, res: ServerResponse, path: string, preview?: Preview) => void {
  const page = join(folder, "index.html");
  if (!existsSync(page))
    throw new Error(`There is no built web app in ${folder}. npm start builds it; or set WEB_DIST.`);
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => {
      // Vite names these by their content, so they never change.
      res.setHeader(
        "Cache-Control",
        path.startsWith("/assets/") ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
  const app = readFileSync(page, "utf8");

  return (req, res, path, preview) => {
    const answerApp = () => {
      if (!isPage(path) || isComparison(path)) res.setHeader("X-Robots-Tag", "noindex");
      res.writeHead(isPage(path) ? 200 : 404, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
      });
      res.end(req.method === "HEAD" ? undefined : preview ? withPreview(app, preview) : app);
    };
    if (isPage(path)) answerApp();
    else files(req, res, answerApp);
  };
}

/** The app's page with a head of its own. By functions: a text may hold what a replacement pattern means something by. */
const withPreview = (app: string, { title, description, tags }: Preview): string =>
  app
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />\n    ${tags}`,
    );

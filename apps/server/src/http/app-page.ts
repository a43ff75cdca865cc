import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reply } from "@dupewise/api/reply";
import { isPage, PAGES } from "@dupewise/domain/pages/routes";
import type { SentPage } from "@dupewise/domain/pages/sent-page";
import { type Drawing, openDrawing } from "./drawing.ts";
import { type DrawnHtml, hashOf, sentElement, toDrawnHtml } from "./drawn-html.ts";
import { escapeHtml } from "./escape-html.ts";
import { isComparison, type Preview } from "./preview.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

/** Where a page's content goes. */
const ROOT = '<div id="root"></div>';

export interface AppPage {
  url: URL;
  /** A head of its own, for a shared link. */
  preview: Preview | undefined;
  /** Reads who asks and what they see first; asked only where it can be drawn. Undefined where that fails. */
  read: () => Promise<SentPage | undefined>;
  reportUnexpected: (error: unknown) => void;
}

/** Addresses without a name in them, which anybody could make up. */
const FIXED: ReadonlySet<string> = new Set(PAGES.filter((page) => !page.includes(":")));

/** Answers every address with the app: empty, or drawn for whoever asks where the build can draw. */
export function createAppPages(folder: string): (page: AppPage) => Promise<Reply> {
  const app = readFileSync(join(folder, "index.html"), "utf8");
  if (!app.includes(ROOT))
    throw new Error(`The web app in ${folder} has no ${ROOT} to draw pages in. npm start builds it; or set WEB_DIST.`);
  const opening = openDrawing(folder);
  // A rejection is everybody's who waits for it, and nobody may be waiting yet.
  opening.catch(() => undefined);
  /** Pages of visitors are the same for all of them. */
  const visitors = new Map<string, DrawnHtml>();

  const drawOnce = async (drawing: Drawing, url: URL, sent: SentPage): Promise<DrawnHtml> => {
    const isShared = FIXED.has(url.pathname) && sent.user === null && sent.reads.length === 0 && url.search === "";
    const known = isShared ? visitors.get(url.pathname) : undefined;
    if (known) return known;
    const drawn = toDrawnHtml(await drawing.draw(`${url.pathname}${url.search}`, sent));
    if (isShared) visitors.set(url.pathname, drawn);
    return drawn;
  };

  const withContent = async (page: AppPage, html: string) => {
    const drawing = await opening;
    if (!drawing) return undefined;
    const sent = await page.read();
    if (!sent) return undefined;
    const files = drawing.filesOf(page.url.pathname, sent.user !== null);
    const drawn = files.length > 0 ? await drawOnce(drawing, page.url, sent) : { html: "", style: "" };
    return {
      style: drawn.style,
      html: fill(html, sent, files, drawn),
    };
  };

  return async (page) => {
    const { pathname } = page.url;
    const known = isPage(pathname);
    const html = page.preview ? withPreview(app, page.preview) : app;
    // Empty, a page is still whole: the app asks for what it shows.
    // Nor is a file that is gone anybody's page.
    const content =
      known || !pathname.includes(".")
        ? await withContent(page, html).catch((error: unknown) => page.reportUnexpected(error))
        : undefined;
    return {
      status: known ? 200 : 404,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        // Whose page it is must not outlive a sign-in or a sign-out, not even behind the back button.
        "Cache-Control": content ? "private, no-store" : "no-cache",
        ...(content?.style && { "Content-Security-Policy": contentSecurityPolicy(hashOf(content.style)) }),
        ...((!known || isComparison(pathname)) && { "X-Robots-Tag": "noindex" }),
      },
      body: content?.html ?? html,
    };
  };
}

/** By functions: a text may hold what a replacement pattern means something by. */
function fill(app: string, sent: SentPage, files: readonly string[], { html, style }: DrawnHtml): string {
  const preloads = files
    .filter((file) => !app.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const head = [...preloads, ...(style === "" ? [] : [`<style>${style}</style>`])].join("");
  return (
    app
      // The answer is in the page.
      .replace(/<link[^>]*auth\.session[^>]*>\s*/, "")
      .replace("</head>", () => `${head}</head>`)
      // What is to be read comes first: styles and faces before the code that listens.
      .replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"')
      .replace(ROOT, () => `<div id="root">${html}</div>${sentElement(sent)}`)
  );
}

/** The app's page with a head of its own. */
const withPreview = (app: string, { title, description, tags }: Preview): string =>
  app
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />\n    ${tags}`,
    );

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reply } from "@dupewise/api/transport/reply";
import { DomainError } from "@dupewise/domain/errors";
import { FIXED_PATHS, findPage } from "@dupewise/domain/pages/pages";
import { canonicalPath } from "@dupewise/domain/pages/canonical-path";
import type { EmbeddedPage } from "@dupewise/domain/pages/embedded-data";
import { loadPageRenderer } from "./page-renderer.ts";
import { type RenderedHtml, computeCspHash, renderEmbeddedData, postProcessHtml } from "./rendered-html.ts";
import { escapeHtml } from "./escape-html.ts";
import { createRenderQueue, NO_QUEUE } from "./render-queue.ts";
import { isUnlistedPath, type Preview } from "./preview.ts";
import { buildContentSecurityPolicy } from "../security/security-headers.ts";

/** The place for a page's content. */
const ROOT = '<div id="root"></div>';
/** The path of a page that doesn't exist. */
const NOWHERE = "/404";

export interface AppPage {
  url: URL;
  /** Loads the title and preview of a shared link, for the page's head. */
  preview: () => Promise<Preview | undefined>;
  /** The client's network address. */
  address: string;
  /** Counts one rendering against the address. Throws `rate_limited` if it has used up its allowance. */
  takeRendering: () => Promise<void>;
  /**
   * Loads the session and the initial data, or returns undefined if that fails. Called only if the page can be
   * rendered.
   */
  read: () => Promise<EmbeddedPage | undefined>;
  reportUnexpected: (error: unknown) => void;
}

interface Content {
  html: string;
  /** The stylesheet of a rendered page; undefined for an empty one. */
  style?: string;
  /** The cached compressed body, if it is sent repeatedly. */
  squeezed?: NonNullable<Reply["compressedBodies"]>;
  /** True for an operators' page whose first data could be read, which proves that the viewer is an operator. */
  isOperators?: boolean;
}

interface Made {
  content: Content;
  /** The number of seconds that a rate-limited client has to wait. */
  wait: number;
}

/**
 * Creates the handler that responds with the web app at any URL. If the build includes a renderer, the page is rendered
 * for the current viewer; otherwise, the response is the app shell, which loads its own data.
 * @param isLimited whether rendering time is shared fairly between network addresses
 */
export function createAppPageHandler(folder: string, isLimited: boolean): (page: AppPage) => Promise<Reply> {
  const app = readFileSync(join(folder, "index.html"), "utf8");
  if (!app.includes(ROOT))
    throw new Error(
      `The web app in ${folder} has no ${ROOT} to render pages in. Run npm start to build it, or set WEB_DIST.`,
    );
  const opening = loadPageRenderer(folder);
  // Every waiting caller gets the rejection, but nobody may be waiting yet.
  opening.catch(() => undefined);
  const empty: Content = { html: app, squeezed: new Map() };
  const queue = isLimited ? createRenderQueue() : NO_QUEUE;
  /** Visitors' pages are identical for all of them, so each is rendered once, for the first one. */
  const visitors = new Map<string, Promise<Content>>();

  const withContent = async (
    page: AppPage,
    html: string,
    charge: (ms: number) => void,
  ): Promise<Content | undefined> => {
    const renderer = await opening;
    if (!renderer) return undefined;
    const sent = await page.read();
    if (!sent) return undefined;
    const isOperators = isForOperators(page.url) && sent.reads.length > 0;
    // Other parts of the URL change nothing, and must not create another page.
    const address = isForOperators(page.url) && !isOperators ? NOWHERE : canonicalPath(page.url);
    const [path = ""] = address.split("?");
    const files = renderer.filesOf(path, sent.user !== null);
    if (files.length === 0) return fill(html, sent, files, { html: "", style: "" });
    const render = async () => {
      const began = performance.now();
      const content = fill(html, sent, files, postProcessHtml(await renderer.render(address, sent)));
      charge(performance.now() - began);
      return { ...content, isOperators };
    };

    if (FIXED_PATHS.has(path) && sent.user === null && sent.reads.length === 0) {
      const known = visitors.get(address) ?? render().then((content) => ({ ...content, squeezed: new Map() }));
      visitors.set(address, known);
      known.catch(() => visitors.delete(address));
      return known;
    }
    if (FIXED_PATHS.has(page.url.pathname)) await page.takeRendering();
    return render();
  };

  const withHead = async (page: AppPage): Promise<Content> => {
    const preview = await page.preview();
    return preview ? { html: withPreview(app, preview) } : empty;
  };

  /** A link's preview is cheap and counted by itself, so a page that doesn't get its turn still has one. */
  const turnAway = async (page: AppPage): Promise<Made> => {
    try {
      return { content: await withHead(page), wait: 0 };
    } catch (error) {
      return { content: empty, wait: getSecondsToWait(error, page) };
    }
  };

  const make = async (page: AppPage, charge: (ms: number) => void): Promise<Made> => {
    let bare = empty;
    try {
      // Nobody else can use these pages, so they are counted before anything is read for them.
      if (!FIXED_PATHS.has(page.url.pathname)) await page.takeRendering();
      bare = await withHead(page);
      return { wait: 0, content: (await withContent(page, bare.html, charge)) ?? bare };
    } catch (error) {
      return { wait: getSecondsToWait(error, page), content: bare };
    }
  };

  return async (page) => {
    const { pathname } = page.url;
    const entry = findPage(pathname);
    // A missing file is not a page.
    const isFile = entry === undefined && pathname.includes(".");
    // Even empty, the page works: the app requests its data.
    const { content, wait } = isFile
      ? { content: empty, wait: 0 }
      : ((await queue.take(page.address, (charge) => make(page, charge))) ?? (await turnAway(page)));
    const isFound = entry !== undefined && (entry.audience !== "operators" || content.isOperators === true);
    return {
      status: wait > 0 ? 429 : isFound ? 200 : 404,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        // A user's page must not outlive a sign-in or sign-out, not even with the back button.
        "Cache-Control": content.style !== undefined || wait > 0 ? "private, no-store" : "no-cache",
        ...(wait > 0 && { "Retry-After": String(wait) }),
        ...(content.style && { "Content-Security-Policy": buildContentSecurityPolicy(computeCspHash(content.style)) }),
        ...((!isFound || isUnlistedPath(pathname)) && { "X-Robots-Tag": "noindex" }),
      },
      body: content.html,
      ...(content.squeezed && { compressedBodies: content.squeezed }),
    };
  };
}

const isForOperators = ({ pathname }: URL): boolean => findPage(pathname)?.audience === "operators";

/** How long a rate-limited client has to wait; 0 for our own failures, which are reported. */
function getSecondsToWait(error: unknown, page: AppPage): number {
  if (error instanceof DomainError && error.code === "rate_limited") return error.details.retryAfterSeconds ?? 1;
  page.reportUnexpected(error);
  return 0;
}

/** Uses functions, since text may contain replacement patterns. */
function fill(app: string, sent: EmbeddedPage, files: readonly string[], { html, style }: RenderedHtml): Content {
  const preloads = files
    .filter((file) => !app.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const head = [...preloads, ...(style === "" ? [] : [`<style>${style}</style>`])].join("");
  const filled = app
    // The response is embedded in the page.
    .replace(/<link[^>]*auth\.session[^>]*>\s*/, "")
    .replace("</head>", () => `${head}</head>`)
    // Readable content first: styles and fonts before the code that handles events.
    .replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"')
    .replace(ROOT, () => `<div id="root">${html}</div>${renderEmbeddedData(sent)}`);
  return { style, html: filled };
}

/** The app's page with its own head. */
const withPreview = (app: string, { title, description, tags }: Preview): string =>
  app
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />\n    ${tags}`,
    );

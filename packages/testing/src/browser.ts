import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { findChromium } from "./browser/executable.ts";
import { collectPageErrors } from "./browser/watch.ts";

export type { Locator, Page } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Many pages share one browser, and each must behave as if it were in the foreground.
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  // No request of a page leaves the machine.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];
/** Leaves the tiles of a page unpainted. Its layout, frames and events stay the same. */
const BLANK = "--force-gpu-mem-available-mb=1";
/** Ends hanging tests; not a measure of speed. */
const TIMEOUT_MS = 120_000;

/**
 * Launches headless Chromium, which takes 0.3 s once the browser is unpacked. Launch one browser per test file, and
 * give each test its own context with `openPage`.
 * @param skipPainting disables painting, which saves about a seventh of the time it takes to open a page; for tests
 * without screenshots
 */
export async function launchBrowser({ skipPainting = false } = {}): Promise<Browser> {
  const { path, env } = await findChromium();
  return chromium.launch({
    executablePath: path,
    headless: true,
    args: skipPainting ? [...FLAGS, BLANK] : FLAGS,
    env: { ...process.env, ...env },
  });
}

export interface PageOptions extends Pick<BrowserContextOptions, "colorScheme" | "viewport" | "locale" | "bypassCSP"> {
  /** The origin under test: relative URLs resolve to it, and a request to any other is reported as a problem. */
  origin: string;
}

export interface OpenedPage {
  page: Page;
  /**
   * Returns the problems since the last call: console errors and warnings, page errors, failed and foreign requests.
   */
  takeProblems: () => string[];
  close: () => Promise<void>;
}

/** Opens a page in a new browser context, without animations and without cookies or other state from other tests. */
export async function openPage(browser: Browser, options: PageOptions): Promise<OpenedPage> {
  const { origin, ...context } = options;
  const fresh = await browser.newContext({ baseURL: origin, reducedMotion: "reduce", locale: "en-US", ...context });
  fresh.setDefaultTimeout(TIMEOUT_MS);
  const page = await fresh.newPage();
  return { page, takeProblems: collectPageErrors(page, origin), close: () => fresh.close() };
}

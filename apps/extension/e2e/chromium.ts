import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium } from "playwright-core";
import { type Driver, waitUntil } from "./driver.ts";

/** Blocks all network access outside this machine, and disables the sandbox, which root can't use. */
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--no-first-run",
  "--enable-unsafe-extension-debugging",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

export interface ChromiumDriver extends Driver {
  /** The extension's ID. */
  id: string;
  /** Evaluates in the background page of the named extension, with its permissions. */
  inBackgroundOf: (name: string, expression: string) => Promise<unknown>;
}

/** Starts Chromium with unpacked extensions. The first one is the extension under test. */
export async function startChromium(executablePath: string, extensions: readonly string[]): Promise<ChromiumDriver> {
  const profile = await mkdtemp(join(tmpdir(), "dupewise-chromium-"));
  const list = extensions.join(",");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: false,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [...FLAGS, `--load-extension=${list}`, `--disable-extensions-except=${list}`],
  });
  const browser = context.browser();
  if (!browser) throw new Error("Chromium has no session of its own");
  const cdp = await browser.newBrowserCDPSession();
  const page = await context.newPage();
  const targets = async () => (await cdp.send("Target.getTargets", { filter: [{}] })).targetInfos;
  const backgroundOf = (name: string) =>
    waitUntil(`${name} has started`, async () => {
      for (const worker of context.serviceWorkers()) {
        if ((await worker.evaluate("chrome.runtime.getManifest().name")) === name) return worker;
      }
      return false;
    });
  const id = new URL((await backgroundOf("Dupewise: compare from any shop")).url()).host;
  const pageAt = (prefix: string) =>
    waitUntil(`a tab shows ${prefix}`, async () => context.pages().find((each) => each.url().startsWith(prefix)));

  let popup: Target | undefined;
  return {
    id,
    open: async (url) => {
      await page.bringToFront();
      await page.goto(url);
    },
    inPage: async (prefix, expression) => (await pageAt(prefix)).evaluate(expression),
    press: async () => {
      const front = (await targets()).find(({ type, url }) => type === "tab" && url === page.url());
      await cdp.send("Extensions.triggerAction", { id, targetId: front?.targetId ?? "" });
      const { targetId } = await waitUntil("the popup opens", async () =>
        (await targets()).find(({ type, url }) => type === "page" && url.endsWith(`${id}/popup.html`)),
      );
      const opened = await attach(cdp, targetId);
      popup = opened;
      return async (expression) => {
        const params = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await opened("Runtime.evaluate", params);
        if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
        return result?.value;
      };
    },
    shootPopup: async (theme) => {
      const features = [{ name: "prefers-color-scheme", value: theme }];
      await popup?.("Emulation.setEmulatedMedia", { features });
      const { data = "" } = (await popup?.("Page.captureScreenshot", { format: "png" })) ?? {};
      return Buffer.from(data, "base64");
    },
    shootPage: async (prefix) => (await pageAt(prefix)).screenshot(),
    inBackgroundOf: async (name, expression) => (await backgroundOf(name)).evaluate(expression),
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

interface Answer {
  data?: string;
  exceptionDetails?: unknown;
  result?: { value?: unknown };
}

type Target = (method: string, params: object) => Promise<Answer>;

/** Attaches to a target that Playwright does not expose as a page, such as a popup. */
async function attach(cdp: CDPSession, targetId: string): Promise<Target> {
  const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  cdp.on("Target.receivedMessageFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result }: { id?: number; result?: Answer } = JSON.parse(event.message);
    if (id !== undefined) waiting.get(id)?.(result ?? {});
  });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, resolve);
      const message = JSON.stringify({ id: last, method, params });
      cdp.send("Target.sendMessageToTarget", { sessionId, message }).catch(reject);
    });
}

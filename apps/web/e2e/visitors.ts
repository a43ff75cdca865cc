import { openPage, type Page, type OpenedPage, type PageOptions } from "@dupewise/testing/browser";
import { getCdpSession } from "@dupewise/testing/browser/cdp-session";
import { waitForHydration } from "./wait-for-hydration.ts";

/** Calls with lasting effects on a page or its context, which only closing the context undoes. */
const LASTING = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "newCDPSession",
  "routeWebSocket",
  "setExtraHTTPHeaders",
];

/** Everything that pages can store, except cookies. */
const STORED = "cache_storage,file_systems,indexeddb,local_storage,service_workers";

export interface Visitors {
  /** Opens a page as a new visitor. With options, even if they are empty, its context is new and has nothing cached. */
  visit: (options?: Partial<PageOptions>) => Promise<OpenedPage>;
  /** Closes the contexts that are kept for the next visitors. */
  close: () => Promise<void>;
}

/**
 * Creates a source of browser pages on one server, each for a new visitor. A new context spends most of its time
 * loading and compiling scripts, so the context of a visitor who has left is emptied and reused, with its cached
 * scripts.
 */
export function createVisitors(browser: Parameters<typeof openPage>[0], origin: string): Visitors {
  const idle: Reusable[] = [];
  return {
    visit: async (options) => {
      const reusable = (options ? undefined : idle.pop()) ?? (await openReusable(browser, { origin, ...options }));
      const leave = async () => {
        if (options === undefined && (await reusable.empty().catch(() => false))) idle.push(reusable);
        else await reusable.close();
      };
      let leaving: Promise<void> | undefined;
      return { ...reusable, close: () => (leaving ??= leave()) };
    },
    close: async () => {
      await Promise.all(idle.map((reusable) => reusable.close()));
    },
  };
}

interface Reusable extends OpenedPage {
  /** Makes the page like a new one. Returns false if that isn't possible. */
  empty: () => Promise<boolean>;
}

async function openReusable(browser: Parameters<typeof openPage>[0], options: PageOptions): Promise<Reusable> {
  const opened = await openPage(browser, options);
  const { page, takeProblems } = opened;
  const context = page.context();
  const session = await getCdpSession(page);
  const size = page.viewportSize();
  const goto = page.goto.bind(page);
  waitForHydration(page);
  const lasting = watchForLastingCalls(page);
  return {
    ...opened,
    empty: async () => {
      if (lasting.wasMade()) return false;
      lasting.removeListeners();
      await Promise.all(context.pages().map((other) => (other === page ? Promise.resolve() : other.close())));
      await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false)]);
      // Leaving the origin would end the process that has compiled the scripts. This page has none that store anything.
      await goto(`${options.origin}/healthz`);
      await page.evaluate("localStorage.clear(); sessionStorage.clear()");
      await Promise.all([
        session.send("Storage.clearDataForOrigin", { origin: options.origin, storageTypes: STORED }),
        session.send("Page.resetNavigationHistory"),
        context.clearCookies(),
        context.clearPermissions(),
        page.mouse.move(0, 0),
        page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: "reduce", forcedColors: "none" }),
        size && page.setViewportSize(size),
      ]);
      takeProblems();
      return true;
    },
  };
}

interface Lasting {
  /** Whether a call was made that nothing undoes. */
  wasMade: () => boolean;
  /** Removes the listeners that were added. */
  removeListeners: () => void;
}

function watchForLastingCalls(page: Page): Lasting {
  let wasMade = false;
  const listeners: (() => unknown)[] = [];
  const watch = (target: object, name: string, note: (values: unknown[]) => void) => {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== "function") return;
    const value = (...values: unknown[]): unknown => {
      note(values);
      return Reflect.apply(original, target, values);
    };
    Object.defineProperty(target, name, { value });
  };
  const fail = () => {
    wasMade = true;
  };
  for (const target of [page, page.context()]) {
    for (const name of LASTING) watch(target, name, fail);
    const off: unknown = Reflect.get(target, "off");
    watch(
      target,
      "on",
      (values) => typeof off === "function" && listeners.push(() => Reflect.apply(off, target, values)),
    );
  }
  watch(page.clock, "install", fail);
  return { wasMade: () => wasMade, removeListeners: () => listeners.splice(0).forEach((remove) => remove()) };
}

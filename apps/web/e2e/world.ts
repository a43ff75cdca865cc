import { launchBrowser, openPage, type OpenedPage, type PageOptions } from "@dupewise/testing/browser";
import { startServer } from "@dupewise/testing/server-process";
import { startShop, type Shop } from "@dupewise/testing/shop";

export interface World {
  shop: Shop;
  /** The server's origin. */
  origin: string;
  /** A new visitor: a page without cookies on the landing page's origin. */
  visit: (options?: Omit<PageOptions, "origin">) => Promise<OpenedPage>;
  close: () => Promise<void>;
}

/** Everything a browser test stands on: a shop to read, the server that may read it, a browser. One for a test file. */
export async function startWorld(): Promise<World> {
  const [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
  const server = await startServer({ env: { FETCH_ALLOW: shop.host, LOG_LEVEL: "warn" } });
  return {
    shop,
    origin: server.url,
    visit: (options) => openPage(browser, { origin: server.url, ...options }),
    close: async () => {
      await Promise.all([browser.close(), server.stop(), shop.close()]);
    },
  };
}

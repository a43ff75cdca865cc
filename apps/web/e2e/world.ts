import type { Database } from "@dupewise/db/connect";
import { launchBrowser, openPage, type OpenedPage, type PageOptions } from "@dupewise/testing/browser";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { startServer } from "@dupewise/testing/server-process";
import { startShop, type Shop } from "@dupewise/testing/shop";
import { untilTakenOver } from "./taken-over.ts";

/** One for all test files of a worker, and gone with it. */
let launching: ReturnType<typeof launchBrowser> | undefined;

export interface World {
  shop: Shop;
  /** The server's origin. */
  origin: string;
  /** The server's database, for what takes too long by hand: a plan, a history of thousands. */
  sql: Database["sql"];
  db: Database["db"];
  /** A new visitor: a page without cookies; by another way than straight to the server where an origin is given. */
  visit: (options?: Partial<PageOptions>) => Promise<OpenedPage>;
  /** Shared by all worlds of this process, so it stays open when one of them closes. */
  browser: Awaited<ReturnType<typeof launchBrowser>>;
  close: () => Promise<void>;
}

/**
 * Everything a browser test stands on: a shop to read, the server that may read it, a browser. One for a test file.
 * @param env more of the server's variables
 * @param openDatabase migrated and empty; it is closed with the world
 */
export async function startWorld(
  env: Record<string, string> = {},
  openDatabase: () => Promise<Database> = createTestDatabase,
): Promise<World> {
  const [shop, browser, database] = await Promise.all([startShop(), sharedBrowser(), openDatabase()]);
  const server = await startServer({
    databaseUrl: database.url,
    env: { FETCH_ALLOW: shop.host, LOG_LEVEL: "warn", ...env },
  });
  const pages: OpenedPage[] = [];
  return {
    shop,
    origin: server.url,
    sql: database.sql,
    db: database.db,
    visit: async (options) => {
      const opened = await openPage(browser, { origin: server.url, ...options });
      pages.push(opened);
      untilTakenOver(opened.page);
      return opened;
    },
    browser,
    close: async () => {
      await Promise.all(pages.map((opened) => opened.close()));
      await Promise.all([server.stop(), shop.close()]);
      await database.close();
    },
  };
}

async function sharedBrowser() {
  const browser = await (launching ??= launchBrowser());
  if (browser.isConnected()) return browser;
  launching = undefined;
  return sharedBrowser();
}

import type { Database } from "@dupewise/db/connect";
import { launchBrowser, openPage, type OpenedPage, type PageOptions } from "@dupewise/testing/browser";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { startServer } from "@dupewise/testing/server-process";
import { startShop, type Shop } from "@dupewise/testing/shop";
import { untilTakenOver } from "./taken-over.ts";

export interface World {
  shop: Shop;
  /** The server's origin. */
  origin: string;
  /** The server's database, for what takes too long by hand: a plan, a history of thousands. */
  sql: Database["sql"];
  db: Database["db"];
  /** A new visitor: a page without cookies; by another way than straight to the server where an origin is given. */
  visit: (options?: Partial<PageOptions>) => Promise<OpenedPage>;
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
  const [shop, browser, database] = await Promise.all([startShop(), launchBrowser(), openDatabase()]);
  const server = await startServer({
    databaseUrl: database.url,
    env: { FETCH_ALLOW: shop.host, LOG_LEVEL: "warn", ...env },
  });
  return {
    shop,
    origin: server.url,
    sql: database.sql,
    db: database.db,
    visit: async (options) => {
      const opened = await openPage(browser, { origin: server.url, ...options });
      untilTakenOver(opened.page);
      return opened;
    },
    close: async () => {
      await Promise.all([browser.close(), server.stop(), shop.close()]);
      await database.close();
    },
  };
}

import type { Database } from "@dupewise/db/connect";
import { launchBrowser, type OpenedPage, type Page } from "@dupewise/testing/browser";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { waitUntilIdle } from "@dupewise/server/testing/wait-until-idle";
import { startServer, type ServerProcess } from "@dupewise/testing/server-process";
import { startShop, type Shop } from "@dupewise/testing/shop";
import { createVisitors, type Visitors } from "./visitors.ts";

/** The email address of the only operator of each test server. A test that needs the operator's account creates it. */
export const OPERATOR = "grace@operators.example";

/** By the context of the pages that a world has opened. */
const databases = new WeakMap<ReturnType<Page["context"]>, { database: Database; origin: string }>();

/** Returns the database and the origin of the world that opened the page, or undefined if none did. */
export const findDatabase = (page: Page) => databases.get(page.context());

/** Shared by all test files of a worker, and closed with it. */
let launching: ReturnType<typeof launchBrowser> | undefined;

export interface World {
  shop: Shop;
  /** The server's origin. */
  origin: string;
  /**
   * The server's database, for whatever takes too long through the app, such as filling a history with thousands of
   * comparisons.
   */
  sql: Database["sql"];
  db: Database["db"];
  databaseUrl: string;
  /** The server's folder. A reused server's still contains the emails of earlier test files. */
  dataDir: string;
  /** Opens a new visitor's page without cookies; through another origin if one is given. */
  visit: Visitors["visit"];
  /** Shared by all worlds of this process, so it stays open when one of them closes. Paints no pixels. */
  browser: Awaited<ReturnType<typeof launchBrowser>>;
  close: () => Promise<void>;
}

/** Reused across worlds: starting a server takes seconds, and its first responses are its slowest. */
interface Standing {
  shop: Shop;
  server: ServerProcess;
  database: Database;
  visitors: Visitors;
  /** Deletes everything stored and queued. Returns false if a test has left anything else behind. */
  reset: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** This process's idle servers, ready for the next test file. */
const spare: Standing[] = [];

/**
 * Starts everything a browser test needs: a shop, a server that may read it, and a browser. Each test file has its own
 * world, but may reuse the server of an earlier file, whose data has been deleted.
 * @param env additional server variables, which require a separate server
 * @param openDatabase opens a migrated, empty database, which is closed with the world
 */
export async function startWorld(
  env: Record<string, string> = {},
  openDatabase?: () => Promise<Database>,
): Promise<World> {
  const isOrdinary = Object.keys(env).length === 0 && openDatabase === undefined;
  const browser = await sharedBrowser();
  const standing = (isOrdinary ? spare.pop() : undefined) ?? (await start(browser, env, openDatabase));
  const { shop, server, database, visitors, reset, stop } = standing;
  const pages: OpenedPage[] = [];
  return {
    shop,
    origin: server.url,
    sql: database.sql,
    db: database.db,
    databaseUrl: database.url,
    dataDir: server.dataDir,
    visit: async (options) => {
      const opened = await visitors.visit(options);
      databases.set(opened.page.context(), { database, origin: options?.origin ?? server.url });
      pages.push(opened);
      return opened;
    },
    browser,
    close: async () => {
      await Promise.all(pages.map((opened) => opened.close()));
      if (isOrdinary && (await reset().catch(() => false))) spare.push(standing);
      else await stop();
    },
  };
}

async function start(
  browser: World["browser"],
  env: Record<string, string>,
  openDatabase?: () => Promise<Database>,
): Promise<Standing> {
  const [shop, database] = await Promise.all([
    startShop(),
    openDatabase ? { ...(await openDatabase()), empty: async () => false } : createTestDatabase(),
  ]);
  const server = await startServer({
    databaseUrl: database.url,
    env: { FETCH_ALLOW: shop.host, LOG_LEVEL: "warn", OPERATORS: OPERATOR, ...env },
  });
  const visitors = createVisitors(browser, server.url);
  return {
    shop,
    server,
    database,
    visitors,
    reset: async () => (await waitUntilIdle(database.sql)) && database.empty(),
    stop: async () => {
      await visitors.close();
      await Promise.all([server.stop(), shop.close()]);
      await database.close();
    },
  };
}

async function sharedBrowser() {
  const browser = await (launching ??= launchBrowser({ skipPainting: true }));
  if (browser.isConnected()) return browser;
  launching = undefined;
  return sharedBrowser();
}

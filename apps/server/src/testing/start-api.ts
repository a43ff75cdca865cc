import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAccount } from "@dupewise/api/testing/open-account";
import { connect, type Database } from "@dupewise/db/connect";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { startShop, type Shop } from "@dupewise/testing/shop";
import { onTestFinished } from "vitest";
import { readEnvironment } from "../config/env.ts";
import { serve } from "../serve.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";

export interface Api {
  url: string;
  shop: Shop;
  databaseUrl: string;
  /** Connections to the server's database. */
  sql: Database["sql"];
  /** Makes a REST call, signed in as the session in `cookie` if one is given. */
  call: (method: string, path: string, options?: CallOptions) => Promise<ApiResponse>;
  /** Creates an account, signs it in and returns its cookie. */
  signUp: (email: string) => Promise<string>;
  /** Makes all current accounts premium. */
  makePremium: () => Promise<void>;
}

interface CallOptions {
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: unknown;
  cookie: string | undefined;
}

/** Registers a cleanup function. Cleanup functions run in reverse order. */
export type OnEnd = (end: () => Promise<void>) => void;

interface Started {
  url: string;
  shop: Shop;
  database: Database;
  /** Deletes everything stored and queued. Returns false if a test has left anything else behind. */
  reset: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Servers whose tests have ended, with their settings, longest idle first. */
const idle: { key: string; started: Started }[] = [];
/** The maximum number of idle servers. Each holds a dozen connections to one PostgreSQL server. */
const MOST_IDLE = 2;

/** Closes the servers that `startApi` has kept for reuse. Called at the end of each test file. */
export async function closeIdleServers(): Promise<void> {
  await Promise.all(idle.splice(0).map(({ started }) => started.close()));
}

/**
 * Starts the complete server in this process, with its own database and a local test shop, until the test ends. The
 * tests in a file reuse one server, which is emptied between tests, unless they pass a database or `onEnd`.
 */
export async function startApi(environment: Record<string, string> = {}, onEnd?: OnEnd): Promise<Api> {
  if (onEnd !== undefined || environment["DATABASE_URL"] !== undefined) {
    const started = await start(environment);
    (onEnd ?? onTestFinished)(started.close);
    return apiOf(started);
  }
  const key = JSON.stringify(environment);
  const at = idle.findIndex((one) => one.key === key);
  const started = idle.splice(at, at === -1 ? 0 : 1)[0]?.started ?? (await start(environment));
  onTestFinished(async () => {
    const isReusable = await started.reset().catch(() => false);
    if (!isReusable) return started.close();
    idle.push({ key, started });
    if (idle.length > MOST_IDLE) await idle.shift()?.started.close();
  });
  return apiOf(started);
}

async function start(environment: Record<string, string>): Promise<Started> {
  const { DATABASE_URL: given } = environment;
  const [database, shop] = await Promise.all([
    given === undefined ? createTestDatabase() : { ...connect(given, { max: 2 }), empty: async () => false },
    startShop(),
  ]);
  const { RATE_LIMIT_SCALE } = environment;
  if (Number(RATE_LIMIT_SCALE) > 0) await keepWindowsOpen(database.sql);
  const dataDir = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  const server = await serve(
    readEnvironment({
      PORT: "0",
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SERVE_WEB: "false",
      LOG_LEVEL: "silent",
      EXCHANGE_RATES_URL: "none",
      FETCH_ALLOW: shop.host,
      SUPPORT_EMAIL: "help@example.com",
      ...environment,
    }),
  );
  return {
    url: server.address,
    shop,
    database,
    reset: async () => (await waitUntilIdle(database.sql)) && database.empty(),
    close: async () => {
      await server.close();
      await Promise.all([shop.close(), database.close(), rm(dataDir, { recursive: true })]);
    },
  };
}

function apiOf({ url, shop, database }: Started): Api {
  const call = async (
    method: string,
    path: string,
    { body, cookie, headers }: CallOptions = {},
  ): Promise<ApiResponse> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(cookie && { cookie }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: "manual",
    });
    const text = await response.text();
    const answer: unknown = text === "" ? undefined : JSON.parse(text);
    const set = response.headers
      .getSetCookie()
      .findLast((cookie) => cookie.startsWith("session="))
      ?.split(";")[0];
    return { status: response.status, headers: response.headers, body: answer, cookie: set };
  };

  return {
    url,
    shop,
    databaseUrl: database.url,
    sql: database.sql,
    call,
    signUp: async (email) =>
      `session=${await openAccount(database, { name: "Ada Lovelace", email, password: "lovelace1" })}`,
    makePremium: async () => {
      await database.sql`update users set is_premium = true`;
    },
  };
}

/** Keeps rate-limit windows open: on a slow machine one could end before the test has used its attempts. */
async function keepWindowsOpen(sql: Database["sql"]): Promise<void> {
  await sql.unsafe(`
    create or replace function keep_window_open() returns trigger language plpgsql as
      $$ begin new.resets_at := now() + interval '1 day'; return new; end $$;
    create or replace trigger keep_window_open before insert or update on rate_limits
      for each row when (new.key not like 'shop%') execute function keep_window_open();`);
}

/** Starts a server with one signed-in account, which is either free or premium. */
export async function startApiWithMember({ isPremium }: { isPremium: boolean }, environment?: Record<string, string>) {
  const api = await startApi(environment);
  const cookie = await api.signUp("ada@example.com");
  if (isPremium) await api.makePremium();
  const send = (method: string, path: string, body?: object) => api.call(method, path, { cookie, body });
  return { ...api, cookie, send };
}

/** Returns the `id` field of a response body, or "" if there is none. */
export function readId(body: unknown): string {
  return typeof body === "object" && body !== null && "id" in body ? String(body.id) : "";
}

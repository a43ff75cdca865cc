import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { alertKeys } from "@dupewise/ai/alerts/match-alert";
import { connect, type Database } from "@dupewise/db/connect";
import { insertNotification } from "@dupewise/db/queries/alerts/alerts";
import { createProductCache } from "@dupewise/db/queries/products/product-cache";
import { insertSampleUser } from "@dupewise/db/testing/samples";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { DUPE, ORIGINAL } from "@dupewise/api/testing/start-matching-services";
import { startFleet, type Fleet } from "../testing/start-fleet.ts";

/**
 * The number of processes to kill, servers and workers in turn; KILLS=100 vitest run src/jobs/distributed kills more.
 */
const KILLS = Number(process.env.KILLS ?? 2);
const BETWEEN_MS = 700;
const people = [1, 2, 3, 4, 5];
/** The number of requests per person: two more than the quota. */
const REQUESTS = 5;
const watchers = ["ada@example.com", "grace@example.com"];

/** An empty database on the test run's cluster. */
async function emptyDatabase() {
  const template = inject("templateUrl");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const administer = async (statement: string) => {
    const { sql, close } = connect(Object.assign(new URL(template), { pathname: "postgres" }).href, { max: 1 });
    await sql.unsafe(statement);
    await close();
  };
  await administer(`create database ${name} template template0`);
  const database = connect(Object.assign(new URL(template), { pathname: name }).href, { max: 2 });
  onTestFinished(async () => {
    await database.close();
    await administer(`drop database ${name} with (force)`);
  });
  return database;
}

interface Ask {
  path: string;
  body: object;
  cookie?: string;
  request?: string;
}

/**
 * Retries on other servers until one responds conclusively: the request of a killed process counts as running for a
 * while.
 */
async function insist(fleet: Fleet, { path, body, cookie = "", request = "" }: Ask): Promise<Response> {
  for (;;) {
    try {
      const response = await fetch(fleet.url() + path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie, ...(request && { "idempotency-key": request }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      if (response.status < 500 && (response.status !== 409 || request === "")) return response;
      await response.arrayBuffer();
    } catch {
      // It was killed meanwhile.
    }
    await sleep(300);
  }
}

const emailOf = (person: number) => `person${person}@example.com`;

async function signUp(fleet: Fleet, email: string): Promise<string> {
  const account = { name: "Ada Lovelace", email, password: "lovelace1" };
  const made = await insist(fleet, { path: "/api/register", body: account });
  // A server killed before responding may have created the account.
  const response = made.status === 409 ? await insist(fleet, { path: "/api/login", body: account }) : made;
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return cookies.findLast((cookie) => cookie?.startsWith("session=")) ?? "";
}

/** People with alerts, and both products as if their pages had just been read. */
async function prepare(database: Database): Promise<void> {
  const item = {
    productName: "Half Moon bag",
    manufacturer: "Maison Exemple",
    gender: "unisex",
    similarityThreshold: 50,
  } as const;
  for (const email of watchers) {
    const { id } = await insertSampleUser(database.db, { email, isPremium: true });
    await insertNotification(database.db, id, { ...item, ...alertKeys(item) }, null);
  }
  for (const product of [ORIGINAL, DUPE]) {
    const reading = { readAt: new Date(), product, errorMessage: null, etag: null, lastModified: null };
    await createProductCache(database).put(product.url ?? "", reading);
  }
}

it(
  `neither loses nor repeats any job while ${KILLS} processes are killed`,
  { timeout: 300_000 + KILLS * 5_000 },
  async () => {
    const database = await emptyDatabase();
    const { sql } = database;
    const dataDir = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
    await chmod(dataDir, 0o755);
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const fleet = await startFleet({ databaseUrl: database.url, dataDir, env: { RATE_LIMIT_SCALE: "0" } });
    onTestFinished(async () => void (await fleet.stop()));

    const [migrations] =
      await sql`select count(*)::int, count(distinct hash)::int as different from drizzle.__drizzle_migrations`;
    expect(migrations?.count).toBe(migrations?.different);

    await prepare(database);

    const killing = (async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        await sleep(BETWEEN_MS * Math.random());
        await fleet.replace(2 * kill + Math.floor(2 * Math.random()));
      }
    })();
    const compare = async (person: number) => {
      const cookie = await signUp(fleet, emailOf(person));
      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, async (_, request) => {
          const body = { originalUrl: ORIGINAL.url, dupeUrl: DUPE.url };
          return (await insist(fleet, { path: "/api/comparisons", body, cookie, request: `request-${request}` }))
            .status;
        }),
      );
      await insist(fleet, { path: "/api/personalized-recommendations/refresh", body: {}, cookie });
      return answers.toSorted((a, b) => a - b);
    };
    const answers = await Promise.all(people.map(compare));
    await killing;

    expect(answers).toEqual(people.map(() => [201, 201, 201, 403, 403]));
    const quotas = await sql`
    select u.comparisons_used as used, count(c.id)::int as made from users u join comparisons c on c.user_id = u.id
    group by u.id`;
    expect(quotas).toEqual(people.map(() => ({ used: 3, made: 3 })));

    // Simulates the five minutes in which nobody else may send what a killed worker had claimed, and a minute until the
    // sweep.
    await sql`update mail_outbox set next_attempt_at = now() where sent_at is null`;
    await sql`insert into pgboss.job (name, data) values ('deliver-mail', '{}')`;
    await vi.waitFor(
      async () => {
        expect(
          await sql`select name, state from pgboss.job where state < 'completed' and name not like '\\_\\_%'`,
        ).toEqual([]);
        expect(await sql`select from mail_outbox where sent_at is null`).toEqual([]);
        expect(await sql`select from users where not personalized_analysis_generated and not is_premium`).toEqual([]);
      },
      { timeout: 300_000, interval: 250 },
    );
    const letters = readdirSync(join(dataDir, "outbox")).map((file) =>
      readFileSync(join(dataDir, "outbox", file), "utf8"),
    );
    const receivers = letters.map((letter) => /^To: .*?(\S+@\S+?)>?$/im.exec(letter)?.[1] ?? letter);
    const expected = [...people.map(emailOf), ...watchers];
    expect(letters).toHaveLength(expected.length);
    expect(new Set(receivers)).toEqual(new Set(expected));
    expect(await sql`select from pgboss.version`).toHaveLength(1);
    expect(await fleet.stop()).toEqual([0, 0, 0, 0]);
  },
);

import { connect } from "@dupewise/db/connect";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { createServer } from "node:net";
import { isDatabaseUnavailable } from "@dupewise/db/connection/is-database-unavailable";
import { listenOnLoopback } from "@dupewise/testing/loopback";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { DEAD_LETTERS, openQueue } from "./open-queue.ts";

const log = pino({ level: "silent" });

async function openTestQueue() {
  const database = await createTestDatabase();
  const queue = openQueue({ databaseUrl: database.url, log, works: false });
  onTestFinished(async () => {
    await queue.close();
    await database.close();
  });
  const waiting = () => database.sql<{ name: string; data: unknown }[]>`select name, data from pgboss.job`;
  return { database, queue, waiting };
}

it("queues a job when its transaction commits", async () => {
  const { database, queue, waiting } = await openTestQueue();
  await database.db.transaction(async (tx) => {
    await queue.enqueue(tx, "deliver-mail", { mailId: "m1" });
    expect(await waiting()).toEqual([]);
  });
  expect(await waiting()).toEqual([{ name: "deliver-mail", data: { mailId: "m1" } }]);
});

it("queues nothing when the transaction rolls back", async () => {
  const { database, queue, waiting } = await openTestQueue();
  const failing = database.db.transaction(async (tx) => {
    await queue.enqueue(tx, "deliver-mail", { mailId: "m1" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await waiting()).toEqual([]);
});

it("creates its tables only once, even if the queue is opened concurrently", async () => {
  const { database } = await openTestQueue();
  const queues = Array.from({ length: 4 }, () => openQueue({ databaseUrl: database.url, log, works: false }));
  onTestFinished(async () => {
    await Promise.all(queues.map((queue) => queue.close()));
  });
  await Promise.all(queues.map((queue) => queue.enqueue(database.db, "deliver-mail", { mailId: "m" })));
  expect(await database.sql`select from pgboss.job`).toHaveLength(4);
  expect(await database.sql`select from pgboss.queue where name = ${DEAD_LETTERS}`).toHaveLength(1);
});

it("tries to open the queue again on every use while the database is down", async () => {
  const away = openQueue({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", log, works: false });
  const { db, close } = connect("postgres://nobody@127.0.0.1:1/none");
  onTestFinished(close);
  await expect(away.enqueue(db, "deliver-mail", { mailId: "m" })).rejects.toThrow(/ECONNREFUSED/);
  await expect(away.enqueue(db, "deliver-mail", { mailId: "m" })).rejects.toThrow(/ECONNREFUSED/);
  await away.close();
});

it("reports the database as unavailable if its connection is dropped", async () => {
  const hangingUp = createServer((socket) => socket.on("error", () => {}).end());
  const port = await listenOnLoopback(hangingUp);
  const databaseUrl = `postgres://nobody@127.0.0.1:${port}/none`;
  const away = openQueue({ databaseUrl, log, works: false });
  const { db, close } = connect(databaseUrl);
  onTestFinished(async () => {
    await Promise.all([away.close(), close()]);
    hangingUp.close();
  });
  const failure: unknown = await away.enqueue(db, "deliver-mail", { mailId: "m" }).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
});

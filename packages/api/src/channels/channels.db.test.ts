import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { ChannelEvent } from "@dupewise/domain/channels/channel-terms";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import type { NoticeRequest } from "../ports/notices.ts";
import { type Browser, captureErrorResponse, startCaller } from "../testing/caller.ts";
import { deliverNotices } from "./deliver.ts";
import { queueNotices } from "./queue-notices.ts";

const EVENTS: ChannelEvent[] = ["alert.matched", "watch.triggered"];
const HOOK = { kind: "webhook" as const, url: "https://receiver.example/news", events: EVENTS };
const TOPIC = { kind: "ntfy" as const, url: "https://ntfy.example/ada", events: EVENTS };
const NOTICE = { event: "alert.matched" as const, title: "A bag", message: "", link: "https://a.example", data: {} };

/** Two premium users, a receiver that responds as instructed, and news for the first user. */
async function start() {
  const received: NoticeRequest[] = [];
  const answers: (string | null)[] = [];
  const world = await startCaller({
    rateLimitScale: 0,
    postNotice: async (request) => {
      received.push(request);
      return answers.shift() ?? null;
    },
  });
  const [ada, grace] = [await world.signUp(), await world.signUp("grace@example.com")];
  await world.makePremium();
  const { sql, services } = world;
  const [user] = await sql<{ id: string }[]>`select id from users where email = 'ada@example.com'`;
  const userId = user?.id ?? "";
  const tell = (notice = NOTICE) => queueNotices(services, services.database.db, [{ userId, notice }]);
  const deliver = () => deliverNotices(services, {}, new AbortController().signal);
  const becomeDue = () => sql`update channel_deliveries set next_attempt_at = now()`;
  /** Adds a channel whose first message has been delivered. */
  const connect = async (browser: Browser, channel: typeof HOOK | typeof TOPIC) => {
    const made = await browser.call.channels.create(channel);
    await deliver();
    await sql`delete from channel_deliveries`;
    received.length = 0;
    return made;
  };
  return { ...world, ada, grace, received, answers, tell, deliver, becomeDue, connect };
}

const idsOf = (requests: readonly NoticeRequest[]) => new Set(requests.map(({ headers }) => headers["webhook-id"]));

const Body = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) });
const bodyOf = ({ body }: NoticeRequest) => Body.parse(JSON.parse(body));

describe("channels", () => {
  it("receive a test message when they are added", async () => {
    const { ada, received, deliver } = await start();
    await ada.call.channels.create(HOOK);
    await deliver();
    expect(received.map(bodyOf)).toMatchObject([{ type: "channel.created" }]);
    expect(await ada.call.channels.deliveries()).toMatchObject([{ state: "sent", title: "Dupewise is connected" }]);
  });

  it("receive each of their owner's events once, and no other account's events", async () => {
    const { ada, grace, received, tell, deliver, connect } = await start();
    expect((await connect(ada, HOOK)).secret).toMatch(/^whsec_.{44}$/);
    expect((await connect(ada, TOPIC)).secret).toBeNull();
    await connect(grace, HOOK);
    await tell();
    await deliver();
    await deliver();
    expect(received.map(({ url }) => url).toSorted()).toEqual(["https://ntfy.example", HOOK.url]);
    expect(await ada.call.channels.deliveries()).toMatchObject([
      { state: "sent", attempts: 1, title: "A bag", problem: null },
      { state: "sent", attempts: 1 },
    ]);
    expect(await grace.call.channels.deliveries()).toEqual([]);
    expect(JSON.stringify(await ada.call.channels.list())).not.toContain("whsec_");
  });

  it("receive only the events that they subscribe to", async () => {
    const { ada, received, tell, deliver, connect } = await start();
    await connect(ada, { ...HOOK, events: ["watch.triggered"] });
    await connect(ada, { ...HOOK, url: `${HOOK.url}/all`, events: ["alert.matched", "comparison.created"] });
    await tell();
    await ada.call.comparisons.create({ originalUrl: "Wool coat, $890", dupeUrl: "Wool blend coat, $89" });
    await deliver();
    expect(received.map((request) => [request.url, bodyOf(request).type])).toEqual([
      [`${HOOK.url}/all`, "alert.matched"],
      [`${HOOK.url}/all`, "comparison.created"],
    ]);
    const [, made] = received.map(bodyOf);
    expect(made?.data["comparison"]).toMatchObject({
      similarityScore: expect.any(Number),
      alternative: { title: expect.stringContaining("blend") },
    });
  });

  it("pause after a failure, and give up on each message after a day and a half", async () => {
    const { ada, received, answers, tell, deliver, becomeDue, connect, sql } = await start();
    await connect(ada, HOOK);
    await tell();
    await tell();
    answers.push("the receiver responded with 500");
    await deliver();
    expect(received).toHaveLength(1);
    await becomeDue();
    await deliver();
    expect(await ada.call.channels.deliveries()).toMatchObject([
      { state: "sent", problem: null },
      { state: "sent", problem: null },
    ]);
    expect(received).toHaveLength(3);
    expect(idsOf(received).size).toBe(2);

    await tell();
    await sql`update channel_deliveries set created_at = now() - interval '37 hours' where sent_at is null`;
    answers.push("the receiver couldn't be reached");
    await deliver();
    const failed = (await ada.call.channels.deliveries()).find(({ state }) => state === "failed");
    expect(failed).toMatchObject({ problem: "the receiver couldn't be reached" });
    await ada.call.channels.sendAgain({ id: failed?.id ?? "" });
    await deliver();
    expect((await ada.call.channels.deliveries()).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
  });

  it("receive their other messages while one keeps failing", async () => {
    const { ada, received, answers, tell, deliver, becomeDue, connect } = await start();
    await connect(ada, HOOK);
    await tell({ ...NOTICE, title: "Refused" });
    answers.push("the receiver responded with 400");
    await deliver();
    await tell({ ...NOTICE, title: "Taken" });
    await deliver();
    await becomeDue();
    answers.push("the receiver responded with 400");
    await deliver();
    expect((await ada.call.channels.deliveries()).map(({ title, state }) => [title, state])).toEqual([
      ["Taken", "sent"],
      ["Refused", "waiting"],
    ]);
    expect(received).toHaveLength(3);
  });

  it("receive each message only once, even from several workers", async () => {
    const { ada, received, tell, deliver, connect } = await start();
    await connect(ada, HOOK);
    for (let n = 0; n < 25; n += 1) await tell();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(idsOf(received).size).toBe(25);
    expect(received).toHaveLength(25);
  });

  it("are limited to 500 messages a day", async () => {
    const { ada, tell, connect, sql } = await start();
    const { id } = await connect(ada, HOOK);
    await sql`insert into channel_deliveries (channel_id, event, content, sent_at)
      select ${id}, 'alert.matched', '{}', now() from generate_series(1, 499)`;
    await tell();
    await tell();
    const [row] = await sql<{ count: number }[]>`select count(*)::int from channel_deliveries`;
    expect(row?.count).toBe(500);
  });

  it("are private to their owner, and are deleted with their messages", async () => {
    const { ada, grace, tell, connect, sql } = await start();
    const { id } = await connect(ada, HOOK);
    await tell();
    const [message] = await ada.call.channels.deliveries();
    expect(await captureErrorResponse(grace.call.channels.remove({ id }))).toMatchObject({ status: 404 });
    expect(await captureErrorResponse(grace.call.channels.sendAgain({ id: message?.id ?? "" }))).toMatchObject({
      status: 404,
    });
    await ada.call.channels.remove({ id });
    expect(await sql`select from channel_deliveries`).toEqual([]);
  });

  it("require premium, must have different URLs, and are limited in number", async () => {
    const { ada, sql } = await start();
    await ada.call.channels.create(HOOK);
    expect(await captureErrorResponse(ada.call.channels.create(HOOK))).toMatchObject({ status: 409 });
    for (let n = 1; n < STORAGE_LIMITS.channels; n += 1)
      await ada.call.channels.create({ ...HOOK, url: `${HOOK.url}/${n}` });
    expect(await captureErrorResponse(ada.call.channels.create(TOPIC))).toMatchObject({ status: 409 });
    await sql`update users set is_premium = false`;
    const refused = await captureErrorResponse(ada.call.channels.create(TOPIC));
    expect(refused).toMatchObject({ body: { code: "premium_required" } });
  });

  it.each(["ftp://a.example/x", "javascript:alert(1)", "https://ntfy.example/a/b", "https://ntfy.example/", "ntfy"])(
    "cannot be created for the ntfy topic %s",
    async (url) => {
      const { ada } = await start();
      expect(await captureErrorResponse(ada.call.channels.create({ ...TOPIC, url }))).toMatchObject({ status: 400 });
    },
  );
});

import { buildSampleProduct } from "@dupewise/db/testing/samples";
import { expect, it } from "vitest";
import { PASSWORD, captureErrorResponse, startCaller, type Browser } from "../testing/caller.ts";

const COATS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
const PAGES = { originalUrl: "https://maison.example/coat", dupeUrl: "https://halden.example/coat" };

it("requires the password to delete an account, and deletes everything that the account owns", async () => {
  const { open, signUp, sql, pages } = await startCaller();
  for (const url of Object.values(PAGES)) pages.set(url, buildSampleProduct({ url }));
  const ada = await signUp("ada@example.com");
  await signUp("grace@example.com");
  await ada.call.comparisons.create(PAGES);
  const remove = (password: string) => ada.call.auth.deleteAccount({ password });
  expect((await captureErrorResponse(remove("not this"))).status).toBe(400);
  await sql`alter table users rename customer_id to elsewhere`;
  expect((await captureErrorResponse(remove(PASSWORD))).status).toBe(500);
  await sql`alter table users rename elsewhere to customer_id`;
  expect(await ada.call.auth.me()).toMatchObject({ email: "ada@example.com" });
  const before = open(ada);
  await remove(PASSWORD);
  for (const ended of [ada, before]) expect((await captureErrorResponse(ended.call.auth.me())).status).toBe(401);
  const left = await sql`select (select count(*)::int from users) as users,
    (select count(*)::int from comparisons) as comparisons, (select count(*)::int from products) as products`;
  expect(left).toEqual([{ users: 1, comparisons: 0, products: 2 }]);
  const farewell = { kind: "account-deleted", to: "ada@example.com", name: "Ada Lovelace", hadSubscription: false };
  expect(await sql`select content from mail_outbox where recipient = 'ada@example.com'`).toEqual([
    { content: expect.objectContaining(farewell) },
  ]);
});

it("does not reset the free comparisons when an account is deleted and registered again", async () => {
  const { signUp, sql } = await startCaller({ rateLimitScale: 0 });
  const used = async ({ call }: Browser) => (await call.auth.me()).comparisonsUsed;
  const compare = ({ call }: Browser) => call.comparisons.create(COATS);
  const remove = ({ call }: Browser) => call.auth.deleteAccount({ password: PASSWORD });
  const isRefused = async (browser: Browser) =>
    expect(await captureErrorResponse(compare(browser))).toMatchObject({
      status: 403,
      body: { code: "free_limit_reached" },
    });

  const first = await signUp("ada@example.com");
  await compare(first);
  await compare(first);
  await remove(first);

  const second = await signUp("Ada@Example.com");
  expect(await used(second)).toBe(2);
  await compare(second);
  await isRefused(second);
  await remove(second);

  const third = await signUp("ada@example.com");
  await isRefused(third);
  // Changing the account's email doesn't reset them either.
  await third.call.auth.updateProfile({
    firstName: "Ada",
    lastName: "L",
    email: "ada@example.org",
    emailNotificationsEnabled: true,
  });
  expect(await used(await signUp("ada@example.com"))).toBe(3);
  expect(await used(await signUp("grace@example.com"))).toBe(0);
  expect(JSON.stringify(await sql`select * from quota_memories`)).not.toMatch(/@|example/i);
});

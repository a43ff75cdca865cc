import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSampleFacts, insertSampleUser } from "./testing/samples.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { ParameterOrJSON } from "postgres";

type Row = Record<string, ParameterOrJSON<never> | undefined>;

const database = await createTestDatabase();
const { db, sql } = database;
afterAll(() => database.close());

const insert = (table: string, row: Row) => sql`insert into ${sql(table)} ${sql(row)}`;

const { original, alternative, result } = buildSampleFacts();
const later = "2099-01-01T00:00:00Z";
/** A valid row of each table, for the account "owner". */
const GOOD: Record<string, Row> = {
  users: { email: "good@example.com", name: "Good", password: "hash" },
  comparisons: {
    user_id: "owner",
    original_url: "Product: coat",
    dupe_url: "https://shop.example/coat",
    similarity_score: 100,
    value_score: 10,
    counted: true,
    analysis: JSON.stringify(result.analysis),
    original_product: JSON.stringify(original.product),
    dupe_product: JSON.stringify(alternative.product),
  },
  comparison_reservations: { user_id: "owner", request_id: "r", expires_at: later },
  products: { url: "https://shop.example/coat" },
  user_preferences: {
    user_id: "owner",
    preferred_price_range: "200+",
    budget_focus: "balanced",
    confidence_score: 100,
  },
  email_notifications: { user_id: "owner", product_name: "Coat", manufacturer: "Maison", similarity_threshold: 50 },
  notification_matches: { notification_id: "alert", product_id: "product", similarity_score: 85, reason: "Alike" },
  sponsored_products: {
    advertiser_email: "ad@example.com",
    advertiser_name: "Ad",
    product_url: "https://shop.example",
    product_name: "Coat",
    brand: "Maison",
    bid_amount: "0.25",
    daily_budget: "10.00",
    total_budget: "99999999.99",
    budget_spent: "99999999.99",
    start_date: "2025-01-01",
    end_date: "2025-01-01",
  },
  sessions: { sid: "s".repeat(64), user_id: "owner", expire: later },
  password_reset_tokens: { token_hash: "t".repeat(64), user_id: "owner", expires_at: later },
  identities: { user_id: "owner", provider: "https://id.example", subject: "s", email: "ada@example.com" },
  passkeys: { user_id: "owner", name: "Phone", credential_id: "c", public_key: "k", counter: 0 },
  passkey_challenges: { challenge_hash: "c".repeat(64), device_hash: "d".repeat(64), expires_at: later },
  sign_in_attempts: {
    state_hash: "s".repeat(64),
    device_hash: "d".repeat(64),
    provider: "https://id.example",
    nonce: "n",
    verifier: "v",
    expires_at: later,
  },
  known_devices: { token_hash: "d".repeat(64), user_id: "owner", expires_at: later },
  rate_limits: { key: "login:x", tries: 1, resets_at: later },
  support_requests: { user_id: "owner", name: "Ada", email: "ada@example.com", message: "x".repeat(2000) },
  mail_outbox: { user_id: "owner", dedupe_key: "k", recipient: "a@b.c", kind: "welcome", content: "{}" },
  stripe_events: { id: "evt_1", type: "customer.subscription.updated" },
};

const CHECK = "23514";
const NULL = "23502";
const UNIQUE = "23505";
const FOREIGN = "23503";
const TOO_BIG = "22003";

beforeAll(async () => {
  await insertSampleUser(db, { id: "owner" });
  await insert("email_notifications", { ...GOOD.email_notifications, id: "alert" });
  await insert("products", { url: "https://shop.example/alert", id: "product" });
});

/** The table, the invalid values, and PostgreSQL's name for the violation. */
const BAD: [string, Row, string][] = [
  ["users", { email: null }, NULL],
  ["users", { email: "x" }, CHECK],
  ["users", { email: `${"x".repeat(250)}@e.co` }, CHECK],
  ["users", { name: "" }, CHECK],
  ["users", { name: "x".repeat(102) }, CHECK],
  ["users", { password: "" }, CHECK],
  ["users", { comparisons_used: -1 }, CHECK],
  ["comparisons", { user_id: "nobody" }, FOREIGN],
  ["comparisons", { user_id: null }, NULL],
  ["comparisons", { similarity_score: 101 }, CHECK],
  ["comparisons", { similarity_score: -1 }, CHECK],
  ["comparisons", { value_score: 11 }, CHECK],
  ["comparisons", { value_score: -1 }, CHECK],
  ["comparisons", { counted: false }, CHECK],
  ["comparisons", { original_url: "" }, CHECK],
  ["comparisons", { dupe_url: "x".repeat(20_001) }, CHECK],
  ["comparisons", { dupe_url: null }, NULL],
  ["comparisons", { original_composition: "{}" }, CHECK],
  ["comparisons", { dupe_composition_manual: '"wool"' }, CHECK],
  ["comparisons", { analysis: "null" }, CHECK],
  ["comparisons", { original_product: "[]" }, CHECK],
  ["comparisons", { share_token: "guessable" }, CHECK],
  ["comparison_reservations", { user_id: "nobody" }, FOREIGN],
  ["comparison_reservations", { expires_at: null }, NULL],
  ["products", { url: "" }, CHECK],
  ["products", { url: `https://${"x".repeat(2_048)}` }, CHECK],
  ["products", { composition: "{}" }, CHECK],
  ["user_preferences", { preferred_price_range: "cheap" }, CHECK],
  ["user_preferences", { budget_focus: "none" }, CHECK],
  ["user_preferences", { confidence_score: 101 }, CHECK],
  ["email_notifications", { gender: "kids" }, CHECK],
  ["email_notifications", { similarity_threshold: 49 }, CHECK],
  ["email_notifications", { similarity_threshold: 101 }, CHECK],
  ["email_notifications", { product_name: "" }, CHECK],
  ["email_notifications", { manufacturer: null }, NULL],
  ["email_notifications", { user_id: "nobody" }, FOREIGN],
  ["notification_matches", { similarity_score: 101 }, CHECK],
  ["notification_matches", { product_id: "none" }, FOREIGN],
  ["sponsored_products", { price: "-0.01" }, CHECK],
  ["sponsored_products", { bid_amount: "-1" }, CHECK],
  ["sponsored_products", { daily_budget: "-1" }, CHECK],
  ["sponsored_products", { total_budget: "-1", budget_spent: "-2" }, CHECK],
  ["sponsored_products", { total_budget: "10.00", budget_spent: "10.01" }, CHECK],
  ["sponsored_products", { total_budget: "100000000.00" }, TOO_BIG],
  ["sponsored_products", { brand: null }, NULL],
  ["sponsored_products", { impressions: -1 }, CHECK],
  ["sponsored_products", { min_similarity_threshold: 101 }, CHECK],
  ["sponsored_products", { end_date: "2024-12-31" }, CHECK],
  ["sessions", { sid: "short" }, CHECK],
  ["sessions", { user_id: "nobody" }, FOREIGN],
  ["sessions", { expire: null }, NULL],
  ["password_reset_tokens", { token_hash: "short" }, CHECK],
  ["known_devices", { user_id: "nobody" }, FOREIGN],
  ["rate_limits", { key: "" }, CHECK],
  ["support_requests", { message: "too short" }, CHECK],
  ["support_requests", { message: "x".repeat(2_001) }, CHECK],
  ["support_requests", { name: "" }, CHECK],
  ["mail_outbox", { recipient: "" }, CHECK],
  ["mail_outbox", { kind: "" }, CHECK],
  ["mail_outbox", { content: "[]" }, CHECK],
  ["mail_outbox", { attempts: -1 }, CHECK],
  ["stripe_events", { type: null }, NULL],
];

describe("the database", () => {
  test.each(BAD)("rejects a row of %s with %j", async (table, wrong, code) => {
    await expect(insert(table, { ...GOOD[table], ...wrong })).rejects.toMatchObject({ code });
  });

  test.each(Object.keys(GOOD))("accepts a valid row of %s", async (table) => {
    expect((await insert(table, GOOD[table]!)).count).toBe(1);
  });

  test.each([
    ["users", { email: "GOOD@example.com" }],
    ["comparison_reservations", {}],
    ["products", {}],
    ["user_preferences", {}],
    ["notification_matches", {}],
    ["sessions", {}],
    ["password_reset_tokens", {}],
    ["known_devices", {}],
    ["identities", {}],
    ["sign_in_attempts", {}],
    ["passkeys", {}],
    ["passkey_challenges", {}],
    ["rate_limits", {}],
    ["mail_outbox", {}],
    ["stripe_events", {}],
  ])("rejects a duplicate row of %s", async (table, changes) => {
    await expect(insert(table, { ...GOOD[table], ...changes })).rejects.toMatchObject({ code: UNIQUE });
  });
});

test("rejects a user's second row with the same request ID, but accepts another user's", async () => {
  await insert("comparisons", { ...GOOD.comparisons, request_id: "once" });
  const again = insert("comparisons", { ...GOOD.comparisons, request_id: "once" });
  await expect(again).rejects.toMatchObject({ code: UNIQUE });
  const { id } = await insertSampleUser(db);
  await insert("comparisons", { ...GOOD.comparisons, request_id: "once", user_id: id });
});

test("deletes all rows of a deleted account but keeps shared products", async () => {
  const { id } = await insertSampleUser(db);
  const ofUser = Object.keys(GOOD).filter((table) => "user_id" in GOOD[table]!);
  const more: Row = {
    dedupe_key: "k2",
    sid: "u".repeat(64),
    token_hash: "u".repeat(64),
    subject: "s2",
    credential_id: "c2",
  };
  for (const table of ofUser) {
    const mine = Object.fromEntries(Object.entries(GOOD[table]!).map(([name, value]) => [name, more[name] ?? value]));
    await insert(table, { ...mine, user_id: id });
  }
  await sql`delete from users where id = ${id}`;
  for (const table of ofUser) expect(await sql`select from ${sql(table)} where user_id = ${id}`).toHaveLength(0);
  expect(ofUser).toHaveLength(11);
  expect((await sql`select from products`).length).toBeGreaterThan(0);
});

import { createClient } from "@dupewise/client/create-client";
import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { describe, expect, it } from "vitest";
import { readId, startApi, type Api } from "../testing/start-api.ts";

const DUPE = "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool";
const ACCOUNT = { email: "ada@example.com", password: "lovelace1" };

/** Two servers on one database, and a slow page. */
async function twoServers() {
  const first = await startApi();
  const second = await startApi({ DATABASE_URL: first.databaseUrl, FETCH_ALLOW: first.shop.host });
  const cookie = await first.signUp(ACCOUNT.email);
  const { sql } = first;
  const request = { originalUrl: `http://${first.shop.host}/slow/header?ms=1200`, dupeUrl: DUPE, requestId: "a-click" };
  const compare = ({ call }: Api, body: object = request) => call("POST", "/api/comparisons", { cookie, body });
  const outcome = async () =>
    sql`select comparisons_used, (select count(*)::int from comparisons) as stored,
      (select count(*)::int from comparison_reservations) as held from users`;
  const held = async () => (await sql`select from comparison_reservations`).length;
  return { first, second, cookie, request, compare, outcome, held };
}

describe("a request repeated while in progress", () => {
  it("leads to only one comparison, even if another server receives the repeated request", async () => {
    const { first, second, compare, outcome } = await twoServers();
    const answers = await Promise.all([compare(first), compare(second), compare(first), compare(second)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => readId(body))).size).toBe(1);
    expect(await outcome()).toEqual([{ comparisons_used: 1, stored: 1, held: 0 }]);
  });

  it("gets a response even if the client that sent the first one disconnects", async () => {
    const { first, second, cookie, request, compare, outcome, held } = await twoServers();
    const gone = new AbortController();
    const headers = { cookie, "content-type": "application/json" };
    const asked = fetch(new URL("/api/comparisons", first.url), {
      method: "POST",
      headers,
      body: JSON.stringify(request),
      signal: gone.signal,
    });
    await expect.poll(held).toBe(1);
    const again = compare(second);
    gone.abort();
    await expect(asked).rejects.toThrow();
    expect((await again).status).toBe(201);
    expect(await outcome()).toEqual([{ comparisons_used: 1, stored: 1, held: 0 }]);
  });

  it("gets the same error status as the first one if the comparison fails, and is not counted", async () => {
    const { first, second, request, compare, outcome } = await twoServers();
    const blocked = { ...request, dupeUrl: first.shop.link("blocked") };
    const answers = await Promise.all([compare(first, blocked), compare(second, blocked)]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(await outcome()).toEqual([{ comparisons_used: 0, stored: 0, held: 0 }]);
  });

  it("leads to only one comparison, even if two clients follow its progress on different servers", async () => {
    const { first, second, request, outcome } = await twoServers();
    const listen = async ({ url }: Api) => {
      const client = createClient({ url });
      await client.auth.login.mutate(ACCOUNT);
      const steps: ComparisonProgress[] = [];
      for await (const step of await client.comparisons.createWithProgress.mutate(request)) steps.push(step);
      return steps;
    };
    const [one, two] = await Promise.all([listen(first), listen(second)]);
    expect(one.at(-1)).toMatchObject({ stage: "done", comparison: { id: two.at(-1)?.comparison?.id } });
    expect(two[0]).toMatchObject({ stage: "reading" });
    expect(await outcome()).toEqual([{ comparisons_used: 1, stored: 1, held: 0 }]);
  });
});

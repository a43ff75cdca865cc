import { createClient } from "@dupewise/client/create-client";
import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { startApi } from "../testing/start-api.ts";

const COAT = "Product: Belted wool coat\nPrice: $420\n80% wool, 20% polyamide";
const DUPE = "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool";

async function streaming() {
  const api = await startApi();
  const client = createClient(api);
  const account = { name: "Ada", email: "ada@example.com", password: "lovelace1" };
  await client.auth.register.mutate(account);
  const { cookie = "" } = await api.call("POST", "/api/login", { body: account });
  const used = async () => (await api.call("GET", "/api/user", { cookie })).body;
  return { ...api, cookie, client, used };
}

describe("a comparison with progress", () => {
  it("streams each step, each product found, and the comparison at the end", async () => {
    const { client, used } = await streaming();
    const steps: ComparisonProgress[] = [];
    for await (const step of await client.comparisons.createWithProgress.mutate({ originalUrl: COAT, dupeUrl: DUPE })) {
      steps.push(step);
    }
    expect([...new Set(steps.map(({ stage }) => stage))]).toEqual(["reading", "comparing", "writing", "done"]);
    expect(steps[0]).toMatchObject({ original: null, alternative: null });
    const comparing = steps.find(({ stage }) => stage === "comparing");
    expect(comparing).toMatchObject({ original: { title: "Belted wool coat" }, comparison: null });
    expect(comparing?.alternative).not.toHaveProperty("evidence");
    expect(steps.at(-1)?.comparison).toMatchObject({ originalUrl: COAT, createdAt: expect.any(Date) });
    expect(await used()).toMatchObject({ comparisonsUsed: 1 });
  });

  it("ends the stream with the error code of a failed comparison, and does not count it", async () => {
    const { client, used, shop } = await streaming();
    const request = { originalUrl: shop.link("blocked"), dupeUrl: DUPE };
    const failure = await (async () => {
      for await (const _step of await client.comparisons.createWithProgress.mutate(request));
    })().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TRPCClientError);
    expect(failure).toMatchObject({
      data: { httpStatus: 422, body: { code: "scraping_failed", failures: [{ side: "original" }] } },
    });
    expect(await used()).toMatchObject({ comparisonsUsed: 0 });
  });

  it("is not started for a client that does not accept a stream", async () => {
    const { call, cookie, used } = await streaming();
    const body = { json: { originalUrl: COAT, dupeUrl: DUPE } };
    const answer = await call("POST", "/api/trpc/comparisons.createWithProgress", { cookie, body });
    expect(answer.status).toBe(415);
    expect(await used()).toMatchObject({ comparisonsUsed: 0 });
  });
});

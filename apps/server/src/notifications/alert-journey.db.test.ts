import { expect, it, vi } from "vitest";
import { readId, startApi } from "../testing/start-api.ts";

it("emails a user about another user's matching comparison, using the server's real jobs", async () => {
  const { signUp, call, shop, sql, makePremium } = await startApi();
  const [ada, bob] = [await signUp("ada@example.com"), await signUp("bob@example.com")];
  await makePremium();
  const item = { productName: "Belted Wrap Coat", manufacturer: "Maison Aurelle", similarityThreshold: 50 };
  const { body } = await call("POST", "/api/email-notifications", { cookie: ada, body: item });
  const inputs = { originalUrl: shop.link("designerCoat"), dupeUrl: shop.link("affordableCoat") };
  expect((await call("POST", "/api/comparisons", { cookie: bob, body: inputs })).status).toBe(201);

  const path = `/api/email-notifications/${readId(body)}/matches`;
  const found = await vi.waitFor(
    async () => {
      const matches = await call("GET", path, { cookie: ada });
      expect(matches.body).toMatchObject([{ url: inputs.dupeUrl, mailedAt: expect.any(String) }]);
      return matches;
    },
    { timeout: 300_000, interval: 100 },
  );
  expect(JSON.stringify(found.body)).not.toContain("bob");
  expect(await sql`select recipient from mail_outbox where kind = 'alert'`).toEqual([{ recipient: "ada@example.com" }]);
});

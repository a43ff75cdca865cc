import { expect, it } from "vitest";
import { startApi } from "../testing/start-api.ts";

const COATS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
const PASSWORD = "lovelace1";

it("deleting an account and registering again does not start the free comparisons over", async () => {
  const { call, signUp, sql } = await startApi({ RATE_LIMIT_SCALE: "0" });
  const used = async (cookie: string) => (await call("GET", "/api/user", { cookie })).body;
  const compare = async (cookie: string) => (await call("POST", "/api/comparisons", { cookie, body: COATS })).status;
  const remove = (cookie: string) => call("DELETE", "/api/auth/account", { cookie, body: { password: PASSWORD } });

  const first = await signUp("ada@example.com");
  for (const status of [201, 201]) expect(await compare(first)).toBe(status);
  expect((await remove(first)).status).toBe(204);

  const second = await signUp("Ada@Example.com");
  expect(await used(second)).toMatchObject({ comparisonsUsed: 2 });
  expect([await compare(second), await compare(second)]).toEqual([201, 403]);
  await remove(second);

  const third = await signUp("ada@example.com");
  expect(await compare(third)).toBe(403);
  // Nor does moving it to another address.
  const body = { firstName: "Ada", lastName: "L", email: "ada@example.org", emailNotificationsEnabled: true };
  expect((await call("PUT", "/api/auth/profile", { cookie: third, body })).status).toBe(200);
  expect(await used(await signUp("ada@example.com"))).toMatchObject({ comparisonsUsed: 3 });
  expect(await used(await signUp("grace@example.com"))).toMatchObject({ comparisonsUsed: 0 });
  expect(JSON.stringify(await sql`select * from quota_memories`)).not.toMatch(/ada/i);
});

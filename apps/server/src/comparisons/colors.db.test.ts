import { expect, it } from "vitest";
import * as z from "zod";
import { readId, startApi } from "../testing/start-api.ts";

const Link = z.object({ token: z.string() });

it("measures the colors of both photos for anyone who may see the comparison", async () => {
  const { shop, call, signUp } = await startApi();
  const cookie = await signUp("ada@example.com");
  const body = { originalUrl: shop.link("designerCoat"), dupeUrl: shop.link("affordableCoat") };
  const id = readId((await call("POST", "/api/comparisons", { cookie, body })).body);
  const path = `/api/comparisons/${id}/colors`;
  const measured = await call("GET", path, { cookie });
  expect(measured).toMatchObject({
    status: 200,
    body: {
      original: { swatches: [{ name: "camel" }], isWorn: false, problem: null },
      alternative: { swatches: [{ name: "camel" }], isWorn: false, problem: null },
    },
  });
  expect(z.object({ distance: z.number() }).parse(measured.body).distance).toBeLessThan(10);

  expect((await call("GET", path, {})).status).toBe(401);
  expect((await call("GET", path, { cookie: await signUp("eve@example.com") })).status).toBe(404);
  const { token } = Link.parse((await call("POST", `/api/comparisons/${id}/share`, { cookie, body: {} })).body);
  expect(await call("GET", `${path}?token=${token}`, {})).toMatchObject({ status: 200, body: measured.body });
  expect((await call("GET", `${path}?token=${"x".repeat(token.length)}`, {})).status).toBe(404);
  expect(shop.requests.filter(({ path: asked }) => asked.startsWith("/images/"))).toHaveLength(2);
});

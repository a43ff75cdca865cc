import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readId, startApi } from "../../testing/start-api.ts";

const TEXT = "Product: Belted coat\n60% polyester, 40% wool\nPrice: $89";
const Link = z.object({ token: z.string() });

async function compared(dupeUrl = TEXT) {
  const api = await startApi();
  const cookie = await api.signUp("ada@example.com");
  const originalUrl = api.shop.link("designerCoat");
  const made = await api.call("POST", "/api/comparisons", { cookie, body: { originalUrl, dupeUrl } });
  const id = readId(made.body);
  const picture = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, api.url), { headers });
  return { ...api, cookie, id, picture };
}

describe("a product image", () => {
  it("is served to its owner with the correct content type", async () => {
    const { id, picture, cookie, shop } = await compared();
    const answer = await picture(`/images/${id}/original`, { cookie });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=\d{5,}/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
    await picture(`/images/${id}/original`, { cookie });
    expect(shop.requests.filter(({ path }) => path.startsWith("/images/"))).toHaveLength(1);
  });

  it("is replaced with an empty response if the product's page shows no image", async () => {
    const { id, picture, cookie } = await compared();
    const answer = await picture(`/images/${id}/alternative`, { cookie });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });

  it("is not served to other users, except through the shared link", async () => {
    const { id, picture, cookie, call, signUp } = await compared();
    const path = `/images/${id}/original`;
    expect((await picture(path)).status).toBe(401);
    expect((await picture(path, { cookie: await signUp("eve@example.com") })).status).toBe(404);
    const { token } = Link.parse((await call("POST", `/api/comparisons/${id}/share`, { cookie, body: {} })).body);
    expect((await picture(`${path}?share=${token}`)).status).toBe(200);
    expect((await picture(`${path}?share=${"x".repeat(token.length)}`)).status).toBe(404);
    await call("DELETE", `/api/comparisons/${id}/share`, { cookie });
    expect((await picture(`${path}?share=${token}`)).status).toBe(404);
  });

  it("is served only to the owner of the alert that found it", async () => {
    const { id, picture, cookie, call, signUp, shop, sql } = await compared();
    const item = { productName: "Belted coat", manufacturer: "Maison Aurelle", gender: "women" };
    const alert = readId((await call("POST", "/api/email-notifications", { cookie, body: item })).body);
    const [match] = await sql<{ id: string }[]>`
      insert into notification_matches (notification_id, product_id, similarity_score, reason)
      select ${alert}, id, 90, 'Both are belted coats' from products where url = ${shop.link("designerCoat")} returning id`;
    const path = `/images/${match?.id}/found`;
    // On a slow machine the shop may not have served the image yet.
    await expect.poll(async () => (await picture(path, { cookie })).headers.get("content-type")).toBe("image/png");
    expect((await picture(path)).status).toBe(401);
    expect((await picture(path, { cookie: await signUp("eve@example.com") })).status).toBe(404);
    expect((await picture(`/images/${id}/found`, { cookie })).status).toBe(404);
  });

  it("is served only at the path of its comparison and side", async () => {
    const { id, picture, cookie, shop } = await compared();
    const before = shop.requests.length;
    for (const path of [
      `/images/${encodeURIComponent(shop.url)}/original`,
      `/images/not-an-id/original`,
      `/images/${id}/both`,
      `/images/${id}`,
      `/images/?url=${shop.url}/images/swatch.png`,
    ]) {
      expect([path, (await picture(path, { cookie })).status]).toEqual([path, 404]);
    }
    expect(shop.requests.length).toBe(before);
  });
});

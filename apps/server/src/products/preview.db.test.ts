import { Preview } from "@dupewise/domain/product/preview";
import { describe, expect, it } from "vitest";
import { keepWindowsOpen, startMember } from "../testing/start-api.ts";

const LISTING = "BIRKENSTOCK\nArizona Soft Footbed\n$150\nTwo-strap sandals in oiled leather";

describe("a preview", () => {
  it("reads a text exactly as the comparison will", async () => {
    const { send } = await startMember({ isPremium: false });
    const { status, body } = await send("POST", "/api/products/preview", { text: LISTING });
    expect(status).toBe(200);
    const preview = Preview.parse(body);
    expect(preview).toMatchObject({
      title: "Arizona Soft Footbed",
      price: { amount: "150", currency: "USD" },
      kind: { type: "sandals", name: "sandals" },
      likely: [],
      materials: ["leather"],
    });
    const { body: made } = await send("POST", "/api/comparisons", { originalUrl: LISTING, dupeUrl: "Slides\n$20" });
    const { title, brand, price, kind, likely } = preview;
    expect(made).toMatchObject({
      originalProduct: { title, brand, price },
      analysis: {
        kinds: { original: { kind, likely } },
        dimensions: expect.arrayContaining([expect.objectContaining({ name: "material", original: "leather" })]),
      },
    });
  });

  it("offers the two likeliest kinds when the text mentions several", async () => {
    const { send } = await startMember({ isPremium: false });
    const text =
      "The Margot\n$89\nOur coat for the cold. Layer it over a dress. The coat of the year; some call it a cardigan.";
    const { body } = await send("POST", "/api/products/preview", { text });
    expect(body).toMatchObject({ title: "The Margot", kind: null, likely: [{ name: "coat" }, { name: "cardigan" }] });
  });

  it("counts only against its own rate limit", async () => {
    const { send, sql, url, cookie } = await startMember({ isPremium: false });
    await keepWindowsOpen(sql);
    const preview = () => send("POST", "/api/products/preview", { text: "Coat" });
    const statuses = (await Promise.all(Array.from({ length: 125 }, preview))).map(({ status }) => status);
    expect([200, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([120, 5]);
    expect((await send("POST", "/api/comparisons", { originalUrl: "Coat", dupeUrl: "Cloak" })).status).toBe(201);
    const large = { method: "POST", headers: { cookie, "content-type": "application/json" } };
    const body = JSON.stringify({ text: "x".repeat(130_000) });
    expect((await fetch(new URL("/api/products/preview", url), { ...large, body })).status).toBe(413);
    const [row] = await sql<{ used: number }[]>`select comparisons_used as used from users`;
    expect(row?.used).toBe(0);
  });

  it("lists only kinds that a rerun accepts", async () => {
    const { send } = await startMember({ isPremium: false });
    const { body } = await send("GET", "/api/products/kinds");
    expect(body).toContainEqual({
      group: "Shoes",
      kinds: expect.arrayContaining([{ type: "sandals", name: "sandals" }]),
    });
  });
});

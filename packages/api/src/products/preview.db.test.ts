import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const LISTING = "BIRKENSTOCK\nArizona Soft Footbed\n$150\nTwo-strap sandals in oiled leather";

describe("a preview", () => {
  it("reads text exactly as the comparison will", async () => {
    const { signUp } = await startCaller();
    const { call } = await signUp();
    const preview = await call.products.preview({ text: LISTING });
    expect(preview).toMatchObject({
      title: "Arizona Soft Footbed",
      price: { amount: "150", currency: "USD" },
      kind: { type: "sandals", name: "sandals" },
      likely: [],
      materials: ["leather"],
    });
    const { title, brand, price, kind, likely } = preview;
    expect(await call.comparisons.create({ originalUrl: LISTING, dupeUrl: "Slides\n$20" })).toMatchObject({
      originalProduct: { title, brand, price },
      analysis: {
        kinds: { original: { kind, likely } },
        dimensions: expect.arrayContaining([expect.objectContaining({ name: "material", original: "leather" })]),
      },
    });
  });

  it("offers the two most likely kinds if the text mentions several", async () => {
    const { open } = await startCaller();
    const text =
      "The Margot\n$89\nOur coat for the cold. Layer it over a dress. The coat of the year; some call it a cardigan.";
    expect(await open().call.products.preview({ text })).toMatchObject({
      title: "The Margot",
      kind: null,
      likely: [{ name: "coat" }, { name: "cardigan" }],
    });
  });

  it("counts only against its own rate limit", async () => {
    const { signUp } = await startCaller({ rateLimitScale: 0.05 });
    const { call } = await signUp();
    const previews = await Promise.allSettled(Array.from({ length: 8 }, () => call.products.preview({ text: "Coat" })));
    expect(previews.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
    expect(await captureErrorResponse(call.products.preview({ text: "Coat" }))).toMatchObject({
      status: 429,
      body: { code: "rate_limited" },
    });
    expect(await call.auth.me()).toMatchObject({ comparisonsUsed: 0 });
    await call.comparisons.create({ originalUrl: "Coat", dupeUrl: "Cloak" });
  });

  it("lists kinds that a rerun accepts", async () => {
    const { signUp } = await startCaller();
    const { call } = await signUp();
    const kinds = await call.products.kinds();
    expect(kinds).toContainEqual({
      group: "Shoes",
      kinds: expect.arrayContaining([{ type: "sandals", name: "sandals" }]),
    });
    const { id } = await call.comparisons.create({ originalUrl: LISTING, dupeUrl: "Slides\n$20" });
    const [first] = kinds.flatMap((group) => group.kinds);
    const again = await call.comparisons.rerun({ id, originalKind: first?.type ?? "" });
    expect(again.analysis.kinds?.original.kind).toEqual(first);
  });
});

import { buildSampleProduct } from "@dupewise/db/testing/samples";
import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const TEXTS = {
  originalUrl: "Product: Wool coat\n100% wool\nPrice: $420",
  dupeUrl: "Product: =HYPERLINK(1)\nA wool coat\n60% polyester, 40% wool\nPrice: $89",
};
const PAGES = { originalUrl: "https://maison.example/coat", dupeUrl: "https://halden.example/coat" };

async function member({ isPremium }: { isPremium: boolean }) {
  const caller = await startCaller();
  const { call } = await caller.signUp();
  if (isPremium) await caller.makePremium();
  return { ...caller, call };
}

describe("the insights report", () => {
  it("requires premium", async () => {
    const { call } = await member({ isPremium: false });
    expect((await captureErrorResponse(call.insights.get())).body).toMatchObject({ code: "premium_required" });
  });

  it("aggregates all of the account's comparisons", async () => {
    const { call, pages } = await member({ isPremium: true });
    for (const url of Object.values(PAGES)) pages.set(url, buildSampleProduct({ url }));
    expect(await call.insights.get()).toMatchObject({ comparisons: 0, averageScore: null, savings: [] });
    await call.comparisons.create(TEXTS);
    await call.comparisons.create(TEXTS);
    await call.comparisons.create(PAGES);
    const insights = await call.insights.get();
    expect(insights).toMatchObject({
      comparisons: 3,
      averageScore: expect.any(Number),
      savings: expect.arrayContaining([{ currency: "USD", amount: "662", comparisons: 2 }]),
      retailers: [{ retailer: expect.stringContaining("halden.example"), comparisons: 1 }],
    });
    const { distribution, materials } = insights;
    expect(distribution.map(({ from }) => from)).toEqual([0, 40, 60, 80]);
    expect(distribution.reduce((sum, band) => sum + band.comparisons, 0)).toBe(3);
    expect(materials).toContainEqual({
      month: expect.stringMatching(/^\d{4}-\d\d$/),
      material: "polyester",
      comparisons: expect.any(Number),
      pieces: expect.any(Number),
    });
  });

  it("weights materials by their share of each alternative's main fabric, and includes entered materials", async () => {
    const { call } = await member({ isPremium: true });
    const originalUrl = "Product: Wool coat\nPrice: $420";
    const lined = "Product: Coat\nShell: 60% polyester, 40% wool. Lining: 100% viscose";
    const { id } = await call.comparisons.create({ originalUrl, dupeUrl: lined });
    await call.comparisons.create({ originalUrl, dupeUrl: "Product: Coat\n100% polyester" });
    await call.comparisons.create({ originalUrl, dupeUrl: "Product: Coat\nMaterials: wool, cotton" });
    const shares = async () =>
      (await call.insights.get()).materials.map(({ material, comparisons, pieces }) => [material, comparisons, pieces]);
    expect(await shares()).toEqual([
      ["polyester", 2, 1.6],
      ["wool", 2, 0.9],
      ["cotton", 1, 0.5],
    ]);
    await call.comparisons.rerun({ id, dupeMaterialText: "100% silk" });
    expect(await shares()).toEqual([
      ["polyester", 1, 1],
      ["silk", 1, 1],
      ["cotton", 1, 0.5],
      ["wool", 1, 0.5],
    ]);
  });
});

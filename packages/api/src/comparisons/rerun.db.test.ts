import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { RerunInput } from "@dupewise/domain/comparison/rerun";
import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const BARE = {
  originalUrl: "Product: Wool coat\nPrice: $420",
  dupeUrl: "Product: Belted coat\n60% polyester, 40% wool\nPrice: $89",
};
/** Texts that contain nothing to score. */
const UNKNOWN = { originalUrl: "something", dupeUrl: "another thing" };

async function compared(texts = BARE) {
  const caller = await startCaller();
  const { call } = await caller.signUp();
  const made = await call.comparisons.create(texts);
  const { id } = made;
  const rerun = (changes: Omit<RerunInput, "id">) => call.comparisons.rerun({ id, ...changes });
  const get = () => call.comparisons.get({ id });
  const used = async () => (await call.auth.me()).comparisonsUsed;
  const found = async (search: string) => (await call.history.list({ search })).items;
  return { ...caller, made, rerun, get, found, used };
}

/** The similarity of the materials. */
const materialOf = ({ analysis }: FlatComparison): number =>
  analysis.dimensions.find(({ name }) => name === "material")?.similarity ?? 0;

/** The same comparison, except for when it was scored. */
const scoredAgain = (made: FlatComparison) => ({
  ...made,
  analysis: { ...made.analysis, scoredAt: expect.any(String) },
});

describe("a rerun", () => {
  it("applies the shopper's materials and price, and rescores for free", async () => {
    const { made, rerun, used, get } = await compared();
    const again = await rerun({ originalMaterialText: "60% polyester, 40% wool", originalPrice: "$89.99" });
    expect(again).toMatchObject({
      originalMaterialsManual: ["polyester", "wool"],
      originalCompositionManual: [
        { material: "polyester", percentage: 60 },
        { material: "wool", percentage: 40 },
      ],
      originalPriceManual: "$89.99",
      dupePriceManual: null,
      originalProduct: { price: { amount: "420" } },
    });
    expect(materialOf(again)).toBeGreaterThan(materialOf(made));
    expect(await get()).toEqual(again);
    expect(await used()).toBe(1);
  });

  it("keeps earlier entries, and restores the detected values on request", async () => {
    const { made, rerun } = await compared();
    await rerun({ originalMaterialText: "cashmere", dupePrice: "$40" });
    const kept = await rerun({ originalPrice: "$300", originalMaterialText: "" });
    expect(kept).toMatchObject({ originalMaterialsManual: ["cashmere"], dupePriceManual: "$40" });
    expect(await rerun({ originalMaterialText: null, originalPrice: null, dupePrice: null })).toEqual(
      scoredAgain(made),
    );
  });

  it("scores with the name, brand and kind that the shopper entered, and shows them", async () => {
    const { made, rerun, get, found, used } = await compared();
    const again = await rerun({ originalTitle: "Two-strap footbed", originalBrand: "Maren", originalKind: "Sandals" });
    expect(again).toMatchObject({
      originalTitleManual: "Two-strap footbed",
      originalBrandManual: "Maren",
      originalKindManual: "sandals",
      dupeTitleManual: null,
      analysis: { kinds: { original: { kind: { type: "sandals" } }, alternative: { kind: { type: "coat" } } } },
      originalProduct: { title: "Wool coat" },
    });
    expect(again.similarityScore ?? 100).toBeLessThan(made.similarityScore ?? 0);
    expect(await get()).toEqual(again);
    expect(await found("footbed")).toEqual([again]);
    expect(await rerun({ originalTitle: null, originalBrand: null, originalKind: null })).toEqual(scoredAgain(made));
    expect(await used()).toBe(1);
  });

  it("includes details in the shopper's own words in the score, and excludes them again on request", async () => {
    const { made, rerun, get } = await compared();
    const colorOf = ({ analysis }: FlatComparison) => analysis.dimensions.find(({ name }) => name === "colour");
    expect(colorOf(made)?.similarity).toBeNull();
    const again = await rerun({ originalDetails: "camel, knee length", dupeDetails: "camel, single-breasted" });
    expect(again).toMatchObject({ originalDetailsManual: "camel, knee length" });
    expect(colorOf(again)).toMatchObject({ original: "camel", alternative: "camel", similarity: 1 });
    expect(await get()).toEqual(again);
    expect(await rerun({ originalDetails: null, dupeDetails: null })).toEqual(scoredAgain(made));
  });

  it.each([
    ["originalDetails", "42"],
    ["originalTitle", "…"],
    ["dupeBrand", "-"],
    ["dupeKind", "something nice"],
    ["originalKind", "lipstick"],
  ])("rejects %s set to %j and names the field", async (field, text) => {
    const { rerun } = await compared();
    expect(await captureErrorResponse(rerun({ [field]: text }))).toMatchObject({
      status: 400,
      body: { code: "validation_failed", issues: [{ path: field }] },
    });
  });

  it("applies both of two concurrent edits", async () => {
    const { rerun, get } = await compared();
    await Promise.all([rerun({ originalMaterialText: "silk" }), rerun({ dupePrice: "$12" })]);
    expect(await get()).toMatchObject({ originalMaterialsManual: ["silk"], dupePriceManual: "$12" });
  });

  it("rejects invalid prices and materials", async () => {
    const { rerun } = await compared();
    expect(await captureErrorResponse(rerun({ originalPrice: "cheap" }))).toMatchObject({
      status: 400,
      body: { code: "validation_failed", issues: [{ path: "originalPrice" }] },
    });
    expect((await captureErrorResponse(rerun({ dupeMaterialText: "%%%" }))).status).toBe(400);
  });

  it("fails with not_found for other users", async () => {
    const { signUp, made, get } = await compared();
    const stranger = await signUp("eve@example.com");
    const { id } = made;
    expect((await captureErrorResponse(stranger.call.comparisons.rerun({ id, dupePrice: "$1" }))).status).toBe(404);
    expect(await get()).toEqual(made);
  });
});

describe("a comparison without a score", () => {
  /** As if it could not be scored yet. */
  const unscore = (sql: Awaited<ReturnType<typeof compared>>["sql"]) =>
    sql`with gone as (update comparisons set similarity_score = null, counted = false) update users set comparisons_used = 0`;

  it("is counted once, when a rerun scores it for the first time", async () => {
    const { rerun, used, sql } = await compared();
    await unscore(sql);
    expect(await rerun({ dupePrice: "$12" })).toMatchObject({ similarityScore: expect.any(Number) });
    expect(await used()).toBe(1);
    await rerun({ dupePrice: "$13" });
    expect(await used()).toBe(1);
  });

  it("stays unscored if the quota is used up", async () => {
    const { rerun, used, sql, get } = await compared();
    await unscore(sql);
    await sql`update users set comparisons_used = 3`;
    expect((await captureErrorResponse(rerun({ dupePrice: "$12" }))).body).toMatchObject({
      code: "free_limit_reached",
    });
    expect(await used()).toBe(3);
    expect(await get()).toMatchObject({ similarityScore: null, dupePriceManual: null });
  });

  it("is not counted as long as it has no score", async () => {
    const { made, used } = await compared(UNKNOWN);
    expect(made).toMatchObject({ similarityScore: null });
    expect(await used()).toBe(0);
  });
});

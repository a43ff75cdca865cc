import { Comparison } from "@dupewise/domain/comparison/comparison";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { idOf, startApi } from "../testing/start-api.ts";

const BARE = {
  originalUrl: "Product: Wool coat\nPrice: $420",
  dupeUrl: "Product: Belted coat\n60% polyester, 40% wool\nPrice: $89",
};
/** Nothing that could be scored. */
const UNKNOWN = { originalUrl: "something", dupeUrl: "another thing" };

async function compared(body = BARE) {
  const api = await startApi();
  const cookie = await api.signUp("ada@example.com");
  const made = await api.call("POST", "/api/comparisons", { cookie, body });
  const path = `/api/comparisons/${idOf(made.body)}`;
  const rerun = (changes: object) => api.call("POST", `${path}/rerun`, { cookie, body: changes });
  const used = async () => {
    const [row] = await api.sql<{ used: number }[]>`select comparisons_used as used from users`;
    return row?.used;
  };
  return { ...api, cookie, made, path, rerun, used };
}

describe("a rerun", () => {
  it("takes the shopper's materials and price, scores again and costs nothing", async () => {
    const { made, rerun, used, call, path, cookie } = await compared();
    const answer = await rerun({ originalMaterialText: "60% polyester, 40% wool", originalPrice: "$89.99" });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      originalMaterialsManual: ["polyester", "wool"],
      originalCompositionManual: [
        { material: "polyester", percentage: 60 },
        { material: "wool", percentage: 40 },
      ],
      originalPriceManual: "$89.99",
      dupePriceManual: null,
      originalProduct: { price: { amount: "420" } },
    });
    expect(materialOf(answer.body)).toBeGreaterThan(materialOf(made.body));
    expect((await call("GET", path, { cookie })).body).toEqual(answer.body);
    expect(await used()).toBe(1);
  });

  it("keeps what was said before, and goes back to what was detected when told to", async () => {
    const { made, rerun } = await compared();
    await rerun({ originalMaterialText: "cashmere", dupePrice: "$40" });
    const kept = await rerun({ originalPrice: "$300", originalMaterialText: "" });
    expect(kept.body).toMatchObject({ originalMaterialsManual: ["cashmere"], dupePriceManual: "$40" });
    const reset = await rerun({ originalMaterialText: null, originalPrice: null, dupePrice: null });
    expect(reset.body).toEqual(made.body);
  });

  it("takes the shopper's word for name, maker and kind, scores by it and shows it", async () => {
    const { made, rerun, call, path, cookie, used } = await compared();
    const answer = await rerun({ originalTitle: "Two-strap footbed", originalBrand: "Maren", originalKind: "Sandals" });
    expect(answer.body).toMatchObject({
      originalTitleManual: "Two-strap footbed",
      originalBrandManual: "Maren",
      originalKindManual: "sandals",
      dupeTitleManual: null,
      analysis: { kinds: { original: { kind: { type: "sandals" } }, alternative: { kind: { type: "coat" } } } },
      originalProduct: { title: "Wool coat" },
    });
    expect(scoreOf(answer.body)).toBeLessThan(scoreOf(made.body));
    expect((await call("GET", path, { cookie })).body).toEqual(answer.body);
    const { body: found } = await call("GET", "/api/comparisons?search=footbed", { cookie });
    expect(found).toEqual([answer.body]);
    const reset = await rerun({ originalTitle: null, originalBrand: null, originalKind: null });
    expect(reset.body).toEqual(made.body);
    expect(await used()).toBe(1);
  });

  it.each([
    ["originalTitle", "…"],
    ["dupeBrand", "-"],
    ["dupeKind", "something nice"],
    ["originalKind", "lipstick"],
  ])("refuses %s to be %j and names the field", async (field, text) => {
    const { rerun } = await compared();
    const answer = await rerun({ [field]: text });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed", issues: [{ path: field }] } });
  });

  it("loses neither of two that come at once", async () => {
    const { rerun, call, path, cookie } = await compared();
    await Promise.all([rerun({ originalMaterialText: "silk" }), rerun({ dupePrice: "$12" })]);
    expect((await call("GET", path, { cookie })).body).toMatchObject({
      originalMaterialsManual: ["silk"],
      dupePriceManual: "$12",
    });
  });

  it("refuses what is no price and no material", async () => {
    const { rerun } = await compared();
    const answer = await rerun({ originalPrice: "cheap" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "validation_failed", issues: [{ path: "originalPrice" }] });
    expect((await rerun({ dupeMaterialText: "%%%" })).status).toBe(400);
  });

  it("does not exist for anybody else", async () => {
    const { call, signUp, path, made, cookie } = await compared();
    const stranger = await signUp("eve@example.com");
    expect((await call("POST", `${path}/rerun`, { cookie: stranger, body: { dupePrice: "$1" } })).status).toBe(404);
    expect((await call("GET", path, { cookie })).body).toEqual(made.body);
  });
});

describe("a comparison without a score", () => {
  /** As if nothing could be said of it yet. */
  const unscore = (sql: Awaited<ReturnType<typeof compared>>["sql"]) =>
    sql`with gone as (update comparisons set similarity_score = null, counted = false) update users set comparisons_used = 0`;

  it("is counted once, when a rerun first gives it a score", async () => {
    const { rerun, used, sql } = await compared();
    await unscore(sql);
    expect((await rerun({ dupePrice: "$12" })).body).toMatchObject({ similarityScore: expect.any(Number) });
    expect(await used()).toBe(1);
    await rerun({ dupePrice: "$13" });
    expect(await used()).toBe(1);
  });

  it("stays as it is when the quota is used up", async () => {
    const { rerun, used, sql, path, call, cookie } = await compared();
    await unscore(sql);
    await sql`update users set comparisons_used = 3`;
    const answer = await rerun({ dupePrice: "$12" });
    expect(answer.body).toMatchObject({ code: "free_limit_reached" });
    expect(await used()).toBe(3);
    expect((await call("GET", path, { cookie })).body).toMatchObject({ similarityScore: null, dupePriceManual: null });
  });

  it("costs nothing as long as it has none", async () => {
    const { made, used } = await compared(UNKNOWN);
    expect(made.body).toMatchObject({ similarityScore: null });
    expect(await used()).toBe(0);
  });
});

const scoreOf = (body: unknown) => z.object({ similarityScore: z.number() }).parse(body).similarityScore;

/** How alike the materials are. */
function materialOf(body: unknown): number {
  const { dimensions } = Comparison.shape.analysis.parse(z.object({ analysis: z.unknown() }).parse(body).analysis);
  return dimensions.find(({ name }) => name === "material")?.similarity ?? 0;
}

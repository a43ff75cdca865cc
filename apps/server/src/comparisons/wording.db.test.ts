import { describe, expect, it } from "vitest";
import * as z from "zod";
import { idOf, startApi } from "../testing/start-api.ts";

const TEXTS = {
  originalUrl:
    "Women's belted wrap coat in camel\nLong wrap coat, notched lapels, a tie belt. Fully lined.\n80% wool, 20% polyamide\n$890",
  dupeUrl:
    "Women's camel belted coat\nLong coat with notched lapels and a tie belt. Unlined.\n65% polyester, 35% wool\n$120",
};
const Link = z.object({ token: z.string() });
const Page = z.array(z.unknown());

async function compared() {
  const api = await startApi();
  const cookie = await api.signUp("ada@example.com");
  const get = async (path: string) => (await api.call("GET", path, { cookie })).body;
  const { body: made } = await api.call("POST", "/api/comparisons", { cookie, body: TEXTS });
  const path = `/api/comparisons/${idOf(made)}`;
  const listed = async () => Page.parse(await get("/api/comparisons"))[0];
  const { token } = Link.parse((await api.call("POST", `${path}/share`, { cookie, body: {} })).body);
  return { ...api, cookie, made, path, get, listed, shared: () => get(`/api/shared/${idOf(made)}?token=${token}`) };
}

/** As if another version had worded it: its sentences, over the same facts. */
const INSTEAD = `differences = '{Outdated.}', price_summary = 'Outdated.',
  analysis = jsonb_set(analysis, '{verdict}', '"Outdated."')`;

describe("the sentences of a stored comparison", () => {
  it("are the stored ones while the wording is today's", async () => {
    const { sql, get, path, listed, shared, made } = await compared();
    expect([await get(path), await listed()]).toEqual([made, made]);
    await sql.unsafe(`update comparisons set price_summary = 'Kept.'`);
    for (const shown of [await get(path), await listed(), await shared()]) {
      expect(shown).toMatchObject({ priceSummary: "Kept." });
    }
  });

  it("are made anew from what is stored where they are in another wording, and the numbers stay", async () => {
    const { sql, get, path, listed, shared, made } = await compared();
    await sql.unsafe(`update comparisons set wording = 'another', similarity_score = 12, ${INSTEAD}`);
    const expected = { ...z.looseObject({}).parse(made), similarityScore: 12 };
    expect(await get(path)).toEqual(expected);
    expect(await listed()).toEqual(expected);
    expect(JSON.stringify(await shared())).not.toContain("Outdated");
  });

  it.each([
    ["has nothing else stored, as those from before", "assessment = null, wording = null"],
    ["is stored in a form that this version does not know", `assessment = '{"version": 0}', wording = 'another'`],
  ])("stay as they are where a comparison %s", async (_, stored) => {
    const { sql, get, path, listed } = await compared();
    await sql.unsafe(`update comparisons set ${stored}, ${INSTEAD}`);
    const outdated = { differences: ["Outdated."], priceSummary: "Outdated.", analysis: { verdict: "Outdated." } };
    expect(await get(path)).toMatchObject(outdated);
    expect(await listed()).toMatchObject(outdated);
  });

  it("are those of the rerun, also where the version before made it", async () => {
    const { sql, call, cookie, get, path } = await compared();
    const { body: again } = await call("POST", `${path}/rerun`, { cookie, body: { originalPrice: "$300" } });
    await sql`update comparisons set wording = 'another'`;
    expect(await get(path)).toEqual(again);
    // It knows nothing of what its sentences could be made from.
    await sql.unsafe(`update comparisons set ${INSTEAD}`);
    expect(await get(path)).toMatchObject({ priceSummary: "Outdated." });
    expect(await sql`select from comparisons where assessment is not null or wording is not null`).toHaveLength(0);
  });
});

import { describe, expect, it } from "vitest";
import { startCaller } from "../testing/caller.ts";

const TEXTS = {
  originalUrl:
    "Women's belted wrap coat in camel\nLong wrap coat, notched lapels, a tie belt. Fully lined.\n80% wool, 20% polyamide\n$890",
  dupeUrl:
    "Women's camel belted coat\nLong coat with notched lapels and a tie belt. Unlined.\n65% polyester, 35% wool\n$120",
};

async function compared() {
  const caller = await startCaller();
  const { call } = await caller.signUp();
  const made = await call.comparisons.create(TEXTS);
  const { id } = made;
  const { token } = await call.comparisons.share({ id });
  return {
    ...caller,
    made,
    get: () => call.comparisons.get({ id }),
    listed: async () => (await call.history.list()).items[0],
    shared: () => caller.open().call.comparisons.shared({ id, token: token ?? "" }),
    rerun: (originalPrice: string) => call.comparisons.rerun({ id, originalPrice }),
  };
}

/** As if another version had worded it: outdated sentences over the same facts. */
const INSTEAD = `differences = '{Outdated.}', price_summary = 'Outdated.',
  analysis = jsonb_set(analysis, '{verdict}', '"Outdated."')`;

describe("a stored comparison's sentences", () => {
  it("are shown as stored while the wording is current", async () => {
    const { sql, get, listed, shared, made } = await compared();
    expect([await get(), await listed()]).toEqual([made, made]);
    await sql.unsafe(`update comparisons set price_summary = 'Kept.'`);
    for (const shown of [await get(), await listed(), await shared()]) {
      expect(shown).toMatchObject({ priceSummary: "Kept." });
    }
  });

  it("are rendered again from stored findings if the wording is outdated, with the same numbers", async () => {
    const { sql, get, listed, shared, made } = await compared();
    await sql.unsafe(`update comparisons set wording = 'another', similarity_score = 12, ${INSTEAD}`);
    const expected = { ...made, similarityScore: 12 };
    expect(await get()).toEqual(expected);
    expect(await listed()).toEqual(expected);
    expect(JSON.stringify(await shared())).not.toContain("Outdated");
  });

  it.each([
    ["is too old to have stored findings", "assessment = null, wording = null"],
    ["is stored in a form that this version does not know", `assessment = '{"version": 0}', wording = 'another'`],
  ])("are left unchanged if the comparison %s", async (_, stored) => {
    const { sql, get, listed } = await compared();
    await sql.unsafe(`update comparisons set ${stored}, ${INSTEAD}`);
    const outdated = { differences: ["Outdated."], priceSummary: "Outdated.", analysis: { verdict: "Outdated." } };
    expect(await get()).toMatchObject(outdated);
    expect(await listed()).toMatchObject(outdated);
  });

  it("are replaced by those of the latest rerun, even if a server of an older version made it", async () => {
    const { sql, get, rerun } = await compared();
    const again = await rerun("$300");
    await sql`update comparisons set wording = 'another'`;
    expect(await get()).toEqual(again);
    // Removes the data that its sentences could be rendered from.
    await sql.unsafe(`update comparisons set ${INSTEAD}`);
    expect(await get()).toMatchObject({ priceSummary: "Outdated." });
    expect(await sql`select from comparisons where assessment is not null or wording is not null`).toHaveLength(0);
  });
});

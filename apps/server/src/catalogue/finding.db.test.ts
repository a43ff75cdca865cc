import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareAlternativeSearch } from "@dupewise/ai/finding/alternative-search";
import { findAlternatives } from "@dupewise/api/catalogue/find-alternatives";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { describe, expect, it, onTestFinished } from "vitest";
import { importFeedFile } from "./import-feed-file.ts";

const COAT = {
  id: "close",
  url: "https://shop.example/close",
  title: "Belted wool coat",
  brand: "Larkmoor",
  description: "Belted coat in camel, long sleeves, notch collar.",
  price: "179 USD",
  material: "80% wool, 20% polyamide",
  color: "camel",
  category: "Women > Coats",
};
const ORIGINAL = "Product: Belted wrap coat in camel\nBrand: Maison Aurelle\n100% wool\nPrice: $890";

/** Fills a catalogue with these products. Returns a function that finds alternatives to a pasted product, by key. */
async function catalogueOf(...items: readonly object[]) {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "dupewise-feed-"));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, "feed.jsonl");
  writeFileSync(file, items.map((item) => `${JSON.stringify(item)}\n`).join(""));
  await importFeedFile(file, database.url);
  return {
    find: (text: string, limit = 10) =>
      findAlternatives({ database, prepareAlternativeSearch }, productFromText(text), limit),
    keysOf: async (text: string) => {
      const { alternatives } = await findAlternatives(
        { database, prepareAlternativeSearch },
        productFromText(text),
        10,
      );
      return alternatives.map(({ url }) => url.split("/").at(-1));
    },
  };
}

describe("the search for alternatives in the catalogue", () => {
  it("lists alternatives from most to least similar, each with a score, a value score and a reason", async () => {
    const { find } = await catalogueOf(
      {
        ...COAT,
        id: "polyester",
        url: `${COAT.url}-polyester`,
        title: "Belted coat",
        material: "100% polyester",
        price: "79 USD",
      },
      COAT,
    );
    const { original, alternatives } = await find(ORIGINAL);
    expect(original.kind).toMatchObject({ kind: { type: "coat" } });
    expect(alternatives.map(({ url }) => url)).toEqual([COAT.url, `${COAT.url}-polyester`]);
    const [first, second] = alternatives;
    expect(first?.similarityScore).toBeGreaterThan(second?.similarityScore ?? 100);
    expect(first).toMatchObject({ isSameItem: false, reason: expect.stringMatching(/\w/) });
    expect(first?.valueScore).toBeGreaterThan(5);
  });

  it("lists only products that cost less than the original and are in stock", async () => {
    const { keysOf } = await catalogueOf(
      COAT,
      { ...COAT, id: "dear", url: "https://shop.example/dear", price: "990 USD" },
      { ...COAT, id: "unpriced", url: "https://shop.example/unpriced", price: "" },
      { ...COAT, id: "gone", url: "https://shop.example/gone", available: false },
    );
    expect(await keysOf(ORIGINAL)).toEqual(["close"]);
  });

  it("lists only products of a kind that could replace the original", async () => {
    const { keysOf } = await catalogueOf(
      COAT,
      { ...COAT, id: "scarf", url: "https://shop.example/scarf", title: "Belted wool scarf", category: "Scarves" },
      { ...COAT, id: "bag", url: "https://shop.example/bag", title: "Camel wool bag", category: "Bags" },
    );
    expect(await keysOf(ORIGINAL)).toEqual(["close"]);
  });

  it("lists products in other colors and materials if there is nothing more similar", async () => {
    const { keysOf } = await catalogueOf({ ...COAT, color: "beige", description: "Belted coat.", material: "" });
    expect(await keysOf(ORIGINAL)).toEqual(["close"]);
  });

  it("lists the same product from two shops only once", async () => {
    const { keysOf } = await catalogueOf(COAT, {
      ...COAT,
      id: "cheaper",
      url: "https://other.example/cheaper",
      price: "149 USD",
    });
    expect(await keysOf(ORIGINAL)).toHaveLength(1);
  });

  it("finds nothing if the kind is unknown or the catalogue is empty", async () => {
    const { keysOf } = await catalogueOf(COAT);
    expect(await keysOf("Something nice, $120")).toEqual([]);
    const empty = await catalogueOf();
    expect(await empty.keysOf(ORIGINAL)).toEqual([]);
  });

  it("returns a list even for hostile text", async () => {
    const { keysOf } = await catalogueOf(COAT);
    const hostile = `Product: Coat \\' | ''); drop table users; -- <b>\0 ${"(".repeat(500)}\nPrice: $890`;
    expect(await keysOf(hostile)).toEqual(expect.any(Array));
  });

  it("never lists more than the requested number of products", async () => {
    const { find } = await catalogueOf(
      ...Array.from({ length: 9 }, (_, at) => ({
        ...COAT,
        id: `${at}`,
        url: `https://shop.example/${at}`,
        title: `Belted wool coat number ${at}`,
      })),
    );
    expect((await find(ORIGINAL, 4)).alternatives).toHaveLength(4);
  });
});

import { Product } from "@dupewise/domain/product/product";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { command } from "./compare.ts";
import { command as read } from "./read.ts";

const Answer = z.object({
  similarityScore: z.number().nullable(),
  sameItem: z.number().nullable(),
  confidence: z.number(),
  valueScore: z.number().nullable(),
  dimensions: z.array(z.object({ name: z.string(), similarity: z.number().nullable() })),
  ms: z.number(),
});
const compare = async (left: object, right: object) => Answer.parse(await command.answer({ left, right }));

describe("compare", () => {
  it("accepts a composition as a list or as label text", async () => {
    const list = { title: "Navy jumper", composition: [{ material: "wool", percentage: 100 }] };
    const label = { title: "Navy jumper", composition: "100% Wolle" };
    const { dimensions } = await compare(list, label);
    expect(dimensions.find(({ name }) => name === "material")?.similarity).toBe(1);
  });

  it("accepts a price as text or as a number", async () => {
    const scarf = "Halden Nordlys 300 scarf";
    const { valueScore } = await compare({ title: scarf, price: "€200" }, { title: scarf, price: 50 });
    expect(valueScore).toBeGreaterThan(7);
  });

  it("returns the probability that both sides are the same item, or null if it is unknown", async () => {
    const watch = { title: "Fossil Grant Chronograph FS4835" };
    expect(await compare(watch, { title: "FS-4835 Fossil Grant, nur 139 €" })).toMatchObject({
      sameItem: expect.any(Number),
    });
    expect(await compare(watch, { title: "" })).toMatchObject({ sameItem: null });
  });

  it("accepts pasted text", async () => {
    const text = "Product: Green linen dress\nPrice: $80\nMaterial: 100% linen";
    expect((await compare({ text }, { text })).similarityScore).toBeGreaterThanOrEqual(90);
  });

  it("accepts the output of `read`", async () => {
    const { product } = z.object({ product: Product }).parse(await read.answer({ text: "Navy wool jumper\n€90" }));
    expect(await compare({ product }, { title: "Navy wool jumper", price: "€90" })).toMatchObject({ valueScore: 5 });
  });

  it.each([
    [
      "on a separate line",
      "SEIKO\nPresage Style 60s\nSRPG05\n€ 450\nSteel case, black dial",
      "Seiko Presage Style60s watch\nSRPG05\nworn twice\n€290",
    ],
    [
      "next to its label",
      "Saint Laurent\nLe 5 à 7 hobo\nStyle 657228 2R20W 1000\nSmooth leather\n$2,290",
      "YSL Le 5 à 7 hobo black\nRef. 657228\nVery good condition\n$1,400",
    ],
    [
      "labeled in French",
      "BURBERRY\nÉcharpe en cachemire\nRéf. 80799031\n490 €",
      "Burberry cashmere scarf\nItem 80799031\n£420",
    ],
    [
      "after the name",
      "LONGINES\nSpirit 40 mm - reference L3.810.4.53.6\nSteel\n€ 2.500",
      "Longines Spirit 40mm, L3.810.4.53.6, black dial\nUsed\n€1,450",
    ],
  ])("recognizes two listings of one item by a reference number %s", async (_where, original, alternative) => {
    const { sameItem, similarityScore } = await compare({ text: original }, { text: alternative });
    expect(sameItem).toBeGreaterThan(0.9);
    expect(similarityScore).toBeGreaterThan(90);
  });

  it("does not read a shop's coupon code as a reference number", async () => {
    const blouse = { text: "GANNI\nHigh-neck blouse\nSAVE20\n$145\nCotton" };
    const dress = { text: "GANNI\nWrap midi dress\nSAVE20\n$295\nViscose" };
    expect((await compare(blouse, dress)).sameItem).toBeLessThan(0.5);
  });

  it("returns a null score, not an error, when nothing is known", async () => {
    expect(await compare({ title: "" }, { title: "?" })).toMatchObject({ similarityScore: null, confidence: 0 });
  });

  it.each([{}, { fetch: "http://127.0.0.1/" }, { title: "Hat", price: -1 }])("rejects %j as a side", async (left) => {
    await expect(command.answer({ left, right: { title: "Hat" } })).rejects.toThrow(z.ZodError);
  });

  it("requires exactly two sides on the command line", async () => {
    expect(await command.fromArguments(["Black wool coat"])).toBeNull();
    expect(await command.fromArguments(["Black", "coat", "Wool"])).toBeNull();
    await expect(command.fromArguments(["Coat", "http://127.0.0.1/"])).rejects.toThrow("Unable to access");
  });

  it("prints the score, the verdict and the differences", async () => {
    const input = await command.fromArguments(["Black wool coat", "Black polyester coat"]);
    const shown = await command.render(input);
    expect(shown).toMatch(/% similar, between \d+ and \d+/);
    expect(shown).toContain("polyester, not wool");
  });

  it("prints each side's facts with their sources and weights when called with --explain", async () => {
    const sides = ["Black wool coat", "Black polyester coat"];
    const plain = await command.render(await command.fromArguments(sides));
    expect(plain).not.toContain("Known about");
    const shown = await command.render(await command.fromArguments(sides, new Set(["explain"])));
    expect(shown.startsWith(plain)).toBe(true);
    expect(shown).toMatch(/Known about the original\n {2}kind +coat .*coat"\)/);
    expect(shown).toMatch(/Known about the alternative\n[^]*material +polyester \(0\.\d+, .*"polyester"\)/);
    expect(shown).toMatch(/What counted toward the score\n {2}cut +28% of the score +\d+% similar/);
    expect(shown).toMatch(/gate 1\.00 · measured \d+ · score \d+.* · confidence 0\.\d+$/);
  });

  it("includes the explanation in JSON on request", async () => {
    const [left, right] = [{ title: "Black wool coat" }, { title: "" }];
    expect(await command.answer({ left, right })).not.toHaveProperty("explanation");
    expect(await command.answer({ left, right, explain: true })).toMatchObject({
      explanation: { original: [{ name: "kind", value: expect.stringMatching(/^coat/) }, {}, {}], alternative: [] },
    });
  });
});

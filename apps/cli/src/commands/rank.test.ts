import { describe, expect, it } from "vitest";
import * as z from "zod";
import { command } from "./rank.ts";

const Answer = z.object({
  ranking: z.array(z.object({ index: z.number(), similarityScore: z.number().nullable() })),
});
const ORIGINAL = { text: "Product: Belted wool coat in camel\nPrice: $420\n100% wool" };
const ALTERNATIVES = [
  { text: "Product: Belted coat in camel\nPrice: $25\n100% polyester" },
  { text: "Product: Belted wool coat in camel\nPrice: $380\n100% wool" },
  { text: "Product: Leather tote bag\nPrice: $9" },
];
const rank = async (by: string) =>
  Answer.parse(await command.answer({ original: ORIGINAL, alternatives: ALTERNATIVES, by })).ranking.map(
    ({ index }) => index,
  );

describe("rank", () => {
  it("ranks the closest or the cheapest alternative first, as requested, and a different kind of product always last", async () => {
    expect(await rank("closest")).toEqual([1, 0, 2]);
    expect(await rank("cheapest")).toEqual([0, 1, 2]);
    expect((await rank("best")).at(-1)).toBe(2);
  });

  it("accepts an original, one to ten alternatives, and a flag for the sort order", async () => {
    expect(await command.fromArguments(["a coat"])).toBeNull();
    expect(await command.fromArguments(["a coat", ...Array.from({ length: 11 }, () => "a coat")])).toBeNull();
    expect(await command.fromArguments(["a coat", "another"], new Set(["cheapest"]))).toMatchObject({ by: "cheapest" });
  });
});

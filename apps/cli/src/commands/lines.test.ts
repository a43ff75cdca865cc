import { expect, it } from "vitest";
import { command } from "./lines.ts";

const told = async (...args: readonly string[]) => command.render(await command.fromArguments(args));

it("returns a product line's lexicon entry with its sources", async () => {
  expect(await command.answer({ name: "nike air force 1" })).toMatchObject({
    lines: [
      { maker: "Nike", line: "Air Force 1", kind: "sneakers", source: expect.stringMatching(/^(recalled$|https:)/) },
    ],
  });
});

it("prints each fact about a product line on a separate line", async () => {
  const shown = await told("Air", "Force", "1");
  expect(shown).toMatch(/^Nike Air Force 1\nkind +sneakers$/m);
  expect(shown).toMatch(/^source +(from memory, not checked against a page|checked: https:.*)$/m);
  expect(shown).not.toMatch(/^price/m);
});

it("lists all lines of a maker, and reports an unknown name", async () => {
  const names = (await told("Birkenstock")).split("\n");
  expect(names.length).toBeGreaterThan(5);
  expect(names.every((name) => /^Birkenstock .+ · .+$/.test(name))).toBe(true);
  expect(await told("Nosuchline")).toBe("No known line has this name: Nosuchline");
});

import { expect, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";
import type { ProductFacts } from "./product-facts.ts";

const nameOf = ({ value: { part, material } }: ProductFacts["composition"][number]) =>
  part === undefined ? material : `${part}: ${material}`;
const materialsOf = (title: string) => extractFacts({ title }).composition.map(nameOf);

test.each([
  ["synthetic", "vegan down fill, nylon", "filling: synthetic"],
  ["synthetic", "Kunstdaunen, Nylon", "filling: synthetic"],
  ["synthetic", "synthetic, nylon", "synthetic"],
  ["down", "duck down, nylon", "filling: down"],
])("reads %s, stated as %j, as a coat's filling only if the words name a kind of down", (material, quote, filling) => {
  const { composition } = extractFacts({
    title: "Padded coat",
    materials: [material, "polyamide"],
    evidence: [{ field: "materials", quote, source: "pasted-text", certainty: 0.75 }],
  });
  expect(composition.map(nameOf)).toContain(filling);
});

test.each([
  ["Cotton field jacket with wool blend lining", ["lining: wool", "lining: other fibres"]],
  ["Cotton field jacket with wool lining", ["lining: wool"]],
])("lists unspecified fibers for a lining only if it is a blend: %s", (title, lining) => {
  expect(materialsOf(title).filter((one) => one.startsWith("lining"))).toEqual(lining);
});

test.each([
  ["Heathered board shorts, sailboat print", "printed"],
  ["Heathered crew socks", "melange"],
])("reads heathered yarn as the pattern unless the title also names a print: %s", (title, pattern) => {
  expect(extractFacts({ title }).pattern?.value).toBe(pattern);
});

test("reads a V-neck formed by lapels as a lapel collar", () => {
  const { cut } = extractFacts({ title: "Wool coat", description: "Lapel V-neck. Long sleeves." });
  expect(cut.get("neckline")?.value).toBe("lapel collar");
});

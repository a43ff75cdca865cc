import { describe, expect, it } from "vitest";
import { listReadingParts } from "./list-reading-parts.ts";

const READING = {
  title: "Arizona Soft Footbed",
  brand: "Birkenstock",
  price: { amount: "150", currency: "USD" },
  kind: "sandals",
  materials: ["oiled leather"],
};

describe("listReadingParts", () => {
  it("lists the name, maker, price, kind and materials, in that order", () => {
    expect(listReadingParts(READING).join(" · ")).toBe(
      "Arizona Soft Footbed · Birkenstock · $150 · sandals · oiled leather",
    );
  });

  it("ends with what a listing says about a secondhand item", () => {
    const used = { condition: "worn twice", flaws: ["scuff on the heel"], size: "42", year: null };
    expect(listReadingParts({ ...READING, used }).at(-1)).toBe("secondhand: worn twice, scuff on the heel, size 42");
  });

  it("does not repeat a flaw if the listing says nothing else about the condition", () => {
    const used = { condition: "scuff on the heel", flaws: ["scuff on the heel"], size: null, year: null };
    expect(listReadingParts({ ...READING, used }).at(-1)).toBe("secondhand: scuff on the heel");
  });

  it("omits facts that were not found", () => {
    expect(listReadingParts({ title: null, brand: null, price: null, kind: null, materials: [] })).toEqual([]);
  });

  it("uses American names for materials", () => {
    expect(listReadingParts({ ...READING, materials: ["aluminium", "other fibres"] }).at(-1)).toBe(
      "aluminum, other fibers",
    );
  });

  it("truncates a long name and a long list of materials", () => {
    const [name, ...rest] = listReadingParts({
      ...READING,
      title: "x".repeat(300),
      materials: ["a", "b", "c", "d", "e"],
    });
    expect(name).toHaveLength(70);
    expect(rest.at(-1)).toBe("a, b, c");
  });
});

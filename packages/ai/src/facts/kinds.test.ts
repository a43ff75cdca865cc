import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { ALL_GARMENTS } from "@dupewise/vocabulary/garments/garments";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { describe, expect, it } from "vitest";
import { KIND_GROUPS, kindFromWords, detectKindAndMaterials } from "./kinds.ts";

const read = (title: string, description: string | null = null) => {
  const { kind, likely } = detectKindAndMaterials({ ...UNKNOWN_PRODUCT, title, description });
  return { kind, likely };
};

describe("the detected kind", () => {
  it("is certain when the name states it", () => {
    expect(read("Belted wool coat")).toEqual({ kind: { type: "coat", name: "coat" }, likely: [] });
  });

  it("is null, and two likely kinds are returned, when the prose mentions several kinds", () => {
    expect(read("The Margot", "Our coat for the cold. A cardigan is all it needs. The coat of the year.")).toEqual({
      kind: null,
      likely: [
        { type: "coat", name: "coat" },
        { type: "cardigan", name: "cardigan" },
      ],
    });
  });

  it("is null when nothing states it", () => {
    expect(read("The Margot", "Soft, light, yours.")).toEqual({ kind: null, likely: [] });
  });

  it("is the one that the shopper chose, even if the name says otherwise", () => {
    const chosen = detectKindAndMaterials({
      ...UNKNOWN_PRODUCT,
      title: "Belted wool coat",
      category: "sandals",
      evidence: [{ field: "category", quote: "sandals", source: "user", certainty: 1 }],
    });
    expect(chosen).toMatchObject({ kind: { type: "sandals", name: "sandals" }, likely: [] });
  });

  it("is not the page's category when the name says otherwise", () => {
    const filed = detectKindAndMaterials({
      ...UNKNOWN_PRODUCT,
      title: "Belted wool coat",
      category: "sandals",
      evidence: [{ field: "category", quote: "sandals", source: "page-meta", certainty: 1 }],
    });
    expect(filed.kind?.type).toBe("coat");
  });
});

describe("the detected materials", () => {
  it("include materials mentioned in passing", () => {
    const made = detectKindAndMaterials({
      ...UNKNOWN_PRODUCT,
      title: "Arizona",
      description: "Two-strap sandals in oiled leather",
    });
    expect(made.materials).toEqual(["leather"]);
  });

  it("come from the page's list of materials when there is one", () => {
    const made = detectKindAndMaterials({ ...UNKNOWN_PRODUCT, title: "Leather sandals", materials: ["faux leather"] });
    expect(made.materials).toEqual(["faux leather"]);
  });
});

describe("a kind entered by the shopper", () => {
  it.each([
    ["sandals", "sandals"],
    ["T-shirt", "t-shirt"],
    ["crossbody bag", "sling bag"],
    ["Trainers", "sneakers"],
  ])("is recognized when written as %s: %s", (words, type) => expect(kindFromWords(words)).toBe(type));

  it.each(["lipstick", "something nice", "!!"])("is rejected unless it names a fashion product: %s", (words) =>
    expect(kindFromWords(words)).toBeNull(),
  );

  it("can be chosen from a list that names every kind once, except shoe accessories and gift sets", () => {
    const listed = KIND_GROUPS.flatMap(({ kinds }) => kinds.map(({ type }) => type));
    const left = ALL_GARMENTS.filter(({ group, type }) => isFashion(group) && !listed.includes(type));
    expect(left.map(({ group }) => group)).toEqual(["shoe accessories", "gift sets"]);
    expect(new Set(listed).size).toBe(listed.length);
    for (const { kinds } of KIND_GROUPS) for (const { name, type } of kinds) expect(kindFromWords(name)).toBe(type);
  });
});

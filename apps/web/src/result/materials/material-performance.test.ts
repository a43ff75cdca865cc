import { describe, expect, it } from "vitest";
import { materialNote, materialRows } from "./material-performance.tsx";

const KNOWN = [
  "cotton",
  "polyester",
  "recycled polyester",
  "nylon",
  "polyamide",
  "elastane",
  "spandex",
  "lycra",
  "wool",
  "silk",
  "linen",
  "modal",
  "rayon",
  "viscose",
  "bamboo",
  "fleece",
  "cashmere",
  "acrylic",
  "camel hair",
  "brass",
  "metal",
  "shearling",
  "silk twill",
  "wool crêpe",
  "coated canvas",
  "down",
  "raffia",
  "lyocell",
  "rubber",
];

describe("materialNote", () => {
  it.each(KNOWN)("has a note on %s", (material) => {
    expect(materialNote(material)).not.toBeNull();
  });

  it("prefers the note on a specific material over a general one", () => {
    expect(materialNote("Recycled Polyester")).not.toBe(materialNote("polyester"));
    expect(materialNote("bamboo viscose")).not.toBe(materialNote("viscose"));
    expect(materialNote("spandex")).toBe(materialNote("elastane"));
  });

  it("returns null for an unknown material", () => {
    expect(materialNote("moonstone dust")).toBeNull();
  });

  it("distinguishes shearling from leather, and down from its shell", () => {
    expect(materialNote("shearling")).not.toBe(materialNote("leather"));
    expect(materialNote("camel hair")).not.toBe(materialNote("wool"));
    expect(materialNote("faux fur")).toBe(materialNote("faux leather"));
  });
});

describe("materialRows", () => {
  it("omits a weave next to the fiber that it is woven from", () => {
    const rows = (materials: string[]) =>
      materialRows([{ label: "Original", composition: [], materials }]).map(({ material }) => material);
    expect(rows(["twill", "silk"])).toEqual(["silk"]);
    expect(rows(["Satin"])).toEqual(["Satin"]);
  });

  it("lists each material once, with its share on both sides", () => {
    const rows = materialRows([
      { label: "Original", composition: [{ part: "shell", material: "wool", percentage: 90 }], materials: ["wool"] },
      { label: "Alternative", composition: [], materials: ["wool", "acrylic"] },
    ]);
    expect(rows).toEqual([
      { material: "wool", shares: ["Original, shell: 90%", "Alternative"] },
      { material: "acrylic", shares: ["Alternative"] },
    ]);
  });
});

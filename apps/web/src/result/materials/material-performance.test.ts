import { describe, expect, it } from "vitest";
import { findMaterialNote, listMaterialRows } from "./material-performance.tsx";

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

describe("findMaterialNote", () => {
  it.each(KNOWN)("returns a note on %s", (material) => {
    expect(findMaterialNote(material)).not.toBeNull();
  });

  it("prefers the note on a specific material over a general one", () => {
    expect(findMaterialNote("Recycled Polyester")).not.toBe(findMaterialNote("polyester"));
    expect(findMaterialNote("bamboo viscose")).not.toBe(findMaterialNote("viscose"));
    expect(findMaterialNote("spandex")).toBe(findMaterialNote("elastane"));
  });

  it("returns null for an unknown material", () => {
    expect(findMaterialNote("moonstone dust")).toBeNull();
  });

  it("distinguishes shearling from leather and camel hair from wool, but not faux fur from faux leather", () => {
    expect(findMaterialNote("shearling")).not.toBe(findMaterialNote("leather"));
    expect(findMaterialNote("camel hair")).not.toBe(findMaterialNote("wool"));
    expect(findMaterialNote("faux fur")).toBe(findMaterialNote("faux leather"));
  });
});

describe("listMaterialRows", () => {
  it("omits a weave if the fiber that it is woven from is listed", () => {
    const rows = (materials: string[]) =>
      listMaterialRows([{ label: "Original", composition: [], materials }]).map(({ material }) => material);
    expect(rows(["twill", "silk"])).toEqual(["silk"]);
    expect(rows(["Satin"])).toEqual(["Satin"]);
  });

  it("lists each material once, with its share on both sides", () => {
    const rows = listMaterialRows([
      { label: "Original", composition: [{ part: "shell", material: "wool", percentage: 90 }], materials: ["wool"] },
      { label: "Alternative", composition: [], materials: ["wool", "acrylic"] },
    ]);
    expect(rows).toEqual([
      { material: "wool", shares: ["Original, shell: 90%", "Alternative"] },
      { material: "acrylic", shares: ["Alternative"] },
    ]);
  });
});

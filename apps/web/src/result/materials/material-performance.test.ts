import { describe, expect, it } from "vitest";
import { UNKNOWN_MATERIAL_NOTE } from "./material-notes.data.ts";
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
];

describe("materialNote", () => {
  it.each(KNOWN)("describes %s", (material) => {
    expect(materialNote(material)).not.toBe(UNKNOWN_MATERIAL_NOTE);
  });

  it("prefers the specific over the general", () => {
    expect(materialNote("Recycled Polyester")).not.toBe(materialNote("polyester"));
    expect(materialNote("bamboo viscose")).not.toBe(materialNote("viscose"));
    expect(materialNote("spandex")).toBe(materialNote("elastane"));
  });

  it("has one sentence for unknown materials", () => {
    expect(materialNote("brass")).toBe(UNKNOWN_MATERIAL_NOTE);
  });
});

describe("materialRows", () => {
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

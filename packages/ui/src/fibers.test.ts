import { describe, expect, it } from "vitest";
import { findFiberFamily } from "./fibers.ts";

describe("findFiberFamily", () => {
  it.each([
    ["cotton", "cotton"],
    ["Organic Cotton", "cotton"],
    ["merino wool", "wool"],
    ["cashmere", "wool"],
    ["mulberry silk", "silk"],
    ["linen", "linen"],
    ["lamb leather", "hide"],
    ["suede", "hide"],
    ["viscose", "regenerated"],
    ["lyocell", "regenerated"],
    ["recycled polyester", "synthetic"],
    ["polyamide", "synthetic"],
    ["polyurethane", "synthetic"],
    ["faux leather", "synthetic"],
    ["vegan suede", "synthetic"],
    ["artificial silk", "synthetic"],
    ["elastane", "stretch"],
    ["brass", "other"],
    ["", "other"],
  ])("maps the material %s to the fiber family %s", (material, family) => {
    expect(findFiberFamily(material)).toBe(family);
  });
});

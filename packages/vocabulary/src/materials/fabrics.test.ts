import { describe, expect, it } from "vitest";
import { findCompoundMaterial } from "./find-compound-material.ts";
import { fabricFiberSimilarity, fabricSimilarity, findFabrics, isFabricInformative } from "./fabrics.ts";
import { garmentOf } from "../garments/garments.ts";

describe("a fabric", () => {
  it.each([
    ["Brown needlecord trousers", ["corduroy"]],
    ["Veste en velours côtelé", ["corduroy"]],
    ["Abito in velluto nero", ["velvet"]],
    ["Chaqueta vaquera", ["denim"]],
  ])("is found in %j: %j", (text, names) => {
    expect(findFabrics(text).map(({ name }) => name)).toEqual(names);
  });

  it.each(["Lace-up shoes, fleece lined", "Dress without tulle"])("is not found in %j", (text) => {
    expect(findFabrics(text)).toEqual([]);
  });

  it("is uninformative for a kind of product that is always made of it", () => {
    expect(isFabricInformative(garmentOf("jeans")!, "denim")).toBe(false);
    expect(isFabricInformative(garmentOf("jacket")!, "denim")).toBe(true);
  });

  it("is more similar to a related fabric than to an unrelated one", () => {
    expect(fabricSimilarity("velvet", "velvet")).toBe(1);
    expect(fabricSimilarity("velvet", "corduroy")).toBeGreaterThan(fabricSimilarity("velvet", "chiffon"));
  });

  it("is compared with a fiber according to the fabric's main fiber", () => {
    expect(fabricFiberSimilarity("canvas", "cotton")).toBeGreaterThan(0.6);
    expect(fabricFiberSimilarity("canvas", "leather")).toBeLessThan(0.2);
  });
});

describe("a compound word", () => {
  it.each([
    ["lederjacke", { fiber: "leather" }],
    ["wildlederstiefel", { fiber: "suede leather" }],
    ["baumwollhemd", { fiber: "cotton" }],
    ["seidenschal", { fiber: "silk" }],
    ["ulltroja", { fiber: "wool" }],
    ["samtkleid", { fabric: "velvet" }],
    ["cordhose", { fabric: "corduroy" }],
    ["lederpflege", undefined],
    ["ullared", undefined],
    ["stickers", undefined],
  ])("reveals its material, if it names one: %s, %j", (word, cloth) => {
    const { language, group, ...named } = findCompoundMaterial(word) ?? {};
    expect(named).toEqual(cloth ?? {});
    expect([language, group].includes(undefined)).toBe(cloth === undefined);
  });
});

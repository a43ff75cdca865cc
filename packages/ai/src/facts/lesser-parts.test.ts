import { describe, expect, it } from "vitest";
import { extractFacts } from "./extract-facts.ts";

/** Extracts the materials that sentences may state, each with its part. */
const statedOf = (title: string, description: string) =>
  extractFacts({ title, description }).composition.flatMap(({ value: { part, material }, isHint }) =>
    isHint ? [] : [part === undefined ? material : `${part} ${material}`],
  );

describe("the shares of a trim", () => {
  it.each([
    ["Cabin trolley", "Marine-grade polycarbonate shell, 100% vegan leather accents.", "polycarbonate"],
    ["Dirndl Rosalie", "Mieder aus reiner Baumwolle. Schürze aus 100 % Seide.", "cotton"],
    ["Linen dress", "100% silk trim.", "linen"],
  ])("do not override the material that the rest of the text states for %s: %s", (title, description, material) => {
    expect(statedOf(title, description)[0]).toBe(material);
  });

  it("are not attributed to the product even if nothing else is known", () => {
    expect(statedOf("Cabin trolley", "Zwick shell, 100% vegan leather accents.")).toEqual([]);
  });

  it.each([
    ["Balconette bra", "Lace: 90% nylon, 10% elastane.", "lace polyamide"],
    ["Dungarees", "100% cotton cord.", "cotton"],
  ])("are attributed to %s if the trim's name can also mean the fabric: %s", (title, description, material) => {
    expect(statedOf(title, description)[0]).toBe(material);
  });

  it("are attributed to a tie if the label names the tie itself", () =>
    expect(statedOf("Tie", "Tie: 100% silk.")[0]).toContain("silk"));
});

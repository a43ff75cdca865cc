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
  ])("leave what %s is made of to the rest of the text: %s", (title, description, material) => {
    expect(statedOf(title, description)[0]).toBe(material);
  });

  it("are not stated as those of the product if nothing else is known", () => {
    expect(statedOf("Cabin trolley", "Zwick shell, 100% vegan leather accents.")).toEqual([]);
  });

  it.each([
    ["Balconette bra", "Lace: 90% nylon, 10% elastane.", "lace polyamide"],
    ["Dungarees", "100% cotton cord.", "cotton"],
  ])("are those of %s of that cloth: %s", (title, description, material) => {
    expect(statedOf(title, description)[0]).toBe(material);
  });

  it("are those of a tie", () => expect(statedOf("Tie", "Tie: 100% silk.")[0]).toContain("silk"));
});

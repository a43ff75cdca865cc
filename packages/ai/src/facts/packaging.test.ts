import { describe, expect, it } from "vitest";
import { extractFacts } from "./extract-facts.ts";

const colorsOf = (description: string, title = "Silk scarf"): string[] =>
  extractFacts({ title, description }).colours.map(({ value }) => value.name);

describe("the colors of a product", () => {
  it.each([
    "Red border. Boîte orange incluse",
    "Red border, orange box included",
    "Rot, mit oranger Box und weißem Staubbeutel",
    "Rossa, con scatola arancione",
  ])("do not include those of its packaging: %s", (text) => expect(colorsOf(text)).toEqual(["red"]));

  it("include the color of box calf", () =>
    expect(colorsOf("In black box calf leather", "Kelly bag")).toEqual(["black"]));

  it('include "natural" as the first color when it precedes a slash', () =>
    expect(colorsOf("Natural/Dark Green", "Pliage tote")).toEqual(["natural", "dark green"]));
});

import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { said } from "../testing/said.ts";

it("tells features that both pages state, in place of the detail that they include", () => {
  const text = said(
    ["Rain jacket", "Two-way zip, removable hood, chest pocket."],
    ["Rain jacket", "2-way zipper, detachable hood, breast pocket."],
  );
  expect(text).toMatch(/a removable hood, a two-way zip and a chest pocket/i);
  expect(text).not.toMatch(/a zip\b|a hood\b|pockets on both/i);
});

it("contrasts features of one kind", () => {
  const coats = said(["Wool coat", "Patch pockets, belt."], ["Wool coat", "Flap pockets, belt."]);
  expect(coats).toContain("Patch pockets vs. flap pockets.");
  const watches = said(["Dive watch", "Ceramic bezel."], ["Dive watch", "Aluminum bezel."]);
  expect(watches).toContain("A ceramic bezel vs. an aluminum bezel.");
  const jackets = said(["Rain jacket", "Water-repellent finish, hood."], ["Rain jacket", "Waterproof, hood."]);
  expect(jackets).toContain("Water resistance vs. waterproofing.");
  expect(jackets).not.toMatch(/water resistance (?:on both|and)|both have .*water resistance/i);
});

it("contrasts nothing of which a page states both", () => {
  const text = said(["Wool coat", "Patch pockets, flap pockets."], ["Wool coat", "Flap pockets."]);
  expect(text).not.toContain("vs.");
});

it("tells a usual detail that both pages state, but none that says nothing", () => {
  const bags = said(["Leather tote bag", "Zip, inner compartment."], ["Nylon tote bag", "Zip, compartments."]);
  expect(bags).toMatch(/a zip/i);
  expect(bags).not.toMatch(/compartments/i);
});

it("doesn't tell a feature of one page alone, nor one of a part", () => {
  expect(said(["Trench coat", "Belted cuffs, removable hood."], ["Trench coat", "Belt."])).not.toMatch(/cuffs|hood/);
  const zips = said(["Wool coat", "Waterproof zips."], ["Wool coat", "Waterproof zips."]);
  expect(zips).not.toContain("waterproofing");
});

it("names a shared animal print more exactly", () => {
  const text = said(["Leopard print skirt"], ["Skirt", "Satin in leopard print."]);
  expect(text).toContain("Both are in a leopard print.");
});

it("tells every shape that both pages state of one attribute", () => {
  const text = said(
    ["Leather shoulder bag", "Front flap with turn-lock, quilted."],
    ["Shoulder bag", "Quilted, turn-lock on the front flap."],
  );
  expect(text).toMatch(/a front flap/i);
  expect(text).toMatch(/a turn-lock closure/i);
});

it("doesn't let features move the score", () => {
  const score = (description: string) =>
    compareProducts(
      productOf({ title: "Down jacket", description: "Hood. Nylon." }),
      productOf({ title: "Down jacket", description }),
    ).similarityScore;
  expect(score("Nylon. Hood. Taped seams.")).toBe(score("Nylon. Hood. Outside."));
});

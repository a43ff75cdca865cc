import { expect, it } from "vitest";
import { findFlaws, mentionsFlaw } from "./flaws.ts";

it("names each flaw that texts in several languages mention, but only once", () => {
  expect(findFlaws(["kleiner Kratzer", "scuffs at the heel", "une tache, un trou", "torn lining"])).toEqual([
    "scratches",
    "stains",
    "a tear",
    "holes",
  ]);
});

it.each(["stainless steel", "scratch-resistant crystal", "markt", "holed up"])("finds no flaw in %j", (text) => {
  expect(mentionsFlaw(text)).toBe(false);
});

it("recognizes flaws that sellers describe informally", () => {
  const said = ["a tiny ding", "slightly tarnished", "ein kleiner Ziehfaden", "some yellowing", "alguna marca de uso"];
  expect(findFlaws(said)).toEqual(["discoloration", "tarnish", "dents", "pulled threads", "marks"]);
});

it("detects flaws that it cannot name", () => {
  expect(mentionsFlaw("nice patina")).toBe(true);
  expect(findFlaws(["nice patina"])).toEqual([]);
});

import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { sentencesAbout } from "../testing/sentences-about.ts";

it.each([
  ["Black leather coin purse", "Black leather wallet", "The original is a coin purse; the alternative is a wallet."],
  ["Silver anklet", "Silver bracelet", "The original is an anklet; the alternative is a bracelet."],
  ["Silver pocket watch", "Silver watch", "The original is a pocket watch; the alternative is a watch."],
  ["Nylon garment bag", "Nylon duffel bag", "The original is a garment bag; the alternative is a duffel bag."],
  ["White lab coat", "White coat", "The original is a lab coat; the alternative is a coat."],
  ["Wool mittens", "Wool gloves", "Mittens vs. gloves."],
  ["Wool balaclava", "Wool beanie", "The original is a balaclava; the alternative is a beanie."],
  ["Wool flat cap", "Wool trucker cap", "The original has a flat cap shape, the alternative a trucker cap shape."],
  ["Silk shirt dress", "Silk slip dress", "The original has a shirt dress shape, the alternative a slip dress shape."],
])("distinguishes %s from %s", (original, alternative, told) =>
  expect(sentencesAbout([original], [alternative])).toContain(told),
);

it("does not treat two different parts as one kind of product", () => {
  const [original, alternative] = [
    productOf({ title: "Leather glasses case" }),
    productOf({ title: "Leather watch strap" }),
  ];
  expect(compareProducts(original, alternative).analysis.gate).toBeLessThan(0.3);
});

it("treats a jewelry box as its own kind of product", () =>
  expect(sentencesAbout(["Walnut jewelry box"], ["Oak jewelry box"])).toContain("Both are jewelry boxes."));

it("does not read a duffel bag with a trolley sleeve as a suitcase", () =>
  expect(sentencesAbout(["Nylon duffel bag", "Trolley sleeve."], ["Nylon cabin suitcase"])).toContain(
    "The original is a duffel bag; the alternative is a suitcase.",
  ));

it.each([
  ["The Halden wide-leg", "Wool with pleats. The model here wears a shirt.", "Wool trousers"],
  ["Morris", "Acetate frame, keyhole bridge. Also available as sunglasses.", "Halden optical frames in acetate"],
  ["Marlow", "Corbeille à armatures, bonnets doublés de tulle. Dentelle.", "Soutien-gorge en dentelle"],
])(
  "does not contrast a kind that a page only mentions in passing with the other product's kind: %s",
  (title, text, other) => {
    const said = sentencesAbout([title, text], [other]);
    expect(said).not.toMatch(/ vs\. (?:a |an )?(?:trousers|bra)|no substitute|Not comparable/);
  },
);

it("does not contrast how bags are carried when a title names only a line", () => {
  const other = ["Halden quilted crossbody bag", "Black leather."] as const;
  expect(sentencesAbout(["Hermès Roulis 23", "Black leather."], [...other])).not.toMatch(/is a .* bag/);
  expect(sentencesAbout(["Hermès Roulis 23 shoulder bag", "Black leather."], [...other])).toMatch(/is a .* bag/);
  expect(sentencesAbout(["Marlow shoulder bag", "Black quilted leather."], [...other])).toContain(
    "The original is a shoulder bag; the alternative is a crossbody bag.",
  );
});

import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { sentencesAbout } from "../testing/sentences-about.ts";

it.each([
  ["Leather hobo bag", "Slouchy hobo handbag in leather", "hobo bags"],
  ["Elena slingback shoes", "Marlow slingback pumps", "slingback heels"],
  ["Hooded parka coat", "Zip parka jacket", "parkas"],
  ["Suede driving shoes", "Driving moccasin", "driving shoes"],
  ["Brown boat shoes", "Navy boat shoe", "boat shoes"],
  ["Suede kitten heel mules", "Kitten-heel mules with a bow", "kitten-heel mules"],
  ["Silk slip with lace", "Lace-trimmed slip, nightdress", "slips"],
  ["Waxed jacket with a hood", "Olive waxed jacket", "waxed jackets"],
  ["Crossbody camera bag", "Camera bag, crossbody strap", "camera bags"],
  ["Leather satchel", "Satchel with a top handle", "satchels"],
  ["Suede bucket bag", "Mini bucket bag", "bucket bags"],
  ["Rigid bangle in silver", "Rigid bangle bracelet in silver", "bangles"],
  ["Card sleeve in leather", "Saffiano card holder", "card holders"],
])("names the most specific kind that both %s and %s are: %s", (original, alternative, kinds) => {
  const said = sentencesAbout([original, ""], [alternative, ""]);
  expect(said).toContain(`Both are ${kinds}.`);
  expect(said).not.toMatch(/Both (?:have|feature) an? \S+ (?:style|shape)/);
});

it("treats fleeces with and without a full zip as the same kind", () => {
  const jacket = productOf({ title: "Fleece jacket", description: "100% polyester fleece. Full zip." });
  const scoreWith = (title: string, description: string) =>
    compareProducts(productOf({ title, description }), jacket).similarityScore ?? 0;
  const pullover = ["Fleece pullover", "100% polyester fleece. Snap placket."] as const;
  expect(sentencesAbout([...pullover], ["Fleece jacket", "100% polyester fleece. Full zip."])).toContain(
    "Both are fleeces.",
  );
  expect(scoreWith(...pullover)).toBeGreaterThan(scoreWith("Sweatshirt", "100% polyester. Crew neck.") + 15);
});

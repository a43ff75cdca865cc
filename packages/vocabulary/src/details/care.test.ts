import { expect, test } from "vitest";
import { findCare, offersCareChoice } from "./care.ts";

test.each([
  ["Machine wash cold, tumble dry low", "machine wash"],
  ["100% wool. Hand wash only.", "hand wash"],
  ["Professional dry clean only", "dry clean"],
  ["Hand wash or dry clean", "hand wash"],
  ["Machine washable. Do not dry clean.", "machine wash"],
  ["Do not machine wash. Dry clean.", "dry clean"],
  ["Handwäsche, keine chemische Reinigung", "hand wash"],
  ["Waschmaschine waschbar bei 30 °C", "machine wash"],
  ["Lavage en machine à 30°", "machine wash"],
  ["Nettoyage à sec uniquement", "dry clean"],
  ["Lavare a mano", "hand wash"],
  ["Lavar a máquina", "machine wash"],
])("reads the gentlest care that the text allows: %s", (text, care) => {
  expect(findCare(text)?.care).toBe(care);
});

test.each([
  ["Dry clean or gentle hand wash", true],
  ["Hand wash cold / dry clean", true],
  ["Handwäsche oder chemische Reinigung", true],
  ["Lavaggio a secco o a mano", true],
  ["Nettoyage à sec ou à la main", true],
  ["Kalte Wäsche von Hand oder chemische Reinigung", true],
  ["Spot clean or dry clean", true],
  ["Machine wash cold or warm", false],
  ["Hand wash cold, lay flat. Do not dry clean.", false],
])("offers a choice between two kinds of care only if the text does: %s", (text, isLeft) => {
  expect(offersCareChoice(findCare(text)?.quote ?? "")).toBe(isLeft);
});

test.each(["Soft and clean lines", "A machine-made lace", "Stone washed denim", "Do not dry clean"])(
  "does not mistake other words or a prohibition for the care that a garment needs: %s",
  (text) => expect(findCare(text)).toBeNull(),
);

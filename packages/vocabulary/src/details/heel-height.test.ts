import { expect, test } from "vitest";
import { findCuts } from "./cuts.ts";
import { findHeelHeight } from "./heel-height.ts";

test.each([
  ["Sandals with 8 cm heel", "high heel", "8 cm heel"],
  ["3-inch stiletto heel", "mid heel", "3-inch stiletto heel"],
  ["Heel height: 85 mm", "high heel", "Heel height: 85 mm"],
  ["Blockabsatz, Absatz 6 cm", "mid heel", "Absatz 6 cm"],
  ["Talon de 3,5 cm.", "low heel", "Talon de 3,5 cm"],
  ["Rising on 105 mm of slender covered heel", "high heel", "105 mm of slender covered heel"],
  ["Heel: 1 cm", "flat sole", "Heel: 1 cm"],
])("classifies the heel height in %s as a %s", (text, name, quote) => {
  expect(findHeelHeight(text)).toMatchObject({ name, quote });
  expect(findCuts(text)[0]).toMatchObject({ attribute: "heel", name, quote });
});

test.each(["Heels", "Platform 3 cm", "Shaft 30 cm", "Heel 400 cm", "size 8 heels", "Heel-to-toe 8"])(
  "finds no heel height in %j",
  (text) => {
    expect(findHeelHeight(text)).toBeNull();
  },
);

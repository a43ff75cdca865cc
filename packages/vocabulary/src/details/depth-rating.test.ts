import { expect, it } from "vitest";
import { findDepthRating } from "./depth-rating.ts";

it.each(["300 m water resistance", "WR 10 bar", "water resistant to 5 ATM", "Waterproof to 100 metres"])(
  "reads a depth rating as water resistance: %s",
  (text) => expect(findDepthRating(text)).toMatchObject([{ name: "water-resistant" }]),
);

it.each(["41 mm case", "a 1.5 m strap", "10 m away", "80 hours power reserve", "1 bar"])(
  "ignores other measurements: %s",
  (text) => expect(findDepthRating(text)).toEqual([]),
);

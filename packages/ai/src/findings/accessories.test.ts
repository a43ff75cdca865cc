import { expect, it } from "vitest";
import { sentencesAbout } from "../testing/sentences-about.ts";

type Text = [title: string, description: string];

it.each<[what: string, original: Text, alternative: Text, told: string]>([
  [
    "the buckles of two belts",
    ["Leather belt", "Double G buckle."],
    ["Leather belt", "Gold-tone double ring buckle."],
    "The original has a double-G buckle, the alternative a ring buckle.",
  ],
  [
    "a turn-lock buckle of one color",
    ["Leather belt", "Gold-plated turn-lock buckle."],
    ["Leather belt", "Brass-coloured turn lock buckle."],
    "Both have a turn-lock buckle and a gold buckle.",
  ],
  [
    "the straps that sandals are made of",
    ["Slide sandals", "Leather straps, rubber sole."],
    ["Slide sandals", "Faux leather crossover straps."],
    "Leather vs. faux leather.",
  ],
  [
    "the metal of cufflinks",
    ["Cufflinks", "Sterling silver."],
    ["Cufflinks", "Silver-plated brass."],
    "Sterling silver vs. silver-plated metal.",
  ],
  [
    "the shell of a suitcase with a leather tag",
    ["Cabin suitcase", "Aluminium alloy, leather luggage tag."],
    ["Cabin suitcase", "Polycarbonate shell."],
    "Aluminum vs. polycarbonate.",
  ],
  ["the phone a case is for", ["Phone case", "For iPhone 15."], ["Phone case", "iPhone 15 Pro."], "an iPhone 15 fit"],
  ["the width of two ties", ["Silk tie", "8 cm wide."], ["Silk tie", '3.25" wide.'], "Width: about the same"],
  ["the size of pearls", ["Pearl studs", "8 mm pearls."], ["Pearl studs", "Pearl size: 12 mm"], "Pearl size: 8 mm vs."],
  [
    "how umbrellas open",
    ["Umbrella", "Automatic opening."],
    ["Umbrella", "Opens manually."],
    "automatic opening vs. manual opening",
  ],
])("tells %s", (_what, original, alternative, told) => {
  expect(sentencesAbout(original, alternative).toLowerCase()).toContain(told.toLowerCase());
});

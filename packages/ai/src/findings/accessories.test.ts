import { expect, it } from "vitest";
import { extractFacts } from "../facts/extract-facts.ts";
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
    "the wool of a beret with a leather sweatband",
    ["Beret", "Merino wool, leather sweatband."],
    ["Beret", "100% acrylic."],
    "Merino wool vs. 100% acrylic.",
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
  [
    "the imitation of suede that lines a bag",
    ["Bag", "Suede lining."],
    ["Bag", "Microsuede lining."],
    "suede lining vs.",
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
])("reports %s", (_what, original, alternative, told) => {
  expect(sentencesAbout(original, alternative).toLowerCase()).toContain(told.toLowerCase());
});

it.each([
  ["Sunglasses", "Acetate frame.", "Polycarbonate frame. Free microfiber pouch.", /polyester/i],
  ["Clogs", "Plantilla de corcho.", "Plantilla efecto corcho.", /cork footbed/i],
  ["Drop earrings", "Post back fastening.", "Drop studs.", /studs/i],
])(
  "does not report as a trait of %s what is only imitated, included or named with another meaning",
  (title, one, other, claim) => {
    expect(sentencesAbout([title, one], [title, other])).not.toMatch(claim);
  },
);

it.each([
  ["Women's Genuine Shearling Scuff", "house slippers"],
  ["Olaian short de surf 100 homme", "swim shorts"],
])("reads %s as %s", (title, kind) => {
  expect(extractFacts({ title }).garment?.value.type).toBe(kind);
});

it("doesn't take a lab-grown sapphire for a diamond", () => {
  const text = sentencesAbout(["Bracelet", "Lab-grown white sapphires."], ["Bracelet", "Lab-grown diamonds."]);
  expect(text).not.toContain("Both have lab-grown diamonds");
});

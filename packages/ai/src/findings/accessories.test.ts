import { expect, it } from "vitest";
import { extractFacts } from "../facts/extract-facts.ts";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
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
  [
    "that only one is a single earring",
    ["Stud earring", "14k gold, sold individually."],
    ["Stud earrings", "14k gold."],
    "The original is sold as a single earring, not as a pair.",
  ],
  [
    "the buckle that one house makes",
    ["Leather belt with Double G buckle", "Black."],
    ["Faux leather jeans belt", "Black."],
    "Only the original's page mentions a double-G buckle.",
  ],
  [
    "a shared strap only once",
    ["Leather bag", "Front flap, detachable crossbody strap."],
    ["Leather bag", "Flap, crossbody strap, removable and adjustable strap."],
    "a removable crossbody strap",
  ],
  [
    "a pocket that is missing",
    ["Leather wallet", "Card slots, coin pocket."],
    ["Leather wallet", "Card slots, no coin pocket."],
    "The original has a coin pocket, but the alternative has none.",
  ],
  [
    "card slots that are counted in words",
    ["Leather wallet", "Four card slots, coin pocket."],
    ["Leather wallet", "Eight card slots."],
    "Card slots: 4 vs. 8.",
  ],
  [
    "the finish of two frames",
    ["Sunglasses", "Polished black acetate."],
    ["Sunglasses", "Matte black acetate."],
    "A polished frame vs. a matte frame.",
  ],
  [
    "the hide and the welt of two shoes",
    ["Derby shoes", "Shell cordovan, Norwegian welt."],
    ["Derby shoes", "Horween shell cordovan, Norwegian welt."],
    "a norwegian welt and shell cordovan",
  ],
  [
    "the kind of pearls",
    ["Pearl earrings", "Akoya pearls, gold."],
    ["Pearl earrings", "Freshwater pearls, silver."],
    "Akoya pearls vs. freshwater pearls.",
  ],
  [
    "buckles of two colors, in German",
    ["Ledergürtel", "Dornschließe messingfarben."],
    ["Ledergürtel", "Schließe silberfarben."],
    "A gold buckle vs. a silver buckle.",
  ],
  [
    "two welts",
    ["Monk strap shoes", "Leather, Blake construction."],
    ["Double monk shoes", "Leather, Goodyear welted."],
    "A Blake stitch on the original, a Goodyear welt on the alternative.",
  ],
  ["a kind by its style", ["Brogue shoes", "Leather."], ["Full brogues", "Leather, rubber sole."], "Both are brogues."],
  ["fringes, in German", ["Kaschmirschal", "Gefranst."], ["Schal", "Kaschmir, Fransen."], "fringed edges"],
  ["the trim of bags", ["Nylon tote", "Leather trim."], ["Nylon tote", "Leather trimmed."], "leather trim"],
  [
    "another size that explains the score",
    ["Woven leather tote", "25 x 19 x 10 cm"],
    ["Woven leather tote", "36 x 28 x 15 cm"],
    "but the alternative is much larger",
  ],
  [
    "the length of bracelets",
    ["Silver bracelet", "19 cm"],
    ["Silver bracelet", "Length 19 cm"],
    "Length: 19 cm on both.",
  ],
  [
    "linings named in German compound words",
    ["Lederhandschuhe", "Hirschleder, Kaschmirfutter."],
    ["Lederhandschuhe", "Leder, Fleecefutter."],
    "Lining: cashmere vs. fleece.",
  ],
  [
    "a buckle by its letter, in Spanish and French",
    ["Cinturón de piel", "Hebilla H."],
    ["Ceinture en cuir", "Boucle H."],
    "an H buckle",
  ],
  [
    "a movement of one house",
    ["Titanium watch", "Spring Drive."],
    ["Titanium watch", "Solar movement."],
    "A Spring Drive movement vs. a solar movement.",
  ],
  [
    "two grays as close",
    ["Backpack", "Charcoal nylon."],
    ["Backpack", "Gray nylon."],
    "The colors are close: charcoal and gray.",
  ],
  ["the length of chains", ["Gold chain", "50 cm, 585."], ["Chain necklace", "Length 50 cm."], "Chain length: 50 cm"],
  ["world time", ["Watch", "World time, steel."], ["Watch", "Worldtimer, steel."], "Both feature world time."],
])("compares accessories and reports %s", (_what, original, alternative, told) => {
  expect(sentencesAbout(original, alternative).toLowerCase()).toContain(told.toLowerCase());
});

it.each([
  ["Sunglasses", "Acetate frame.", "Polycarbonate frame. Free microfiber pouch.", /polyester/i],
  ["Ski gloves", "Black leather, snow lock.", "Black leather.", /white/i],
  ["Caps", "Black cotton twill.", "Navy cotton twill.", /mainly twill/i],
  ["Gloves", "Leather, cashmere lining.", "Leather, fleece lining.", /has fleece lining/i],
  ["Clogs", "Plantilla de corcho.", "Plantilla efecto corcho.", /cork footbed/i],
  ["Drop earrings", "Post back fastening.", "Drop studs.", /studs/i],
])(
  "does not report a trait of a look-alike, an accessory or another sense of a word: %s",
  (title, one, other, claim) => {
    expect(sentencesAbout([title, one], [title, other])).not.toMatch(claim);
  },
);

it.each([
  ["Women's Genuine Shearling Scuff", "house slippers"],
  ["Olaian short de surf 100 homme", "swim shorts"],
])("reads the kind of %s as %s", (title, kind) => {
  expect(extractFacts({ title }).garment?.value.type).toBe(kind);
});

it("compares the soles of two shoes only once", () => {
  const text = sentencesAbout(["Flats", "Leather, leather sole."], ["Flats", "Leather, rubber sole, foam midsole."]);
  expect(text).toContain("A leather sole vs. a rubber sole.");
  expect(text).not.toContain("midsole");
});

it("compares the price of a single earring with the price per earring of a pair", () => {
  const priced = (title: string, amount: string) => productOf({ title, price: { amount, currency: "USD" } });
  const { priceAnalysis } = compareProducts(
    priced("Gold hoop earring, sold individually", "100"),
    priced("Gold hoop earrings", "60"),
  );
  expect(priceAnalysis).toContain("prices per piece: $30 vs. $100");
});

it("asks whether another kind will do instead, rather than calling it a trade-off", () => {
  const text = sentencesAbout(["Wool cardigan", "Black, V-neck."], ["Wool sweatshirt", "Black, crew neck."]);
  expect(text).toContain("Take the alternative only if a sweatshirt will do instead.");
});

it("says that a baseball cap cannot replace a beanie", () => {
  const text = sentencesAbout(
    ["Wool beanie with logo patch, navy", "100% virgin wool, ribbed knit, turn-up."],
    ["9FORTY New York Yankees cap", "Navy, cotton twill, adjustable strap."],
  );
  expect(text).toContain("no substitute");
});

it("calls a product line by the name that both texts use", () => {
  const text = sentencesAbout(
    ["A.P.C. Sac Demi-Lune", "Cuir noir."],
    ["A.P.C. Demi-Lune noir", "Cuir, très bon état."],
  );
  expect(text).toContain("A.P.C.'s Demi-Lune line");
});

it("mentions the number of card slots only once", () => {
  const text = sentencesAbout(["Leather wallet", "6 card slots, bifold."], ["Leather wallet", "6 card slots, bifold."]);
  expect(text).toContain("Card slots: 6 on both.");
  expect(text).not.toMatch(/have card slots|card slots and/i);
});

it("does not contrast a shoulder bag with a crossbody bag if either can be worn across the body", () => {
  const text = sentencesAbout(
    ["Bottega Veneta Cassette leather shoulder bag", "Black. Shoulder strap."],
    ["Woven faux leather crossbody bag", "Black, adjustable crossbody strap."],
  );
  expect(text).not.toContain("is a shoulder bag; the alternative is a crossbody bag");
  const spanish = sentencesAbout(["Prada Re-Edition 2005", "Nylon, bandolera."], ["Bolso bandolera", "Nylon negro."]);
  expect(spanish).not.toContain("crossbody bag, not");
});

it("does not read a lab-grown sapphire as a diamond", () => {
  const text = sentencesAbout(["Bracelet", "Lab-grown white sapphires."], ["Bracelet", "Lab-grown diamonds."]);
  expect(text).not.toContain("Both have lab-grown diamonds");
});

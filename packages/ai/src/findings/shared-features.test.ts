import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { productOf } from "../testing/products.ts";
import { sentencesAbout } from "../testing/sentences-about.ts";

type Text = [title: string, description: string];

it("reports the specific features that both pages state, instead of the more general details", () => {
  const text = sentencesAbout(
    ["Rain jacket", "Two-way zip, removable hood, chest pocket."],
    ["Rain jacket", "2-way zipper, detachable hood, breast pocket."],
  );
  expect(text).toMatch(/a removable hood, a two-way zip and a chest pocket/i);
  expect(text).not.toMatch(/a zip\b|a hood\b|both (?:have|feature) pockets/i);
});

it("contrasts two features of the same kind", () => {
  const coats = sentencesAbout(["Wool coat", "Patch pockets, belt."], ["Wool coat", "Flap pockets, belt."]);
  expect(coats).toContain("Patch pockets vs. flap pockets.");
  const watches = sentencesAbout(["Dive watch", "Ceramic bezel."], ["Dive watch", "Aluminum bezel."]);
  expect(watches).toContain("A ceramic bezel vs. an aluminum bezel.");
  const jackets = sentencesAbout(
    ["Rain jacket", "Water-repellent finish, hood."],
    ["Rain jacket", "Waterproof, hood."],
  );
  expect(jackets).toContain("Water resistance vs. waterproofing.");
  expect(jackets).not.toMatch(/water resistance (?:on both|and)|both have .*water resistance/i);
});

it("reports shared shoulders, hems and locks, and contrasts a hard shell with a soft one", () => {
  const tops = sentencesAbout(
    ["Knit top", "Dropped shoulders, raw hem."],
    ["Knit top", "Drop shoulder, raw-edge hem."],
  );
  expect(tops).toMatch(/dropped shoulders and a raw hem/i);
  const suitcases = sentencesAbout(["Suitcase", "Hard shell, TSA lock."], ["Suitcase", "Softside, TSA-approved lock."]);
  expect(suitcases).toContain("A hard shell vs. a soft shell.");
  expect(suitcases).toMatch(/a TSA lock/i);
});

it("contrasts how two bags close, but ignores the closures of pockets", () => {
  const bags = sentencesAbout(["Leather tote bag", "Zip closure. Lined."], ["Tote bag", "Closure: magnetic snap."]);
  expect(bags).toContain("A zip closure vs. a magnet closure.");
  const pockets = sentencesAbout(
    ["Leather tote bag", "Open at the top, inner pocket with zip closure for keys."],
    ["Tote bag", "Closure: magnetic snap."],
  );
  expect(pockets).not.toContain("closure vs.");
});

it("does not contrast two features if one page states both", () => {
  const text = sentencesAbout(["Wool coat", "Patch pockets, flap pockets."], ["Wool coat", "Flap pockets."]);
  expect(text).not.toContain("vs.");
});

it("reports a common detail that both pages state, but not an uninformative one", () => {
  const bags = sentencesAbout(
    ["Leather tote bag", "Zip, inner compartment."],
    ["Nylon tote bag", "Zip, compartments."],
  );
  expect(bags).toMatch(/a zip/i);
  expect(bags).not.toMatch(/compartments/i);
});

it("does not report a feature that only one page states or that belongs to a part", () => {
  expect(sentencesAbout(["Trench coat", "Belted cuffs, removable hood."], ["Trench coat", "Belt."])).not.toMatch(
    /cuffs|hood/,
  );
  const zips = sentencesAbout(["Wool coat", "Waterproof zips."], ["Wool coat", "Waterproof zips."]);
  expect(zips).not.toContain("waterproofing");
});

it("names the animal of a shared animal print", () => {
  const text = sentencesAbout(["Leopard print skirt"], ["Skirt", "Satin in leopard print."]);
  expect(text).toContain("Both are in a leopard print.");
});

it("reports both a bag's front flap and its turn-lock closure when both pages state them", () => {
  const text = sentencesAbout(
    ["Leather shoulder bag", "Front flap with turn-lock, quilted."],
    ["Shoulder bag", "Quilted, turn-lock on the front flap."],
  );
  expect(text).toMatch(/a front flap/i);
  expect(text).toMatch(/a turn-lock closure/i);
});

it("does not let features change the score", () => {
  const score = (description: string) =>
    compareProducts(
      productOf({ title: "Down jacket", description: "Hood. Nylon." }),
      productOf({ title: "Down jacket", description }),
    ).similarityScore;
  expect(score("Nylon. Hood. Taped seams.")).toBe(score("Nylon. Hood. Outside."));
});

it("reports that only one of two products is lined, but not if only its pockets are lined", () => {
  const loafers = sentencesAbout(["Suede loafers", "Unlined."], ["Suede loafers", "Leather lining."]);
  expect(loafers).toContain("The alternative is lined, but the original isn't.");
  const jackets = sentencesAbout(["Wool jacket", "Lined pockets."], ["Wool jacket", "Unlined."]);
  expect(jackets).not.toContain("is lined");
});

it("does not report a detail a second time as a feature", () => {
  const { similarities } = compareProducts(
    productOf({ title: "Suede clogs", description: "Adjustable strap, EVA sole." }),
    productOf({ title: "Suede clogs", description: "Adjustable strap, EVA outsole." }),
  );
  expect(similarities.join(" ").match(/EVA sole/g)).toHaveLength(1);
});

it('does not report a feature that a labeled line denies ("Polarised: no")', () => {
  const glasses = sentencesAbout(
    ["Browline sunglasses", "Shape: browline\nPolarised: no"],
    ["Sunglasses", "Polarized lenses"],
  );
  expect(glasses).not.toMatch(/both (?:have|feature) polarized/i);
});

it("reports the more general trait when one page is more specific than the other: down and goose down", () => {
  const jackets = sentencesAbout(
    ["Down jacket", "Padding: 90% down, 10% feathers. Hood."],
    ["Puffer jacket", "White goose down, hood."],
  );
  expect(jackets).toMatch(/down fill/);
  expect(jackets).not.toMatch(/goose/);
  const bags = sentencesAbout(
    ["Leather shoulder bag", "Diamond quilted, chain."],
    ["Leather shoulder bag", "Quilted, chain."],
  );
  expect(bags).toMatch(/quilting/);
});

it.each<[Text, Text, string]>([
  [["Dive watch", "Black Cerachrom bezel."], ["Diver watch", "Black coin-edge bezel."], "a black bezel"],
  [["Bra", "Moulded cups."], ["BH", "Vorgeformte Cups."], "molded cups"],
  [["Ledergürtel", "Gebürstete Schnalle."], ["Belt", "Brushed buckle."], "a brushed buckle"],
  [["Borsa", "Manico intrecciato, due scomparti."], ["Bag", "Braided handle, two compartments."], "a braided handle"],
  [["Portafoglio", "Formato compatto."], ["Wallet", "Compact."], "a compact format"],
  [["Pull-over en cachemire", "Bords-côtes, 2 fils."], ["Cashmere sweater", "Ribbed cuffs, 2-ply."], "ribbed trims"],
  [["Camicia", "Polsini con un bottone."], ["Shirt", "Buttoned cuffs."], "buttoned cuffs"],
  [["Bañador hombre", "Malla interior."], ["Swim shorts", "Mesh lining."], "a built-in liner"],
  [["Ring", "Highly polished."], ["Ring", "Hochglanzpoliert."], "a polished surface"],
  [["Suitcase", "Limited lifetime warranty."], ["Valise", "Garantie à vie."], "a lifetime warranty"],
  [["Damenhut", "Steife Krempe."], ["Fedora hat", "Stiff brim."], "a stiff brim"],
  [["Dress", "Smocked bodice."], ["Kleid", "Gesmoktes Oberteil."], "smocking"],
])("reports a trait that both pages state, whatever the language: %j, %j", (one, other, told) => {
  expect(sentencesAbout(one, other).toLowerCase()).toMatch(
    new RegExp(`both (?:have|feature) (?:[^.]*(?:,| and) )?${told}(?:\\.|,| and)`),
  );
});

it.each<[Text, Text, string]>([
  [["Wayfarer sunglasses", "Mineral glass lenses."], ["Sunglasses", "TAC lenses."], "Glass lenses vs. TAC lenses."],
  [["Polohemd", "Slim Fit."], ["Hemd", "Modern Fit."], "A slim fit vs. a modern fit."],
  [["Fleece pullover", "Snap placket."], ["Fleece", "Full zip."], "A snap placket vs. a full zip."],
  [["Swim shorts", "Turtle print."], ["Swim shorts", "Palm print."], "A turtle print vs. a palm print."],
  [["Suitcase", "4.3 kg"], ["Suitcase", "Weight: 7 lbs"], "Weight: 4.3 kg vs. 3.2 kg."],
  [["Jeans", 'Leg opening 15"'], ["Jeans", 'Leg opening 12"'], "Leg opening: 15 in vs. 12 in."],
  [["Coat", "Lining: 100% viscose"], ["Coat", "Unlined."], "The original is lined, but the alternative isn't."],
])("contrasts two mutually exclusive traits: %j, %j", (one, other, told) => {
  expect(sentencesAbout(one, other)).toContain(told);
});

it("does not contrast a material with the general word for it", () => {
  const text = sentencesAbout(["Sunglasses", "Nylon lenses."], ["Sunglasses", "Plastic lenses."]);
  expect(text).toMatch(/both (?:have|feature) plastic lenses/i);
  expect(text).not.toContain("vs.");
});

it("contrasts two warranties", () => {
  const suitcases = sentencesAbout(["Suitcase", "Lifetime warranty"], ["Suitcase", "5-year warranty"]);
  expect(suitcases).toContain("but the alternative has a 5-year warranty, not a lifetime warranty");
});

it("says only whether two bags are lined, not with what, when one is unlined", () => {
  const bags = sentencesAbout(["Tote bag", "Suede lining."], ["Tote bag", "Unlined."]);
  expect(bags).toContain("The original is lined, but the alternative isn't.");
});

it("mentions only once that a suitcase expands", () => {
  expect(sentencesAbout(["Suitcase", "Expandable."], ["Suitcase", "Expandable."])).not.toContain("expandable body");
});

it("does not read underwire-free cups as having an underwire", () => {
  const tops = sentencesAbout(["Bikini top", "Underwire-free, unlined."], ["Bikini top", "Removable pads."]);
  expect(tops).not.toContain("mentions an underwire");
});

it("reports the vents, plackets, sleeves and lengths of two garments, whether shared or different", () => {
  const blazers = sentencesAbout(["Blazer", "Twin vents."], ["Blazer", "Double vent."]);
  expect(blazers).toMatch(/double vents/i);
  const polos = sentencesAbout(["Polo shirt", "Two-button placket."], ["Polo shirt", "3-button placket."]);
  expect(polos).toContain("A two-button placket vs. a three-button placket.");
  const dresses = sentencesAbout(["Dress", "Puff sleeves, belt."], ["Dress", "Balloon sleeve, belt."]);
  expect(dresses).toContain("Puff sleeves vs. balloon sleeves.");
  const socks = sentencesAbout(["Merino crew socks"], ["Hiking crew socks"]);
  expect(socks).toMatch(/a crew length/i);
  const jackets = sentencesAbout(["Insulated hoody", "Puffer jacket."], ["Hooded puffer jacket"]);
  expect(jackets).toMatch(/a hood/i);
});

it("reports molded cups, straight legs, draping and steel bracelets named in German and Italian", () => {
  expect(
    sentencesAbout(["BH beige", "Vorgeformte Cups, verstellbare Träger"], ["Reggiseno nero", "Coppa preformata"]),
  ).toMatch(/molded cups/);
  expect(sentencesAbout(["Jeans Baker", "Beinform: Gerade"], ["Damenjeans", "Straight Leg, mittelhoher Bund"])).toMatch(
    /straight leg/,
  );
  expect(sentencesAbout(["Abito corto in jersey con drappeggio", "Nero"], ["Kleid mit Raffung", "Schwarz"])).toMatch(
    /gathers/i,
  );
  expect(
    sentencesAbout(
      ["Orologio", "Cassa e bracciale integrato in acciaio inossidabile"],
      ["Herrenuhr", "Edelstahlgehäuse und -armband, Saphirglas"],
    ),
  ).toMatch(/steel bracelet/);
});

it("does not read a material that a product only imitates as the product's material", () => {
  expect(sentencesAbout(["Strumpfhose", "87% Polyamid, 13% Elasthan"], ["Collant effetto seta", "Neri"])).not.toMatch(
    /silk/,
  );
});

it("says that both are parkas when one page also calls its parka a down jacket", () => {
  const text = sentencesAbout(["Expedition parka"], ["Winter parka, down jacket"]);
  expect(text).toContain("Both are parkas.");
});

it("reports what bras, shorts and blazers share even if shops word it differently", () => {
  const bras = sentencesAbout(
    ["Plunge bra", "Adjustable satin straps, hook & eye."],
    ["Plunge bra", "Adjustable straps, hook and eye."],
  );
  expect(bras).toMatch(/adjustable straps and a hook closure/i);
  const shorts = sentencesAbout(
    ["Running shorts", "Zippered pocket."],
    ["Running shorts", "A zip pocket on the back waistband."],
  );
  expect(shorts).toMatch(/zip pockets/i);
  const blazers = sentencesAbout(["Single-button blazer"], ["One-button blazer"]);
  expect(blazers).toMatch(/a one-button front/i);
  const jeans = sentencesAbout(["Jeans", "Frayed hem."], ["Jeans", "Raw hem."]);
  expect(jeans).not.toMatch(/vs\. a raw hem/);
});

it("does not contrast an ombre check with a check", () => {
  const text = sentencesAbout(["Ombre check overshirt"], ["Checked overshirt"]);
  expect(text).not.toMatch(/ombr[eé].*check/i);
});

it("distinguishes a suit from a suit jacket", () => {
  const text = sentencesAbout(["Navy wool suit"], ["Navy wool suit jacket"]);
  expect(text).toContain("The original is a suit; the alternative is a blazer.");
});

it("reports wide legs, rounded necks, tiers and firm control under any of their names", () => {
  expect(sentencesAbout(["Wide-leg trousers"], ["Wide trousers"])).toMatch(/a wide leg/i);
  expect(sentencesAbout(["Sweater", "A wide rounded neck."], ["Round-neck sweater"])).toMatch(/a round neck/i);
  expect(sentencesAbout(["Dress", "A tiered midi skirt."], ["Dress", "Tiered skirt."])).toMatch(/a tiered skirt/i);
  expect(sentencesAbout(["Shapewear shorts", "Firm control."], ["Firm control shapewear"])).toMatch(/firm support/i);
  expect(sentencesAbout(["Cargo sweatpants"], ["Cargo joggers"])).toMatch(/a cargo style/i);
  expect(sentencesAbout(["Tie-front swimsuit"], ["Swimsuit", "Ties at the front."])).toMatch(/a tie front/i);
  expect(sentencesAbout(["Sherpa-lined parka"], ["Parka", "Sherpa lining."])).toMatch(/a sherpa lining/i);
});

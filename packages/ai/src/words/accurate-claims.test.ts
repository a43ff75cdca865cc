import { expect, it } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { productOf } from "../testing/products.ts";

type Text = readonly [title: string, description?: string];

/** Every sentence about two products. */
function answer(original: Text, alternative: Text) {
  const product = ([title, description = ""]: Text, amount: string) =>
    productOf({ title, description, price: { amount, currency: "USD" } });
  const { analysis, similarities, differences, materialComparison, ...rest } = compareProducts(
    product(original, "300"),
    product(alternative, "60"),
  );
  const { whenToBuyOriginal, whenToBuyAlternative, priceRecommendation } = rest;
  const advice = [whenToBuyOriginal, whenToBuyAlternative, priceRecommendation];
  return [analysis.verdict, ...similarities, ...differences, materialComparison, ...advice].join("\n");
}
const facts = (title: string, description = "") => extractFacts({ title, description });
const materialsOf = (title: string, description?: string) =>
  facts(title, description).composition.map(({ value }) => value.material);

it("does not read a bag's lining as its material", () => {
  expect(materialsOf("Coated canvas tote", "Leather trim, cotton textile lining.")).toEqual(["coated canvas"]);
  expect(materialsOf("Swim shorts", "Polyester, stretch lined.")).toContain("polyester");
});

it("does not contrast polyurethane with faux leather", () => {
  const text = answer(["Black faux leather tote"], ["Black tote", "Polyurethane."]);
  expect(text).toContain("Both are mainly faux leather.");
  expect(text).not.toContain("vs. polyurethane");
});

it.each([
  ["Evening gown in red jersey", "dresses"],
  ["Brown bodysuit with a square neck, thong", "tops"],
  ["Nylon baguette bag, chain decor", "bags"],
  ["Casio blue dial, steel integrated bracelet, quartz", "watches"],
  ["Gold bracelet with a sapphire", "jewellery"],
  ["Geometric panel handbag, brown PU leather crossbody strap", "bags"],
  ["Geometric panel handbag brown PU leather crossbody strap", "bags"],
  ["Floral one piece, bandeau, underwire", "swimwear"],
  ["Velvet headband", "headwear"],
  ["Handbag strap", "parts"],
  ["Classic trench coat belt beige", "outerwear"],
  ["Trench coat belt", "belts"],
  ["Leather gloves black fleece lined", "gloves"],
  ["Navy fleece", "tops"],
  ["Chronograph with slide rule bezel, black dial watch", "watches"],
  ["Trench coat khaki cotton belt", "outerwear"],
  ["Swimsuit black gold ring", "swimwear"],
  ["Black city bag faux leather studs zip", "bags"],
  ["Leather belt", "belts"],
  ["Football boots with studs", "footwear"],
  ["Skinny silk scarf, blue chain print", "scarves"],
  ["Football jersey", "tops"],
  ["Silver chain", "jewellery"],
  ["Lace thong", "innerwear"],
])("assigns a product titled %j to the group %s", (title, group) => {
  expect(facts(title).garment?.value.group).toBe(group);
});

it("reads gold on sterling silver as sterling silver, not as solid gold", () => {
  expect(facts("Cable bracelet, sterling silver 14k gold domes").metal?.value).toBe("sterling silver");
  expect(facts("Bracelet, 14k gold").metal?.value).toBe("solid gold");
});

it('does not read "steel blue" as one color when the steel is the material of a watch\'s case', () => {
  expect(facts("Dive watch 42 mm steel blue dial").colours.map(({ value }) => value.name)).toEqual(["blue"]);
  expect(facts("Steel blue wool sweater").colours.map(({ value }) => value.name)).toEqual(["steel blue"]);
});

it("does not read a first name as a color when the title names an actual color", () => {
  const colors = (title: string) => facts(title).colours.map(({ value }) => value.name);
  expect(colors("Lila silk pajama set in navy")).toEqual(["navy blue"]);
  expect(colors("Lila silk pajama set")).toHaveLength(1);
});

it("does not read lace trim as lace fabric", () => {
  expect(facts("Linen dress", "Lace trim.").pattern).toBeNull();
  expect(facts("Lace dress", "Lace trim.").pattern?.value).toBe("lace");
  expect(facts("Sottoveste in seta e pizzo", "Scollo bordato di pizzo. Pizzo: 88% poliammide.").pattern).toBeNull();
});

it("reads leather as the main material even if a lining is mentioned first", () => {
  expect(materialsOf("Cashmere lined leather gloves")[0]).toBe("leather");
});

it('reads "cork" before a type of leather as its color', () => {
  expect(materialsOf("Glove", "Cork goatskin leather.")).toEqual(["leather"]);
  expect(materialsOf("Cork handbag")).toContain("cork");
});

it("does not contrast a specific print with an unspecified one", () => {
  expect(answer(["Navy printed swim shorts"], ["Navy floral swim shorts"])).not.toContain("floral");
  expect(answer(["Navy striped shirt"], ["Navy floral shirt"])).toContain("floral");
});

it("mentions leather only once when two kinds of leather are stated", () => {
  const text = answer(["Reversible belt, togo and epsom leather"], ["Reversible leather belt"]);
  expect(text).not.toContain("leather and leather");
});

it("contrasts a leather sole with a rubber one", () => {
  const text = answer(["Leather loafers", "Leather sole."], ["Leather loafers", "Rubber sole."]);
  expect(text).toContain("A leather sole vs. a rubber sole.");
});

it("says that two pairs of jeans share a shade of blue when neither page names a wash", () => {
  expect(answer(["Straight jeans, mid blue"], ["Wide-leg jeans, mid blue"])).toContain("Both come in mid blue.");
});

it("describes denim by its wash, not by its shade of blue", () => {
  const text = answer(["Straight jeans, light indigo"], ["Straight jeans, medium wash", "Blue."]);
  expect(text).toContain("light wash");
  expect(text).not.toMatch(/blue/i);
});

it("does not say that rain boots are meant for rain", () => {
  expect(answer(["Black rubber rain boots"], ["Rain boots in black rubber"])).not.toContain("meant for");
  expect(answer(["Swim shorts"], ["Blue swim shorts"])).not.toContain("for swimming");
  expect(answer(["White mesh shoes for running"], ["Mesh trainers for running"])).toMatch(/for running|suit running/);
});

it("does not present cotton as a drawback when the original is organic cotton", () => {
  const text = answer(["Black jeans", "100% organic cotton."], ["Black jeans", "90% cotton, 10% lyocell."]);
  expect(text).not.toMatch(/(?:mind|fine with|live with|happy with) cotton/);
  expect(text).toContain("You want organic cotton.");
});

it("never recommends a product for an inferior crystal or depth rating", () => {
  const text = answer(
    ["Dive watch", "Stainless steel, sapphire crystal, 300 m."],
    ["Dive watch", "Stainless steel, mineral crystal, 100 m."],
  );
  expect(text).toContain("300 m of water resistance");
  expect(text).not.toMatch(/or you want .*(?:100 m|mineral)/);
});

it("does not read natural suede or the handles' color as a color of the product", () => {
  const colors = (title: string) => facts(title).colours.map(({ value }) => value.name);
  expect(colors("White sneakers, natural suede")).toEqual(["white"]);
  expect(colors("Navy tote, brown faux leather handles")).toEqual(["navy blue"]);
  expect(colors("Square blue light glasses, black frame")).toEqual(["black"]);
  expect(colors("Diamond necklace 18k white gold, natural")).toEqual(["white gold"]);
  expect(colors("Vintage Havana sneakers, white")).toEqual(["white"]);
  expect(colors("Aviator sunglasses, titanium, gold")).toEqual(["gold"]);
  expect(colors("Aviator sunglasses, gold, stainless steel frame")).toEqual(["gold"]);
  expect(colors("Men's steel sunglasses")).toEqual(["steel"]);
  expect(colors("Mini tote, gold bar, brown")).toEqual(["brown"]);
  expect(colors("Raffia basket bag with tan handles")).toEqual([]);
});

it("mentions nylon only as the material, not also as a nylon body", () => {
  const text = answer(["Black nylon shoulder bag"], ["Nylon shoulder bag in black"]);
  expect(text).not.toContain("nylon body");
});

it("reports no one-sided details when the kind of one product is unknown", () => {
  expect(answer(["Galipette"], ["Steel automatic watch, sapphire crystal"])).not.toContain("Only the alternative");
});

it("presents the choice between linen and cotton as a matter of taste", () => {
  const text = answer(["Beige linen trousers"], ["Beige cotton trousers"]);
  expect(text).toContain("You want linen.");
});

it(`keeps the materials of the main fabric when "lined with" follows them`, () => {
  const { composition } = facts("Black wool coat", "80% wool, 20% polyamide lined with viscose.");
  expect(composition.map(({ value: { part, material } }) => [part, material])).toEqual([
    [undefined, "wool"],
    [undefined, "polyamide"],
    ["lining", "viscose"],
  ]);
});

it("does not contrast a crossbody bag with a shoulder bag that has a crossbody strap", () => {
  const text = answer(["Tan crossbody bag"], ["Tan shoulder bag", "Crossbody strap."]);
  expect(text).not.toContain("The original is a crossbody bag");
});

it("recognizes dark havana and tortoise as the same color", () => {
  const text = answer(["Dark havana sunglasses"], ["Sunglasses in tortoise"]);
  expect(text).toContain("Both come in tortoiseshell.");
});

it("lists mesh as a second material next to suede, not as the weave of the suede", () => {
  const text = answer(["Gray suede and mesh sneakers"], ["Sneakers, gray suede, mesh"]);
  expect(text).toContain("Both are suede and mesh");
});

it("does not call a Peter Pan collar a spread collar", () => {
  const text = answer(["Cardigan with a peter pan collar"], ["Cardigan with a round neck"]);
  expect(text).not.toContain("spread collar");
});

it("does not call a material pure when its share is not stated", () => {
  const text = answer(["Socks", "52% merino wool, 48% nylon."], ["Merino wool socks"]);
  expect(text).not.toContain("all merino");
});

it("mentions a pendant only as the kind, not also as a detail", () => {
  const pendant = answer(["Malachite necklace, gold vermeil"], ["Malachite pendant, sterling silver"]);
  expect(pendant).toContain("the alternative is a pendant.");
  expect(pendant).not.toContain("mentions a pendant");
});

it("neither contrasts cotton with organic cotton nor names cotton as a reason to buy", () => {
  const jeans = answer(["Ecru jeans", "100% organic cotton."], ["Ecru jeans", "100% cotton."]);
  expect(jeans).not.toContain("vs.");
  expect(jeans).not.toContain("want cotton");
});

it("does not read the color of a watch's hands as the color of the watch", () => {
  const text = answer(["Steel watch, white dial, blue hands"], ["Steel watch, cream dial"]);
  expect(text).not.toMatch(/(?<!dial on the )blue/);
});

it("does not claim less stretch without a stated share, or contrast a weave with a fiber it may be made of", () => {
  const modal = answer(["Black lounge dress", "91% modal, 9% elastane."], ["Black lounge dress", "Modal."]);
  expect(modal).not.toMatch(/less stretch|stretch less/);
  const bra = answer(["Black tulle bra"], ["Black bra", "Polyamide."]);
  expect(bra).not.toContain("vs. polyamide");
  expect(answer(["Black denim skirt"], ["Black skirt", "Polyester."])).toContain("Denim vs. polyester.");
});

it("contrasts a steel watch with a silver-tone one", () => {
  const text = answer(["Steel quartz watch"], ["Silver-tone quartz watch"]);
  expect(text).toContain("Stainless steel vs. silver-tone metal.");
});

it("never reads a product as made only of elastane", () => {
  expect(materialsOf("Black swimsuit", "Spandex.")).toEqual([]);
  expect(materialsOf("Black swimsuit", "Nylon, spandex.")).toContain("elastane");
});

it("does not contrast georgette crepe with plain crepe", () => {
  const text = answer(["Silk georgette crepe tank", "100% silk."], ["Crepe tank", "92% silk, 8% elastane."]);
  expect(text).not.toContain("vs. crêpe");
});

it("contrasts neither a shirt with a blouse nor a maxi dress with an ankle-length one", () => {
  expect(answer(["White silk shirt"], ["Ivory silk blouse"])).not.toContain("blouse");
  expect(answer(["Black slip dress, ankle length"], ["Black maxi slip dress"])).not.toMatch(/longer|ankle|maxi/);
});

it("does not join the end of one line with the beginning of the next", () => {
  const dial = facts("Steel watch", "Bezel: fluted white gold\nDial: blue").cut.get("dial");
  expect(dial?.value).toBe("blue dial");
});

it("does not read the color of a case that comes with sunglasses as the color of the sunglasses", () => {
  const colors = facts("Aviator sunglasses", "Gold frame, comes with brown case.").colours;
  expect(colors.map(({ value }) => value.name)).toEqual(["gold"]);
});

it("takes the material from the upper in a list of materials, not from an insole listed with percentages", () => {
  const { composition } = extractFacts({
    title: "Ankle boots",
    materials: ["suede leather", "wool"],
    composition: [{ part: "insole", material: "wool", percentage: 80 }],
  });
  expect(composition[0]?.value.material).toBe("suede leather");
});

it("ranks two materials of the same grade only by how long they last", () => {
  const product = (title: string, description: string, amount: string) =>
    productOf({ title, description, price: { amount, currency: "USD" } });
  const { materialComparison, priceReasoning } = compareProducts(
    product("Slip dress", "91% modal, 9% elastane", "90"),
    product("Slip dress", "95% viscose, 5% elastane", "30"),
  );
  expect(materialComparison).toContain("wear out sooner");
  expect(priceReasoning).not.toMatch(/[Mm]aterial/);
});

it.each([
  ["gold", "Fluted bezel white gold, steel bracelet"],
  ["aluminium", "Steel case\nbezel, black aluminium"],
])("does not read %s as a watch's metal when only the bezel is made of it", (metal, description) => {
  expect(materialsOf("Dress watch", description)).not.toContain(metal);
});

it("reads a watch's metal from a German compound word", () => {
  expect(materialsOf("Dress watch", "Edelstahlgehäuse, schwarzes Zifferblatt")).toEqual(["steel"]);
});

it("recognizes sterling silver in German", () => {
  expect(facts("Creolen", "Sterling-Silber, Zirkonia").metal?.value).toBe("sterling silver");
});

it("does not read a frame's metal as its color", () => {
  const colors = facts("Aviator sunglasses", "gold / smoke lenses, stainless steel frame").colours;
  expect(colors.map(({ value }) => value.name)).toEqual(["gold"]);
});

it("does not read the fabric of a liner as the fabric of the product", () => {
  const shorts: Text = ["Swim shorts", "Fabric: 100% polyester\nLiner: mesh"];
  expect(answer(shorts, shorts)).not.toContain("esh");
});

it("does not read a coated fabric as the fiber under the coating", () => {
  const text = answer(["Raincoat", "Rubberized cotton, welded seams."], ["Raincoat", "PU coated polyester."]);
  expect(text).toContain("coated surface");
  expect(text).not.toContain("You want cotton");
});

it("does not read the silver post of an earring as the metal of the earring", () => {
  const text = answer(["Dome hoops", "Gold vermeil"], ["Dome hoops", "14K gold plated, sterling silver posts"]);
  expect(text).toContain("Gold vermeil vs. gold-plated metal.");
  const { metal } = extractFacts({
    title: "14K Gold Plated Sterling Silver Post Twisted Dome Hoops",
    evidence: [{ field: "materials", quote: "Sterling Silver", source: "pasted-text", certainty: 0.5 }],
  });
  expect(metal?.value).toBe("gold-plated metal");
});

it("mentions suede only once when a page also calls it leather", () => {
  const clogs: Text = ["Suede clogs", "Leather. Suede leather."];
  expect(answer(clogs, ["Suede clogs", "Suede leather."])).not.toContain("suede and suede");
});

it("does not contrast 'multicolor' with several named colors", () => {
  const text = answer(["Sneakers, white", "Red, blue and black strokes"], ["Sneakers, white with multicolor print"]);
  expect(text).not.toContain("multicolor");
});

it("does not list a maker as a reason to buy if its name is part of the other maker's name", () => {
  const [original, alternative] = ["UGG", "Koolaburra by UGG"].map((brand) =>
    productOf({ title: "Short suede boots", brand, price: { amount: "100", currency: "USD" } }),
  );
  if (original === undefined || alternative === undefined) throw new Error("Both are given.");
  expect(compareProducts(original, alternative).whenToBuyOriginal).not.toContain("You want it from");
});

it("does not read a shoe's canvas toe as its material", () => {
  const text = answer(["Espadrilles", "Lambskin with a canvas toe."], ["Espadrilles", "Canvas."]);
  expect(text).not.toContain("Both come in canvas");
});

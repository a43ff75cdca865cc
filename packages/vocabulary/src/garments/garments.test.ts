import { describe, expect, it, test } from "vitest";
import { OTHER_LANGUAGE_GARMENTS } from "./other-language-garments.data.ts";
import { GARMENTS, NON_GARMENT_PHRASES } from "./garments.data.ts";
import { findGarments, garmentOf, detectTitleLanguage } from "./garments.ts";
import { type Language, LANGUAGES, languageOf } from "../text/language.ts";
import { FAMILIES, isFashion } from "./families.data.ts";
import { findMisspelledGarment } from "./misspelled-garment.ts";
import { titleGarment } from "./title-garment.ts";
import { tokenize } from "../text/tokenize.ts";

describe("the table of garments", () => {
  it("contains each kind only once, in a family that belongs to a group", () => {
    expect(new Set(GARMENTS.map(({ type }) => type)).size).toBe(GARMENTS.length);
    for (const { type, family } of GARMENTS) expect(garmentOf(type)).toEqual({ type, family, group: FAMILIES[family] });
  });

  it("has no empty family", () => {
    const used = new Set<string>(GARMENTS.map(({ family }) => family));
    expect(Object.keys(FAMILIES).filter((family) => !used.has(family))).toEqual([]);
  });

  it("translates only known kinds", () => {
    const types = Object.values(OTHER_LANGUAGE_GARMENTS).flatMap((words) => Object.keys(words));
    expect(types.filter((type) => garmentOf(type) === undefined)).toEqual([]);
  });

  it("contains only phrases whose English plurals are also found, even if another language has the same word", () => {
    const phrases = GARMENTS.flatMap(({ type, en = "" }) => [type, ...en.split(", ")]);
    const found = phrases.filter((phrase) => /\p{L}{3}$/u.test(phrase) && findGarments(phrase).length > 0);
    const plurals = found.map((phrase) => phrase.replace(/(?<![aeiou])y$/, "ie").replace(/(?:s|x|z|ch|sh)$/, "$&e"));
    expect(plurals.filter((plural) => findGarments(`${plural}s`).length === 0)).toEqual([]);
    expect(findGarments("Wicker baskets").map(({ garment }) => garment.type)).toEqual(["furniture"]);
    expect(findGarments("Baskets blanches", "fr").map(({ garment }) => garment.type)).toEqual(["sneakers"]);
  });

  it("contains only phrases that are found in their own language", () => {
    const lookalikes = new Set(NON_GARMENT_PHRASES.split(", "));
    for (const entry of GARMENTS) {
      for (const language of LANGUAGES) {
        for (const phrase of (entry[language] ?? OTHER_LANGUAGE_GARMENTS[language]?.[entry.type])?.split(", ") ?? []) {
          if (lookalikes.has(phrase)) continue;
          expect(findGarments(phrase, language), `${phrase} (${language})`).toHaveLength(1);
        }
      }
    }
  });
});

test.each<[string, Language, string[]]>([
  ["Damen Winterjacke", "de", ["jacket"]],
  ["Zomerjurk voor dames", "nl", ["dress"]],
  ["rock", "en", []],
  ["rock", "de", ["skirt"]],
  ["Shirt collar dress", "en", ["dress"]],
  ["Läderjacka dam", "sv", ["jacket"]],
  ["レディースワンピース", "ja", ["dress"]],
  ["女士连衣裙", "zh", ["dress"]],
])("finds the garments in %s, given the language %s: %j", (text, language, types) => {
  expect(findGarments(text, language).map(({ garment }) => garment.type)).toEqual(types);
});

test.each<[string, Language]>([
  ["Robe longue à fleurs pour femme", "fr"],
  ["Schwarze Hose für Herren", "de"],
  ["Vestido largo de mujer", "es"],
  ["Scarpe da donna in pelle", "it"],
  ["Camisa de algodão para homem", "pt"],
  ["Leren schoenen voor heren", "nl"],
  ["Spodnie damskie z bawełny", "pl"],
  ["Black leather boots", "en"],
  ["Do not disturb T-shirt", "en"],
])("recognizes the language of the words %s as %s", (text, language) => {
  expect(languageOf(tokenize(text))).toBe(language);
});

test.each<[string, Language]>([
  ["Foulard 90 x 90", "fr"],
  ["Maglione dolcevita color cammello", "it"],
  ["Robe midi plissée vert émeraude", "fr"],
  ["Silk foulard tie", "en"],
  ["Rock on", "en"],
  ["Something else", "en"],
  ["Платье миди", "ru"],
  ["綿のワンピース", "ja"],
  ["真丝连衣裙", "zh"],
  ["롱 원피스", "ko"],
  ["Kadın elbise", "tr"],
])("recognizes the language of the title %s as %s", (text, language) => {
  expect(detectTitleLanguage(text, tokenize(text))).toBe(language);
});

test("accepts a misspelling only if one letter of a long word is wrong", () => {
  const found = (text: string) => findMisspelledGarment(text, tokenize(text))?.garment.type;
  expect(found("Wool swaeter")).toBe("sweater");
  expect(found("Leather trousrs")).toBe("trousers");
  expect(found("Bok")).toBeUndefined();
  expect(found("Completely different")).toBeUndefined();
});

test.each([
  "Three seater",
  "Cork stopper",
  "Film loader",
  "Bronze divers",
  "Overlook in Oxford Grey",
  "Fringe wool oversized",
  "Gold plated and twisted",
])("does not read a real word one letter away from a garment's name as a misspelling: %s", (title) =>
  expect(findMisspelledGarment(title, tokenize(title))).toBeUndefined(),
);

test.each([
  ["Torque wrench 1/2 in", "tools"],
  ["Expandable garden hose, 75 ft", "tools"],
  ["Countertop microwave oven 900 W", "appliances"],
  ["Kühlschrank 180 cm weiß", "appliances"],
  ["Convertible car seat, gray", "baby gear"],
  ["Grain-free dog food 12 kg", "pet supplies"],
  ["Concert ukulele, mahogany", "musical instruments"],
  ["PS5 console digital edition", "electronics"],
  ["The long winter, paperback", "books and games"],
])('recognizes that "%s" is not a fashion item', (title, family) => {
  const garment = titleGarment(title)?.garment;
  expect(garment?.family).toBe(family);
  expect(garment && isFashion(garment.group)).toBe(false);
});

test.each([
  ["Tracksuit set, grey hoodie and joggers", "tracksuit"],
  ["Tracksuit jacket navy", "jacket"],
  ["Capri trousers black", "capris"],
  ["レザー ショルダーバッグ ブラウン", "shoulder bag"],
  ["Velvet armchair green", "furniture"],
  ["Poltrona in velluto verde", "furniture"],
  ["Tortoiseshell claw clip", "hair clip"],
  ["Kimono sleeve dress", "dress"],
  ["Women's black leather boots high heel", "boots"],
  ["Slingback pumps beige black cap toe", "pumps"],
  ["Swim goggles", "sports equipment"],
  ["Robinson tote saffiano navy zip top", "tote bag"],
  ["Michael Kors Jet Set clutch in leather", "clutch"],
  ["Half zip top navy", "top"],
  ["Dress black viscose mini corset bodice", "dress"],
  ["Video doorbell satin nickel", "electronics"],
  ["Percale sheet set, queen", "bedding"],
  ["Flawless Filter complexion enhancer", "makeup"],
  ["Genuine leather strap 24mm brown", "watch strap"],
  ["Hellgraue Cordhose", "trousers"],
  ["Sobrecamisa de lino para hombre", "shirt"],
  ["Minigonna nera da donna", "skirt"],
  ["Chevalière en or pour femme", "ring"],
  ["Schwarzer Body mit Spitze", "bodysuit"],
  ["Level Five Hemd body fit, weiß", "shirt"],
  ["Maillot de bain 1 pièce noir", "swimsuit"],
  ["Costume da bagno intero nero", "swimsuit"],
  ["Robe pull en maille beige", "dress"],
  ["Jersey de lana cuello alto marrón", "sweater"],
  ["Macacão jeans curto", "jumpsuit"],
  ["Hochhackige Sandaletten rot", "sandals"],
  ["Tennis skirt white", "skirt"],
  ["Longline ribbed coatigan", "cardigan"],
  ["Embroidered dad hat", "cap"],
  ["Hooded fleece-back sweatshirt", "hoodie"],
  ["Hand knit cardigan cropped grandpa sweater", "cardigan"],
  ["String bikini black", "bikini"],
  ["Pull-on trousers navy", "trousers"],
  ["Slim Laptop Brief in black leather", "laptop bag"],
  ["Leather brief with two handles", "briefcase"],
  ["Reverse Weave Crew - Oxford Grey", "sweatshirt"],
  ["Women's wrap dress jersey", "dress"],
  ["Tee cowboy boots graphic", "t-shirt"],
  ["Slim card case wallet", "card holder"],
  ["Cap toe slingback shoes", "heels"],
  ["Furlane in velluto", "flats"],
  ["Bora Bora Booney fossil", "hat"],
  ["Peu Cami zapatos mujer piel burdeos", "shoes"],
  ["Jeans flare donna vita alta", "jeans"],
  ["Vest top white", "tank top"],
  ["Cable knit vest cream v-neck", "sweater"],
  ["Falabella tote in vegan leather, chain trim", "tote bag"],
  ["Falabella tote grey vegan leather chain trim", "tote bag"],
  ["Cropped leggings black Sculptknit fabric", "leggings"],
  ["Viscose dress fabric", "dress material"],
  ["Linen sundress tie shoulders", "dress"],
  ["Ski jacket powder skirt", "jacket"],
  ["Crossbody bag D-ring hardware", "sling bag"],
  ["Barn jacket blanket lining", "jacket"],
  ["Vintage saddle bag british tan glove tanned leather", "handbag"],
  ["Bias slip dress scarf print", "dress"],
  ["Linen sundress in shirt style", "dress"],
  ["Leather tote laptop sleeve", "tote bag"],
  ["Tote bag navy pouch included", "tote bag"],
  ["Leather laptop sleeve", "laptop bag"],
  ["Glacier glasses black/gold", "sunglasses"],
  ["Hooded overall in wool fleece", "jumpsuit"],
  ["Pack of 2 T-shirts", "t-shirt"],
  ["Performance quarter-zip navy", "sweater"],
  ["Golf jacket quarter zip black", "jacket"],
  ["Half-zip running top", "top"],
  ["Quilted body warmer navy", "gilet"],
  ["Floral cotton fabric, 2 yards", "dress material"],
  ["Boys' striped rash vest", "rash guard"],
  ["Zip rashguard navy", "rash guard"],
  ["Hemd bügelleicht", "shirt"],
  ["Maillot de bain 1 pièce rouge", "swimsuit"],
  ["Steppweste mit Stehkragen", "gilet"],
  ["Doudoune sans manches kaki", "gilet"],
  ["Weste aus Tweed", "waistcoat"],
  ["Wattierte Jacke mit Kapuze", "puffer jacket"],
  ["Pantaloni chino in cotone", "chinos"],
  ["Pantalones chinos hombre", "chinos"],
  ["Toddler snow set, jacket and bib overalls", "clothing set"],
  ["Jersey boiler suit", "jumpsuit"],
  ["Bandeau boob tube", "top"],
  ["8 yard kilt in Black Watch tartan", "skirt"],
  ["Digital black watch", "watch"],
  ["Satin half slip", "half slip"],
  ["Lace suspender belt, six straps", "garter belt"],
  ["Cap-sleeve leotard", "bodysuit"],
  ["Midi dirndl incl. blouse & apron", "dress"],
  ["Swaddle bag 1.0 tog", "baby sleeping bag"],
  ["Modest swim set (tunic, leggings, hijab)", "swimwear"],
  ["Rubberised cotton mac", "raincoat"],
  ["Ribbed triangle top", "bikini top"],
  ["Wide-leg cropped pants in twill", "trousers"],
  ["Lace teddy with a cotton gusset", "bodysuit"],
  ["Cazadora acolchada corta", "puffer jacket"],
  ["Zapatos de salón destalonados", "pumps"],
  ["Escarpins en daim", "pumps"],
  ["Décolleté con tacco largo", "pumps"],
])("finds the kind of product that the title %s names: %s", (title, type) => {
  expect(titleGarment(title)?.garment.type).toBe(type);
});

test.each([
  ["Damenuhr Milanaisearmband roségold", "watch"],
  ["Herrenuhr schwarz, Edelstahlarmband", "watch"],
  ["Armband mit Uhrwerk-Charm", "bracelet"],
])("distinguishes a watch with a bracelet from a bracelet: %s", (title, type) => {
  expect(titleGarment(title)?.garment.type).toBe(type);
});

test.each([
  ["Pantalón corto de hombre", "shorts"],
  ["Cartera de mano de raso", "clutch"],
  ["Cuello polar de niño", "scarf"],
  ["Slippers de terciopelo para mujer", "loafers"],
  ["Abito da uomo in fresco lana", "suit"],
  ["Giacchino in cotone", "jacket"],
  ["Duvet da donna con cappuccio", "puffer jacket"],
  ["Collo ad anello in lana", "scarf"],
  ["Papillon da uomo in seta", "bow tie"],
  ["Zapato salón con pulsera", "pumps"],
])("reads Italian and Spanish product names by their meaning in that language: %s", (title, kind) => {
  expect(titleGarment(title)?.garment.type).toBe(kind);
});

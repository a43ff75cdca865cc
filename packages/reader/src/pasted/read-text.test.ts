import { TextReading } from "@dupewise/domain/product/text-reading";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productFromText } from "./product-from-text.ts";
import { readText } from "./read-text.ts";

const ITEM = [
  "Halden Row",
  "Merino Wrap Cardigan",
  "$128.00",
  "Color: Navy",
  "Knitted in fine yarn with a tie belt.",
  "100% merino wool",
];
const JUNK = [
  "Free shipping on orders over $75",
  "4.6 out of 5 stars",
  "Size guide",
  "XS S M L XL",
  "Add to bag",
  "Write a review",
  "30 day returns",
  "or 4 interest-free payments of $32.00",
  "Sign in",
];
const NEIGHBOR = ["You may also like", "Satin Slip Dress", "$240.00", "100% silk", "Suede Ankle Boots", "$310.00"];

function essence(text: string) {
  const { title, brand, price, category, composition } = readText(text).product;
  return {
    title: title?.toLowerCase(),
    brand: brand?.toLowerCase(),
    price,
    category,
    made: composition.map(({ material, percentage }) => `${percentage} ${material}`),
  };
}

const EXPECTED = {
  title: "merino wrap cardigan",
  brand: "halden row",
  price: { amount: "128.00", currency: "USD" },
  category: "cardigan",
  made: ["100 merino wool"],
};

describe("an item", () => {
  it("is read the same way regardless of unrelated text above, within and below it", () => {
    const places = fc.array(fc.tuple(fc.constantFrom(...JUNK), fc.integer({ min: 3, max: ITEM.length })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(places, (junk) => {
        const lines = ITEM.flatMap((line, at) => [
          ...junk.flatMap(([text, before]) => (before === at ? [text] : [])),
          line,
        ]);
        expect(
          essence([...lines, ...junk.flatMap(([text, at]) => (at === ITEM.length ? [text] : []))].join("\n")),
        ).toEqual(EXPECTED);
      }),
      { numRuns: 60 },
    );
  });

  it("is read the same way regardless of other products below it", () => {
    expect(essence([...ITEM, ...NEIGHBOR].join("\n"))).toEqual(EXPECTED);
  });

  it("keeps its name, price and composition when periods replace its line breaks", () => {
    const { title, price, made } = essence(ITEM.slice(1).join(". "));
    expect({ title, price, made }).toEqual({ title: EXPECTED.title, price: EXPECTED.price, made: EXPECTED.made });
  });

  it("keeps its price, kind and composition when spaces replace its line breaks", () => {
    const { price, category, made } = essence(ITEM.slice(1).join(" "));
    expect({ price, category, made }).toEqual({
      price: EXPECTED.price,
      category: EXPECTED.category,
      made: EXPECTED.made,
    });
  });

  it("is read the same way in uppercase and in lowercase", () => {
    for (const text of [ITEM.join("\n").toUpperCase(), ITEM.slice(1).join("\n").toLowerCase()])
      expect(essence(text)).toMatchObject({ ...EXPECTED, brand: text.includes("HALDEN") ? "halden row" : undefined });
  });
});

it.each(["", " \n\t ", "\0", "123", "· · ·", "lorem ipsum", "🙂🙂🙂", "%%%"])("finds no facts in %j", (text) => {
  const { product } = readText(text);
  expect([product.brand, product.price, product.category, product.composition]).toEqual([null, null, null, []]);
});

it("returns the position of each fact in the text", () => {
  const text = ["  Home / Women", ...ITEM].join("\n");
  const { reading } = readText(text);
  expect(TextReading.parse(reading)).toEqual(reading);
  const words = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  expect(reading.name && words(reading.name)).toBe("Merino Wrap Cardigan");
  expect(reading.maker && words(reading.maker)).toBe("Halden Row");
  expect(reading.price && words(reading.price)).toBe("$128.00");
});

it("offers the two likeliest kinds when the kind is uncertain", () => {
  const { reading } = readText(
    "Solene\n$180\nPointed toe, covered heel of 8 cm, lug sole, a shaft of 30 cm with a pull tab",
  );
  expect(reading.kinds).toHaveLength(2);
});

describe("the condition of an item", () => {
  const LISTING =
    "Common Projects Achilles Low\nSize EU 42, worn twice, 2021. Small scuff on the left heel, no stains.\n$180 (retail $425)\nSmooth leather";

  it("is read, but is not part of the description", () => {
    const { product, reading } = readText(LISTING);
    expect(reading.resale).toEqual({
      condition: "worn twice",
      flaws: ["Small scuff on the left heel"],
      size: "42",
      year: "2021",
    });
    expect(product.used).toEqual(reading.resale);
    expect(product.description).toContain("Smooth leather");
    expect(product.description).not.toMatch(/worn|scuff|EU 42|2021/);
    expect(reading.otherAmounts).toEqual([{ text: "$425", role: "old" }]);
  });

  it("is not treated as used if the item is unworn", () => {
    const { product, reading } = readText("Ganni Bou Bag NWT\n$240\nBlack recycled leather");
    expect(reading.resale?.condition).toBe("NWT");
    expect(product.used).toBeUndefined();
  });

  it.each([
    ["Condition: New with tags", "New with tags", undefined],
    ["Zustand: Neu mit Etikett", "Neu mit Etikett", undefined],
    ["État : neuf avec étiquette", "neuf avec étiquette", undefined],
    ["Condition: Like new", "Like new", "Like new"],
    ["Zustand: Neuwertig", "Neuwertig", "Neuwertig"],
    ["Used (very good), with box", "Used", "Used"],
  ])("is read from %j", (line, condition, used) => {
    const { product, reading } = readText(`Ganni Bou Bag\n$240\n${line}\nBlack recycled leather`);
    expect(reading.resale?.condition).toBe(condition);
    expect(product.used?.condition).toBe(used);
  });

  it.each([
    ["worn for a season", "Wool coat\n$120\nworn for two winters, still warm"],
    ["worn about a dozen times", "Suede loafers\n£80\nWorn maybe a dozen times"],
    ["labeled as used by a marketplace", "Suede loafers\n£80\neBay - used"],
    ["offered by its owner with a flaw", "For sale: my steel watch, tiny ding on the lug, $900"],
    ["offered by its owner", "my aunt is selling her black horsebit loafers, size 38, 250€"],
    ["described as used in a separate clause", "Wool scarf\nUsed, £95"],
    ["described as second hand", "Steel diver, second hand\n€320"],
    ["described as used after its price", "Steel diver, £320 used, a bit scratched"],
    ["used a few times", "Canvas tote, $40, used a few times"],
    ["worn 3x", "Suede loafers, $80, worn 3x"],
    ["worn to one place several times", "Ribbed leggings, $30. Worn to yoga maybe 4 times"],
    ["listed on a marketplace for secondhand clothes", "Poshmark: Ribbed leggings, size S, $30"],
    ["described as secondhand in French", "Sac en cuir d'occasion\n120 €"],
    ["described as secondhand in Spanish", "Bolso de piel de segunda mano\n90 €"],
    ["offered in German with signs of wear", "Verkaufe Ledertasche in Cognac\n60 €\nan den Ecken Gebrauchsspuren"],
    ["offered with its year and a flaw", "For sale: steel diver, bought 2021. Hairlines on the clasp. £180"],
    [
      'offered for a price "or nearest offer" and with a flaw',
      "straight leg jeans, tiny mark near the pocket. £28 ono",
    ],
    ["offered by a seller who mentions a flaw", "selling steel diver mod, blue dial, some hairline scratches, 280€"],
    ["offered in Italian", "Vendo borsa in pelle nera\n90 €"],
    ["serviced before its sale", "Automatic diver 39 mm, box and papers, serviced 2024, £2,300"],
    ["seen on a resale marketplace with a flaw", "saw it on vinted: leather boots, 120 €, light scuffs on the toes"],
    ["listed on a resale marketplace", "Leather tote\n$80\nlisted on Depop"],
    ["said to show signs of wear", "Leather tote\n$80\nSome signs of wear"],
    ["said to be well kept in German", "Ledertasche\n80 €\nGut erhalten, leichte Gebrauchsspuren"],
    ["said to be almost new in French", "Sac en cuir\n80 €\nQuasi neuf"],
    ["said to be worn a single time in French", "Sac en cuir\n80 €\nPorté une seule fois"],
    ["sold in person in French", "Sac en cuir\n80 €\nRemise en main propre"],
    ["said to be little used in French", "Sac en cuir\n80 €\nLégères traces d'usure, très peu servi"],
    ["described as used in Spanish", "Bolso de piel\n60 €\nUsado, puesto dos veces"],
    ["described as used in Italian", "Borsa in pelle\n60 €\nUsata - segni di usura"],
    ["described as good as new in German", "Wollmantel, Gr. 38, so gut wie neu. 45 €"],
  ])("is treated as used if the item is %s", (_how, text) => {
    expect(readText(text).product.used).toBeDefined();
  });

  it.each([
    "Well worn denim look, new season, 49 €",
    "A watch used in the navy since 1950, polished case. $500",
    "Field watch\n$45\nWhite dial, orange second hand, nylon strap",
    "Pointer date\nBLACK DIAL WITH RED SECOND HAND\n$1,900",
    "Steel watch\n$400\nHands: hour, minute, second hand",
    "Wir verkaufen nur neue Ware. Leinenkleid, 40 €",
    "Poloshirt, sieht auch nach vielen Wäschen aus wie neu. 49,95 €",
    "Silk blouse\n$90\nAlso on Vinted",
    "Used-look denim skirt, 59 €",
    "Silk dress\n$90\nPerfect for any occasion.",
    "Vestido de seda\n90 €\nPuede ser usado, lavar a mano",
  ])("is not inferred from words about a new item: %s", (text) => expect(readText(text).product.used).toBeUndefined());

  it.each([
    ["Left toe has a small scuff that did not come off", 1],
    ["Scratches: none", 0],
    ["no scratches but a small dent", 1],
    ["without scratches or dents", 0],
    ["resoled never needed, one elastic slightly frayed", 1],
    ["Leder ohne Kratzer", 0],
    ["la usé dos veces; le falta un botón", 1],
    ["porté 3 fois, petite trace sur l'anse", 1],
  ])("includes the flaws in %j, but not those that the seller denies", (line, count) =>
    expect(readText(`Leather tote\n$60\nPre-owned\n${line}`).reading.resale?.flaws).toHaveLength(count),
  );

  it("is null if the text states none", () => expect(readText(ITEM.join("\n")).reading.resale).toBeNull());
});

it.each(["dupe Ganni midi dress, $40", "store dupes for Ganni, midi dress"])(
  "does not read the maker that a dupe imitates as the dupe's maker: %s",
  (text) => expect(readText(text).reading.maker).toBeNull(),
);

it("removes the condition from the beginning of a name", () => {
  expect(productFromText("used coach tabby 26 black, $180")).toMatchObject({
    title: "coach tabby 26 black",
    brand: "Coach",
  });
  expect(productFromText("Used denim jacket, $90").title).toBe("Used denim jacket");
});

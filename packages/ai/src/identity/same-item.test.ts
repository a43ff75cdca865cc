import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { extractFacts } from "../facts/extract-facts.ts";
import { isCertainlySame, type SameItem, assessSameItem, MIN_SAME_ITEM_LIKELIHOOD } from "./same-item.ts";

const of = (one: string, other: string): SameItem | null =>
  assessSameItem(extractFacts({ title: one }), extractFacts({ title: other }));
const likelihood = (one: string, other: string) => of(one, other)?.likelihood ?? 0;

describe("two descriptions of the same item", () => {
  it.each([
    ["New Balance 574 Core grey ML574EVG", "Zapatillas New Balance ML574EVG - Gris | Calzado Ruiz"],
    ["Fossil Grant Chronograph FS4835 brown", "Herrenuhr Fossil Grant FS-4835 braun nur 139,00 €"],
    ["Puma Palermo (396463 01) green", "Puma Palermo 396463-01"],
    ["Citizen Tsuyosa NJ0150-81E", "NJ0150-81E Citizen Tsuyosa automatic watch @ Uhren Berg"],
  ])("are recognized by a shared style code: %s | %s", (one, other) => {
    expect(of(one, other)).toMatchObject({ by: "code", isOtherColor: false });
    expect(isCertainlySame(of(one, other))).toBe(true);
  });

  it("are recognized by an unlabeled style code, but not by similar numbers", () => {
    const shoe = (description: string) => extractFacts({ title: "Nike Dunk Low Retro", description });
    const same = assessSameItem(shoe("Panda, size 10.5, DD1391-100, boxed."), shoe("White/Black DD1391-100"));
    expect(same).toMatchObject({ by: "code", isOtherColor: false });
    expect(shoe("Worn 2021-2023, size 42-43, UPF 50-60.").identity.codes).toEqual([]);
  });

  it.each([
    ["with its country", "Seiko 5 Sports SRPE53 blue", "Seiko 5 Sports SRPE53K1 blue"],
    ["with a letter and a version", "Tudor Pelagos 25600TN black", "Tudor Pelagos M25600TN-0001 black 2021"],
    ["without its version", "Patek Philippe Nautilus 5711/1A-010 blue", "Patek Philippe Nautilus 5711/1A blue"],
    ["without its material", "Gucci Dionysus 400249 KHNRN 8642 beige", "Gucci Dionysus bag 400249 beige"],
  ])("are recognized by a reference that one side states %s", (_how, one, other) => {
    expect(of(one, other)).toMatchObject({ by: "code", isOtherColor: false });
    expect(likelihood(one, other)).toBeGreaterThan(MIN_SAME_ITEM_LIKELIHOOD);
  });

  it("are recognized by a labeled reference below a line that ends with the word model", () => {
    const sold = extractFacts({
      title: "Longines DolceVita watch",
      description: "small model\nRef. L5258A\nsteel case",
    });
    const offered = extractFacts({ title: "Longines DolceVita klein (L5258A)", description: "Stahl, Quarz" });
    expect(isCertainlySame(assessSameItem(sold, offered))).toBe(true);
  });

  it("are recognized by the model number of eyewear, even if only one of them adds the size", () => {
    const glasses = (description: string) => extractFacts({ title: "Ray-Ban Clubmaster black", description });
    const same = assessSameItem(glasses("RB3016 51-21 145"), glasses("Model RB3016, acetate"));
    expect(isCertainlySame(same)).toBe(true);
  });

  it('are recognized despite resale phrases and different spellings, such as "1/4 zip" and "quarter zip"', () => {
    const one = "Halden Fjordlys triangle bralette";
    const worn = `${one}, size S, hardly used, boxed, brand new w/o tags`;
    expect(likelihood(one, worn)).toBeGreaterThan(likelihood(one, `${one}, Nordvik edit, Marling sole`));
    const zip = "Halden Fjordlys quarter zip";
    expect(likelihood(zip, "Halden Fjordlys 1/4 zip")).toBeGreaterThan(likelihood(zip, "Halden Fjordlys 3/8 zip"));
  });

  it("are recognized by identical text, unless the text describes many items", () => {
    expect(isCertainlySame(of("Halden Nordlys 300", "Halden Nordlys 300"))).toBe(true);
    expect(of("Red hat", "Red hat")?.likelihood).toBeLessThan(MIN_SAME_ITEM_LIKELIHOOD);
  });
});

describe("two items", () => {
  it.each([
    ["the model number", "Asics Gel-Nimbus 24 running shoes", "Asics Gel-Nimbus 26 running shoes"],
    ["different codes in the same format", "Fossil Grant FS4835", "Fossil Grant FS5061"],
    ["one letter of a reference", "Rolex GMT-Master II 126710BLNR 2021", "Rolex GMT-Master II 126710BLRO 2022"],
    ["a digit of a reference", "Ray-Ban Wayfarer RB2140 black", "Ray-Ban Wayfarer RB2132 black"],
    ["the version in the same color", "Rolex Datejust M126200-0005 black", "Rolex Datejust M126200-0007 black"],
    ["the case size", "Halden Fjord watch 36mm silver", "Halden Fjord watch 40mm silver"],
    ["the maker", "Puma Palermo 2 green", "Vans Palermo 2 green"],
    ["the wearer", "Hoka Clifton 9 men's running shoes", "Hoka Clifton 9 women's running shoes"],
    ["the kind", "Citizen Tsuyosa NJ0150-81E watch", "Leather bag Citizen Tsuyosa NJ0150-81E"],
    ['the word "clone"', "Omega Seamaster 210.30.42.20.01.001", "Omega Seamaster 210.30.42.20.01.001 super clone"],
  ])("are distinguished by %s", (_what, one, other) => {
    expect(likelihood(one, other)).toBeLessThan(MIN_SAME_ITEM_LIKELIHOOD - 0.1);
    expect(likelihood(one, one)).toBe(1);
  });
});

test("treats a product in another color as the same item, but with less certainty than one in the same color", () => {
  const [white, black] = ["Puma Palermo 396463-01 white", "Puma Palermo 396463-02 black"];
  expect(of(white, black)).toMatchObject({ isOtherColor: true });
  expect(likelihood(white, black)).toBeGreaterThan(likelihood(white, "Puma Speedcat 398846-02 black"));
  expect(likelihood(white, "Puma Palermo white 396463 01 | Shop")).toBeGreaterThan(likelihood(white, black));
});

test("weighs a rare shared word more heavily than many common ones", () => {
  const shared = likelihood("Ingrid midi dress navy blue", "Ingrid dress in navy with belt");
  expect(shared).toBeGreaterThan(likelihood("Long sleeve midi dress navy blue", "Long sleeve dress in navy with belt"));
});

test("does not read prices, sizes, dates or years as style codes", () => {
  for (const title of ["Coat 12.05.2024 now $1299.00", "Watch 42mm 100m 2023", "Ring 18k size 7 20% off"])
    expect(extractFacts({ title }).identity.codes).toEqual([]);
});

test("returns the same likelihood in either order, between 0 and 1, or null when a side is empty", () => {
  const words = fc.constantFrom(
    "Nike",
    "Air",
    "Max",
    "90",
    "95",
    "black",
    "white",
    "shoes",
    "CN8490-002",
    "36mm",
    "|",
    "-",
  );
  const title = fc.array(words, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(title, title, (one, other) => {
      const [there, back] = [of(one, other), of(other, one)];
      // Weights are summed in word order, which changes how the last digit is rounded.
      expect(there?.likelihood ?? -1).toBeCloseTo(back?.likelihood ?? -1, 12);
      expect(there?.isOtherColor).toBe(back?.isOtherColor);
      expect(there?.likelihood ?? 0).toBeGreaterThanOrEqual(0);
      expect(there?.likelihood ?? 0).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
  expect(of("", "Nike Air Max 90")).toBeNull();
});

test("does not treat two pieces of one model as the same item if they have different stones", () => {
  const piece = (stone: string) => `Van Cleef & Arpels Vintage Alhambra pendant 18K yellow gold ${stone}`;
  expect(likelihood(piece("carnelian"), piece("lapis lazuli"))).toBeLessThan(MIN_SAME_ITEM_LIKELIHOOD);
  expect(likelihood(piece("carnelian"), piece("carnelian"))).toBeGreaterThan(MIN_SAME_ITEM_LIKELIHOOD);
});

import { describe, expect, it, test } from "vitest";
import {
  allMakers,
  allMultiBrandShops,
  findMakers,
  findShops,
  productGroupsOf,
  lookupKeys,
  isLittleKnown,
  makerAtStart,
  makerByName,
} from "./find-makers.ts";

const named = (text: string) => findMakers(text).map(({ maker }) => maker.name);

it(`finds a maker after the French elision "d'", but not in the shape name "d'Orsay"`, () => {
  expect(named("ceinture d'Hermès")).toEqual(["Hermès"]);
  expect(named("le style d’Isabel Marant")).toEqual(["Isabel Marant"]);
  expect(named("suede d'Orsay pump")).toEqual([]);
  expect(named("robe Sucre d'Orge")).toEqual(["Sucre d'Orge"]);
});

it("finds a maker's possessive after any apostrophe", () =>
  expect(["Levi`s 501", "Zara's coat", "Zara`s coat"].map(named)).toEqual([["Levi's"], ["Zara"], ["Zara"]]));

it("finds the same maker at the start of a text as among all of them, and none further on", () => {
  const texts = [
    "By Far shoulder bag",
    "& Other Stories dress",
    "Levi's 501",
    "d'Hermès",
    "a bag by Zara",
    "",
    "♥ Zara",
  ];
  for (const text of [...texts, ...allMakers().map(({ name }) => `${name} bag`)])
    expect([text, makerAtStart(text)]).toEqual([text, findMakers(text).find(({ start }) => start === 0) ?? null]);
});

describe("the table of makers", () => {
  it("lists thousands of makers, and what each of them makes", () => {
    expect(allMakers().length).toBeGreaterThan(7000);
    expect(allMakers().filter(({ makes }) => makes.length === 0)).toEqual([]);
    expect(allMultiBrandShops().filter(({ makes }) => makes.length > 0)).toEqual([]);
  });

  it("has no spelling shared by two makers", () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const maker of [...allMakers(), ...allMultiBrandShops()])
      for (const { written } of maker.spellings)
        for (const key of lookupKeys(written)) {
          const owner = owners.get(key) ?? maker.name;
          if (owner !== maker.name || key === "") clashes.push(`${written}: ${owner}, ${maker.name}`);
          owners.set(key, maker.name);
        }
    expect(clashes).toEqual([]);
  });

  it("has no duplicate spelling for a maker", () => {
    const all = [...allMakers(), ...allMultiBrandShops()].map(({ spellings }) =>
      spellings.map(({ written }) => written),
    );
    expect(all.filter((written) => new Set(written).size < written.length)).toEqual([]);
  });

  it("marks every spelling of one or two letters as an ordinary word", () => {
    const short = [...allMakers(), ...allMultiBrandShops()].flatMap(({ spellings }) =>
      spellings.filter(({ written, isPlain }) => !isPlain && lookupKeys(written).some((key) => key.length < 3)),
    );
    expect(short).toEqual([]);
  });

  it("lists only spellings that are found at the start of a line", () => {
    const lost: string[] = [];
    for (const maker of allMakers())
      for (const { written } of maker.spellings) {
        const text = `Seen:\n${written}, 40 €`;
        const [match] = findMakers(text);
        if (match?.maker !== maker || match.start > 8 || makerByName(written) !== maker) lost.push(written);
      }
    expect(lost).toEqual([]);
  });
});

describe("a maker in text", () => {
  it.each([
    ["hermes oran sandals", ["Hermès"]],
    ["HERMÈS Oran", ["Hermès"]],
    ["YSL Lou bag", ["Saint Laurent"]],
    ["an LV Neverfull", ["Louis Vuitton"]],
    ["AP Royal Oak, steel", ["Audemars Piguet"]],
    ["levis 501", ["Levi's"]],
    ["Levi’s® 501 Original Jeans", ["Levi's"]],
    ["J. Crew Factory cardigan", ["J.Crew"]],
    ["JCrew cardigan", ["J.Crew"]],
    ["rag and bone jeans", ["Rag & Bone"]],
    ["Dolce and Gabbana dress", ["Dolce & Gabbana"]],
    ["MaxMara coat", ["Max Mara"]],
    ["Polo Ralph Lauren shirt", ["Polo Ralph Lauren"]],
    ["Weekend Max Mara coat", ["Weekend Max Mara"]],
    ["Gucci's loafers beside Tod's", ["Gucci", "Tod's"]],
    ["Dr Martens and docs by Dr. Martens", ["Dr. Martens", "Dr. Martens"]],
    ["lululemon align, CRZ Yoga", ["Lululemon", "CRZ Yoga"]],
    ["On Cloudmonster 2", ["On Running"]],
    ["Coach Tabby", ["Coach"]],
    ["COACH TABBY", ["Coach"]],
  ])("is found in %j: %j", (text, makers) => expect(named(text)).toEqual(makers));

  it.each([
    "",
    "Nordstrom Rack",
    "Anti-Acne mask, 2-Pieces set, seen — On the Road",
    "a coach trip to the row of houses",
    "mind the gap, next stop: express service, loft apartment",
    "a theory of frames, fossil fuels and diesel engines",
    "your guess: boss of the mango grove",
    "he said vince and paige went on the cos line; on a mother, on closed doors",
    "only selected pieces object to free people with a new look",
    "ap history, lv room, ck one two, hm, the ca of it",
    "a champion citizen, red wing feathers, old warehouse, oasis and monsoon",
    "a soft lining, off white, frames of black acetate; it skims the ankle, palladium plated, ecco, bogs",
    "les vêtements de notre esprit, pour aimer tous les deux; ohne sinn, kühl und blauer; chicos y ellos, veja",
    "Slip Dress in silk, Slip Skirt",
    "Slip-On shoes in Off-White, Clip-On Earrings, a Carry On",
    "white stuff, black diamond rings, a buffalo hunter and a jockey toast the reformation",
  ])("is not found in %j", (text) => expect(named(text)).toEqual([]));

  it("is marked as an ordinary word when its name is also an ordinary word", () => {
    expect(findMakers("Coach").map(({ isPlain }) => isPlain)).toEqual([true]);
    expect(findMakers("Coach New York").map(({ isPlain }) => isPlain)).toEqual([false]);
    expect(findMakers("Audemars Piguet").map(({ isPlain }) => isPlain)).toEqual([false]);
  });

  it("is located without its possessive ending", () => {
    const text = "new in: Chanel’s slingbacks";
    const [match] = findMakers(text);
    expect(text.slice(match?.start, match?.end)).toBe("Chanel");
  });

  it("is not found across two lines or inside a word", () => {
    expect(named("Tory\nBurch")).toEqual([]);
    expect(named("guccioso")).toEqual([]);
  });

  it.each(["A. Lange & Söhne ", "a l a n g e ", "max ", "é’s’s’s", "x"])(
    "is found in linear time among many repetitions of %j",
    (unit) => {
      const before = process.cpuUsage();
      findMakers(unit.repeat(400_000 / unit.length));
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(2500);
    },
  );
});

it.each([
  ["Omega", ["watches"]],
  ["Birkenstock", ["footwear"]],
  ["Cartier", ["jewellery", "watches"]],
  ["Monos", ["bags"]],
])("lists the product groups that %s makes: %j", (name, groups) => {
  const maker = makerByName(name);
  expect(maker === null ? [] : [...productGroupsOf(maker)]).toEqual(groups);
});

test("counts a maker as little known when only marketplaces sell its products or no table lists it", () => {
  for (const name of ["Anrabess", "Grace Karin", "Vexolo Studio"]) expect(isLittleKnown(name)).toBe(true);
  for (const name of ["Hermès", "Uniqlo", "steve madden"]) expect(isLittleKnown(name)).toBe(false);
});

describe("a shop", () => {
  it("is recognized, but not as a maker unless it makes products", () => {
    expect(findShops("Sold by Zalando and Nordstrom Rack").map(({ maker }) => maker.name)).toEqual([
      "Zalando",
      "Nordstrom",
    ]);
    expect(makerByName("Zalando")).toBeNull();
    expect(makerByName("Uniqlo")?.isShop).toBe(true);
  });
});

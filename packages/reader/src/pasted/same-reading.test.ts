import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

interface Item {
  maker: string;
  name: string;
  kind: string;
  price: string;
  color: string;
  prose: string;
  made: readonly (readonly [share: number, material: string])[];
}

const MAKERS = ["Everlane", "Massimo Dutti", "Patagonia", "Max Mara", "Eileen Fisher", "Ganni"];
const GOODS = [
  ["Merino Wrap Cardigan", "cardigan"],
  ["Pleated Satin Skirt", "skirt"],
  ["Cropped Denim Jacket", "jacket"],
  ["Relaxed Poplin Shirt", "shirt"],
  ["Belted Trench Coat", "coat"],
  ["Chunky Rollneck Sweater", "sweater"],
  ["Tiered Midi Dress", "dress"],
  ["Leather Ankle Boots", "boots"],
] as const;
const PROSE = [
  "Cut for an easy fit and finished by hand.",
  "A quiet piece that goes with everything you own.",
  "Designed in our studio to be worn for years.",
];
const MADE = [
  [[100, "cotton"]],
  [
    [70, "wool"],
    [30, "polyamide"],
  ],
  [
    [95, "viscose"],
    [5, "elastane"],
  ],
] as const;
const ITEMS: fc.Arbitrary<Item> = fc
  .tuple(
    fc.constantFrom(...MAKERS),
    fc.constantFrom(...GOODS),
    fc.integer({ min: 21, max: 1900 }),
    fc.constantFrom("Navy", "Ivory", "Charcoal"),
    fc.constantFrom(...PROSE),
    fc.constantFrom(...MADE),
  )
  .map(([maker, [name, kind], price, color, prose, made]) => ({
    maker,
    name,
    kind,
    price: `${price}.00`,
    color,
    prose,
    made,
  }));

/** With the price above or below the prose. */
const inOrder = ([maker = "", name = "", price = "", color = "", prose = "", made = ""]: string[], isLate: boolean) =>
  isLate ? [maker, name, prose, color, made, price] : [maker, name, price, color, prose, made];

const linesOf = ({ maker, name, price, color, prose, made }: Item): string[] => [
  maker,
  name,
  `$${price}`,
  `Color: ${color}`,
  prose,
  made.map(([share, material]) => `${share}% ${material}`).join(", "),
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
  "Save 15% with code WELCOME15",
  "In stock, ships within 2 days",
];

const essence = (text: string) => {
  const { title, brand, price, category, composition } = readText(text).product;
  return {
    name: title?.toLowerCase() ?? null,
    maker: brand?.toLowerCase() ?? null,
    price: price && `${price.amount} ${price.currency}`,
    kind: category,
    made: composition.map(({ material, percentage }) => `${percentage} ${material}`),
  };
};
const told = ({ maker, name, kind, price, made }: Item) => ({
  name: name.toLowerCase(),
  maker: maker.toLowerCase(),
  price: `${price} USD`,
  kind,
  made: made.map(([share, material]) => `${share} ${material}`),
});
const facts = ({ price, kind, made }: ReturnType<typeof essence>) => ({ price, kind, made });
const RUNS = { numRuns: 150 };

describe("any item", () => {
  it("is read the same way regardless of unrelated text above, within and below it", () => {
    const junk = fc.array(fc.tuple(fc.constantFrom(...JUNK), fc.integer({ min: 0, max: 6 })), { maxLength: 9 });
    fc.assert(
      fc.property(ITEMS, junk, (item, added) => {
        const lines = linesOf(item);
        const at = (place: number): string[] => added.flatMap(([text, before]) => (before === place ? [text] : []));
        const text = [...lines.flatMap((line, place) => [...at(place), line]), ...at(6)].join("\n");
        expect(essence(text)).toEqual(told(item));
      }),
      RUNS,
    );
  });

  it("is read the same way regardless of another item below it", () => {
    const heading = fc.constantFrom(
      "You may also like",
      "Complete the look",
      "Recently viewed",
      "Das könnte dir auch gefallen",
    );
    fc.assert(
      fc.property(ITEMS, ITEMS, heading, (item, other, above) => {
        expect(essence([...linesOf(item), above, ...linesOf(other)].join("\n"))).toEqual(told(item));
      }),
      RUNS,
    );
  });

  it("keeps its facts when line breaks are replaced with periods, spaces or bars", () => {
    fc.assert(
      fc.property(ITEMS, fc.constantFrom(". ", " ", " · ", " | "), fc.boolean(), (item, end, isLate) => {
        const read = essence(inOrder(linesOf(item), isLate).join(end));
        expect(facts(read)).toEqual(facts(told(item)));
        expect(read.maker).toBe(item.maker.toLowerCase());
        expect(read.name).toContain(item.name.toLowerCase());
        expect((read.name ?? "").length).toBeLessThan(item.maker.length + item.name.length + 3);
      }),
      RUNS,
    );
  });

  it("is read the same way in uppercase and in lowercase", () => {
    fc.assert(
      fc.property(ITEMS, fc.boolean(), (item, isLoud) => {
        const text = linesOf(item).join("\n");
        expect(essence(isLoud ? text.toUpperCase() : text.toLowerCase())).toEqual(told(item));
      }),
      RUNS,
    );
  });
});

const MENU = [
  "Women",
  "Men",
  "New In",
  "Dresses",
  "Knitwear",
  "Shoes",
  "Bags",
  "Sale",
  "Gift Cards",
  "Stores",
  "Journal",
];
const FOOTER = ["Customer Service", "Contact Us", "Privacy Policy", "Terms of Service", "Careers", "Store Locator"];
const HELD = ["Free shipping on orders over $75", "Sign in", "Bag (0)", "Search", "Size guide", "30 day returns"];

describe("an item on a complete page", () => {
  const menu = fc.shuffledSubarray(MENU, { minLength: 8 });
  const held = fc.shuffledSubarray(HELD);
  const trail = fc.boolean();
  const pageOf = (item: Item, other: Item, entries: string[], talk: string[], hasTrail: boolean): string =>
    [
      "Skip to main content",
      ...entries,
      ...talk,
      ...(hasTrail ? [`Home / ${item.name}`] : []),
      `${item.name}, front view`,
      `${item.name}, back view`,
      ...linesOf(item),
      "Select size",
      "XS",
      "S",
      "M",
      "L",
      "XL",
      "Add to bag",
      "Details",
      `The ${item.name} comes in two colors.`,
      "You may also like",
      other.name,
      `$${other.price}`,
      ...FOOTER,
      ...entries.toReversed(),
    ].join("\n");

  it("is read the same way with any menu entries in any order, with and without breadcrumbs", () => {
    fc.assert(
      fc.property(ITEMS, ITEMS, menu, held, trail, (item, other, entries, talk, hasTrail) => {
        fc.pre(item.name !== other.name);
        expect(essence(pageOf(item, other, entries, talk, hasTrail))).toEqual(told(item));
      }),
      { numRuns: 60 },
    );
  });
});

it("finds no facts in meaningless words", () => {
  const words = "lorem ipsum dolor amet elit tempor magna aliqua veniam nostrud 17 2031 ... --- ?! #";
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words.split(" ")), { maxLength: 40 }),
      fc.constantFrom(" ", "\n"),
      (said, by) => {
        expect(essence(said.join(by))).toMatchObject({ maker: null, price: null, kind: null, made: [] });
      },
    ),
    RUNS,
  );
});

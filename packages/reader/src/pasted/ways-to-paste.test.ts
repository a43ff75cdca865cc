import { expect, it } from "vitest";
import * as ALL_STYLES from "./samples/all-styles.data.ts";
import { BESIDE_LINKS, MORE_BESIDE_LINKS } from "./samples/beside-links.data.ts";
import { READ_AT_FIRST_SIGHT } from "./samples/first-sight.data.ts";
import * as FURTHER from "./samples/further-ways.data.ts";
import * as MENUS_AND_MESSAGES from "./samples/menus-and-messages.data.ts";
import * as MORE_PAGES from "./samples/more-pages.data.ts";
import * as EVERY_FAMILY from "./samples/every-family.data.ts";
import * as FURTHER_SHOPS from "./samples/further-shops.data.ts";
import * as MANY_SHOPS from "./samples/many-shops.data.ts";
import * as NAMES_WITHOUT_KIND from "./samples/named-freely.data.ts";
import * as SEVEN_STYLES from "./samples/seven-styles.data.ts";
import * as MORE from "./samples/more-ways.data.ts";
import { readText } from "./read-text.ts";
import { UNSEEN_TEXTS } from "./samples/unseen-texts.data.ts";
import * as WAYS_TO_PASTE from "./samples/ways-to-paste.data.ts";
import { WHOLE_PAGES } from "./samples/whole-pages.data.ts";

const TABLES = [
  WAYS_TO_PASTE,
  FURTHER,
  MORE,
  MORE_PAGES,
  EVERY_FAMILY,
  MANY_SHOPS,
  FURTHER_SHOPS,
  ALL_STYLES,
  NAMES_WITHOUT_KIND,
  SEVEN_STYLES,
  MENUS_AND_MESSAGES,
].flatMap((tables) => Object.values(tables));
const CASES = [
  ...TABLES.flat(),
  ...WHOLE_PAGES,
  ...BESIDE_LINKS,
  ...MORE_BESIDE_LINKS,
  ...READ_AT_FIRST_SIGHT,
  ...UNSEEN_TEXTS,
];

const plain = (text: string | null): string =>
  (text ?? "")
    .toLowerCase()
    .replace(/[®™]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Accepts the name with or without its maker, and with a few more words: "Coach Tabby Shoulder Bag 26 in black". */
function isNamed(got: string | null, name: string | null, maker: string | null): boolean {
  const without = (text: string | null): string => ` ${plain(text)} `.replace(` ${plain(maker)} `, " ").trim();
  const [read, told] = [without(got), without(name)];
  return read === told || (told !== "" && ` ${read} `.includes(` ${told} `) && read.length <= 1.6 * told.length + 12);
}

/** Accepts additions to the maker's name: "Seiko 5 Sports". */
const isMaker = (got: string | null, maker: string | null): boolean =>
  got === null || maker === null ? got === maker : ` ${plain(got)} `.includes(` ${plain(maker)} `);

/** Surroundings and layouts of a text that must not change how it is read. */
const AROUND: readonly (readonly [name: string, write: (text: string) => string])[] = [
  ["with other products below", (text) => `${text}\nYou may also like\nEverlane\nThe Day Glove\n$115.00`],
  ["with other products in German below", (text) => `${text}\nDas könnte dir auch gefallen\nStrickjacke\n119,95 €`],
  ["below a shop's general notices", (text) => `Free shipping on orders over $75\nSign in\n${text}`],
  [
    "above a shop's general notices",
    (text) => `${text}\nFree returns within 30 days\nSize guide\n© 2026 All rights reserved`,
  ],
  ["with Windows line endings", (text) => text.replaceAll("\n", "\r\n")],
  ["with empty lines and extra spaces", (text) => `  ${text.replaceAll("\n", "  \n\n  ")}\n\n`],
];

it.each(AROUND)("reads multi-line texts the same way %s", (_name, write) => {
  const texts = [MANY_SHOPS.MANY_SHOPS, FURTHER_SHOPS.MORE_SHOPS].flat().map(([text]) => text);
  const essence = (text: string) => {
    const { title, brand, price, category, composition } = readText(text).product;
    return { title, brand, price, category, composition };
  };
  for (const text of texts.filter((each) => each.split("\n").length > 2))
    expect(essence(write(text)), text).toEqual(essence(text));
});

const READ = CASES.map(([text, name, maker, price, kind, made]) => {
  const { product } = readText(text);
  const paid = product.price === null ? "null" : `${Number(product.price.amount)} ${product.price.currency}`;
  const asked = (price ?? "null").split("|").map((each) => each.replace(/^[\d.]+/, (digits) => String(Number(digits))));
  return {
    name: isNamed(product.title, name, maker),
    maker: isMaker(product.brand, maker),
    price: asked.includes(paid),
    kind: kind === null || kind.split("|").includes(product.category ?? ""),
    composition: product.composition.map(({ material, percentage }) => `${percentage} ${material}`).join(", ") === made,
    inventsMaker: maker === null && product.brand !== null,
  };
});

it.each([
  ["name", 0.98],
  ["maker", 0.98],
  ["price", 0.99],
  ["kind", 0.95],
  ["composition", 0.99],
] as const)("reads the %s of nearly all texts, however they are pasted", (fact, share) => {
  expect(READ.filter((read) => read[fact]).length / READ.length).toBeGreaterThanOrEqual(share);
});

it("finds no maker in texts that name none", () =>
  expect(READ.filter(({ inventsMaker }) => inventsMaker).length).toBe(0));

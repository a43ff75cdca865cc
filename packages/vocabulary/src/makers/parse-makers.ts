import { MAKER_FIELDS } from "./maker-fields.data.ts";

export type MakerField = keyof typeof MAKER_FIELDS;

/** A company that makes products, or sells those of others. */
export interface Maker {
  name: string;
  /** All spellings of its name, beginning with the one that the maker itself uses. */
  spellings: readonly Spelling[];
  /** The fields that it is known for, though it may make more. Empty for a shop that makes nothing. */
  makes: readonly MakerField[];
  /** Whether it has shops under its own name. */
  isShop: boolean;
}

export interface Spelling {
  written: string;
  /** Whether it is also an ordinary word or a given name, or consists of just a few letters: "Coach", "Vince", "AP". */
  isPlain: boolean;
}

/**
 * Parses a table of makers. A row that ends with a colon names the fields of the makers below it. Makers are separated
 * by semicolons or line breaks, each as `Name = spelling, spelling`. A `*` after a spelling marks an ordinary word, and
 * a `+` after the name marks a maker that is also a shop.
 */
export function parseMakers(table: string): Maker[] {
  const makers: Maker[] = [];
  let makes: readonly MakerField[] = [];
  for (const row of table.split("\n")) {
    if (row.endsWith(":")) makes = row.slice(0, -1).split(" ").filter(isField);
    else
      for (const entry of row.split(";")) {
        const text = entry.trim();
        if (text !== "") makers.push(readMaker(text, makes));
      }
  }
  return makers;
}

function isField(word: string): word is MakerField {
  if (!Object.hasOwn(MAKER_FIELDS, word)) throw new Error(`Unknown field of makers: ${word}`);
  return true;
}

function readMaker(entry: string, makes: readonly MakerField[]): Maker {
  const [first = "", others] = entry.split(" = ", 2);
  const isShop = first.endsWith("+");
  const own = readSpelling(isShop ? first.slice(0, -1) : first);
  const more = others === undefined ? [] : others.split(", ").map(readSpelling);
  return { name: own.written, spellings: [own, ...more], makes, isShop };
}

function readSpelling(text: string): Spelling {
  const isPlain = text.endsWith("*");
  return { written: isPlain ? text.slice(0, -1) : text, isPlain };
}

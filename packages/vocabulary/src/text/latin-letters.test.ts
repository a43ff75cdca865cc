import { expect, it } from "vitest";
import { isLatinLetter } from "./latin-letters.ts";

it.each(["a", "Z", "é", "ß", "İ", "ª", "ɏ"])("knows %j as a letter", (character) => {
  expect(isLatinLetter(character.charCodeAt(0))).toBe(true);
});

it.each(["7", " ", "-", "×", "’", "€", "я", "日", ""])("knows %j as no letter of the Latin blocks", (character) => {
  expect(isLatinLetter(character.charCodeAt(0))).toBe(false);
});

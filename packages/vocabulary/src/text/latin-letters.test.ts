import { describe, expect, it } from "vitest";
import { isLatinLetter } from "./latin-letters.ts";

describe("isLatinLetter", () => {
  it.each(["a", "Z", "é", "ß", "İ", "ª", "ɏ"])("returns true for %j", (character) => {
    expect(isLatinLetter(character.charCodeAt(0))).toBe(true);
  });

  it.each(["7", " ", "-", "×", "’", "€", "я", "日", ""])("returns false for %j", (character) => {
    expect(isLatinLetter(character.charCodeAt(0))).toBe(false);
  });
});

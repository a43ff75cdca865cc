import { describe, expect, test, vi } from "vitest";
import { memoizeSearch } from "./memoize-search.ts";
import { memoize, memoizeWord } from "./memoize.ts";
import { tokenize } from "./tokenize.ts";

test("memoize computes a result only once, until results for other texts evict it", () => {
  const compute = vi.fn((text: string) => (text === "" ? null : text.length));
  const lengthOf = memoize(compute, 2);
  expect(["silk", "", "silk", ""].map(lengthOf)).toEqual([4, null, 4, null]);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(["wool", "silk"].map(lengthOf)).toEqual([4, 4]);
  expect(compute).toHaveBeenCalledTimes(4);
});

test("memoizeWord does not keep results for text that is too long to be a word", () => {
  const compute = vi.fn((word: string) => word.length);
  const lengthOf = memoizeWord(compute);
  expect(["silk", "silk"].map(lengthOf)).toEqual([4, 4]);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(["x".repeat(41), "x".repeat(41)].map(lengthOf)).toEqual([41, 41]);
  expect(compute).toHaveBeenCalledTimes(3);
});

describe("memoizeSearch", () => {
  test("runs the search only once for the same text and token array", () => {
    const search = vi.fn((text: string) => [text]);
    const find = memoizeSearch(search);
    const [name, prose] = [tokenize("Silk scarf"), tokenize("A scarf of silk.")];
    expect(find("Silk scarf", name)).toBe(find("Silk scarf", name));
    expect(find("A scarf of silk.", prose)).toEqual(["A scarf of silk."]);
    expect(search).toHaveBeenCalledTimes(2);
  });

  test("splits a text into words if the caller passes none", () => {
    const find = memoizeSearch((_text, tokens) => tokens.map(({ form }) => form));
    expect(find("Silk scarf")).toEqual(["silk", "scarf"]);
  });

  test("searches again when the words or the text differ", () => {
    const search = vi.fn((text: string) => [text]);
    const find = memoizeSearch(search);
    const words = tokenize("Wool coat");
    find("Wool coat", words);
    find("Wool coat", words.slice(1));
    find("WOOL COAT", words);
    expect(search).toHaveBeenCalledTimes(3);
  });
});

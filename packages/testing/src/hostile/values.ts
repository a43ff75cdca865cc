/** JSON values of the wrong type. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\u202e\u200b",
  "' or 1=1 --",
  "__proto__",
  "constructor",
  "cus_" + "x".repeat(100_000),
  [],
  [[[]]],
  {},
  { id: "a\0b" },
  { id: 5 },
  { $ne: 1 },
  { toString: 1, valueOf: 1 },
  { length: 1e9 },
];

/**
 * Generates variants of a value in which one part, at any depth, is replaced with a value of the wrong type. Returns
 * each variant with the path of the replaced part.
 */
export function generateCorruptedVariants(value: unknown, path = ""): [string, unknown][] {
  const here = WRONG_VALUES.map((wrong): [string, unknown] => [path || "all of it", wrong]);
  if (typeof value !== "object" || value === null) return here;
  const inside = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    generateCorruptedVariants(part, `${path}.${key}`).map(([at, wrong]): [string, unknown] => [
      at,
      Array.isArray(value) ? value.with(Number(key), wrong) : { ...value, [key]: wrong },
    ]),
  );
  return [...here, ...inside];
}

const levels = (open: string, close: string, depth: number, inner = "") =>
  open.repeat(depth) + inner + close.repeat(depth);

/** Request bodies that are malformed or unusual JSON. */
export const ODD_JSON: readonly string[] = [
  "",
  " ",
  "{",
  "{}",
  "[]",
  "null",
  "nul",
  '"text"',
  "NaN",
  "Infinity",
  "1e999",
  "-",
  "01",
  "1.",
  '{"a":1,}',
  "{a:1}",
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"id":"evt_1","id":"evt_2"}',
  '"\\u0000"',
  '"\\ud800"',
  '"\\x41"',
  '"\u0001"',
  "\ufeff{}",
  "\u2028{}",
  "<xml/>",
  "a=1&b=2",
  "--boundary\r\nContent-Disposition: form-data",
  levels("[", "]", 100_000),
  levels('{"a":', "}", 60_000, "1"),
  levels("[", "", 100_000),
  `{"id":${levels("[", "]", 50_000)}}`,
  `[${"0,".repeat(100_000)}0]`,
  `{${Array.from({ length: 30_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
  `{"n":${"9".repeat(100_000)}}`,
  '{"__proto__":{"id":"evt_1"},"constructor":{"prototype":{"id":"evt_1"}}}',
];

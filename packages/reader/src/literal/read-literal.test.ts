import fc from "fast-check";
import { expect, it } from "vitest";
import { readLiteral } from "./read-literal.ts";

it.each([
  ["bare keys and single quotes", "{name:'Linen shirt',$id:3}", { name: "Linen shirt", $id: 3 }],
  ["trailing commas", '{"a":[1,2,],}', { a: [1, 2] }],
  ["missing values", '{"a":,"b":1}', { b: 1 }],
  ["a missing comma", '{"a":"x"\n"b":"y"}', { a: "x", b: "y" }],
  ["unescaped quotes", '{"a":"the "perfect" shirt","b":1}', { a: 'the "perfect" shirt', b: 1 }],
  ["a decimal comma", '{"price":1.299,90,"b":1}', { price: "1.299,90", b: 1 }],
  ["minified constants", "{a:!0,b:!1,c:void 0,d:null}", { a: true, b: false, d: null }],
  ["comments", "{/* one */a:1,// two\nb:2}", { a: 1, b: 2 }],
  ["escapes", String.raw`{a:"caf\u00e9 \x26 tea\/\n\u{1F600}"}`, { a: "café & tea/\n😀" }],
  ["calls and sums", "{a:f(1,{b:2}),c:x+1,d:new Date(2020),e:5}", { e: 5 }],
  ["a template string", "{a:`x`}", { a: "x" }],
])("parses a literal with %s", (_, text, value) => {
  expect(readLiteral(text, 0)).toEqual({ value, end: text.length });
});

it("replaces a known variable with its value, and omits an unknown one", () => {
  const names = new Map<string, unknown>([["a", "Halden"]]);
  expect(readLiteral("{brand:a,size:b}", 0, names)?.value).toEqual({ brand: "Halden" });
});

it.each(["{", '{"a":', "{a:'", "{a:1]", "[".repeat(100), "{/*"])(
  "returns undefined for the unterminated literal %j",
  (text) => {
    expect(readLiteral(text, 0)).toBeUndefined();
  },
);

it("parses all valid JSON", () => {
  const plain = fc.jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom("a", "é", " ", "\n", "1") });
  fc.assert(
    fc.property(fc.array(plain), (value) => {
      expect(readLiteral(JSON.stringify(value), 0)?.value).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("terminates on any input", () => {
  const piece = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    '"',
    "'",
    "`",
    "\\",
    ",",
    ":",
    "/*",
    "*/",
    "//",
    "a",
    "1",
    "-",
    "!",
    " ",
    "\n",
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join("")),
      (text) => void readLiteral(`{${text}`, 0),
    ),
  );
});

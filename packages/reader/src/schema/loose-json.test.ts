import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLooseJson } from "./loose-json.ts";

describe("parseLooseJson", () => {
  it.each([
    ["CDATA", '/*<![CDATA[*/ {"a":1} /*]]>*/'],
    ["CDATA after slashes", '//<![CDATA[\n{"a":1}\n//]]>'],
    ["comment markers", '<!-- {"a":1} -->'],
    ["trailing commas", '{"a":1,}'],
    ["a semicolon", '{"a":1};'],
    ["an assignment", 'var x = {"a":1};'],
    ["entities", "{&quot;a&quot;:1}"],
  ])("repairs %s", (_, text) => expect(parseLooseJson(text)).toEqual({ a: 1 }));

  it("repairs raw line breaks and bad escapes in strings", () => {
    expect(parseLooseJson('{"a":"two\nlines\tand a tab"}')).toEqual({ a: "two\nlines\tand a tab" });
    expect(parseLooseJson(String.raw`{"a":"it\'s 5\" \u00e9 \x"}`)).toEqual({ a: `it's 5" é x` });
    expect(parseLooseJson('{"a":"1, ]","b":[1,2,\n],}')).toEqual({ a: "1, ]", b: [1, 2] });
  });
});

it("returns undefined for text that is not JSON", () => {
  for (const text of ["", "shirt", "{", '{"a":}', '{"a":"never closed}']) expect(parseLooseJson(text)).toBeUndefined();
});

it("leaves valid JSON unchanged", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseLooseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("does not throw for any input", () => {
  const piece = fc.constantFrom("{", "}", "[", "]", '"', "\\", ",", ":", "/*", "*/", "a", " ", "\n", "]]>");
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join("")),
      (text) => void parseLooseJson(text),
    ),
  );
});

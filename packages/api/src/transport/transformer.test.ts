import fc from "fast-check";
import superjson, { type SuperJSONResult } from "superjson";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { serializeOutput } from "./transformer.ts";

/** As text; interpreting it is up to the client. */
const Sent = z.custom<SuperJSONResult>((value) => typeof value === "object");

/** Returns what the client receives. */
function sent(value: unknown): unknown {
  return superjson.deserialize(Sent.parse(JSON.parse(JSON.stringify(serializeOutput(value)))));
}

const output = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: "grapheme" }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(
      fc.string({ maxLength: 4 }).filter((key) => !["__proto__", "constructor", "prototype"].includes(key)),
      tie("value"),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
})).value;

describe("an output", () => {
  it("is serialized as superjson would serialize it", () => {
    fc.assert(
      fc.property(output, (value) => {
        expect(sent(value)).toEqual(value);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    undefined,
    new Map([["a", 1]]),
    new Set([1]),
    10n,
    [undefined],
    { a: new Map([[1, new Date(0)]]) },
    NaN,
    [Infinity],
  ])("is left to superjson if it contains more than JSON and dates: %o", (value) => expect(sent(value)).toEqual(value));

  it("has annotations for dates under any kind of key", () => {
    const value = { "a.b": new Date(1), "c\\d": [{ "e\\.f": new Date(2) }], plain: "2026-01-01T00:00:00.000Z" };
    expect(sent(value)).toEqual(value);
    expect(JSON.stringify(serializeOutput(value))).toBe(JSON.stringify(superjson.serialize(value)));
  });

  it("omits undefined values", () => {
    expect(sent({ a: undefined, b: 1 })).toEqual({ b: 1 });
  });
});

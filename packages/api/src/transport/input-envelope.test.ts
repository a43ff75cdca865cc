import { generateAnnotatedEnvelopes } from "@dupewise/testing/hostile/envelopes";
import fc from "fast-check";
import superjson from "superjson";
import { describe, expect, it } from "vitest";
import { deserializeInput, rejectAnnotatedEnvelope } from "./input-envelope.ts";

const NOT_PLAIN = "only plain JSON";
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(superjson.serialize(value)));

const key = fc.string({ maxLength: 4 }).filter((text) => !["__proto__", "constructor", "prototype"].includes(text));
const input = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: "grapheme" }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.boolean(),
    fc.constantFrom(null, undefined),
    fc.date({ noInvalidDate: true }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(key, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

describe("an input with JSON, undefined and dates", () => {
  it("is deserialized as superjson would deserialize it, regardless of its keys", () => {
    fc.assert(
      fc.property(input, (value) => {
        expect(deserializeInput(sent(value))).toStrictEqual(value);
        expect(() => rejectAnnotatedEnvelope(sent(value), { takesInput: true })).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it.each([{}, { json: { a: 1 } }, { json: null, meta: {} }, { json: 1, meta: { values: {}, v: 1 } }])(
    "is accepted without annotations: %j",
    (envelope) => expect(deserializeInput(envelope)).toEqual("json" in envelope ? envelope.json : undefined),
  );
});

describe("an input", () => {
  it.each(generateAnnotatedEnvelopes(2_000))(
    "with annotations other than `undefined` and dates is rejected before it is deserialized: %s",
    (_name, envelope) => {
      for (const takesInput of [true, false])
        expect(() => rejectAnnotatedEnvelope(envelope, { takesInput })).toThrow(NOT_PLAIN);
      expect(() => deserializeInput(envelope)).toThrow(NOT_PLAIN);
    },
  );

  it.each([
    null,
    1,
    "text",
    [],
    { json: { a: "2026" }, meta: { values: { b: ["Date"] } } },
    { json: { a: "2026" }, meta: { values: { "a.0": ["Date"] } } },
    { json: { a: [] }, meta: { values: { "a.length": ["undefined"] } } },
    { json: { a: "never" }, meta: { values: { a: ["Date"] } } },
    { json: { a: 5 }, meta: { values: { a: ["Date"] } } },
    { json: { a: 5 }, meta: { values: { a: ["undefined"] } } },
    { json: {}, meta: { values: { "constructor.name": ["Date"] } } },
    { json: {}, meta: { values: { "__proto__.a": ["undefined"] } } },
    { json: 1, meta: { v: 2 } },
    { json: 1, meta: [] },
  ])("is rejected if the annotations are invalid: %j", (envelope) => {
    expect(() => deserializeInput(envelope)).toThrow(NOT_PLAIN);
  });

  it("leaves prototypes unchanged", () => {
    const hostile = JSON.parse('{"json":{"__proto__":{"a":"2026"}},"meta":{"values":{"__proto__.a":["Date"]}}}');
    deserializeInput(hostile);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty("a");
  });
});

describe("a procedure without input", () => {
  it.each([{ json: null }, {}, sent(undefined), { json: { reason: "none" } }, { json: null, meta: { values: {} } }])(
    "accepts unannotated input and superjson's encoding of undefined: %j",
    (envelope) => expect(() => rejectAnnotatedEnvelope(envelope, { takesInput: false })).not.toThrow(),
  );

  it.each([
    sent({ a: undefined }),
    sent({ a: new Date(0) }),
    sent(new Date(0)),
    { json: { a: 1 }, meta: { values: ["undefined"] } },
    { json: null, meta: { values: { "": ["undefined"] } } },
  ])("accepts no annotation other than undefined: %j", (envelope) => {
    expect(() => rejectAnnotatedEnvelope(envelope, { takesInput: false })).toThrow(NOT_PLAIN);
  });
});

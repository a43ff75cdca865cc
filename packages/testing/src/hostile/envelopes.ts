interface Envelope {
  json: unknown;
  meta: Record<string, unknown>;
}

/** Every annotation that superjson knows beyond `undefined` and `Date`, with a value for it. */
const KINDS: Readonly<Record<string, [annotation: unknown, json: unknown]>> = {
  bigint: ["bigint", "9".repeat(40)],
  number: ["number", "NaN"],
  regexp: ["regexp", "/(a+)+$/"],
  set: ["set", [1, 1]],
  map: ["map", [["a", 1]]],
  url: ["URL", "http://127.0.0.1"],
  error: ["Error", { name: "E", message: "m", stack: "s" }],
  symbol: [["symbol", "iterator"], "iterator"],
  class: [["class", "Object"], {}],
  custom: [["custom", "anything"], 1],
  "a long typed array": [["typed-array", "Uint8Array"], 6e7],
  "a typed array": [
    ["typed-array", "Float64Array"],
    [1, 2],
  ],
};

/** Makes as many items as fit into this many bytes. */
const many = <T>(bytes: number, eachBytes: number, make: (at: number) => T): T[] =>
  Array.from({ length: Math.max(1, Math.floor(bytes / eachBytes)) }, (_, at) => make(at));

/** `{"a":{"a":…}}` and the path to its end. */
function deep(levels: number): { json: unknown; path: string } {
  let json: unknown = 1;
  for (let level = 0; level < levels; level++) json = { a: json };
  return { json, path: Array<string>(levels).fill("a").join(".") };
}

/**
 * Generates input envelopes with type annotations other than `undefined` and dates, such as cycles, shared references,
 * classes and buffers. Each envelope is at most `bytes` long.
 */
export function generateAnnotatedEnvelopes(bytes: number): [name: string, envelope: Envelope][] {
  const nested = deep(30);
  const long = Array<string>(Math.floor(bytes / 3))
    .fill("a")
    .join(".");
  const references: Record<string, [json: unknown, referentialEqualities: unknown]> = {
    "a cycle": [{ a: 1 }, [["a"]]],
    "a cycle through a child": [{ a: { b: 1 } }, { a: ["a.b"] }],
    "a cycle with more": [{ a: 1 }, [["a"], { a: ["a"] }]],
    "a shared graph of 28 levels": [
      Object.fromEntries(Array.from({ length: 29 }, (_, level) => [`n${level}`, { a: 1, b: 1 }])),
      Object.fromEntries(Array.from({ length: 28 }, (_, level) => [`n${level + 1}`, [`n${level}.a`, `n${level}.b`]])),
    ],
    "wide references": [{ a: 1 }, { a: many(bytes, 12, (at) => `b${at}`) }],
    "many references": [{ a: 1 }, Object.fromEntries(many(bytes, 20, (at) => [`b${at}`, ["a"]]))],
    "a long reference": [{ a: 1 }, { a: [long] }],
    "a reference to a prototype": [{ a: 1 }, { a: ["__proto__.a", "constructor.prototype.a"] }],
    "a deep reference": [nested.json, { a: [nested.path] }],
    "an empty reference map": [{ a: 1 }, {}],
  };
  const kinds = Object.entries(KINDS).flatMap(([name, [annotation, json]]): [string, Envelope][] => [
    [`${name} as a whole`, { json, meta: { values: [annotation], v: 1 } }],
    [`${name} inside`, { json: { a: json }, meta: { values: { a: [annotation] }, v: 1 } }],
    [`${name} around others`, { json: { a: json }, meta: { values: { a: [annotation, { 0: ["Date"] }] } } }],
  ]);
  return [
    ...Object.entries(references).map(([name, [json, referentialEqualities]]): [string, Envelope] => [
      name,
      { json, meta: { referentialEqualities, v: 1 } },
    ]),
    ...kinds,
    [
      "many typed arrays",
      {
        json: {},
        meta: { values: Object.fromEntries(many(bytes, 36, (at) => [`k${at}`, [["typed-array", "Uint8Array"]]])) },
      },
    ],
    ["a class at a long path", { json: {}, meta: { values: { [long]: [["class", "Object"]] } } }],
    ["a class in a prototype", { json: {}, meta: { values: { "constructor.prototype.a": [["class", "Object"]] } } }],
    ["annotations in annotations", { json: {}, meta: { values: { a: deep(30).json } } }],
  ];
}

/**
 * Generates valid and invalid input envelopes without type annotations other than `undefined` and dates. Each envelope
 * is at most `bytes` long.
 */
export function generateOrdinaryEnvelopes(bytes: number): [name: string, text: string][] {
  const nested = deep(30);
  const long = Array<string>(Math.floor(bytes / 3))
    .fill("a")
    .join(".");
  const fields = (make: (at: number) => [string, unknown]) => Object.fromEntries(many(bytes, 24, make));
  const envelopes: Record<string, unknown> = {
    "a date": { json: { a: "2026-01-01T00:00:00.000Z" }, meta: { values: { a: ["Date"] }, v: 1 } },
    "an invalid date": { json: { a: "yesterday" }, meta: { values: { a: ["Date"] } } },
    "a date of a number": { json: { a: 8.64e15 }, meta: { values: { a: ["Date"] } } },
    "an `undefined` annotation on a present value": { json: { a: 1 }, meta: { values: { a: ["undefined"] } } },
    "an annotation for a missing path": { json: {}, meta: { values: { "a.b.c": ["undefined"] } } },
    "an annotated prototype": { json: {}, meta: { values: { "__proto__.a": ["Date"], "constructor.name": ["Date"] } } },
    "a deep date": { json: nested.json, meta: { values: { [nested.path]: ["Date"] } } },
    "a long path": { json: { a: null }, meta: { values: { [long]: ["undefined"] } } },
    "many annotations": { json: { a: null }, meta: { values: fields((at) => [`a${at}`, ["undefined"]]) } },
    "many fields": { json: fields((at) => [`k${at}`, 1]) },
    "many lists": { json: { a: many(bytes, 3, () => []) } },
    "a long text": { json: { email: "x".repeat(bytes / 2), originalUrl: "x".repeat(bytes / 2) } },
    "many escapes": { json: { email: "\u0001".repeat(Math.floor(bytes / 7)) } },
    "no envelope": [1],
  };
  return [
    ...Object.entries(envelopes).map(([name, envelope]): [string, string] => [name, JSON.stringify(envelope)]),
    ["many levels", "[".repeat(bytes)],
    ["a text without an end", `{"json":"${'\\"'.repeat(bytes / 3)}`],
    ["the same key", `{${many(bytes, 12, () => '"json":{}').join(",")}}`],
    ["a prototype", '{"__proto__":{"json":1},"json":{"__proto__":{"a":1}},"meta":{"__proto__":{"values":["Date"]}}}'],
    ["no JSON", "{".repeat(20)],
  ];
}

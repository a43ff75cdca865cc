import type { ComparisonResult } from "@dupewise/domain/comparison/comparison";
import { jsonReply } from "@dupewise/testing/openai/replies";
import { describe, expect, it } from "vitest";
import { compareProducts } from "../../compare-products.ts";
import { buildDupeCoat, buildWrapCoat } from "../../testing/coats.ts";
import { buildJudgment, swapSides, asksForSentences } from "../../testing/judgments.ts";
import { mockOpenAiServer } from "../../testing/openai-server.ts";
import { productOf } from "../../testing/products.ts";
import { createOpenAiEngine } from "./engine.ts";

const { answer, baseUrl } = mockOpenAiServer();
const compare = createOpenAiEngine({ apiKey: "sk-test", baseUrl, model: "gpt-5.4-mini", timeoutMs: 300_000 });
const { signal } = new AbortController();

/** What an attacker would want the result to say. A sentence that contains one of these is compromised. */
const PAYLOADS: Record<string, string> = {
  "a tag": "<b>bold</b>",
  "a picture that calls home": '<img src="//evil.example/p.gif">',
  "a script": "<script>alert(1)</script>",
  "half a tag": "<svg/onload=alert(1)",
  "an entity": "&lt;script&gt;",
  "a link": "https://evil.example/win",
  "a link without its scheme": "//evil.example/win",
  "a bare domain": "evil.example",
  "a domain in look-alike letters": "www.аррӏе.com",
  "a domain in punycode": "xn--pple-43d.com",
  "a domain with a full-width period": "evil。example",
  "a spelled-out domain": "evil dot com",
  "an IP address": "198.51.100.7",
  "a Markdown link": "[camel](//evil)",
  "a Markdown image": "![camel](data:image/gif;base64,R0lGOD)",
  "a script URL": "javascript:alert(1)",
  "a data URL": "data:text/html,camel",
  "an email address": "buy@evil.example",
  "a spelled-out email address": "buy at evil dot com",
  "a phone number": "+49 170 1234567",
  "a phone number in pairs": "01 70 12 34 56",
  "a phone number with dashes": "555-010-7788",
  "a messenger's name": "WhatsApp 01701234567",
  "a canary": "ZEBRA-77-QX9",
  "a session cookie": "dupewise_session=8f14e45fceea167a5a36dedd4bea2543",
  "another person's name and address": "Grace Hopper of 12 Elm Street",
  "control characters": "\u0007\u001b[31mred\u0000",
  "a reversed text direction": "\u202Elemac\u202C",
  isolates: "\u2066camel\u2069",
  "tag characters": "\u{E0001}\u{E0063}\u{E0061}",
  "stacked accents": "c\u0300\u0301\u0302\u0303amel",
  "a lone surrogate": "\ud800camel",
  "a template": "{{constructor.constructor('x')()}}",
  "a formula": "=HYPERLINK(1)",
  "a shell command": "`rm -rf /`",
  "a score": "a score of 100",
  "a claim of similarity": "100% identical",
};
const CARRIERS: ((payload: string) => string)[] = [
  (payload) => `Both coats are camel. ${payload}`,
  (payload) => `The camel coat ${payload} has a tie belt.`,
  (payload) => `${payload}: a camel coat with a tie belt.`,
  (payload) => payload,
];

const words = (value: unknown): string =>
  typeof value === "string"
    ? value
    : typeof value === "object" && value !== null
      ? Object.values(value).map(words).join("\n")
      : "";

/** Words that no text about two coats contains. */
const FOREIGN =
  /[<>{}[\]`=@]|&\w+;|:\/\/|\/\/|evil|example|аррӏе|xn--|javascript|data:|(?:\d[\s.()-]?){7}|ZEBRA|session|Hopper|Elm|HYPERLINK|identical|score|[\p{Cf}\p{Co}\p{Cs}]|[^\P{Cc}\n]|\p{M}{2}/iu;

const expectSound = (result: ComparisonResult, local: ComparisonResult) => {
  const shown = words({ ...result, basis: null, analysis: { ...result.analysis, engineNote: null } });
  expect(FOREIGN.exec(shown)?.[0]).toBeUndefined();
  expect(Math.abs(result.similarityScore! - local.similarityScore!)).toBeLessThanOrEqual(25);
  expect(result.similarityScore).toBeGreaterThanOrEqual(0);
  expect(result.similarityScore).toBeLessThanOrEqual(100);
  expect(JSON.stringify(result).length).toBeLessThan(30_000);
};

describe.each(Object.entries(PAYLOADS))("a model that returns %s", (_what, payload) => {
  it("never gets its own words into the result, even when a page contains the same words", async () => {
    const texts = CARRIERS.map((carry) => carry(payload));
    // A person's name may also be a model's, and other people's data is on no page.
    const onPage = payload.includes("Hopper") ? "" : texts.join(" ");
    const page = buildDupeCoat({ description: `Camel coat with a tie belt. ${onPage}` });
    const quotes = [payload, ...texts, "tie belt"].map((quote) => ({ side: "alternative" as const, quote }));
    const claims = texts.flatMap((text) => [
      { text, quotes: [{ side: "alternative" as const, quote: "tie belt" }] },
      { text: "Both coats have a tie belt.", quotes },
      ...quotes.map((quote) => ({ text, quotes: [quote] })),
      ...quotes.map((quote) => ({ text: "Both coats are camel and have a tie belt.", quotes: [quote] })),
    ]);
    const verdict = { similarity: 1, original: ["camel"], alternative: [payload] };
    const judgment = buildJudgment(
      {
        cut: { ...verdict, alternative: ["tie belt", payload] },
        material: verdict,
        colour: { ...verdict, alternative: ["camel"] },
        text: { ...verdict, alternative: texts.slice(0, 3) },
      },
      { similarities: claims, differences: claims, materialComparison: claims, priceReasoning: claims },
    );
    answer((asked) => jsonReply(asksForSentences(asked) ? judgment : swapSides(judgment)));
    expectSound(
      await compare(buildWrapCoat(), page, { signal, isDeep: false }),
      compareProducts(buildWrapCoat(), page),
    );
  });
});

describe("a model that writes too much", () => {
  const claim = { text: "Both coats are camel.", quotes: [{ side: "original" as const, quote: "camel" }] };
  const many = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
  const camel = { similarity: 1, original: ["camel"], alternative: ["camel"] };
  it.each([
    ["1,000 sentences", buildJudgment({ colour: camel }, { similarities: many(1000, claim) })],
    [
      "5,000 quotes of one sentence",
      buildJudgment({ colour: camel }, { differences: [{ ...claim, quotes: many(5000, claim.quotes[0]!) }] }),
    ],
    ["5,000 quotes of a verdict", buildJudgment({ colour: { ...camel, original: many(5000, "camel") }, cut: camel })],
    [
      "a sentence of 100 kB",
      buildJudgment({ colour: camel }, { similarities: [{ ...claim, text: "Both coats are camel. ".repeat(5000) }] }),
    ],
  ])("has its output truncated: %s", async (_what, judgment) => {
    answer((asked) => jsonReply(asksForSentences(asked) ? judgment : swapSides(judgment)));
    expectSound(
      await compare(buildWrapCoat(), buildDupeCoat(), { signal, isDeep: false }),
      compareProducts(buildWrapCoat(), buildDupeCoat()),
    );
  });
});

describe("a model that finds everything similar", () => {
  const GOODS = [
    productOf({ title: "Gold plated ring with a pearl", colours: ["gold"] }),
    productOf({ title: "Women's black leather ankle boots", colours: ["black"] }),
    productOf({ title: "Red silk midi dress", colours: ["red"] }),
    productOf({ title: "Men's steel watch with a blue dial", colours: ["blue"] }),
    productOf({ title: "Grey wool scarf", colours: ["grey"] }),
  ];
  const pairs = GOODS.flatMap((one) => GOODS.filter((other) => other !== one).map((other) => [one, other] as const));

  it.each(pairs)(
    "moves the score of unrelated products by at most 25 points: $0.title, $1.title",
    async (one, other) => {
      const all = { similarity: 1, original: [one.title!], alternative: [other.title!] };
      const judgment = buildJudgment(
        { cut: all, material: all, colour: all, pattern: all, construction: all, function: all, text: all },
        {},
        { ...all, relation: "same type" },
      );
      answer((asked) => jsonReply(asksForSentences(asked) ? judgment : swapSides(judgment)));
      const { similarityScore } = await compare(one, other, { signal, isDeep: false });
      const local = compareProducts(one, other).similarityScore!;
      expect(Math.abs(similarityScore! - local)).toBeLessThanOrEqual(25);
      expect(similarityScore).toBeLessThan(40);
    },
  );
});

import { expect, it } from "vitest";
import { SAMPLE_COMPARISON } from "../../testing/comparison.ts";
import { formatAlternatives, formatComparison } from "./as-text.ts";

const usd = (amount: string) => ({ amount, currency: "USD" });
const priced = {
  ...SAMPLE_COMPARISON,
  similarities: ["Both are coats."],
  differences: ["100% wool against 100% polyester."],
  originalProduct: { ...SAMPLE_COMPARISON.originalProduct, title: "Wool coat", price: usd("420.00") },
  dupeProduct: { ...SAMPLE_COMPARISON.dupeProduct, title: "Plain coat", price: usd("89.00") },
  analysis: { ...SAMPLE_COMPARISON.analysis, verdict: "Fairly alike." },
};
const LINK = "https://dupewise.example/c/1?share=secret";

it("formats a comparison as plain text, with its link only if it is shared", () => {
  expect(formatComparison(priced, LINK)).toBe(`Fairly alike.
50% similar.

Original: Wool coat, $420
Alternative: Plain coat, $89
Save $331.

The same:
- Both are coats.

Different:
- 100% wool against 100% polyester.

${LINK}`);
  expect(formatComparison(priced, null)).not.toContain("http");
});

it("leads with the range while little is known, and omits unknown facts", () => {
  const rough = { ...SAMPLE_COMPARISON.analysis, confidence: 0.2, range: { low: 45, high: 78 } };
  expect(formatComparison({ ...SAMPLE_COMPARISON, analysis: rough }, null)).toBe(
    "Somewhere between 45% and 78%\n\nOriginal: Wool Coat\nAlternative: Plain coat",
  );
});

it("formats several alternatives in order, and names a shared original only once", () => {
  const other = { ...priced, originalProduct: { ...priced.originalProduct, title: "Trench" } };
  expect(formatAlternatives([priced, priced], { name: "Coats", link: null })).toBe(`Coats
Instead of Wool coat

1. Plain coat, $89, 50% similar, Save $331
2. Plain coat, $89, 50% similar, Save $331

Total: $178`);
  expect(formatAlternatives([priced, other], { name: "Coats", link: LINK })).toContain("   Instead of Trench");
});

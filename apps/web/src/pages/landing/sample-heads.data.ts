import type { SampleHead } from "./sample-head.ts";

/** Summaries of the landing page's samples, recorded by `npm run samples`. A test recomputes and compares them. */
export const SAMPLE_HEADS: readonly SampleHead[] = [
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b01",
    label: "Two sweaters",
    verdict: "Very close: both are navy blue sweaters made mainly of merino wool.",
    score: 86,
    range: { low: 86, high: 94 },
    sides: [
      {
        title: "Ribbed crew-neck sweater",
        price: { amount: "245", currency: "USD" },
        composition: [{ material: "merino wool", percentage: 100 }],
        color: "oklch(0.36 0.07 262)",
      },
      {
        title: "Crew-neck ribbed merino sweater",
        price: { amount: "69", currency: "USD" },
        composition: [
          { material: "merino wool", percentage: 85 },
          { material: "polyamide", percentage: 15 },
        ],
        color: "oklch(0.36 0.07 262)",
      },
    ],
  },
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b02",
    label: "Two coats",
    verdict: "Somewhat similar: both are coats, but the alternative is mostly polyester, not mostly wool.",
    score: 54,
    range: { low: 51, high: 56 },
    sides: [
      {
        title: "Belted wrap coat",
        price: { amount: "690", currency: "USD" },
        composition: [
          { material: "wool", percentage: 90 },
          { material: "cashmere", percentage: 10 },
        ],
        color: "oklch(0.62 0.08 68)",
      },
      {
        title: "Wool-blend coat",
        price: { amount: "129", currency: "USD" },
        composition: [
          { material: "polyester", percentage: 62 },
          { material: "wool", percentage: 34 },
          { material: "polyamide", percentage: 4 },
          { part: "lining", material: "polyester", percentage: 100 },
        ],
        color: "oklch(0.74 0.045 80)",
      },
    ],
  },
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b03",
    label: "Two bags",
    verdict: "Quite different: leather vs. polyurethane, a shoulder bag vs. a tote bag.",
    score: 33,
    range: { low: 32, high: 35 },
    sides: [
      {
        title: "Crescent shoulder bag",
        price: { amount: "980", currency: "USD" },
        composition: [{ material: "leather", percentage: 100 }],
        color: "light-dark(oklch(0.32 0.008 290), oklch(0.5 0.008 290))",
      },
      {
        title: "Quilted chain tote bag",
        price: { amount: "39", currency: "USD" },
        composition: [{ material: "polyurethane", percentage: 100 }],
        color: "oklch(0.7 0.1 5)",
      },
    ],
  },
];

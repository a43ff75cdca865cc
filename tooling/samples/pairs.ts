/** The pairs of texts compared on the landing page. They were written for it, to show three different results. */
export const PAIRS = [
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b01",
    label: "Two sweaters",
    original: `Product: Ribbed crew-neck sweater
Brand: Aldous Wren
A regular-fit crew-neck sweater in plain navy, fine ribbed merino, long sleeves, ribbed cuffs and hem. Fully fashioned. For every day.
100% merino wool. Made in Italy.
Price: $245`,
    alternative: `Product: Crew-neck ribbed merino sweater
Brand: Harbour Lane
Regular-fit ribbed crew-neck sweater in plain navy with long sleeves, ribbed cuffs and hem. For every day.
85% merino wool, 15% polyamide. Made in Portugal.
Price: $69`,
  },
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b02",
    label: "Two coats",
    original: `Product: Belted wrap coat
Brand: Maison Tarn
Double-faced wrap coat in camel with a tie belt, notched lapels, patch pockets, relaxed fit, knee length. Hand-finished seams.
90% wool, 10% cashmere. Made in Italy.
Price: $690`,
    alternative: `Product: Wool-blend coat
Brand: Northgate
Single-breasted coat in light beige with notched lapels, a button front and side pockets, regular fit, midi length. Fully lined.
62% polyester, 34% wool, 4% polyamide. Lining: 100% polyester. Made in China.
Price: $129`,
  },
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b03",
    label: "Two bags",
    original: `Product: Crescent shoulder bag
Brand: Odile Brandt
Small curved shoulder bag in black grained calfskin with an adjustable strap, top zip and suede lining. Gold-tone hardware.
100% calf leather. Made in Spain.
Price: $980`,
    alternative: `Product: Quilted chain tote bag
Brand: Pop & Pearl
Large quilted tote in pale pink faux leather with a chain strap and magnetic snap, polyester lining.
100% polyurethane. Made in China.
Price: $39`,
  },
] as const;

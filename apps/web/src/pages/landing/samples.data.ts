import type { SharedComparison } from "@dupewise/domain/comparison/share";

/** Recorded by `npm run samples`; a test makes them anew and compares. */
export const SAMPLES: readonly SharedComparison[] = [
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b01",
    similarityScore: 86,
    similarities: [
      "Both are sweaters.",
      "Both are mainly merino wool.",
      "A round neck, a rib stitch, a regular fit and long sleeves on both.",
      "Both come in navy blue.",
      "Both are plain.",
    ],
    differences: ["100% merino wool against 85% merino wool and 15% polyamide."],
    materialComparison:
      "Merino wool leads in both: 100% merino wool in the original, 85% merino wool and 15% polyamide in the alternative. You would hardly feel that in wear.",
    locationComparison:
      "The original is made in Italy, the alternative in Portugal. The country alone says little about how well it is made.",
    priceRecommendation:
      "Buy the alternative if you don't mind a mix of merino wool and polyamide instead of merino wool.",
    priceReasoning:
      "By what we know, the alternative gives up next to nothing in quality. The original would have to be worn 3.6 times as often to cost as little per wear.",
    priceAnalysis: "$69.00 against $245.00: $176.00 less, 28% of the original's price.",
    priceSummary: "86% similar, value 9 of 10, for $176.00 less.",
    whenToBuyOriginal: "You want merino wool.",
    whenToBuyAlternative: "You would rather keep $176.00.",
    valueScore: 9,
    analysis: {
      engine: "local",
      engineNote: null,
      engineVersion: 4,
      verdict:
        "Very close: both are sweaters with a round neck, a rib stitch, a regular fit and long sleeves, but merino wool against a mix of merino wool and polyamide.",
      confidence: 0.8029999999999999,
      range: { low: 86, high: 96 },
      gate: 1,
      kinds: {
        original: { kind: { type: "sweater", name: "sweater" }, likely: [] },
        alternative: { kind: { type: "sweater", name: "sweater" }, likely: [] },
      },
      dimensions: [
        {
          name: "cut",
          weight: 0.25,
          similarity: 1,
          original: "sweater, round neck, rib stitch, regular fit",
          alternative: "sweater, round neck, rib stitch, regular fit",
        },
        {
          name: "material",
          weight: 0.27,
          similarity: 0.865,
          original: "100% merino wool",
          alternative: "85% merino wool and 15% polyamide",
        },
        { name: "colour", weight: 0.17, similarity: 1, original: "navy blue", alternative: "navy blue" },
        { name: "pattern", weight: 0.1, similarity: 1, original: "plain", alternative: "plain" },
        { name: "construction", weight: 0.1, similarity: 1, original: "ribbing", alternative: "ribbing" },
        { name: "function", weight: 0.06, similarity: null, original: null, alternative: null },
        { name: "text", weight: 0.05, similarity: 0.8314971796756815, original: null, alternative: null },
      ],
      partial: { looks: 100, feels: 90, made: 91 },
      similarities: [
        {
          text: "Both are sweaters.",
          quotes: [
            { side: "original", quote: "sweater" },
            { side: "alternative", quote: "sweater" },
          ],
        },
        {
          text: "Both are mainly merino wool.",
          quotes: [
            { side: "original", quote: "100% merino wool" },
            { side: "alternative", quote: "85% merino wool, 15% polyamide" },
          ],
        },
        {
          text: "A round neck, a rib stitch, a regular fit and long sleeves on both.",
          quotes: [
            { side: "original", quote: "crew-neck" },
            { side: "original", quote: "Ribbed" },
            { side: "original", quote: "regular-fit" },
            { side: "original", quote: "long sleeves" },
            { side: "alternative", quote: "Crew-neck" },
            { side: "alternative", quote: "ribbed" },
            { side: "alternative", quote: "Regular-fit" },
            { side: "alternative", quote: "long sleeves" },
          ],
        },
        {
          text: "Both come in navy blue.",
          quotes: [
            { side: "original", quote: "navy" },
            { side: "alternative", quote: "navy" },
          ],
        },
        {
          text: "Both are plain.",
          quotes: [
            { side: "original", quote: "plain" },
            { side: "alternative", quote: "plain" },
          ],
        },
      ],
      differences: [
        {
          text: "100% merino wool against 85% merino wool and 15% polyamide.",
          quotes: [
            { side: "original", quote: "100% merino wool" },
            { side: "alternative", quote: "85% merino wool, 15% polyamide" },
          ],
        },
      ],
      missing: [
        { side: "original", code: "function", fact: "what it is made for", impact: 5 },
        { side: "alternative", code: "function", fact: "what it is made for", impact: 5 },
      ],
      usage: null,
      sameItem: { likelihood: 0.06341151810598035, isOtherColor: false, quotes: [] },
      notice: null,
    },
    originalUrl:
      "Product: Ribbed crew-neck sweater\nBrand: Aldous Wren\nA regular-fit crew-neck sweater in plain navy, fine ribbed merino, long sleeves, ribbed cuffs and hem. Fully fashioned. For every day.\n100% merino wool. Made in Italy.\nPrice: $245",
    dupeUrl:
      "Product: Crew-neck ribbed merino sweater\nBrand: Harbour Lane\nRegular-fit ribbed crew-neck sweater in plain navy with long sleeves, ribbed cuffs and hem. For every day.\n85% merino wool, 15% polyamide. Made in Portugal.\nPrice: $69",
    originalDescription:
      "Product: Ribbed crew-neck sweater\nA regular-fit crew-neck sweater in plain navy, fine ribbed merino, long sleeves, ribbed cuffs and hem. Fully fashioned. For every day.\n100% merino wool. Made in Italy.",
    dupeDescription:
      "Product: Crew-neck ribbed merino sweater\nRegular-fit ribbed crew-neck sweater in plain navy with long sleeves, ribbed cuffs and hem. For every day.\n85% merino wool, 15% polyamide. Made in Portugal.",
    originalMaterials: ["merino wool"],
    dupeMaterials: ["merino wool", "polyamide"],
    originalComposition: [{ material: "merino wool", percentage: 100 }],
    dupeComposition: [
      { material: "merino wool", percentage: 85 },
      { material: "polyamide", percentage: 15 },
    ],
    originalLocation: "Italy",
    dupeLocation: "Portugal",
    originalProduct: {
      url: null,
      title: "Ribbed crew-neck sweater",
      brand: "Aldous Wren",
      description:
        "A regular-fit crew-neck sweater in plain navy, fine ribbed merino, long sleeves, ribbed cuffs and hem. Fully fashioned. For every day.\n100% merino wool. Made in Italy.",
      price: { amount: "245", currency: "USD" },
      materials: ["merino wool"],
      composition: [{ material: "merino wool", percentage: 100 }],
      location: "Italy",
      imageUrl: null,
      category: "sweater",
      colours: [],
      evidence: [
        { field: "title", quote: "Ribbed crew-neck sweater", source: "pasted-text", certainty: 0.95 },
        { field: "brand", quote: "Brand: Aldous Wren", source: "pasted-text", certainty: 0.95 },
        {
          field: "description",
          quote:
            "A regular-fit crew-neck sweater in plain navy, fine ribbed merino, long sleeves, ribbed cuffs and hem. Fully fashioned. For every day. 100% merino wool. Made in Italy.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "price", quote: "Price: $245", source: "pasted-text", certainty: 0.9 },
        { field: "materials", quote: "100% merino wool. Made in Italy.", source: "pasted-text", certainty: 0.8 },
        { field: "composition", quote: "100% merino wool. Made in Italy.", source: "pasted-text", certainty: 0.8 },
        { field: "location", quote: "Made in Italy.", source: "pasted-text", certainty: 0.8 },
        { field: "category", quote: "sweater", source: "pasted-text", certainty: 0.85 },
      ],
      missing: ["imageUrl", "colours"],
    },
    dupeProduct: {
      url: null,
      title: "Crew-neck ribbed merino sweater",
      brand: "Harbour Lane",
      description:
        "Regular-fit ribbed crew-neck sweater in plain navy with long sleeves, ribbed cuffs and hem. For every day.\n85% merino wool, 15% polyamide. Made in Portugal.",
      price: { amount: "69", currency: "USD" },
      materials: ["merino wool", "polyamide"],
      composition: [
        { material: "merino wool", percentage: 85 },
        { material: "polyamide", percentage: 15 },
      ],
      location: "Portugal",
      imageUrl: null,
      category: "sweater",
      colours: [],
      evidence: [
        { field: "title", quote: "Crew-neck ribbed merino sweater", source: "pasted-text", certainty: 0.95 },
        { field: "brand", quote: "Brand: Harbour Lane", source: "pasted-text", certainty: 0.95 },
        {
          field: "description",
          quote:
            "Regular-fit ribbed crew-neck sweater in plain navy with long sleeves, ribbed cuffs and hem. For every day. 85% merino wool, 15% polyamide. Made in Portugal.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "price", quote: "Price: $69", source: "pasted-text", certainty: 0.9 },
        {
          field: "materials",
          quote: "85% merino wool, 15% polyamide. Made in Portugal.",
          source: "pasted-text",
          certainty: 0.8,
        },
        {
          field: "composition",
          quote: "85% merino wool, 15% polyamide. Made in Portugal.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "location", quote: "Made in Portugal.", source: "pasted-text", certainty: 0.8 },
        { field: "category", quote: "sweater", source: "pasted-text", certainty: 0.85 },
      ],
      missing: ["imageUrl", "colours"],
    },
    originalMaterialsManual: [],
    dupeMaterialsManual: [],
    originalCompositionManual: [],
    dupeCompositionManual: [],
    originalPriceManual: null,
    dupePriceManual: null,
    originalTitleManual: null,
    dupeTitleManual: null,
    originalBrandManual: null,
    dupeBrandManual: null,
    originalKindManual: null,
    dupeKindManual: null,
    originalDetailsManual: null,
    dupeDetailsManual: null,
    createdAt: new Date(0),
  },
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b02",
    similarityScore: 49,
    similarities: ["Both are coats.", "A notched lapel on both.", "Pockets on both."],
    differences: [
      "Camel against light beige.",
      "90% wool and 10% cashmere against 62% polyester, 34% wool and 4% polyamide.",
      "Only the alternative mentions buttons and a lining.",
      "The alternative is cut closer: a regular fit where the original has a relaxed fit.",
      "The alternative is longer: a midi length where the original has a knee length.",
      "Only the original mentions a belt.",
    ],
    materialComparison:
      "The original is 90% wool and 10% cashmere; the alternative is 62% polyester, 34% wool and 4% polyamide. Going by its fibers, the alternative should breathe less, be cooler and stand more wear. Care for the original: wool cycle or by hand, cool. For the alternative: machine wash. We found a lining only for the alternative.",
    locationComparison:
      "The original is made in Italy, the alternative in China. The country alone says little about how well it is made.",
    priceRecommendation: "A fair trade: you save money, and get light beige instead of camel.",
    priceReasoning:
      "It loses on material, details and looks, which leaves about 75% of the original's quality. Per wear, the two cost the same once the original is worn 5.3 times as often. The low score limits the value: the less alike the two are, the less the saving is worth.",
    priceAnalysis: "$129.00 against $690.00: $561.00 less, 19% of the original's price.",
    priceSummary: "49% similar, value 5 of 10, for $561.00 less.",
    whenToBuyOriginal:
      "You want wool with some cashmere, which should breathe better and be warmer. You prefer camel and a relaxed fit. You want a belt.",
    whenToBuyAlternative:
      "You would rather keep $561.00. You want a mix of polyester and wool, which should be cooler and stand more wear. You prefer light beige and a regular fit. You want buttons and a lining.",
    valueScore: 5,
    analysis: {
      engine: "local",
      engineNote: null,
      engineVersion: 4,
      verdict: "Related rather than alike: both are coats with a notched lapel, but camel against light beige.",
      confidence: 0.6749999999999999,
      range: { low: 43, high: 58 },
      gate: 1,
      kinds: {
        original: { kind: { type: "coat", name: "coat" }, likely: [] },
        alternative: { kind: { type: "coat", name: "coat" }, likely: [] },
      },
      dimensions: [
        {
          name: "cut",
          weight: 0.28,
          similarity: 0.7902537327190505,
          original: "coat, wrap, belted wrap front, notched lapel",
          alternative: "coat, single-breasted, notched lapel, regular fit",
        },
        {
          name: "material",
          weight: 0.2,
          similarity: 0.403,
          original: "90% wool and 10% cashmere",
          alternative: "62% polyester, 34% wool and 4% polyamide",
        },
        { name: "colour", weight: 0.17, similarity: 0.0978966894237935, original: "camel", alternative: "light beige" },
        { name: "pattern", weight: 0.1, similarity: null, original: null, alternative: null },
        {
          name: "construction",
          weight: 0.1,
          similarity: 0.5263157894736842,
          original: "belt, pockets",
          alternative: "buttons, pockets, lining",
        },
        { name: "function", weight: 0.09, similarity: null, original: null, alternative: null },
        { name: "text", weight: 0.06, similarity: 0.3336230624913196, original: null, alternative: null },
      ],
      partial: { looks: 57, feels: 51, made: 45 },
      similarities: [
        {
          text: "Both are coats.",
          quotes: [
            { side: "original", quote: "coat" },
            { side: "alternative", quote: "coat" },
          ],
        },
        {
          text: "A notched lapel on both.",
          quotes: [
            { side: "original", quote: "notched lapels" },
            { side: "alternative", quote: "notched lapels" },
          ],
        },
        {
          text: "Pockets on both.",
          quotes: [
            { side: "original", quote: "patch pockets" },
            { side: "alternative", quote: "side pockets" },
          ],
        },
      ],
      differences: [
        {
          text: "Camel against light beige.",
          quotes: [
            { side: "original", quote: "camel" },
            { side: "alternative", quote: "light beige" },
          ],
        },
        {
          text: "90% wool and 10% cashmere against 62% polyester, 34% wool and 4% polyamide.",
          quotes: [
            { side: "original", quote: "90% wool, 10% cashmere" },
            {
              side: "alternative",
              quote: "62% polyester, 34% wool, 4% polyamide. Lining: 100% polyester. Made in China.",
            },
          ],
        },
        {
          text: "Only the alternative mentions buttons and a lining.",
          quotes: [
            { side: "alternative", quote: "button front" },
            { side: "alternative", quote: "Fully lined" },
          ],
        },
        {
          text: "The alternative is cut closer: a regular fit where the original has a relaxed fit.",
          quotes: [
            { side: "original", quote: "relaxed fit" },
            { side: "alternative", quote: "regular fit" },
          ],
        },
        {
          text: "The alternative is longer: a midi length where the original has a knee length.",
          quotes: [
            { side: "original", quote: "knee length" },
            { side: "alternative", quote: "midi length" },
          ],
        },
        { text: "Only the original mentions a belt.", quotes: [{ side: "original", quote: "Belted" }] },
      ],
      missing: [
        { side: "original", code: "pattern", fact: "its pattern, or whether it is plain", impact: 6 },
        { side: "alternative", code: "pattern", fact: "its pattern, or whether it is plain", impact: 6 },
        { side: "original", code: "function", fact: "what it is made for", impact: 5 },
        { side: "alternative", code: "function", fact: "what it is made for", impact: 5 },
      ],
      usage: null,
      sameItem: { likelihood: 0.0071920418287954755, isOtherColor: true, quotes: [] },
      notice: null,
    },
    originalUrl:
      "Product: Belted wrap coat\nBrand: Maison Tarn\nDouble-faced wrap coat in camel with a tie belt, notched lapels, patch pockets, relaxed fit, knee length. Hand-finished seams.\n90% wool, 10% cashmere. Made in Italy.\nPrice: $690",
    dupeUrl:
      "Product: Wool-blend coat\nBrand: Northgate\nSingle-breasted coat in light beige with notched lapels, a button front and side pockets, regular fit, midi length. Fully lined.\n62% polyester, 34% wool, 4% polyamide. Lining: 100% polyester. Made in China.\nPrice: $129",
    originalDescription:
      "Product: Belted wrap coat\nDouble-faced wrap coat in camel with a tie belt, notched lapels, patch pockets, relaxed fit, knee length. Hand-finished seams.\n90% wool, 10% cashmere. Made in Italy.",
    dupeDescription:
      "Product: Wool-blend coat\nSingle-breasted coat in light beige with notched lapels, a button front and side pockets, regular fit, midi length. Fully lined.\n62% polyester, 34% wool, 4% polyamide. Lining: 100% polyester. Made in China.",
    originalMaterials: ["wool", "cashmere"],
    dupeMaterials: ["polyester", "wool", "polyamide"],
    originalComposition: [
      { material: "wool", percentage: 90 },
      { material: "cashmere", percentage: 10 },
    ],
    dupeComposition: [
      { material: "polyester", percentage: 62 },
      { material: "wool", percentage: 34 },
      { material: "polyamide", percentage: 4 },
      { part: "lining", material: "polyester", percentage: 100 },
    ],
    originalLocation: "Italy",
    dupeLocation: "China",
    originalProduct: {
      url: null,
      title: "Belted wrap coat",
      brand: "Maison Tarn",
      description:
        "Double-faced wrap coat in camel with a tie belt, notched lapels, patch pockets, relaxed fit, knee length. Hand-finished seams.\n90% wool, 10% cashmere. Made in Italy.",
      price: { amount: "690", currency: "USD" },
      materials: ["wool", "cashmere"],
      composition: [
        { material: "wool", percentage: 90 },
        { material: "cashmere", percentage: 10 },
      ],
      location: "Italy",
      imageUrl: null,
      category: "coat",
      colours: [],
      evidence: [
        { field: "title", quote: "Belted wrap coat", source: "pasted-text", certainty: 0.95 },
        { field: "brand", quote: "Brand: Maison Tarn", source: "pasted-text", certainty: 0.95 },
        {
          field: "description",
          quote:
            "Double-faced wrap coat in camel with a tie belt, notched lapels, patch pockets, relaxed fit, knee length. Hand-finished seams. 90% wool, 10% cashmere. Made in Italy.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "price", quote: "Price: $690", source: "pasted-text", certainty: 0.9 },
        { field: "materials", quote: "90% wool, 10% cashmere. Made in Italy.", source: "pasted-text", certainty: 0.8 },
        {
          field: "composition",
          quote: "90% wool, 10% cashmere. Made in Italy.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "location", quote: "Made in Italy.", source: "pasted-text", certainty: 0.8 },
        { field: "category", quote: "coat", source: "pasted-text", certainty: 0.85 },
      ],
      missing: ["imageUrl", "colours"],
    },
    dupeProduct: {
      url: null,
      title: "Wool-blend coat",
      brand: "Northgate",
      description:
        "Single-breasted coat in light beige with notched lapels, a button front and side pockets, regular fit, midi length. Fully lined.\n62% polyester, 34% wool, 4% polyamide. Lining: 100% polyester. Made in China.",
      price: { amount: "129", currency: "USD" },
      materials: ["polyester", "wool", "polyamide"],
      composition: [
        { material: "polyester", percentage: 62 },
        { material: "wool", percentage: 34 },
        { material: "polyamide", percentage: 4 },
        { part: "lining", material: "polyester", percentage: 100 },
      ],
      location: "China",
      imageUrl: null,
      category: "coat",
      colours: [],
      evidence: [
        { field: "title", quote: "Wool-blend coat", source: "pasted-text", certainty: 0.95 },
        { field: "brand", quote: "Brand: Northgate", source: "pasted-text", certainty: 0.95 },
        {
          field: "description",
          quote:
            "Single-breasted coat in light beige with notched lapels, a button front and side pockets, regular fit, midi length. Fully lined. 62% polyester, 34% wool, 4% polyamide. Lining: 100% polyester. Made in China.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "price", quote: "Price: $129", source: "pasted-text", certainty: 0.9 },
        {
          field: "materials",
          quote: "62% polyester, 34% wool, 4% polyamide. Lining: 100% polyester. Made in China.",
          source: "pasted-text",
          certainty: 0.8,
        },
        {
          field: "composition",
          quote: "62% polyester, 34% wool, 4% polyamide. Lining: 100% polyester. Made in China.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "location", quote: "Made in China.", source: "pasted-text", certainty: 0.8 },
        { field: "category", quote: "coat", source: "pasted-text", certainty: 0.85 },
      ],
      missing: ["imageUrl", "colours"],
    },
    originalMaterialsManual: [],
    dupeMaterialsManual: [],
    originalCompositionManual: [],
    dupeCompositionManual: [],
    originalPriceManual: null,
    dupePriceManual: null,
    originalTitleManual: null,
    dupeTitleManual: null,
    originalBrandManual: null,
    dupeBrandManual: null,
    originalKindManual: null,
    dupeKindManual: null,
    originalDetailsManual: null,
    dupeDetailsManual: null,
    createdAt: new Date(0),
  },
  {
    id: "0f6c1d9a-52a7-4b0e-9a57-3f1d2c8e7b03",
    similarityScore: 21,
    similarities: ["A lining on both."],
    differences: [
      "100% leather against 100% polyurethane.",
      "Black against pale pink.",
      "The original is a shoulder bag, the alternative a tote bag.",
      "Only the alternative mentions quilting and a magnetic closure.",
      "The original has a grained leather, the alternative quilting.",
      "A crossbody strap on the original, a chain strap on the alternative.",
      "The original has a zip top, the alternative a magnetic top.",
      "The alternative is larger: a large size where the original has a small size.",
    ],
    materialComparison: "The original is 100% leather; the alternative is 100% polyurethane.",
    locationComparison:
      "The original is made in Spain, the alternative in China. The country alone says little about how well it is made.",
    priceRecommendation: "Cheaper, but no substitute. Buy it for what it is, not in place of the original.",
    priceReasoning: "The two are too different to compare their quality and cost per wear.",
    priceAnalysis: "$39.00 against $980.00: $941.00 less, 4% of the original's price.",
    priceSummary: "21% similar, value 3 of 10, for $941.00 less.",
    whenToBuyOriginal:
      "You want a shoulder bag. You want leather, which should stand more wear. You prefer black and a small size. You want a zip.",
    whenToBuyAlternative:
      "You would rather keep $941.00. You want a tote bag. You prefer pale pink and quilting. You want quilting and a magnetic closure.",
    valueScore: 3,
    analysis: {
      engine: "local",
      engineNote: null,
      engineVersion: 4,
      verdict: "Quite different: both with a lining, but leather against polyurethane.",
      confidence: 0.7355,
      range: { low: 20, high: 28 },
      gate: 0.9,
      kinds: {
        original: { kind: { type: "shoulder bag", name: "shoulder bag" }, likely: [] },
        alternative: { kind: { type: "tote bag", name: "tote bag" }, likely: [] },
      },
      dimensions: [
        {
          name: "cut",
          weight: 0.27,
          similarity: 0.36740062951692615,
          original: "shoulder bag, crescent body, small size, grained leather",
          alternative: "tote bag, quilted surface, large size, chain strap",
        },
        {
          name: "material",
          weight: 0.22,
          similarity: 0.049999999999999996,
          original: "100% leather",
          alternative: "100% polyurethane",
        },
        {
          name: "colour",
          weight: 0.17,
          similarity: 1.307429292026134e-14,
          original: "black",
          alternative: "pale pink",
        },
        { name: "pattern", weight: 0.07, similarity: null, original: null, alternative: "quilted" },
        {
          name: "construction",
          weight: 0.18,
          similarity: 0.4,
          original: "adjustable strap, zip, lining",
          alternative: "quilting, chain strap, magnetic closure, lining",
        },
        { name: "function", weight: 0.04, similarity: null, original: null, alternative: null },
        { name: "text", weight: 0.05, similarity: 0.30151134457776363, original: null, alternative: null },
      ],
      partial: { looks: 31, feels: 12, made: 16 },
      similarities: [
        {
          text: "A lining on both.",
          quotes: [
            { side: "original", quote: "lining" },
            { side: "alternative", quote: "lining" },
          ],
        },
      ],
      differences: [
        {
          text: "100% leather against 100% polyurethane.",
          quotes: [
            { side: "original", quote: "100% calf leather" },
            { side: "alternative", quote: "100% polyurethane. Made in China." },
          ],
        },
        {
          text: "Black against pale pink.",
          quotes: [
            { side: "original", quote: "black" },
            { side: "alternative", quote: "pale pink" },
          ],
        },
        {
          text: "The original is a shoulder bag, the alternative a tote bag.",
          quotes: [
            { side: "original", quote: "shoulder bag" },
            { side: "alternative", quote: "tote bag" },
          ],
        },
        {
          text: "Only the alternative mentions quilting and a magnetic closure.",
          quotes: [
            { side: "alternative", quote: "Quilted" },
            { side: "alternative", quote: "magnetic snap" },
          ],
        },
        {
          text: "The original has a grained leather, the alternative quilting.",
          quotes: [
            { side: "original", quote: "grained calfskin" },
            { side: "alternative", quote: "Quilted" },
          ],
        },
        {
          text: "A crossbody strap on the original, a chain strap on the alternative.",
          quotes: [
            { side: "original", quote: "adjustable strap" },
            { side: "alternative", quote: "chain strap" },
          ],
        },
        {
          text: "The original has a zip top, the alternative a magnetic top.",
          quotes: [
            { side: "original", quote: "top zip" },
            { side: "alternative", quote: "magnetic snap" },
          ],
        },
        {
          text: "The alternative is larger: a large size where the original has a small size.",
          quotes: [
            { side: "original", quote: "Small" },
            { side: "alternative", quote: "Large" },
          ],
        },
      ],
      missing: [],
      usage: null,
      sameItem: { likelihood: 0.00542112694368729, isOtherColor: true, quotes: [] },
      notice: null,
    },
    originalUrl:
      "Product: Crescent shoulder bag\nBrand: Odile Brandt\nSmall curved shoulder bag in black grained calfskin with an adjustable strap, top zip and suede lining. Gold-tone hardware.\n100% calf leather. Made in Spain.\nPrice: $980",
    dupeUrl:
      "Product: Quilted chain tote bag\nBrand: Pop & Pearl\nLarge quilted tote in pale pink faux leather with a chain strap and magnetic snap, polyester lining.\n100% polyurethane. Made in China.\nPrice: $39",
    originalDescription:
      "Product: Crescent shoulder bag\nSmall curved shoulder bag in black grained calfskin with an adjustable strap, top zip and suede lining. Gold-tone hardware.\n100% calf leather. Made in Spain.",
    dupeDescription:
      "Product: Quilted chain tote bag\nLarge quilted tote in pale pink faux leather with a chain strap and magnetic snap, polyester lining.\n100% polyurethane. Made in China.",
    originalMaterials: ["leather"],
    dupeMaterials: ["polyurethane"],
    originalComposition: [{ material: "leather", percentage: 100 }],
    dupeComposition: [{ material: "polyurethane", percentage: 100 }],
    originalLocation: "Spain",
    dupeLocation: "China",
    originalProduct: {
      url: null,
      title: "Crescent shoulder bag",
      brand: "Odile Brandt",
      description:
        "Small curved shoulder bag in black grained calfskin with an adjustable strap, top zip and suede lining. Gold-tone hardware.\n100% calf leather. Made in Spain.",
      price: { amount: "980", currency: "USD" },
      materials: ["leather"],
      composition: [{ material: "leather", percentage: 100 }],
      location: "Spain",
      imageUrl: null,
      category: "shoulder bag",
      colours: [],
      evidence: [
        { field: "title", quote: "Crescent shoulder bag", source: "pasted-text", certainty: 0.95 },
        { field: "brand", quote: "Brand: Odile Brandt", source: "pasted-text", certainty: 0.95 },
        {
          field: "description",
          quote:
            "Small curved shoulder bag in black grained calfskin with an adjustable strap, top zip and suede lining. Gold-tone hardware. 100% calf leather. Made in Spain.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "price", quote: "Price: $980", source: "pasted-text", certainty: 0.9 },
        { field: "materials", quote: "100% calf leather. Made in Spain.", source: "pasted-text", certainty: 0.8 },
        { field: "composition", quote: "100% calf leather. Made in Spain.", source: "pasted-text", certainty: 0.8 },
        { field: "location", quote: "Made in Spain.", source: "pasted-text", certainty: 0.8 },
        { field: "category", quote: "shoulder bag", source: "pasted-text", certainty: 0.85 },
      ],
      missing: ["imageUrl", "colours"],
    },
    dupeProduct: {
      url: null,
      title: "Quilted chain tote bag",
      brand: "Pop & Pearl",
      description:
        "Large quilted tote in pale pink faux leather with a chain strap and magnetic snap, polyester lining.\n100% polyurethane. Made in China.",
      price: { amount: "39", currency: "USD" },
      materials: ["polyurethane"],
      composition: [{ material: "polyurethane", percentage: 100 }],
      location: "China",
      imageUrl: null,
      category: "tote bag",
      colours: [],
      evidence: [
        { field: "title", quote: "Quilted chain tote bag", source: "pasted-text", certainty: 0.95 },
        { field: "brand", quote: "Brand: Pop & Pearl", source: "pasted-text", certainty: 0.95 },
        {
          field: "description",
          quote:
            "Large quilted tote in pale pink faux leather with a chain strap and magnetic snap, polyester lining. 100% polyurethane. Made in China.",
          source: "pasted-text",
          certainty: 0.8,
        },
        { field: "price", quote: "Price: $39", source: "pasted-text", certainty: 0.9 },
        { field: "materials", quote: "100% polyurethane. Made in China.", source: "pasted-text", certainty: 0.8 },
        { field: "composition", quote: "100% polyurethane. Made in China.", source: "pasted-text", certainty: 0.8 },
        { field: "location", quote: "Made in China.", source: "pasted-text", certainty: 0.8 },
        { field: "category", quote: "tote bag", source: "pasted-text", certainty: 0.85 },
      ],
      missing: ["imageUrl", "colours"],
    },
    originalMaterialsManual: [],
    dupeMaterialsManual: [],
    originalCompositionManual: [],
    dupeCompositionManual: [],
    originalPriceManual: null,
    dupePriceManual: null,
    originalTitleManual: null,
    dupeTitleManual: null,
    originalBrandManual: null,
    dupeBrandManual: null,
    originalKindManual: null,
    dupeKindManual: null,
    originalDetailsManual: null,
    dupeDetailsManual: null,
    createdAt: new Date(0),
  },
];

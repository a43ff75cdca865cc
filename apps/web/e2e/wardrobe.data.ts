/** An evening gown and a midi dress, as pasted from their shops' pages. */
export const GOWN_AND_MIDI = [
  "Product: Evening gown\nBrand: Isolde Marr\nFloor-length strapless evening gown in emerald. 100% silk. Price: $2,400\nhttps://isoldemarr.example/gown",
  "Product: Jersey midi dress\nBrand: Halden Row\nLong-sleeved midi dress in navy. 95% viscose, 5% elastane. Price: $65\nhttps://www.haldenrow.example/jersey-midi",
] as const;

/** The comparisons of a sample account: the original and the alternative, each as pasted from its page. */
export const WARDROBE: readonly (readonly [original: string, alternative: string])[] = [
  GOWN_AND_MIDI,
  [
    "Product: Cashmere crew-neck sweater\nBrand: Linnet & Vale\nRegular fit crew-neck sweater in oatmeal. 100% cashmere. Made in Scotland. Price: $495\nhttps://linnetvale.example/crew",
    "Product: Soft crew-neck sweater\nBrand: Fieldmouse\nRegular fit crew-neck sweater in oatmeal. 70% merino wool, 30% cashmere. Price: $119\nhttps://www.fieldmouse.example/soft-crew",
  ],
  [
    "Product: Bias-cut silk slip dress\nBrand: Linnet & Vale\nMidi slip dress with a cowl neck and thin straps in champagne. 100% silk. Price: $620\nhttps://linnetvale.example/slip",
    "Product: Satin cowl-neck slip dress\nBrand: Brightwell\nMidi slip dress with a cowl neck and thin straps in champagne. 100% polyester satin. Price: $59\nhttps://brightwell.example/satin-slip",
  ],
  [
    "Product: Arc leather shoulder bag\nBrand: Corvane\nCurved shoulder bag in black with a zip and a short strap. 100% calf leather. Made in Spain. Price: $1,150\nhttps://corvane.example/arc",
    "Product: Crescent shoulder bag\nBrand: Pemberley Lane\nCurved shoulder bag in black with a zip and a short strap. 100% polyurethane. Price: $49\nhttps://pemberleylane.example/crescent",
  ],
  [
    "Product: Washed linen shirt\nBrand: Atelier Sorrel\nRelaxed button-down shirt in white with a chest pocket. 100% linen. Made in Portugal. Price: $240\nhttps://ateliersorrel.example/linen-shirt",
    "Product: Linen-cotton shirt\nBrand: Fieldmouse\nRelaxed button-down shirt in white with a chest pocket. 55% linen, 45% cotton. Price: $45\nhttps://www.fieldmouse.example/linen-cotton-shirt",
  ],
  [
    "Product: High-rise wide-leg jeans\nBrand: Okoro Denim\nHigh-rise wide-leg jeans in dark blue with five pockets. 100% cotton. Made in Japan. Price: $310\nhttps://okorodenim.example/wide",
    "Product: Wide-leg jeans\nBrand: Brightwell\nHigh-rise wide-leg jeans in dark blue with five pockets. 79% cotton, 20% recycled polyester, 1% elastane. Price: $55\nhttps://brightwell.example/wide-leg",
  ],
  [
    "Product: Pleated wool trousers\nBrand: Atelier Sorrel\nHigh-waisted pleated wide-leg trousers in grey. 100% wool. Made in Italy. Price: $540\nhttps://ateliersorrel.example/trousers",
    "Product: Tailored trousers\nBrand: Halden Row\nHigh-waisted pleated wide-leg trousers in grey. 64% polyester, 34% viscose, 2% elastane. Price: $69\nhttps://www.haldenrow.example/trousers",
  ],
  [
    "Product: Cotton gabardine trench coat\nBrand: Maison Aurelle\nDouble-breasted trench coat in beige with a belt and epaulettes. 100% cotton, lining 100% viscose. Price: $1,650\nhttps://www.maison-aurelle.example/trench",
    "Product: Short trench jacket\nBrand: Brightwell\nSingle-breasted cropped trench jacket in khaki with a belt. 65% polyester, 35% cotton. Price: $89\nhttps://brightwell.example/short-trench",
  ],
  [
    "Product: Silk tie-neck blouse\nBrand: Linnet & Vale\nLong-sleeved blouse with a tie neck in ivory. 100% silk. Price: $430\nhttps://linnetvale.example/blouse",
    "Product: Poplin shirt\nBrand: Pemberley Lane\nLong-sleeved shirt with a collar in blue stripes. 100% cotton. Price: $39\nhttps://pemberleylane.example/poplin",
  ],
  [
    "Product: Chunky alpaca cardigan\nBrand: Isolde Marr\nOversized cardigan in oatmeal with horn buttons and a shawl collar. 70% alpaca, 30% wool. Made in Peru. Price: $480\nhttps://isoldemarr.example/alpaca",
    "Product: Shawl-collar cardigan\nBrand: Fieldmouse\nOversized knitted cardigan in oatmeal, shawl collar, buttons. 80% acrylic, 20% polyester. Made in Bangladesh. Price: $39.99\nhttps://www.fieldmouse.example/shawl-collar",
  ],
  [
    "Product: Double-faced wool wrap coat\nBrand: Maison Aurelle\nLong belted coat in camel with notched lapels and patch pockets. 100% virgin wool, lining 100% viscose. Made in Italy. Price: $1,890\nhttps://www.maison-aurelle.example/wrap-coat",
    "Product: Tie-waist wool-blend coat\nBrand: Halden Row\nLong belted coat in camel, notched lapels, pockets. 62% wool, 32% polyester, 6% polyamide. Made in Portugal. Price: $179\nhttps://www.haldenrow.example/tie-waist-coat",
  ],
];

/** Products found by other users that match an alert for the first item of the wardrobe. */
export const FOUND_PRODUCTS = [
  {
    title: "Belted camel coat",
    brand: "Brightwell",
    price: "129.00 USD",
    score: 91,
    shop: "https://brightwell.example/belted-coat",
  },
  {
    title: "Robe coat in a wool blend",
    brand: "Pemberley Lane",
    price: "149.00 USD",
    score: 87,
    shop: "https://pemberleylane.example/robe-coat",
  },
] as const;

/** One pair for each kind of product that the wardrobe lacks, with everything that the products' pages say. */
export const DETAILED_PAIRS = [
  {
    what: "watches",
    original:
      "Product: Omega Speedmaster Professional Moonwatch\nBrand: Omega\n42 mm steel chronograph, black dial, hesalite crystal, manual wind. Steel bracelet. $7,000",
    alternative:
      "Product: Seiko Prospex Speedtimer solar chronograph\nBrand: Seiko\n41 mm stainless steel chronograph with black dial, steel bracelet, sapphire. $725",
  },
  {
    what: "sneakers",
    original:
      "Product: Achilles Low sneakers\nBrand: Common Projects\nLow-top sneakers in white with laces. 100% leather upper, leather lining, rubber sole, gold foil number at the heel. Made in Italy. $465",
    alternative:
      "Product: Court leather sneakers\nBrand: Brightwell\nLow-top lace-up sneakers in white. Upper: 70% leather, 30% polyurethane. Textile lining, rubber sole, padded collar. Made in Vietnam. $79",
  },
  {
    what: "leggings",
    original:
      "Product: High-rise 7/8 leggings\nBrand: Larkmoor Studio\nHigh-rise leggings in black with a hidden waistband pocket. 81% nylon, 19% elastane. Made in Canada. $98",
    alternative:
      "Product: High-waisted leggings\nBrand: Moorfield\nHigh-waisted leggings in charcoal, four-way stretch, no pockets. 75% polyester, 25% spandex. Made in Vietnam. £29",
  },
  {
    what: "sandals",
    original:
      "Product: Arizona Soft Footbed\nBrand: Birkenstock\nTwo-strap sandals in taupe suede with cork sole. $150",
    alternative:
      "Product: Double buckle sandals\nBrand: Brightwell\nTwo-strap slide sandals in taupe faux suede, EVA footbed. £29",
  },
  {
    what: "rings",
    original: "Product: Love ring\nBrand: Cartier\n18k yellow gold ring with screw motif. $2,130",
    alternative:
      "Product: Screw detail band ring\nBrand: Pemberley Lane\nGold plated stainless steel ring with screw motif. $39",
  },
  {
    what: "scarves",
    original:
      "Product: Checked cashmere scarf\nBrand: Burberry\nVintage check scarf, fringed ends. 100% cashmere. Made in Scotland. $520",
    alternative:
      "Product: Checked scarf\nBrand: Halden Row\nOversized check scarf with fringe in camel. 100% acrylic. $25",
  },
  {
    what: "sunglasses",
    original:
      "Product: Wayfarer Classic sunglasses\nBrand: Ray-Ban\nBlack acetate frame, green lenses. Made in Italy. $163",
    alternative:
      "Product: Square sunglasses\nBrand: Fieldmouse\nBlack plastic square sunglasses with green lenses. $18",
  },
  {
    what: "trousers",
    original:
      "Product: Pleated wool trousers\nBrand: Atelier Sorrel\nHigh-waisted pleated wide-leg trousers in grey with side pockets. 98% wool, 2% elastane; lining 100% viscose. Made in Italy. Price: $540",
    alternative:
      "Product: Tailored trousers\nBrand: Halden Row\nHigh-waisted pleated wide-leg trousers in navy, zip fly. 64% polyester, 34% viscose, 2% elastane. Made in Turkey. Price: $69",
  },
  {
    what: "dresses",
    original:
      "Product: Bias-cut silk slip dress\nBrand: Linnet & Vale\nMidi slip dress with a cowl neck and thin straps in champagne. 100% silk. Made in Italy. Price: $620",
    alternative:
      "Product: Satin wrap dress\nBrand: Brightwell\nLong-sleeved knee-length wrap dress in emerald with a belt. 100% polyester satin. Price: $59",
  },
  {
    what: "bags",
    original:
      "Product: Arc leather shoulder bag\nBrand: Corvane\nCurved shoulder bag in black with a zip and a short strap, suede lining. 100% calf leather. Made in Spain. Price: $1,150",
    alternative:
      "Product: Crescent shoulder bag\nBrand: Pemberley Lane\nCurved shoulder bag in burgundy with a magnetic clasp and a chain strap. 100% polyurethane. Price: $49",
  },
  {
    what: "jeans",
    original:
      "Product: High-rise wide-leg jeans\nBrand: Okoro Denim\nHigh-rise wide-leg jeans in dark blue with five pockets and a button fly. 100% cotton. Made in Japan. Price: $310",
    alternative:
      "Product: Straight-leg jeans\nBrand: Brightwell\nMid-rise straight-leg jeans in black with a zip fly. 79% cotton, 20% recycled polyester, 1% elastane. Price: $55",
  },
] as const;

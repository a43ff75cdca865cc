/** One side as a shop writes it: title, then description, then label. */
type Side = readonly [title: string, description?: string, composition?: string];

export interface RatedPair {
  original: Side;
  alternative: Side;
  /** The similarity that a careful shopper with both in hand would state, 0–100. */
  rating: number;
}

/**
 * Pairs written and rated for this project before anyone had seen the engine's results. Ratings are one person's
 * judgment in steps of five: 95 or more for the same item in all but name, 80 for a good substitute, 60 for similar
 * with an important difference, 40 for related, 20 or less for not comparable.
 */
export const RATED_PAIRS: readonly RatedPair[] = [
  // the same item by another maker
  {
    original: ["White crew neck T-shirt", "Short sleeves, regular fit, plain.", "100% cotton"],
    alternative: ["T-shirt in white", "Round neck, short sleeves and a regular fit. Solid colour.", "100% cotton"],
    rating: 97,
  },
  {
    original: ["Black turtleneck sweater women", "Slim fit, long sleeves, fine knit.", "100% merino wool"],
    alternative: ["Women's black roll neck jumper", "Fine knit with long sleeves, slim fit.", "100% merino wool"],
    rating: 97,
  },
  {
    original: ["Navy striped Breton top", "Boat neck, long sleeves.", "100% cotton"],
    alternative: ["Striped navy top", "Long sleeves and boat neck.", "95% cotton, 5% elastane"],
    rating: 94,
  },
  {
    original: ["Black leather belt with silver buckle", "Pin buckle.", "100% leather"],
    alternative: ["Men's black leather belt", "Tang closure buckle.", "100% leather"],
    rating: 92,
  },
  {
    original: [
      "Camel wool coat",
      "Single-breasted, knee length, notched lapel, pockets, lined.",
      "80% wool, 20% polyamide",
    ],
    alternative: [
      "Single-breasted coat in camel",
      "Knee length with notched lapels, two pockets, fully lined.",
      "70% wool, 30% polyamide",
    ],
    rating: 92,
  },
  {
    original: ["Blue straight leg jeans", "High rise, five pocket, zip fly.", "99% cotton, 1% elastane"],
    alternative: ["High waist straight jeans, blue", "Five pockets and a zip.", "98% cotton, 2% elastane"],
    rating: 95,
  },
  {
    original: ["White leather sneakers", "Low top, lace-up, rubber sole.", "Upper: 100% leather"],
    alternative: ["Low top sneakers in white leather", "Laces, rubber sole.", "Upper: 100% leather"],
    rating: 95,
  },
  {
    original: ["Black satin midi slip dress", "V-neck, adjustable straps.", "100% viscose"],
    alternative: ["Slip dress black", "Midi length, V neck and adjustable straps.", "100% viscose"],
    rating: 94,
  },
  // good substitutes
  {
    original: ["Navy linen shirt", "Long sleeves, regular fit, spread collar, buttons.", "100% linen"],
    alternative: ["Navy shirt linen blend", "Long sleeves, regular fit, buttons.", "55% linen, 45% cotton"],
    rating: 85,
  },
  {
    original: ["Cashmere crew neck sweater grey", "Long sleeves, regular fit, ribbed cuffs.", "100% cashmere"],
    alternative: ["Grey merino crew neck sweater", "Long sleeves, regular fit, ribbed hem.", "100% merino wool"],
    rating: 85,
  },
  {
    original: ["Green floral wrap dress", "Midi length, V-neck, short sleeves, belt.", "100% viscose"],
    alternative: ["Floral wrap midi dress green", "V-neck with short sleeves, tie waist.", "100% polyester"],
    rating: 78,
  },
  {
    original: ["Black skinny jeans women", "Mid rise, five pocket.", "92% cotton, 6% polyester, 2% elastane"],
    alternative: ["Black slim fit jeans women", "Mid rise, five pockets.", "98% cotton, 2% elastane"],
    rating: 87,
  },
  {
    original: ["Beige trench coat", "Double-breasted, belt, knee length.", "100% cotton"],
    alternative: ["Beige double-breasted trench", "Knee length, belted.", "65% polyester, 35% cotton"],
    rating: 76,
  },
  {
    original: ["Brown suede chelsea boots", "Pull on, ankle high, rubber sole.", "suede leather"],
    alternative: ["Chelsea boots brown suede", "Slip on, ankle boots, rubber sole.", "suede leather"],
    rating: 94,
  },
  {
    original: ["Black quilted shoulder bag", "Chain strap, flap, magnetic closure.", "100% leather"],
    alternative: ["Quilted black shoulder bag", "Chain strap, flap closure.", "100% polyurethane"],
    rating: 72,
  },
  {
    original: ["White cotton poplin shirt", "Spread collar, long sleeves, slim fit.", "100% cotton"],
    alternative: ["White shirt", "Spread collar, long sleeves, slim fit.", "60% cotton, 40% polyester"],
    rating: 84,
  },
  {
    original: ["Black running shoes men", "Cushioned sole, laces, mesh."],
    alternative: ["Men's running shoes black", "Lace-up with cushioned sole and mesh."],
    rating: 88,
  },
  {
    original: ["Gold hoop earrings", "Hoops.", "14k gold"],
    alternative: ["Gold-plated hoop earrings", "Hoops."],
    rating: 72,
  },
  {
    original: ["Tortoise cat-eye sunglasses", "UV400, gradient lenses."],
    alternative: ["Cat eye sunglasses brown tortoiseshell", "UV protection and gradient lens."],
    rating: 90,
  },
  {
    original: ["Grey hoodie", "Kangaroo pocket, drawstring, regular fit.", "80% cotton, 20% polyester"],
    alternative: ["Hooded sweatshirt grey", "Kangaroo pocket and drawcord, regular fit.", "100% cotton"],
    rating: 87,
  },
  // similar, with an important difference
  {
    original: ["Silk slip dress champagne", "V-neck, midi.", "100% silk"],
    alternative: ["Champagne satin slip dress", "V-neck, midi length.", "100% polyester"],
    rating: 70,
  },
  {
    original: ["Black leather jacket", "Zip, slim fit, lapels.", "100% leather"],
    alternative: ["Black faux leather jacket", "Zip and slim fit.", "100% polyurethane"],
    rating: 68,
  },
  {
    original: ["Navy crew neck sweater", "Long sleeves.", "100% wool"],
    alternative: ["Navy V-neck sweater", "Long sleeves.", "100% acrylic"],
    rating: 62,
  },
  {
    original: ["Red A-line dress", "Knee length, short sleeves.", "100% cotton"],
    alternative: ["Navy A-line dress", "Knee length, short sleeves.", "100% cotton"],
    rating: 75,
  },
  {
    original: ["Blue checked shirt", "Long sleeves, slim fit.", "100% cotton"],
    alternative: ["Blue striped shirt", "Long sleeves, slim fit.", "100% cotton"],
    rating: 82,
  },
  {
    original: ["Blue skinny jeans", "Low rise.", "98% cotton, 2% elastane"],
    alternative: ["Blue wide leg jeans", "High rise.", "100% cotton"],
    rating: 62,
  },
  {
    original: ["Black high heels", "Pointed toe, stiletto."],
    alternative: ["Black block heels", "Round toe, mid heel."],
    rating: 65,
  },
  {
    original: ["Beige tote bag", "Top handles, zip.", "100% leather"],
    alternative: ["Black tote bag", "Top handles, zip.", "100% leather"],
    rating: 78,
  },
  {
    original: ["Silver analogue watch", "Steel strap, quartz, date window."],
    alternative: ["Gold analogue watch", "Leather strap, quartz."],
    rating: 55,
  },
  {
    original: ["White linen trousers", "Wide leg, high rise.", "100% linen"],
    alternative: ["White trousers", "Straight leg, high rise.", "100% polyester"],
    rating: 58,
  },
  {
    original: ["Pink floral blouse", "Long sleeves, V-neck.", "100% silk"],
    alternative: ["Blue floral blouse", "Long sleeves, V-neck.", "100% polyester"],
    rating: 52,
  },
  {
    original: ["Women's grey wool coat", "Knee length, double-breasted.", "100% wool"],
    alternative: ["Women's grey coat", "Knee length, single-breasted.", "100% polyester"],
    rating: 55,
  },
  {
    original: ["Green parka", "Hood, zip, padded.", "100% cotton"],
    alternative: ["Black parka", "Hood, zip, padded.", "100% polyester"],
    rating: 55,
  },
  {
    original: ["Men's black oxford shoes", "Leather sole, laces.", "leather"],
    alternative: ["Men's brown oxford shoes", "Rubber sole, laces.", "leather"],
    rating: 68,
  },
  {
    original: ["Red silk scarf with paisley print", "", "100% silk"],
    alternative: ["Red paisley scarf", "", "100% polyester"],
    rating: 65,
  },
  {
    original: ["Mini dress black sleeveless", "Bodycon, party.", "95% polyester, 5% elastane"],
    alternative: ["Maxi dress black long sleeves", "A-line, party.", "95% polyester, 5% elastane"],
    rating: 62,
  },
  // related
  {
    original: ["White shirt", "Long sleeves, spread collar.", "100% cotton"],
    alternative: ["White T-shirt", "Short sleeves, round neck.", "100% cotton"],
    rating: 45,
  },
  {
    original: ["Black blazer", "Single-breasted, notched lapel.", "100% wool"],
    alternative: ["Black leather jacket", "Zip.", "100% leather"],
    rating: 40,
  },
  {
    original: ["Navy cardigan", "Buttons, V-neck.", "100% wool"],
    alternative: ["Navy sweater", "V-neck.", "100% wool"],
    rating: 72,
  },
  {
    original: ["Beige trench coat", "Belt, knee length.", "100% cotton"],
    alternative: ["Beige bomber jacket", "Zip, cropped.", "100% polyester"],
    rating: 38,
  },
  {
    original: ["Blue jeans", "Straight leg.", "100% cotton"],
    alternative: ["Blue chinos", "Straight leg.", "98% cotton, 2% elastane"],
    rating: 58,
  },
  {
    original: ["Black ankle boots", "Block heel, zip.", "leather"],
    alternative: ["Black loafers", "Slip on.", "leather"],
    rating: 42,
  },
  {
    original: ["Black clutch", "Evening, chain strap."],
    alternative: ["Black tote bag", "Everyday, top handles."],
    rating: 35,
  },
  { original: ["Gold necklace", "Chain."], alternative: ["Gold bracelet", "Chain."], rating: 35 },
  {
    original: ["White sneakers", "Low top, laces.", "leather"],
    alternative: ["White sandals", "Buckle.", "leather"],
    rating: 38,
  },
  {
    original: ["Floral midi skirt", "Pleated.", "100% polyester"],
    alternative: ["Floral midi dress", "Pleated.", "100% polyester"],
    rating: 30,
  },
  {
    original: ["Black leggings", "High rise.", "80% polyamide, 20% elastane"],
    alternative: ["Black track pants", "Drawstring.", "100% polyester"],
    rating: 42,
  },
  {
    original: ["Women's red wool coat", "", "100% wool"],
    alternative: ["Women's blue puffer jacket", "Padded, zip.", "100% polyamide"],
    rating: 25,
  },
  { original: ["Grey hoodie", "", "100% cotton"], alternative: ["Black T-shirt", "", "100% cotton"], rating: 35 },
  {
    original: ["Men's white shirt", "", "100% cotton"],
    alternative: ["Women's white shirt", "", "100% cotton"],
    rating: 75,
  },
  // not comparable
  { original: ["Silk scarf red", "", "100% silk"], alternative: ["Men's black T-shirt", "", "100% cotton"], rating: 5 },
  { original: ["Leather handbag black"], alternative: ["Black running shoes"], rating: 3 },
  { original: ["Gold watch"], alternative: ["Gold hoop earrings"], rating: 10 },
  { original: ["Navy dress", "", "100% cotton"], alternative: ["Navy trousers", "", "100% cotton"], rating: 12 },
  { original: ["Sunglasses black"], alternative: ["Black leather belt"], rating: 3 },
  { original: ["Blue jeans"], alternative: ["Blue shirt"], rating: 8 },
  { original: ["White bra"], alternative: ["White sneakers"], rating: 2 },
  { original: ["Wool socks grey"], alternative: ["Grey wool scarf"], rating: 8 },
  { original: ["Pink lipstick"], alternative: ["Pink dress"], rating: 2 },
  { original: ["Black backpack"], alternative: ["Black leggings"], rating: 3 },
];

/** Notes on materials, each with a pattern that matches material names, most specific first. */
export const MATERIAL_NOTES: readonly (readonly [words: RegExp, note: string])[] = [
  [
    /faux|vegan|synthetic|imitation|polyurethane|\bpu\b/,
    "Plastic made to look like leather: light, inexpensive and easy to wipe clean. It doesn't soften with age, and the surface can crack or peel.",
  ],
  [
    /coated canvas/,
    "Fabric with a plastic coating: light, and it shrugs off rain and scratches. A crease or a worn corner can't be repaired.",
  ],
  [
    /shearling|sheepskin|lambskin fur/,
    "Hide with the wool still on: very warm and breathable. Keep it dry, and leave cleaning to a specialist.",
  ],
  [
    /suede|nubuck/,
    "Leather with a brushed surface: soft and warm to the touch. Water stains it, so brush it and use a protective spray.",
  ],
  [
    /leather|hide|calfskin|lambskin/,
    "Strong: it molds to its wearer and ages well with care. Let it dry slowly, and condition it now and then.",
  ],
  [
    /cupro/,
    "Made from the short fibers around cotton seeds: smooth and cool like silk, and breathable. Wash it gently.",
  ],
  [/vermeil/, "Silver under a thick layer of gold. It lasts longer than plating but does wear off eventually."],
  [/plated/, "A thin layer over another metal. It wears off where it rubs, so keep it away from water and perfume."],
  [/gold/, "It doesn't tarnish. The higher the karat, the richer the color and the softer the metal."],
  [/silver/, "Bright and soft. It tarnishes, but it can be polished."],
  [/brass|bronze|copper/, "Warm in color. It darkens over time, can be polished, and may leave a mark on the skin."],
  [/platinum/, "Heavy and permanently white. It doesn't tarnish, and scratches can be polished out."],
  [/alumin(i)?um/, "Very light, and it doesn't rust. It's softer than steel, so it dents and scratches more easily."],
  [/zinc|alloy|\bmetal/, "Usually a base metal with a finish. It can tarnish where the finish wears off."],
  [/steel|titanium/, "Hard and easy to care for. It doesn't rust or tarnish in everyday wear."],
  [
    /acetate/,
    "Made from wood pulp: silky and cool as a fabric, tough and flexible as a frame for glasses. Heat damages it.",
  ],
  [
    /recycled (poly(ester|amide)|nylon)/,
    "Polyester or nylon made from used bottles, nets or fabric. It wears like new fiber: durable and quick to dry, but less breathable than natural fabrics.",
  ],
  [
    /fleece/,
    "Brushed to trap air: warm for its weight and quick to dry. It pills where it rubs and doesn't block wind.",
  ],
  [
    /camel/,
    "The undercoat of the camel: soft and very warm for its weight. A coat made of it lasts for years; have it dry-cleaned.",
  ],
  [
    /mohair|angora|alpaca|vicu/,
    "Fine hair with a soft halo: warm, light and silky. It sheds or felts when rubbed, so wash it by hand.",
  ],
  [
    /(?<!eider)down|feather/,
    "The warmest filling for its weight, and it packs small. It loses its warmth when wet; dry it slowly and fluff it up.",
  ],
  [/\bfur\b/, "Warm and eye-catching. Keep it away from heat and rain, and have a specialist clean it."],
  [
    /cashmere/,
    "The fine undercoat of goats: very soft, light and warm. It pills and needs careful washing, but lasts if treated well.",
  ],
  [
    /wool|merino|lambswool/,
    "Warm even when damp. It springs back into shape and rarely needs washing, but coarser grades can itch, and hot water shrinks it.",
  ],
  [
    /silk/,
    "Smooth, light and strong, with a natural sheen. It drapes well, but water can leave marks, and it needs gentle washing.",
  ],
  [
    /straw|raffia|jute|hemp|ramie|cork|rattan|wicker/,
    "A plant fiber, light and airy. It holds its shape if kept dry and can break where it is bent.",
  ],
  [
    /rubber|silicone|resin|plastic|\beva\b/,
    "Light, waterproof and easy to wipe clean. Sun and heat make it brittle over time.",
  ],
  [/neoprene/, "Foam rubber between two layers of fabric: it stretches, holds its shape and keeps out water and cold."],
  [
    /lyocell|tencel/,
    "Made from wood pulp: smooth, cool and stronger when wet than viscose. It wrinkles a little and needs a gentle wash.",
  ],
  [/pearl/, "Soft for a gem. Wipe it after wearing, and keep it away from perfume and sweat."],
  [/linen|flax/, "Cool, airy and very strong, and softer with each wash. It wrinkles, which is part of its look."],
  [
    /modal/,
    "A fine viscose from beechwood: soft, smooth and easy to wash. It feels good on the skin but is weaker when wet.",
  ],
  [
    /bamboo/,
    "Usually viscose made from bamboo: soft, absorbent and drapey. It's less sturdy than cotton and tends to shrink.",
  ],
  [/rayon|viscose/, "Made from wood pulp: soft, cool and fluid. It wrinkles, loses strength when wet and can shrink."],
  [
    /elastane|spandex|lycra/,
    "The fiber that stretches. A few percent helps a garment keep its shape; heat wears it out.",
  ],
  [/nylon|polyamide/, "Light, smooth, very durable and quick to dry. It builds up static and doesn't breathe well."],
  [
    /acrylic/,
    "Made to resemble wool: light, soft and inexpensive. It's less warm than wool, pills, and builds up static.",
  ],
  [
    /polyester/,
    "Durable and quick to dry. It keeps its shape and color, but it doesn't breathe well and holds on to odors.",
  ],
  [/cotton|denim/, "Soft, breathable and easy to wash; it gets softer over time. It wrinkles and may shrink a little."],
];

/** Matches the names of weaves and knits, which say nothing about the fiber. */
export const WEAVE_NAMES =
  /^(?:twill|cr[eê]pe|satin|sateen|denim|jersey|poplin|flannel|velvet|corduroy|canvas|chiffon|georgette|organza|tulle|tweed|mesh|lace|fleece|knit|ponte|gabardine|chambray|terry|boucl[eé]|jacquard)$/;

/** What a shopper should know of a material, by a word of its name; the more special words come first. */
export const MATERIAL_NOTES: readonly (readonly [words: RegExp, note: string])[] = [
  [
    /faux|vegan|synthetic|imitation|polyurethane|\bpu\b/,
    "Plastic made to look like hide: light, easy to wipe, cheap. It does not soften with age; the surface can crack or peel.",
  ],
  [
    /suede|nubuck/,
    "Hide with a brushed face: soft and warm to the touch. It stains with water and wants a brush and a spray.",
  ],
  [
    /leather|hide|calfskin|lambskin|sheepskin/,
    "Strong, shapes itself to its wearer and ages well when it is cared for. It wants to dry slowly and to be fed now and then.",
  ],
  [
    /cupro/,
    "Made from the short fibers of cotton seeds: smooth and cool like silk, and it breathes. Gentle washing keeps it so.",
  ],
  [/vermeil/, "Silver under a thick layer of gold. It lasts longer than plating, and wears off in the end."],
  [/plated/, "A thin layer over another metal. It wears off where it rubs; keep it from water and perfume."],
  [/gold/, "Does not tarnish. The more carats, the richer the color and the softer the metal."],
  [/silver/, "Bright and soft; it tarnishes and can be polished."],
  [/steel|titanium/, "Hard, light to care for, and it neither rusts nor tarnishes in daily wear."],
  [
    /acetate/,
    "Made from wood pulp: silky and cool as cloth, tough and bendable as the frame of glasses. Heat harms it.",
  ],
  [
    /recycled (poly(ester|amide)|nylon)/,
    "Polyester or nylon made from used bottles, nets or cloth. It wears like new fiber: hard-wearing, quick to dry, less airy than natural cloth.",
  ],
  [
    /fleece/,
    "Brushed to trap air: warm for its weight and quick to dry. It pills where it rubs, and wind goes through it.",
  ],
  [
    /cashmere/,
    "The fine undercoat of goats: very soft, light and warm. It pills, wants careful washing, and lasts when it is treated well.",
  ],
  [
    /wool|merino|lambswool/,
    "Warm even when damp, springs back into shape and rarely needs washing. Coarser grades can itch; hot water shrinks it.",
  ],
  [
    /silk/,
    "Smooth, light and strong, with a natural sheen. It drapes well, marks with water and wants gentle washing.",
  ],
  [/linen|flax/, "Cool, airy and very strong, softer with each wash. It creases; that is part of it."],
  [/modal/, "A fine viscose from beech: soft, smooth and steady in the wash. Good against the skin, weaker when wet."],
  [
    /bamboo/,
    "Usually viscose made from bamboo: soft, absorbent and drapey. Less sturdy than cotton, and apt to shrink.",
  ],
  [/rayon|viscose/, "Made from wood pulp: soft, cool and fluid. It creases, loses strength when wet and can shrink."],
  [
    /elastane|spandex|lycra/,
    "The fiber that stretches. A few percent help a garment keep its shape; heat wears it out.",
  ],
  [/nylon|polyamide/, "Light, smooth and very hard-wearing, quick to dry. It holds static and does not breathe much."],
  [/acrylic/, "Made to resemble wool: light, soft and cheap. Less warm than wool, it pills and holds static."],
  [/polyester/, "Hard-wearing, keeps its shape and color, dries fast. It breathes little and holds on to smells."],
  [/cotton|denim/, "Soft, airy and easy to wash; gets softer with time. It creases and may shrink a little."],
];

export const UNKNOWN_MATERIAL_NOTE = "We have no general notes on this material; the care label is the best guide.";

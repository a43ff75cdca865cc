/** What a shopper should know of a material, by a word of its name; the more special words come first. */
export const MATERIAL_NOTES: readonly (readonly [words: RegExp, note: string])[] = [
  [
    /recycled (poly(ester|amide)|nylon)/,
    "Polyester or nylon made from used bottles, nets or cloth. It wears like new fibre: hard-wearing, quick to dry, less airy than natural cloth.",
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
    "The fibre that stretches. A few percent help a garment keep its shape; heat wears it out.",
  ],
  [/nylon|polyamide/, "Light, smooth and very hard-wearing, quick to dry. It holds static and does not breathe much."],
  [/acrylic/, "Made to resemble wool: light, soft and cheap. Less warm than wool, it pills and holds static."],
  [/polyester/, "Hard-wearing, keeps its shape and colour, dries fast. It breathes little and holds on to smells."],
  [/cotton|denim/, "Soft, airy and easy to wash; gets softer with time. It creases and may shrink a little."],
];

export const UNKNOWN_MATERIAL_NOTE = "We have no general notes on this material; the care label is the best guide.";

/** Material notes by a word of the name, most specific first. */
export const MATERIAL_NOTES: readonly (readonly [words: RegExp, note: string])[] = [
  [
    /faux|vegan|synthetic|imitation|polyurethane|\bpu\b/,
    "Plastic made to look like hide: light, easy to wipe, cheap. It does not soften with age; the surface can crack or peel.",
  ],
  [
    /coated canvas/,
    "Cloth under a layer of plastic: light and not afraid of rain or scratches. A crease or a worn corner can't be mended.",
  ],
  [
    /shearling|sheepskin|lambskin fur/,
    "Hide with its wool on: very warm, and it lets moisture out. Keep it dry; cleaning is a task for a specialist.",
  ],
  [
    /suede|nubuck/,
    "Hide with a brushed face: soft and warm to the touch. It stains with water and wants a brush and a spray.",
  ],
  [
    /leather|hide|calfskin|lambskin/,
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
  [/brass|bronze|copper/, "Warm in color; it darkens with time, can be polished, and may leave a mark on the skin."],
  [/platinum/, "Heavy and white for good: it does not tarnish, and scratches can be polished out."],
  [/alumin(i)?um/, "Very light, and it does not rust. Softer than steel, so it dents and scratches sooner."],
  [/zinc|alloy|\bmetal/, "Mostly a base metal under a finish. It can tarnish where that wears off."],
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
    /camel/,
    "The undercoat of the camel: soft, and very warm for its weight. It is worn as a coat for years; leave washing to a cleaner.",
  ],
  [
    /mohair|angora|alpaca|vicu/,
    "Fine hair with a halo: warm, light and silky. It sheds or felts when rubbed, and wants washing by hand.",
  ],
  [
    /(?<!eider)down|feather/,
    "The warmest filling for its weight, and it packs small. Wet, it warms no more; dry it slowly, and shake it up.",
  ],
  [/\bfur\b/, "Pile that warms and catches the eye. Keep it from heat and rain, and let a specialist clean it."],
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
  [
    /straw|raffia|jute|hemp|ramie|cork|rattan|wicker/,
    "A plant's fiber, light and airy. It holds its shape when it is kept dry, and can break where it is bent.",
  ],
  [
    /rubber|silicone|resin|plastic|\beva\b/,
    "Light and waterproof, and wiped clean. Sun and heat make it brittle in time.",
  ],
  [
    /neoprene/,
    "Foamed rubber between two layers of cloth: it stretches, holds its shape and keeps water and cold out.",
  ],
  [
    /lyocell|tencel/,
    "Made from wood pulp: smooth, cool and stronger when wet than viscose. It creases a little, and wants a mild wash.",
  ],
  [/pearl/, "Soft for a stone: wipe it after wearing, and keep it from perfume and sweat."],
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

/** Weaves and knits, which say nothing about the fiber. */
export const WEAVES =
  /^(?:twill|cr[eê]pe|satin|sateen|denim|jersey|poplin|flannel|velvet|corduroy|canvas|chiffon|georgette|organza|tulle|tweed|mesh|lace|fleece|knit|ponte|gabardine|chambray|terry|boucl[eé]|jacquard)$/;

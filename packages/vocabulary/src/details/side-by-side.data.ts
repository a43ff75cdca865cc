/**
 * Values of one attribute that can be true of one thing, so that a page which names the one denies none of the other:
 * each value on the left beside each on the right. "*" is any other value.
 */
export const SIDE_BY_SIDE: Readonly<Record<string, readonly (readonly [some: string, others: string])[]>> = {
  neckline: [
    ["halter neck", "V-neck, square neck, sweetheart neck, turtleneck, high neck, mock neck, high collar, round neck"],
    ["off-shoulder", "sweetheart neck, square neck"],
    [
      "keyhole neck",
      "round neck, V-neck, halter neck, turtleneck, high neck, mock neck, high collar, band collar, mandarin collar",
    ],
    ["V-neck", "lapel collar, notched lapel, peaked lapel, camp collar, polo collar, spread collar, band collar"],
    ["V-neck", "henley neck, cowl neck"],
    // What one shop calls so, another calls otherwise.
    ["high neck", "turtleneck, mock neck, high collar, mandarin collar, band collar"],
    ["round neck", "scoop neck"],
    ["mandarin collar", "band collar, high collar"],
    ["high collar", "turtleneck, mock neck"],
    [
      "hood",
      "high collar, mandarin collar, lapel collar, notched lapel, spread collar, band collar, high neck, mock neck",
    ],
    ["lapel collar", "notched lapel, peaked lapel, spread collar, camp collar"],
    ["off-shoulder", "one-shoulder"],
  ],
  leg: [["slim leg", "tapered leg, straight leg"]],
  silhouette: [
    ["wrap", "A-line, fit and flare, sheath, bodycon, straight, tiered, pleated, peplum, empire"],
    ["pleated", "A-line, fit and flare, straight, tiered, empire"],
    ["tiered", "A-line, fit and flare, straight, shift, empire"],
    ["empire", "A-line, fit and flare, straight"],
    ["peplum", "sheath, bodycon, straight, fit and flare"],
    ["asymmetric", "*"],
    ["A-line", "fit and flare"],
  ],
  "heel shape": [["block heel", "kitten heel"]],
  toe: [
    ["cap toe", "round toe, almond toe, pointed toe, square toe"],
    ["open toe, peep toe", "round toe, almond toe, pointed toe, square toe"],
  ],
  "frame shape": [
    ["oversized frame", "*"],
    ["wayfarer", "square frame, rectangular frame"],
    ["shield", "square frame, aviator"],
    ["cat-eye", "square frame, rectangular frame"],
    ["wraparound", "rectangular frame, oval frame"],
    ["aviator", "square frame"],
  ],
  display: [["chronograph, analogue-digital", "analogue"]],
  "ear style": [["hoop", "drop"]],
  support: [["padded, non-padded", "sports support"]],
  "lens tint": [["gradient lenses, mirrored lenses", "*"]],
  "belt buckle": [
    ["logo buckle", "*"],
    ["western buckle, ring buckle, double-G buckle, H buckle, triomphe buckle", "pin buckle, plate buckle"],
  ],
  "belt strap": [["studded strap", "plain leather strap, braided strap"]],
  "scarf form": [["blanket scarf", "long scarf, square scarf, triangle scarf"]],
  "bag body": [
    ["structured body", "crescent body, dumpling body, tall trapezoid body, east-west body, folding body"],
    ["slouchy body", "crescent body, dumpling body, east-west body"],
    ["east-west body", "crescent body"],
  ],
  "bag surface": [
    [
      "diamond quilting, chevron quilting, quilted surface, pleated body",
      "grained leather, smooth leather, Saffiano texture, nylon body, canvas body",
    ],
    ["woven leather", "grained leather, smooth leather, quilted surface"],
    ["geometric panels", "smooth leather"],
    ["monogram canvas", "canvas body"],
  ],
  "bag closure": [
    ["turn-lock closure", "*"],
    ["magnetic top", "turn-lock closure, front flap, belted closure, zip top, drawstring top, knot closure"],
    ["zip top", "turn-lock closure, front flap, belted closure"],
    ["drawstring top", "front flap"],
    ["knot closure", "open top"],
  ],
  "coat closing": [
    ["tie belt", "zip front, snap front, toggle front, open front"],
    ["zip front", "snap front, asymmetric zip, toggle front"],
  ],
  knit: [
    ["chunky stitch", "cable stitch, rib stitch, waffle stitch, intarsia"],
    ["brushed knit", "*"],
    ["intarsia", "fine smooth knit"],
    ["rib stitch", "cable stitch, fine smooth knit"],
  ],
  "skirt cut": [["full cut", "accordion pleats, bias cut"]],
  "jewel form": [
    ["line of stones", "*"],
    ["chain bracelet", "charm bracelet, station form, bar form"],
    ["domed form", "thick hoop, huggie form, plain band, open cuff"],
    ["huggie form", "thin hoop, thick hoop, drop-shaped form, pendant form"],
    ["pendant form", "bar form, drop-shaped form, station form, thin hoop, thick hoop"],
    ["wrap form", "cord bracelet, open cuff"],
    ["rigid bangle", "open cuff"],
  ],
  "stone setting": [["pavé setting, halo setting", "*"]],
  "jewel closure": [["hinged closure", "screw closure, lobster clasp"]],
  "sole shape": [
    [
      "chunky sole, platform sole",
      "lug sole, commando sole, gum sole, foam midsole, air-cushioned sole, sole with a visible air unit, crepe sole, cork footbed, molded foam sole, braided jute sole, cup sole, vulcanized sole",
    ],
    ["gum sole", "vulcanized sole, cup sole, lug sole, crepe sole"],
    ["foam midsole", "sole with a visible air unit, air-cushioned sole, molded foam sole"],
    ["thin rubber sole", "gum sole, cup sole, vulcanized sole, crepe sole"],
    // The footbed, and what is below it.
    [
      "air-cushioned sole, sole with a visible air unit, foam midsole, molded foam sole, cork footbed",
      "lug sole, commando sole, gum sole, crepe sole, vulcanized sole, cup sole",
    ],
  ],
  emblem: [["heel tab in a contrast color", "*"]],
  "strap layout": [
    ["padded straps, woven straps", "*"],
    ["H cut-out, one buckled strap", "wide band"],
  ],
  bezel: [
    ["coin-edge bezel, bezel with exposed screws, gem-set bezel", "dive bezel, GMT bezel"],
    // On the dial just as well.
    ["tachymeter scale", "*"],
  ],
  "hour markers": [["baton markers", "dot markers, Roman numerals, Arabic numerals, stone markers"]],
  dial: [
    ["skeleton dial, wave dial, tapisserie dial", "*"],
    ["mother-of-pearl dial", "white dial, pink dial, blue dial, silver dial"],
  ],
  "outerwear style": [
    ["parka style", "puffer style, waxed style, quilted style, shell style, windbreaker style, fleece style"],
    ["bomber style", "quilted style, puffer style, windbreaker style, varsity style, biker style"],
    ["quilted style", "field jacket style, waxed style, shirt style"],
    ["waxed style", "field jacket style, biker style"],
    ["teddy style", "bomber style, overcoat style, biker style"],
    ["fleece style", "shirt style, teddy style"],
    ["shell style", "windbreaker style"],
    ["shirt style", "denim jacket style, field jacket style"],
  ],
  "boot style": [
    ["lace-up style", "hiking style, snow boot style"],
    ["rain boot style", "Chelsea style"],
  ],
  "shoe style": [
    [
      "mule style",
      "slide style, clog style, penny loafer style, horsebit style, tassel loafer style, ballet style, slingback style, strappy style, court shoe style",
    ],
    ["strappy style", "slingback style, espadrille style, thong style, slide style, sport sandal style, footbed style"],
    ["espadrille style", "slide style, mule style, slingback style, moccasin style"],
    ["footbed style", "clog style, thong style"],
    ["slingback style", "ballet style, Mary Jane style"],
    ["moccasin style", "penny loafer style, horsebit style, tassel loafer style, boat shoe style"],
    ["brogue style", "Oxford style, Derby style, monk strap style"],
    ["thong style", "slide style, sport sandal style"],
    ["fisherman style", "gladiator style"],
  ],
  "dress style": [
    ["slip dress shape", "column shape, evening gown shape"],
    ["evening gown shape", "column shape"],
    ["knitted dress shape", "slip dress shape, column shape, T-shirt dress shape"],
  ],
  "bra style": [
    ["bralette cups", "*"],
    ["plunge cups", "balconette cups, full cups"],
  ],
  "jewel style": [
    ["choker length, layered style", "*"],
    ["beaded style", "signet shape"],
  ],
  "top style": [["corset shape", "bandeau shape, camisole shape"]],
  "shorts style": [["cargo style", "denim shorts style, tailored style"]],
  "shirt style": [
    ["overshirt style", "flannel style, denim shirt style"],
    ["flannel style", "Western style"],
  ],
};

import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of jewelry: motif, setting, stone, closure. */
export const JEWELRY_SHAPES: readonly CutAttribute[] = [
  {
    name: "motif",
    of: ["jewellery"],
    weight: 1.4,
    values: [
      {
        name: "screw motif",
        words: "~screws, screw motifs, screw heads, screw design, screw detail, screw head, engraved screws",
      },
      { name: "nail motif", words: "nail, nail design, bent nail, nail head, nail shaped" },
      {
        name: "clover motif",
        words: "clover, four leaf clover, quatrefoil, alhambra, clovers, lucky clover, four leaf, quatrefoil motif",
      },
      { name: "serpent motif", words: "~snake, serpent, serpenti, snake head, snake motif" },
      { name: "panther motif", words: "panther, panthere, ~leopard head" },
      {
        name: "heart motif",
        words: "heart, hearts, heart pendant, heart necklace, heart tag, heart charm, open heart, heart shaped",
      },
      { name: "star motif", words: "star, stars, ~starburst, north star, star pendant" },
      { name: "moon motif", words: "moon, crescent moon" },
      { name: "cross motif", words: "cross, crucifix, cross pendant" },
      { name: "evil-eye motif", words: "evil eye, eye motif" },
      { name: "knot motif", words: "knot, ~knotted, love knot" },
      { name: "butterfly motif", words: "butterfly, butterflies" },
      { name: "flower motif", words: "flower, floral, daisy, rose motif, fleur, petals" },
      { name: "initial motif", words: "initial, ~letter, ~monogram, initial pendant, letter pendant" },
      { name: "orb motif", words: "orb, saturn" },
      { name: "horsebit motif", near: "horseshoe motif", words: "horsebit, snaffle bit" },
      { name: "horseshoe motif", near: "horsebit motif", words: "horseshoe, ~stirrup" },
      { name: "coin motif", words: "coin, ~medallion, ~medal, ~disc, coin pendant, ~zodiac" },
      { name: "T motif", words: "t shape, t wire, t bar ends" },
      {
        name: "hardware links",
        words: "hardwear, gauge link, ~graduated links, ~ball and lock, ~padlock",
      },
      { name: "H motif", words: "h motif, clic h, enamel h, h bracelet, h bangle, h cuff, letter h" },
      { name: "B-logo spiral", words: "spiral, b zero, serrated spiral" },
      { name: "cable motif", words: "twisted cable, cable, cable cuff" },
      { name: "swan motif", words: "swan" },
      { name: "bow motif", words: "bow, ~ribbon" },
      { name: "key motif", words: "key, key pendant, skeleton key" },
      {
        name: "shell motif",
        words:
          "~shell, ~shells, puka, puka shell, cowrie, seashell, scallop shell, shell necklace, shell earrings, shell pendant, shell bracelet, shell charm, shell shaped",
      },
      { name: "leaf motif", words: "leaf, leaves, ~feather" },
      { name: "infinity motif", words: "infinity" },
      { name: "bee motif", words: "bee, ~honeycomb" },
      { name: "fan motif", words: "fan shape, fan motif, divas dream" },
    ],
  },
  {
    name: "jewel form",
    of: ["jewellery"],
    weight: 1.1,
    values: [
      { name: "oval bangle", near: "rigid bangle", words: "oval bracelet, oval cuff, two piece oval bangle" },
      {
        name: "rigid bangle",
        near: "oval bangle",
        words: "bangle, solid bangle, rigid bracelet, stiff bracelet, hinged bangle",
      },
      { name: "open cuff", words: "cuff, open bangle, cuff bracelet, open ended" },
      { name: "chain bracelet", words: "link bracelet, chain link bracelet, ~delicate chain, bracelet chain" },
      { name: "line of stones", words: "tennis, tennis bracelet, tennis necklace, riviere, line bracelet" },
      { name: "cord bracelet", words: "cord, string bracelet, braided cord" },
      { name: "charm bracelet", words: "bracelet with charms, charmed bracelet, snake chain bracelet for charms" },
      {
        name: "domed form",
        words:
          "dome, domed, dome ring, chunky dome, teardrop dome, bold dome, croissant, croissant ring, croissant dome",
      },
      { name: "drop-shaped form", words: "drop shaped, teardrop, teardrop earrings, tear drop, water drop" },
      {
        name: "plain band",
        words:
          "~band ring, simple band, plain ring, plain band ring, plain gold band, ~wedding ring, ~low domed, ~comfort fit, ~flat band, polished band, ~stacking ring, ~stacking band, ~slim band, ~wedding band",
      },
      {
        name: "three interlaced bands",
        words:
          "~three bands, trinity, rolling ring, three interlocking bands, interlocking rings, ~three rings, ~tricolor rings, rolling rings",
      },
      { name: "wrap form", words: "wrap ring, ~coil, wraparound ring, wraps around, ~bypass" },
      { name: "huggie form", words: "huggie, huggies, huggie hoops" },
      { name: "thick hoop", words: "chunky hoops, bold hoops, tube hoops, chunky hoop, thick hoops" },
      { name: "thin hoop", words: "thin hoops, skinny hoops, fine hoops, thin hoop" },
      { name: "bar form", words: "bar necklace, bar pendant" },
      {
        name: "pendant form",
        words:
          "pendant, pendant necklace, heart pendant, star pendant, cross pendant, coin pendant, initial pendant, letter pendant, key pendant, ~charm necklace, ~solitaire necklace",
      },
      { name: "collar form", words: "collar necklace, ~collier, choker, ~torque, ~bib necklace, ~all around" },
      { name: "station form", words: "~by the yard, stations, station necklace" },
    ],
  },
  {
    name: "stone",
    of: ["jewellery"],
    weight: 1,
    values: [
      {
        name: "natural diamonds",
        near: "lab-grown diamonds",
        yields: "lab-grown diamonds",
        words: "diamond, diamonds, natural diamond, natural diamonds, brilliant cut diamonds, pave diamonds",
      },
      {
        name: "lab-grown diamonds",
        near: "natural diamonds",
        words:
          "lab grown, lab grown diamonds, lab created diamonds, lab grown diamond, lab diamond, lab diamonds, lab created diamond",
      },
      { name: "moissanite", near: "lab-grown diamonds", words: "moissanites" },
      {
        name: "cubic zirconia",
        near: "crystals",
        words: "cz, zirconia, cubic zirconias, simulated diamond, simulated diamonds, cz stones, diamond simulant",
      },
      {
        name: "crystals",
        near: "cubic zirconia",
        words: "crystal, rhinestones, rhinestone, ~swarovski, glass crystals, pave crystals",
      },
      { name: "mother-of-pearl", words: "mother of pearl, nacre" },
      { name: "onyx", words: "black onyx, ~black agate" },
      { name: "malachite", words: "green malachite" },
      { name: "carnelian", words: "~red agate, cornelian" },
      {
        name: "turquoise stone",
        words:
          "~turquoise, turquoise stones, turquoise beads, turquoise cabochon, genuine turquoise, natural turquoise",
      },
      { name: "lapis lazuli", words: "lapis" },
      {
        name: "pearls",
        near: "imitation pearls",
        words:
          "pearl, freshwater pearls, freshwater pearl, cultured pearl, cultured pearls, akoya, akoya pearls, baroque pearl, baroque pearls",
      },
      {
        name: "imitation pearls",
        near: "pearls",
        words:
          "faux pearl, faux pearls, glass pearls, simulated pearl, acrylic pearl, acrylic pearls, resin pearl, resin pearls, plastic pearl, plastic pearls, shell pearl, shell pearls",
      },
      { name: "sapphires", words: "sapphire" },
      { name: "rubies", words: "ruby" },
      { name: "emeralds", words: "emerald" },
      { name: "topaz", words: "blue topaz, ~smoky quartz, ~amethyst, ~citrine, ~peridot" },
      { name: "enamel", words: "enameled, enamelled, enamel inlay" },
    ],
  },
  {
    name: "stone setting",
    of: ["jewellery"],
    weight: 0.7,
    values: [
      { name: "pavé setting", words: "pave, pave set, paved, micro pave" },
      { name: "halo setting", words: "halo" },
      { name: "bezel setting", words: "bezel set, collet" },
      {
        name: "prong setting",
        words: "prong set, four prong, six prong, claw set, claw setting, 4 prong, 6 prong, tiffany setting",
      },
    ],
  },
  {
    name: "jewel closure",
    of: ["jewellery"],
    weight: 0.5,
    values: [
      {
        name: "screw closure",
        words: "screwdriver, with screwdriver, screw fastening, comes with screwdriver, screw lock",
      },
      { name: "hinged closure", words: "hinge, hinged, ~push clasp, ~box clasp, ~click closure, ~snap closure" },
      { name: "lobster clasp", near: "spring-ring clasp", words: "lobster claw, lobster closure" },
      { name: "spring-ring clasp", near: "lobster clasp", words: "spring ring, spring ring closure" },
      { name: "toggle clasp", words: "toggle, t bar clasp, toggle closure" },
      { name: "sliding closure", words: "slider clasp, adjustable bolo, bolo" },
    ],
  },
];

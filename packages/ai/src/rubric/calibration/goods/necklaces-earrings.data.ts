import type { FamilyPairs } from "./pair.ts";

export const NECKLACES_EARRINGS: FamilyPairs = {
  same: [
    [
      ["title", 84, 98],
      "Vivienne Westwood Mini Bas Relief Pendant, silver £110",
      "Vivienne Westwood Mini Bas Relief pendant necklace gold £110",
    ],
    [
      ["materials", 86, 99],
      "Mejuri Large Hoops, gold. 14k yellow gold. $398",
      "Mejuri large hoop earrings, used once. 14k yellow gold. $240",
    ],
    [
      ["wild", 86, 99],
      'Tiffany & Co.\nElsa Peretti Open Heart Pendant\nSterling silver, 16 mm, on a 16" chain\n$300',
      "Tiffany open heart necklace elsa peretti 925 silver 16mm w pouch, chain lightly scratched, gr8 gift. $150 (poshmark, closet smoke free)",
    ],
    [
      ["title", 76, 94],
      "Freshwater pearl stud earrings 7 mm 14k gold, Blue Nile $110",
      "Pearl studs, freshwater cultured 7-7.5mm, 14k yellow gold, Costco $89.99",
    ],
  ],
  dupe: [
    [
      ["materials", 60, 84],
      "Missoma lava rope chain necklace, gold. 18ct gold plated brass. £129",
      "Twisted rope chain necklace, gold. Gold plated stainless steel. £12",
    ],
    [
      ["wild", 62, 84],
      "VAN CLEEF & ARPELS\nVintage Alhambra pendant, malachite, 18K yellow gold, adjustable chain, 15 mm motif\n$3,300",
      "Four leaf clover necklace green malachite look, 18k gold plated, white box. Gift for her\n14,90 €  ★★★★☆ 2.304",
    ],
    [["title", 66, 88], "Mejuri Croissant Dôme hoops $198", "PAVOI twisted croissant hoops gold plated $13.95"],
    [
      ["materials", 66, 88],
      "Swarovski Attract stud earrings, round, white. Rhodium plated, crystal. $85",
      "Sterling silver 6mm CZ studs. 925 silver, cubic zirconia. $14.99",
    ],
  ],
  similar: [
    [
      ["title", 46, 70],
      "Tiffany HardWear graduated link necklace, silver $2,150",
      "Mejuri bold oval link chain necklace, gold vermeil $298",
    ],
    [
      ["wild", 48, 72],
      "Collier ras de cou, perles de culture d'Akoya 6-6,5 mm, fermoir or 18 ct — Mikimoto — 3 900 €",
      "Shell pearl choker necklace 8mm round white\nstainless steel clasp,\n€ 19,90",
    ],
    [
      ["materials", 48, 72],
      "Monica Vinader Nura pearl drop earrings, gold. 18ct gold vermeil, pearl. £150",
      "Accessorize pearl drop huggies, gold. Plated zinc, glass pearl. £10",
    ],
    [
      ["wild", 46, 70],
      'Jennifer Fisher Samira hoops 2", 14k gold-plated brass, tube, $360',
      "Madewell medium oval hoop earrings, hammered\ngold tone\n$28.00",
    ],
  ],
  related: [
    [
      ["materials", 22, 46],
      "Tiffany Victoria key pendant, platinum. Diamonds. $5,900",
      "Pandora Timeless pavé collier necklace, silver. Cubic zirconia. $175",
    ],
    [
      ["title", 26, 50],
      "Diamond stud earrings 0.5 ct 14k white gold $799",
      "BaubleBar dalilah small hoop earrings $38",
    ],
    [
      ["wild", 24, 48],
      "Cartier Trinity pendant necklace, three golds, 18k, silk cord or chain, $1,900",
      "Roxanne Assoulin beaded necklace, enamel tiles, rainbow brights\n$120",
    ],
    [
      ["materials", 24, 48],
      "Kendra Scott Elisa pendant, drusy. 14k gold plated brass. $65",
      "Gorjana Parker link chain necklace, gold. 18k gold plated brass. $75",
    ],
  ],
  unlike: [
    [["title", 6, 30], "Kendra Scott Elle earrings $65", "Kendra Scott Elaina adjustable bracelet $55"],
    [
      ["wild", 0, 20],
      "Mikimoto akoya pearl strand, 18 inches, 7 x 6 mm A+ $4,300",
      "pearl snap western shirt, Wrangler\n100% cotton chambray, front yokes\n$42.99",
    ],
    [
      ["materials", 8, 32],
      "Vivienne Westwood Mini Bas Relief choker, pearl. Brass, pearl. £360",
      "Vivienne Westwood Mini Bas Relief earrings, gold. Brass, crystal. £90",
    ],
    [["title", 0, 16], "Swarovski Infinity pendant necklace $119", "Swarovski crystal swan figurine $145"],
  ],
};

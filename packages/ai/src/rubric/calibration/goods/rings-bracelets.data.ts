import type { FamilyPairs } from "./pair.ts";

export const RINGS_BRACELETS: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "PANDORA\nMoments Snake Chain Bracelet, Heart Clasp\nSterling silver · 590719\n$80",
      "pandora silver bracelet with the heart clasp 19cm, no charms, bit tarnished but polishes up, £22 collection or post",
    ],
    [
      ["title", 82, 97],
      "Cartier Love ring, yellow gold $2,280",
      "Cartier LOVE ring 18k rose gold, The RealReal $1,595",
    ],
    [
      ["materials", 78, 95],
      "Van Cleef & Arpels Vintage Alhambra bracelet 5 motifs, onyx. 18K yellow gold. $4,900",
      "Van Cleef & Arpels Vintage Alhambra bracelet 5 motifs, mother-of-pearl. 18K yellow gold. $4,750",
    ],
    [
      ["title", 76, 94],
      "Diamond tennis bracelet lab grown 5 ct 14k white gold, Brilliant Earth $3,190",
      "Lab grown diamond tennis bracelet, 14k white gold, 5 ct. tw., Blue Nile $2,850",
    ],
  ],
  dupe: [
    [
      ["materials", 60, 82],
      "Van Cleef & Arpels Sweet Alhambra bracelet, carnelian. 18K rose gold. $1,630",
      "Lucky clover bracelet, red. 14K gold plated brass. $13.99",
    ],
    [
      ["wild", 60, 84],
      "CARTIER  Juste un Clou bracelet\n18K yellow gold. Oval, width 3.5 mm. Designed by Aldo Cipullo\n$7,750",
      "Nail Bracelet for women 18K gold plated titanium steel cuff bangle, no fade\n18,99 € | -40 %",
    ],
    [
      ["title", 62, 86],
      "David Yurman Cable Classics bracelet, silver and 14k gold, 5mm $450",
      "Twisted cable wire cuff bangle two tone, Amazon $16.99",
    ],
    [
      ["materials", 64, 86],
      "Mejuri Dôme Figure ring, gold vermeil. 18k gold vermeil on sterling silver. $98",
      "Chunky dome ring, gold. 14k gold plated brass. $13.95",
    ],
  ],
  similar: [
    [
      ["title", 48, 72],
      "Catbird Threadbare ring 14k gold $54",
      "Kendra Scott slim stacking band ring, gold plated $48",
    ],
    [
      ["wild", 54, 78],
      "Pandora Moments studded chain bracelet, silver, for charms, €79",
      "THOMAS SABO\nCharm-Armband Charm Club Classic, Erbskette\n925 Sterlingsilber geschwärzt\n€ 59,00",
    ],
    [
      ["materials", 46, 70],
      "Hermès Clic H bracelet, black. Enamel, gold-plated hardware. $720",
      "Kate Spade Heritage Spade hinged bangle, black. Enamel, gold-plated metal. $68",
    ],
    [
      ["wild", 46, 70],
      "Tiffany Knot ring, 18k yellow gold, $1,150",
      "dainty love knot ring, 14k solid gold, thin band, handmade, etsy\n$228",
    ],
  ],
  related: [
    [
      ["materials", 30, 54],
      "Cartier Love bracelet, yellow gold. 18K gold, screws. $7,350",
      "Tiffany T Wire bracelet, yellow gold. 18K gold. $2,100",
    ],
    [
      ["title", 24, 48],
      "Gold signet ring 9ct oval, Missoma £198",
      "Half eternity ring pavé diamonds 18ct white gold, Ernest Jones £999",
    ],
    [
      ["wild", 22, 46],
      "tiffany return to tiffany heart tag bracelet, sterling silver oval links,\n$475",
      "swarovski matrix tennis bracelet, round cut, white, rhodium plated\n17 cm\n$200",
    ],
    [
      ["materials", 24, 48],
      "David Yurman Box Chain bracelet, men. Sterling silver. $395",
      "Miansai rope bracelet, navy. Nylon rope, brass hook. $70",
    ],
  ],
  unlike: [
    [
      ["title", 8, 32],
      "Cartier Juste un Clou ring, yellow gold $1,420",
      "Cartier Juste un Clou necklace, yellow gold $5,900",
    ],
    [
      ["wild", 0, 16],
      "Pandora ME link ring, two hearts, sterling silver, sz 54, 45€",
      "Ring Video Doorbell (2nd gen) satin nickel, 1080p HD, motion detection\n$99.99",
    ],
    [
      ["materials", 6, 30],
      "Van Cleef & Arpels Perlée bracelet, rose gold. 18K gold. $7,800",
      "Van Cleef & Arpels Perlée hoop earrings, rose gold. 18K gold. $4,350",
    ],
    [["title", 0, 20], "Tiffany HardWear ball bracelet $475", "Tiffany Blue coffee mug, bone china $60"],
  ],
};

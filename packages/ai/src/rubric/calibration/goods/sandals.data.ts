import type { FamilyPairs } from "./pair.ts";

export const SANDALS: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "Birkenstock Gizeh Birko-Flor\nBlack, regular width. Thong toe loop, cork latex footbed, EVA sole\n$110",
      "birkenstock gizeh 39 regular silver, birko-flor, footbed has a little toe print, otherwise great! 30 eur + shipping",
    ],
    [
      ["title", 84, 98],
      "Teva Hurricane XLT2 sandals, black $80",
      "Teva Women's Hurricane XLT2 sandal, Retro Multi $80",
    ],
    [
      ["materials", 84, 98],
      "Ancient Greek Sandals Eleftheria, natural. 100% leather. €195",
      "Ancient Greek Sandals Eleftheria sandal in black at Net-a-Porter. 100% vachetta leather. $225",
    ],
    [["title", 74, 92], "Havaianas Top flip flops, black $18", "Havaianas Brasil Logo flip flops, navy $26"],
  ],
  dupe: [
    [
      ["materials", 64, 86],
      "Hermès Oran sandal, gold. Upper: calfskin. $790",
      "Steve Madden Hayden slide with H cut-out, cognac. Upper: faux leather. $59.95",
    ],
    [
      ["wild", 66, 88],
      "TKEES\nFoundations Matte flip flops\nCoco Butter - leather upper and footbed, barely there\n$60",
      "Amazon Essentials Women's Thong Sandal\nbeige faux leather, slim straps\n$13.90",
    ],
    [
      ["title", 64, 86],
      "Tory Burch Ines Slide, black $228",
      "Sandals for women double T emblem slide casual flat, black $24.99",
    ],
    [
      ["materials", 66, 88],
      "Teva Original Universal, black. Upper: recycled polyester webbing. $60",
      "Dream Pairs sport strap sandal, black. Upper: polyester webbing. $26.99",
    ],
  ],
  similar: [
    [
      ["title", 46, 70],
      "Birkenstock Arizona Big Buckle Oiled Leather, black $180",
      "Crocs Brooklyn Buckle sandal, black $60",
    ],
    [
      ["wild", 46, 70],
      "Chaco Z/1 Classic\nwomen's, wrap-through polyester jacquard webbing, LUVSEAT footbed, boots black\n$100",
      "KEEN Newport H2\nwashable polyester webbing, covered toe bumper, bungee lace, black\n$110",
    ],
    [
      ["materials", 46, 70],
      "Dolce Vita raffia slide, natural. Upper: raffia. $90",
      "Loeffler Randall knotted raffia slide, natural. Upper: raffia. $225",
    ],
    [
      ["title", 44, 68],
      "K. Jacques Epicure tropézienne sandals, natural €250",
      "Sam Edelman Gigi thong sandal, saddle $70",
    ],
  ],
  related: [
    [
      ["wild", 26, 50],
      "CASTAÑER Carina espadrille wedges, canvas, ankle ties, 8 cm jute, black, $140",
      "Soludos Original smoking slipper espadrille flat, black\ncotton canvas, rope sole, closed\n$69",
    ],
    [
      ["materials", 26, 50],
      "Gucci rubber GG slide, black. 100% rubber. $430",
      "Ancient Greek Sandals Clio thong sandals, gold. 100% leather. €165",
    ],
    [["title", 28, 52], "Teva Hurricane Verge $90", "Birkenstock Madrid Big Buckle $150"],
    [
      ["wild", 26, 50],
      'Aquazzura "Tequila" crystal strappy 105 heels.. $1,495',
      'Sam Edelman Daniella block heel two strap sandal\nblack suede, ankle buckle, 2.75" covered heel\n$140',
    ],
  ],
  unlike: [
    [
      ["materials", 2, 26],
      "Birkenstock Madrid Birko-Flor, white. Upper: Birko-Flor; footbed: cork, latex. €70",
      "Birkenstock London shoe, habana oiled leather. Upper: leather. $190",
    ],
    [["title", 0, 16], "Havaianas Slim flip flops $30", "Havaianas beach towel, organic cotton €50"],
    [
      ["wild", 0, 18],
      "HERMÈS Santorini sandal, box calfskin, natural, flat with ankle strap, $1,025",
      "Hermès Brides de Gala twilly, 100% silk twill, 86 x 5 cm, $260",
    ],
    [["title", 4, 30], "Tory Burch Miller Cloud Sandal $258", "Tory Burch Good Luck Trainer $278"],
  ],
};

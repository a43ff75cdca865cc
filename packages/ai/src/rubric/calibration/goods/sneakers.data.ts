import type { FamilyPairs } from "./pair.ts";

export const SNEAKERS: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "adidas Originals\nSamba OG Shoes\nCloud White / Core Black / Gum — B75806\nfull grain leather, suede T-toe, gum cupsole\n$100",
      "ADIDAS samba og schwarz / weiß B75807, gr. 42, 2x getragen, Originalkarton. 55 € VB",
    ],
    [
      ["title", 86, 99],
      "New Balance 990v6 Made in USA, grey M990GL6 $200",
      "New Balance Made in USA 990v6, black M990BK6 $200",
    ],
    [
      ["materials", 84, 98],
      "Veja V-10 leather, extra white/black. Upper: ChromeFree leather; sole: Amazonian rubber. €150",
      "Veja V-10 leather sneakers, white/nautico, worn twice. Upper: leather. €70",
    ],
    [["title", 74, 92], "Nike Air Max 90 $130", "Nike Air Max 90 Premium $140"],
  ],
  dupe: [
    [
      ["materials", 66, 88],
      "Common Projects Original Achilles Low, white. Upper: Italian calf leather; sole: Margom rubber. $470",
      "Oliver Cabell Low 1, white. Upper: Italian full-grain leather; sole: Margom rubber. $228",
    ],
    [
      ["wild", 66, 88],
      "Alexander McQueen\nOVERSIZED SNEAKER\nwhite/black smooth calfskin, 4.5 cm oversized rubber sole, signature on tongue\n£520",
      "Steve Madden women's Charlie platform sneaker\nWhite with black heel tab, chunky flatform lace-up\n$79.95",
    ],
    [
      ["title", 66, 88],
      "Vans Old Skool, black/white $70",
      "Skate Shoes Low Top Suede Canvas Lace Up with Side Stripe Black White Walmart No Boundaries $16.98",
    ],
    [
      ["materials", 62, 86],
      "Veja Campo, extra white/natural. Upper: ChromeFree leather. $175",
      "H&M trainers with contrast heel and side logo patch, white. Upper: polyurethane. $29.99",
    ],
  ],
  similar: [
    [["title", 50, 74], "adidas Stan Smith Shoes $100", "Reebok Club C 85 Vintage $90"],
    [
      ["wild", 46, 70],
      "Golden Goose Ball Star\nleather upper, suede star, distressed, used rubber sole.\n€ 495",
      "Autry Medalist Low leather white/green. clean tennis shoe, slightly yellowed sole, no star, 180 €",
    ],
    [
      ["materials", 48, 72],
      "Hoka Clifton 9, black/white. Upper: engineered mesh; midsole: EVA. $145",
      "Brooks Ghost 15, black/white. Upper: air mesh; midsole: DNA Loft. $140",
    ],
    [["title", 46, 70], "Nike Dunk Low Retro Panda $115", "Nike Air Jordan 1 Mid black/white $125"],
  ],
  related: [
    [
      ["wild", 26, 50],
      "Salomon XT-6\ntrail runner turned sneaker; Quicklace, TPU cage, Mud Contagrip sole, black/phantom\n$200",
      "Converse Jack Purcell canvas low, white, vintage smile on the toe, $70",
    ],
    [
      ["materials", 28, 52],
      "Balenciaga Triple S, white. Polyurethane, polyester. €895",
      "Common Projects Achilles Low, white. 100% leather. €400",
    ],
    [["title", 30, 54], "Nike Air Force 1 '07 white $115", "New Balance 327 white/navy $100"],
    [
      ["wild", 26, 50],
      "asics gel-nimbus 26, max cushion road runner, jacquard mesh, $165",
      "Onitsuka Tiger Serrano silver\nslim 70s track look, nylon & synthetic suede, flat waffle sole\n$100",
    ],
  ],
  unlike: [
    [["title", 0, 22], "adidas Originals Gazelle Indoor $120", "adidas Adilette 22 Slides $65"],
    [
      ["materials", 0, 16],
      "Nike Air Max 97, silver bullet. Leather, mesh. $175",
      "Nike Heritage86 Essential cap, black. 100% cotton twill. $24",
    ],
    [
      ["wild", 2, 24],
      "Golden Goose Super-Star sneakers, white leather, silver glitter star, 35 EU, $575",
      "Golden Goose California tote bag, canvas and leather with the star\n$695",
    ],
    [["title", 4, 28], "Vans Sk8-Hi $75", "Hunter Play Short Rain Boot $110"],
  ],
};

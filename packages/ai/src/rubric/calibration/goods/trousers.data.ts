import type { FamilyPairs } from "./pair.ts";

export const TROUSERS: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "Levi's 501 Original Fit Men's Jeans\nMedium Stonewash, 100% cotton, button fly, straight leg\n$79.50",
      "LEVIS 501 black denim, W32 L32, button fly, red tab, made in Mexico, vgc £28 free post",
    ],
    [
      ["title", 86, 99],
      "AGOLDE '90s Pinch Waist Straight Jean in Parade $228",
      "Agolde 90s Pinch Waist high rise straight, Snapshot wash | Nordstrom $228",
    ],
    [
      ["materials", 84, 98],
      "Mother The Hustler Ankle Fray, Not Rough Enough. 93% cotton, 6% elastomultiester, 1% elastane. $258",
      "MOTHER Denim The Hustler ankle fray jeans, black. 93% cotton, 6% polyester, 1% elastane. $120 pre-loved",
    ],
    [
      ["wild", 82, 96],
      "Dickies 874 Original Work Pant, khaki, 65% polyester 35% cotton twill, crease, straight leg, sits at the waist. $34.99",
      "Dickies Original 874® Arbeitshose schwarz\nTwill, 65 % Polyester / 35 % Baumwolle, Bügelfalte\n49,99 €",
    ],
  ],
  dupe: [
    [
      ["title", 66, 88],
      "Citizens of Humanity Horseshoe Wide Leg Jeans, light wash $258",
      "Women's High Waisted Barrel Leg Jeans Balloon Tapered Light Blue $42.99",
    ],
    [
      ["materials", 66, 88],
      "Theory Treeca Pull-On Pant in Good Wool, black. 96% wool, 4% elastane. $285",
      "J.Crew Cameron Slim Crop Pant, black. 62% polyester, 34% viscose, 4% elastane. $118",
    ],
    [
      ["wild", 64, 86],
      'Wilfred / Aritzia  Pleated wide-leg trouser "The Effortless", matte black crepe, floor length, $148',
      "abercrombie sloane tailored pant, black, high rise, wide straight leg, pleats, drapey poly blend!! way cheaper on sale $90 -> $63",
    ],
    [
      ["title", 66, 88],
      "Carhartt Double-Front Washed Duck Work Pant B136, brown $64.99",
      "Dickies Duck Double Front Carpenter Pants, stonewashed brown $49.99",
    ],
  ],
  similar: [
    [
      ["materials", 48, 72],
      "Levi's 501 '90s Women's Jeans. 100% cotton. $98",
      "Zara Z1975 Straight High Waist Jeans. 99% cotton, 1% elastane. $49.90",
    ],
    [
      ["title", 46, 70],
      "Lululemon ABC Classic-Fit Trouser Warpstreme $128",
      "Bonobos Stretch Weekday Warrior Dress Pants $109",
    ],
    [
      ["wild", 42, 66],
      "Frame Le Palazzo Pant in washed denim\nsuper high rise, wide leg from hip, full length, Clean medium blue\n$268",
      "Gap Women's High Rise '70s Flare Jeans — medium indigo\nfitted thigh, flares below the knee, 2% stretch\n$89.95",
    ],
    [
      ["materials", 46, 70],
      "Eileen Fisher Silk Georgette Crepe Straight Pant, black. 100% silk. $248",
      "Uniqlo Women's Satin Straight Pants, black. 100% polyester. $39.90",
    ],
  ],
  related: [
    [
      ["wild", 26, 50],
      "Acne Studios 2021M loose baggy jeans, mid blue\nrigid 100% cotton, low slung, pools at the shoe, €350",
      "Paige Lennox slim stretch jeans, mid blue\nTranscend denim: rayon/cotton/polyester/spandex\n$219",
    ],
    [["title", 28, 50], "Carhartt WIP Aviation Cargo Pant, cypress €129", "Dockers Signature Khaki Slim Fit, tan $60"],
    [
      ["materials", 26, 48],
      "Levi's 501 Original Shorts. 100% cotton denim. $69.50",
      "Levi's 501 Original Jeans. 100% cotton denim. $79.50",
    ],
    [
      ["wild", 26, 50],
      "Nanushka wide-leg pants in OKOBOR vegan leather, black, straight and loose, high waist, $495",
      "Spanx Faux Leather Leggings, very black\npull on, shaping, shiny\n$98",
    ],
  ],
  unlike: [
    [["title", 2, 26], "Levi's 501 Original Fit Jeans $79.50", "Levi's Reversible Leather Belt, black/brown $35"],
    [
      ["materials", 4, 28],
      "Carhartt Double Front Pant B01, brown duck. 100% cotton. $64.99",
      "Carhartt Active Jacket J130, brown duck. 100% cotton. $119.99",
    ],
    [
      ["wild", 2, 24],
      "DIESEL 2001 D-Macro jeans, loose, dirty denim, 100% cotton €195",
      "Diesel 1DR shoulder bag in denim, D plaque, short strap\n€ 450,00",
    ],
    [["title", 8, 32], "True Religion Ricky Straight Jeans $179", "True Religion Denim Trucker Jacket $189"],
  ],
};

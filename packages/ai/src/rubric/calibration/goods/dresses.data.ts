import type { FamilyPairs } from "./pair.ts";

export const DRESSES: FamilyPairs = {
  same: [
    [
      ["materials", 86, 99],
      "Reformation Juliette Dress, black. 100% viscose. $248",
      "Reformation Juliette midi dress, floral, pre-owned. Viscose. $110",
    ],
    [
      ["title", 84, 98],
      "Hill House Home The Ellie Nap Dress, Navy $150",
      "Hill House The Ellie Nap Dress blue botanical, size S, NWT $85",
    ],
    [
      ["wild", 86, 99],
      "DÔEN  Ischia dress  $298\nwhite, cotton voile, smocked, puff sleeves, ankle-length",
      "Doen Ischia Dress size M. Salt white. lined, smocked bust. worn to one wedding!! $175 firm, mercari",
    ],
    [
      ["materials", 84, 98],
      "Norma Kamali Diana Gown, black. 95% polyester, 5% elastane. $285",
      "Norma Kamali Diana Gown in red at Revolve. 95% poly 5% spandex. $285",
    ],
  ],
  dupe: [
    [
      ["title", 66, 88],
      "SKIMS Soft Lounge Long Slip Dress, onyx $80",
      "Women's Ribbed Lounge Slip Dress Bodycon Maxi Spaghetti Strap Black $29.99",
    ],
    [
      ["wild", 64, 86],
      "Faithfull the Brand / Women / Dresses\nLinen midi dress, square neck, shirred back, adjustable tie straps\nWhite. 100% linen\n$239",
      "Linen Square Neck Midi Dress, White · Quince\n100% European linen, smocked back, tie straps, pockets\n$49.90",
    ],
    [
      ["materials", 62, 86],
      "Self-Portrait Azaelea guipure lace midi dress, white. 100% polyester lace. $560",
      "Chi Chi London crochet lace midi dress, white. 100% polyester. £75",
    ],
    [
      ["title", 64, 86],
      "Hervé Léger bandage mini dress, black $1,190",
      "Women's Rayon Bandage Dress Strapless Bodycon Mini Black $49.99",
    ],
  ],
  similar: [
    [
      ["wild", 46, 70],
      "DVF Abigail silk wrap maxi dress\nprinted silk crepe de chine, long sleeve, real wrap with self tie\n100% silk     US$ 698",
      "H&M Wrap Dress - patterned, calf-length, long balloon sleeves, tie belt\n100% viscose\n$44.99",
    ],
    [
      ["materials", 48, 72],
      "Vince Slip Dress bias satin midi, black. 100% silk. $345",
      "Abercrombie Satin Cowl Neck Slip Midi Dress, black. 100% polyester. $100",
    ],
    [
      ["title", 48, 72],
      "Zimmermann Linen Puff Sleeve Mini Dress, floral $795",
      "ASTR the Label Puff Sleeve Floral Mini Dress $98",
    ],
    [
      ["wild", 42, 66],
      "Staud Wells Dress — fitted bodice, square neck, flared midi skirt, stretch cotton poplin, ivory, $325",
      "Amazon The Drop Women's tiered smocked poplin midi dress\nwhite, 100% cotton, spaghetti straps\n$59.90",
    ],
  ],
  related: [
    [
      ["materials", 28, 52],
      "Hill House Home Ellie Nap Dress, pink. 100% cotton. $150",
      "Ralph Lauren cotton Oxford shirtdress, blue. 100% cotton. $165",
    ],
    [["title", 26, 50], "Norma Kamali Diana Gown, black $285", "Eileen Fisher Linen Tank Dress, black $218"],
    [
      ["wild", 26, 50],
      "Robe Rouje Gabin, portefeuille, fleurie, courte, 100 % viscose, 195 €",
      "Sézane - Robe chemise en denim, ceinturée, midi\n100% coton\n140 €",
    ],
    [
      ["materials", 26, 50],
      "Realisation Par The Alexandra mini dress, red. 100% silk. $195",
      "Wilfred Aritzia ribbed knit midi dress, heather grey. 70% viscose, 30% polyamide. $128",
    ],
  ],
  unlike: [
    [["title", 2, 26], "Reformation Juliette Dress $248", "Reformation Cynthia High Rise Straight Jeans $158"],
    [
      ["wild", 2, 26],
      "Herve Leger the bandage dress, red, sleeveless, rayon nylon spandex, $1,290",
      "Hansaplast elastic bandage 8 cm x 4 m, beige, cotton/elastane, €7.95",
    ],
    [
      ["materials", 8, 32],
      "Zimmermann floral midi dress, linen flax. 100% linen. €950",
      "Zimmermann floral bikini set, nylon elastane. 80% nylon, 20% elastane. €250",
    ],
    [
      ["title", 0, 20],
      "Self-Portrait guipure lace midi dress, navy $495",
      "Jimmy Choo Romy 100 pumps, navy suede $750",
    ],
  ],
};

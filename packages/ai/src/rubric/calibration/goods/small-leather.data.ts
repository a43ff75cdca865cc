import type { FamilyPairs } from "./pair.ts";

export const SMALL_LEATHER: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "Bellroy Note Sleeve Wallet\nCocoa. Premium leather, 4–11 cards, flat bills, RFID\n$89",
      "bellroy note sleeve (java), rfid version, slim bifold, hardly used. boxed. $40 shipped",
    ],
    [
      ["materials", 86, 99],
      "Louis Vuitton Zippy Wallet Monogram. Coated canvas. $880",
      "LV Zippy wallet in Damier Ebene, date code 2018. Coated canvas. $430",
    ],
    [
      ["title", 84, 98],
      "Gucci Leather belt with Double G buckle 4 cm, black $490",
      "GUCCI GG Marmont belt wide 4cm black 85/34 used $260",
    ],
    [
      ["title", 84, 98],
      "Herschel Charlie RFID cardholder, black $22",
      "Herschel Supply Charlie Cardholder, raven crosshatch $22",
    ],
  ],
  dupe: [
    [
      ["materials", 66, 88],
      "Hermès H belt kit, black/gold reversible 32 mm, gold buckle. Calfskin. $1,150",
      "Reversible belt with H buckle, black/brown, gold tone. PU leather. $18.99",
    ],
    [
      ["wild", 66, 88],
      "Saint Laurent  Cassandre matelassé card case in grain de poudre embossed leather, black, YSL gold metal. $325",
      "Womens quilted small card case wallet chevron with gold initial hardware\nblack vegan leather · 5 slots\n$15.99",
    ],
    [
      ["title", 64, 86],
      "Ridge Wallet aluminum gunmetal $95",
      "Minimalist Aluminum RFID Blocking Slim Metal Wallet with Money Clip, gunmetal $19.99",
    ],
    [
      ["materials", 66, 88],
      "Frye Campus bifold, cognac. Full-grain leather. $88",
      "Fossil Derrick RFID bifold, brown. Leather. $50",
    ],
  ],
  similar: [
    [
      ["wild", 48, 72],
      "B-Low the Belt Bri Bri mini belt, western style, black leather, silver buckle and tip, $125",
      "ASOS western belt with three-piece silver buckle, slim\nblack PU\n£12",
    ],
    [["title", 46, 70], "Kate Spade Spencer zip-around continental wallet $178", "Coach Accordion Zip Wallet $175"],
    [
      ["materials", 46, 70],
      "Bottega Veneta intrecciato bifold wallet, black. Lambskin. $650",
      "Tumi Alpha Global double billfold, black. Ballistic nylon and leather. $125",
    ],
    [["title", 48, 72], "Smythson Panama passport cover £195", "Leatherology Standard Passport Cover $45"],
  ],
  related: [
    [
      ["wild", 24, 48],
      "Secrid Miniwallet\naluminium Cardprotector with leather wrap, vintage black\n€ 65",
      "TRAVEL WALLET Mulberry, long zip around document holder, small classic grain oxblood, £395",
    ],
    [
      ["materials", 28, 52],
      "Gucci GG Supreme belt with G buckle. Coated canvas. $450",
      "Anderson's braided elastic belt, navy. Viscose, rubber, leather. €110",
    ],
    [["title", 26, 50], "Coach Corner Zip wristlet $98", "Prada Saffiano card holder $440"],
    [
      ["wild", 26, 50],
      "Levi's reversible casual belt, black to brown with plaque buckle $35",
      "Arcade Ranger stretch belt, black\nelastic webbing, plastic buckle, no metal\n$35",
    ],
  ],
  unlike: [
    [["title", 2, 28], "Gucci Marmont belt $490", "Gucci Marmont small matelassé shoulder bag $2,550"],
    [
      ["materials", 0, 18],
      "Fossil Ellis bifold wallet, brown. Leather. $60",
      "Fossil Machine chronograph watch, brown leather strap. Stainless steel, leather. $160",
    ],
    [
      ["wild", 0, 18],
      "Ferragamo reversible Gancini belt, black & brown calfskin, 3.5 cm $520",
      "Salvatore Ferragamo Gancini silk tie\nnavy, small hooks allover\n100% seta. $230",
    ],
    [["title", 0, 20], "Bellroy Hide & Seek wallet $99", "Apple AirTag loop, leather $39"],
  ],
};

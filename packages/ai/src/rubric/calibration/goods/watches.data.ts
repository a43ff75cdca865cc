import type { FamilyPairs } from "./pair.ts";

export const WATCHES: FamilyPairs = {
  same: [
    [
      ["wild", 84, 98],
      "SEIKO SKX007K1 Automatic Diver's 200m\n7S26 movement, black dial, black bezel, day-date, rubber strap, 42mm stainless steel\nDiscontinued — £389",
      'Seiko SKX009 "Pepsi" on jubilee, 2015, runs +12s/day, bezel action crisp, crystal has one tiny nick. 265 GBP fully insured post',
    ],
    [
      ["materials", 86, 99],
      "Casio G-Shock GA-2100-1A1, black. Carbon core guard resin case, resin strap. $99",
      'G-SHOCK GA2100-4A "CasiOak" red. Resin case and band. £99.90',
    ],
    [
      ["title", 86, 99],
      "Hamilton Khaki Field Mechanical 38mm H69439931 $595",
      "Hamilton Khaki Field Mechanical H69439901, green dial $595",
    ],
    [
      ["materials", 74, 92],
      "TAG Heuer Aquaracer Professional 300 quartz, blue. Stainless steel, 40 mm. $2,000",
      "TAG Heuer Aquaracer Professional 300 Calibre 5, blue. Stainless steel, 43 mm. $3,300",
    ],
  ],
  dupe: [
    [
      ["wild", 66, 88],
      "Rolex\nCosmograph Daytona\nOyster, 40 mm, Oystersteel, white dial, black Cerachrom bezel with tachymetric scale, self-winding chronograph\n126500LN        $15,100",
      "PAGANI DESIGN PD-1644 Mens Quartz Chronograph Watches 40mm Panda Dial Ceramic Bezel Seiko VK63 Sapphire Stainless Steel\n$95.99",
    ],
    [
      ["title", 66, 88],
      "Rolex GMT-Master II 126710BLRO Pepsi, jubilee $10,900",
      "Pagani Design PD-1662 GMT automatic watch blue red bezel jubilee $119",
    ],
    [
      ["materials", 66, 88],
      "Nomos Tangente 35, hand-wound, white silver-plated dial. Stainless steel, horween shell cordovan strap. $1,760",
      "Rodina R005 Bauhaus automatic watch, white dial. Stainless steel, leather strap. $129",
    ],
    [
      ["wild", 66, 88],
      "Rolex Datejust 41 ref 126334, blue dial, fluted white gold bezel, jubilee, genuine with card and box, €11,800",
      "Datejust 41 blue, VSF best version 1:1 super clone 3235 movement, 904L, comes with rolex box n papers, WhatsApp us\n€ 420",
    ],
  ],
  similar: [
    [
      ["materials", 54, 78],
      "Longines HydroConquest 41mm automatic, blue dial. Stainless steel, ceramic bezel. $1,725",
      "Tissot Seastar 1000 Powermatic 80, blue dial. Stainless steel, ceramic bezel. $825",
    ],
    [
      ["title", 50, 74],
      "Omega Speedmaster Moonwatch Professional $7,000",
      "Omega x Swatch MoonSwatch Mission to the Moon $270",
    ],
    [
      ["wild", 48, 72],
      "Michael Kors\nMK5615 Runway\ngold-tone stainless steel, 38mm, three-hand quartz, gold sunray dial\n$195",
      "Fossil Riley multifunction ES3203 gold tone, crystal bezel, day/date/24h subdials, $140",
    ],
    [["title", 46, 70], "Apple Watch SE 40mm GPS, midnight $249", "Samsung Galaxy Watch6 40mm, graphite $299"],
  ],
  related: [
    [
      ["materials", 32, 56],
      "Casio F-91W-1, black. Resin case and strap. £17",
      "Casio G-Shock DW-5600E-1V, black. Resin case and strap. £70",
    ],
    [
      ["wild", 26, 50],
      "Cartier\nPanthère de Cartier, small model, steel, quartz, 22 x 30 mm, silvered dial, bracelet of five-link bricks\n$4,150",
      "daniel wellington petite melrose 32, round rose gold mesh, black dial, $149",
    ],
    [
      ["materials", 24, 48],
      "Nomos Tangente 38, white dial. Stainless steel, leather strap. $2,000",
      "Seiko Prospex Turtle SRP777 diver, black dial. Stainless steel, silicone strap. $495",
    ],
    [["title", 32, 56], "Rolex Submariner 124060 $9,100", "Rolex Datejust 36 126234 $8,050"],
  ],
  unlike: [
    [["title", 2, 26], "Apple Watch Series 9 41mm $399", "Apple Watch Sport Band 41mm, starlight $49"],
    [
      ["wild", 0, 20],
      "Panerai Luminor Marina PAM01312, 44mm, steel, crown guard, brown alligator, $8,600",
      "Hadley Roma genuine leather strap 24mm for Panerai\nbrown, white stitch, buckle included\n$42.95",
    ],
    [
      ["materials", 0, 22],
      "Michael Kors Lexington chronograph watch, gold tone. Stainless steel. $275",
      "Michael Kors Jet Set charm bracelet, gold tone. Plated brass. $85",
    ],
    [["title", 0, 14], "Timex Weekender 38mm $55", "Herschel Weekender duffle bag $110"],
  ],
};

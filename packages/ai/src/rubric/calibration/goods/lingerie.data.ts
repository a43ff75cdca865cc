import type { FamilyPairs } from "./pair.ts";

export const LINGERIE: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "SKIMS Fits Everybody Triangle Bralette\nOnyx\n76% nylon 24% spandex, no wire, adjustable straps\n$34",
      "skims fits everybody triangle bralette, sienna, S, brand new w/o tags, too small on me. $22 ono",
    ],
    [
      ["title", 84, 98],
      "Wacoal Awareness Full Figure Underwire Bra 85567, black $66",
      "Wacoal 85567 Awareness seamless underwire bra, sand $66 | Macy's",
    ],
    [
      ["materials", 84, 98],
      "Solid & Striped The Anne-Marie One Piece, black. 84% nylon, 16% spandex. $188",
      "Solid & Striped Anne-Marie one-piece with belt, red. 84% nylon, 16% spandex. $112.80",
    ],
    [
      ["title", 84, 98],
      "Calvin Klein Modern Cotton Bikini Brief, grey heather $22",
      "CK Modern Cotton bikini underwear, black, 3 for $40",
    ],
  ],
  dupe: [
    [
      ["wild", 66, 88],
      "ThirdLove 24/7 Classic T-Shirt Bra\nTaupe. Memory foam cups, pleated straps, underwire, tagless\nnylon/spandex\n$76",
      "Warner's Women's This Is Not A Bra Underwire T-shirt bra\nsatin-smooth, contoured foam cups, toasted almond\n$25.99 (MSRP $42)",
    ],
    [
      ["materials", 66, 88],
      "SKIMS Seamless Sculpt Thong Bodysuit, clay. 68% nylon, 32% elastane. $68",
      "SHAPERX Tummy Control Thong Bodysuit Seamless Shapewear, beige. 90% nylon, 10% elastane. $39.99",
    ],
    [
      ["title", 64, 86],
      "Hunza G Square Neck Swimsuit, crinkle, black $225",
      "Women's Crinkle Textured One Piece Swimsuit Square Neck High Cut Stretch Black $29.99",
    ],
    [
      ["wild", 62, 86],
      "Eres Les Essentiels - Asia\nmaillot une pièce bustier noir, Peau Douce\n84 % polyamide, 16 % élasthanne\n395 €",
      "Hunkemöller Luxe bandeau swimsuit, black, smooth fabric, removable straps, €44.99",
    ],
  ],
  similar: [
    [
      ["materials", 46, 70],
      "Agent Provocateur Lorna Lace Plunge Underwire Bra, black. Polyamide, elastane, lace. £105",
      "Victoria's Secret Dream Angels Wicked Unlined Lace Balconette Bra, black. Nylon, elastane, lace. $54.95",
    ],
    [["title", 48, 72], "Eberjey Gisele TENCEL Modal Long PJ Set $148", "Lake Pajamas Pima Long-Long Set $106"],
    [
      ["wild", 46, 70],
      "Vilebrequin Moorea swim trunks\ntortoise print, elasticated waist, back pocket, lined\n100% polyamide\n€ 240",
      "Patagonia Men's Baggies Shorts 5\", plain Black\nnetplus recycled nylon, liner\n$65",
    ],
    [
      ["materials", 48, 72],
      "La Perla Souple underwired bra, black. Polyamide, elastane. €150",
      "Chantelle Rive Gauche Full Coverage Underwire Bra, black. Polyamide, elastane, lace. $82",
    ],
  ],
  related: [
    [["title", 28, 52], "Hunza G Square Neck Swimsuit $225", "Seafolly Collective bikini top DD cup €75"],
    [
      ["wild", 28, 52],
      "Spanx Higher Power Short, high waisted shaper, Soft Nude, firm, mid-thigh\n85% nylon 15% elastane\n$42",
      "spanx suit your fancy strapless cupped mid-thigh bodysuit, champagne beige... $178 but saves every wedding",
    ],
    [
      ["materials", 24, 48],
      "Commando Classic Thong, true nude. 78% nylon, 22% elastane. $30",
      "Uniqlo Women's AIRism Ultra Seamless Boy Shorts, beige. 67% nylon, 33% spandex. $9.90",
    ],
    [["title", 26, 50], "Triumph Amourette 300 underwired lace bra €45", "Shock Absorber Ultimate Run Bra £48"],
  ],
  unlike: [
    [
      ["wild", 2, 26],
      "Calvin Klein Underwear Modern Cotton Bralette, white, $30",
      "Calvin Klein Jeans monogram T-shirt, bright white\n100% cotton jersey\n$39.50",
    ],
    [
      ["materials", 8, 32],
      "La Perla silk slip nightgown, black. 100% silk. €620",
      "La Perla Windflower lace brief, black. Polyamide, elastane. €90",
    ],
    [["title", 2, 26], "SKIMS Fits Everybody Full Brief $20", "SKIMS Cotton Fleece Classic Zip Up Hoodie $98"],
    [
      ["wild", 2, 24],
      "speedo fastskin lzr pure intent kneeskin, black, $400",
      "Speedo Futura Biofuse goggles, clear lens, soft frame £22",
    ],
  ],
};

import type { FamilyPairs } from "./pair.ts";

export const TOPS: FamilyPairs = {
  same: [
    [
      ["title", 86, 99],
      "James Perse Short Sleeve Crew Neck Tee, white $80",
      "James Perse crew neck T-shirt, black, Saks Off 5th $39.99",
    ],
    [
      ["wild", 84, 98],
      "selling one Sunspel Classic T-shirt white L, long staple cotton Q82, new in box £60 (rrp £80)",
      "SUNSPEL\nMen's Classic Cotton T-shirt\nNavy · crew neck · Q82 long-staple Supima cotton\n£80.00",
    ],
    [
      ["materials", 82, 97],
      "Brooks Brothers Original Polo Button-Down Oxford Shirt, blue. 100% Supima cotton. $148",
      "Brooks Brothers OCBD Regent fit, white. 100% Supima cotton oxford. $69 outlet",
    ],
    [
      ["title", 76, 93],
      "Uniqlo Supima Cotton Crew Neck T-Shirt, white $24.90",
      "Everlane The Premium-Weight Crew, white $40",
    ],
  ],
  dupe: [
    [
      ["wild", 66, 88],
      "SKIMS\nCotton Jersey T-Shirt\nBone · shrunken fit, crew neck\n94% cotton 6% elastane\n$48",
      "Women's Short Sleeve Crop Baby Tee Basic Slim Fit Crew Neck Stretch Cotton - Beige\n95% cotton, 5% spandex\n$14.99",
    ],
    [
      ["materials", 66, 88],
      "Equipment Slim Signature Shirt, bright white. 100% silk. $320",
      "Quince Washable Stretch Silk Blouse, ivory. 92% silk, 8% elastane. $59.90",
    ],
    [
      ["title", 64, 86],
      "Frank & Eileen Barry Tailored Button Up, white poplin $228",
      "Uniqlo Women's Extra Fine Cotton Long-Sleeve Shirt, white $39.90",
    ],
    [
      ["wild", 64, 86],
      "lululemon Swiftly Tech Short-Sleeve Shirt 2.0 Race Length, black, seamless silverescent knit $68",
      "CRZ YOGA Seamless Workout Tops for Women Short Sleeve Breathable Athletic Shirt\nBlack, mesh zones, nylon / polyester / spandex\n$22",
    ],
  ],
  similar: [
    [
      ["materials", 48, 72],
      "Lacoste L.12.12 Polo, navy. 100% cotton petit piqué. $110",
      "Uniqlo AIRism Cotton Pique Polo Shirt, navy. 52% cotton, 48% polyester. $29.90",
    ],
    [
      ["title", 46, 70],
      "Comme des Garçons Play Heart Logo T-Shirt, white $130",
      "Uniqlo U AIRism Cotton Oversized Crew T-Shirt, white $24.90",
    ],
    [
      ["wild", 46, 70],
      "Sézane Max shirt\nchemise rayée bleu et blanc, popeline de coton bio, coupe droite\n100 % coton\n90 €",
      "Polo Ralph Lauren Relaxed Fit Striped Linen Shirt\nblue/white, pony on the chest, 100% linen\n$138",
    ],
    [
      ["materials", 44, 68],
      "Saint James Minquiers Moderne Striped Sailor Shirt, navy/white. 100% cotton. €75",
      "Old Navy Boat-Neck Striped Long-Sleeve T-Shirt, black/white. 60% cotton, 40% polyester. $16.99",
    ],
  ],
  related: [
    [
      ["title", 32, 56],
      "Brooks Brothers Oxford Button-Down Shirt, white $148",
      "Tommy Bahama Catalina Twill Silk Camp Shirt $140",
    ],
    [
      ["wild", 26, 50],
      "Patagonia P-6 Logo Responsibili-Tee\nBlack · 50% recycled cotton 50% recycled polyester\nback print\n$45",
      "Theory Precise Tee in Luxe Cotton, white, slim, €80",
    ],
    [
      ["materials", 28, 52],
      "Burberry Vintage Check cotton shirt, archive beige. 100% cotton. £420",
      "Everlane The Silk Relaxed Shirt, black. 100% silk. $148",
    ],
    [["title", 26, 50], "Lacoste Original L.12.12 polo, green $110", "Champion Heritage Tee script logo, green $30"],
  ],
  unlike: [
    [
      ["wild", 0, 14],
      "Carhartt K87 Workwear Pocket T-Shirt, carbon heather, heavyweight jersey, $19.99",
      "Carhartt Knit Cuffed Beanie A18\nCarbon heather, 100% acrylic rib\n$19.99",
    ],
    [
      ["materials", 4, 28],
      "Polo Ralph Lauren Slim Fit Mesh Polo Shirt, white. 100% cotton. $110",
      'Polo Ralph Lauren 6" Stretch Chino Shorts, white. 98% cotton, 2% elastane. $89',
    ],
    [["title", 6, 30], "Equipment Slim Signature silk shirt $320", "Eberjey Gisele long PJ set $148"],
    [
      ["wild", 0, 18],
      "Breton stripe: Armor Lux Houat marinière, blanc / navire, 100% coton, 65,00 €",
      "Hunter original tall wellington, navy gloss, natural rubber, £145",
    ],
  ],
};

import type { FamilyPairs } from "./pair.ts";

export const COATS: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "The North Face Men's 1996 Retro Nuptse Jacket\nTNF Black | 700-fill goose down, boxy fit, oversized baffles, stowable hood, packs into its pocket\nShell: 100% recycled nylon ripstop\n$330.00",
      "north face 1996 nuptse puffer in the summit gold colour, mens M, 700 down, worn maybe 10 times, no rips, hood still in the collar. £140 posted",
    ],
    [
      ["materials", 86, 99],
      "Barbour Beaufort Waxed Jacket, Sage. Outer: 100% cotton, waxed. Lining: 100% cotton. £279",
      "Barbour Men's Beaufort Wax Jacket in Navy at END. Waxed cotton outer, cotton tartan lining. £279.00",
    ],
    [
      ["title", 84, 98],
      "Max Mara 101801 Icon Coat, camel $4,690",
      "MAX MARA 101801 double-breasted wool cashmere coat, pre-owned, Vestiaire Collective €1,290",
    ],
    [
      ["wild", 74, 92],
      "Arc'teryx Beta LT Jacket Men's - Black\nLightweight GORE-TEX shell, StormHood, pit zips, 395 g\n$450",
      "Arc'teryx Beta AR Jacket Men's\nBlack · GORE-TEX PRO, all round, drop-in collar hood, pit zips, 460 g\n$600",
    ],
  ],
  dupe: [
    [
      ["materials", 66, 88],
      "Patagonia Men's Better Sweater Fleece Jacket, stonewash. 100% recycled polyester. $159",
      "L.L.Bean Men's Bean's Sweater Fleece Full-Zip Jacket, navy. 100% polyester. $89",
    ],
    [
      ["title", 62, 86],
      "Toteme Embroidered Scarf Jacket, black/white $1,150",
      "Women's Wool Blend Coat with Attached Fringe Scarf Contrast Stitch Black $79.99",
    ],
    [
      ["wild", 62, 84],
      "BURBERRY\nThe Long Kensington Heritage Trench Coat\nHoney. Cotton gabardine, double-breasted, epaulettes, storm shield, belted waist with D-rings, check lining\n100% cotton. Made in England\n£1,890",
      "London Fog Women's Double Breasted Trench Coat\nKhaki / belted, epaulets, gun flap, removable hood, plaid lining\n60% cotton 40% polyester\nwas $180.00 now $119.99",
    ],
    [
      ["materials", 68, 88],
      "Orolay Women's Thickened Down Jacket, black. Shell 100% polyester, fill 90% duck down 10% feather. $159.99",
      "Womens Thickened Puffer Coat Hooded 6 Pockets Side Zip Black. Polyester shell, polyester fill. $69.99",
    ],
  ],
  similar: [
    [
      ["title", 52, 76],
      "Canada Goose Expedition Parka, black $1,695",
      "The North Face Men's McMurdo Parka, TNF black $450",
    ],
    [
      ["wild", 42, 66],
      "Moncler Maya short down jacket\nLacquered nylon, quilted in wide tubes, detachable hood, felt logo on the sleeve\nColour 999 black\n€ 1.390",
      "UNIQLO - Men - Ultra Light Down Parka - 09 BLACK\nMatte nylon, narrow baffles, packs into a pouch\n€ 89,90",
    ],
    [
      ["materials", 56, 80],
      "Max Mara Teddy Bear Icon Coat, camel. 62% camel hair, 38% silk (pile), lining viscose. $4,390",
      "UGG Gertrude Long Teddy Coat, camel. 100% polyester. $295",
    ],
    [
      ["title", 54, 78],
      "Acne Studios Velocite shearling jacket, black $2,900",
      "ASOS DESIGN oversized faux shearling aviator jacket, black £75",
    ],
  ],
  related: [
    [
      ["wild", 34, 58],
      "BURBERRY Kensington mid-length trench, double-breasted with belt and epaulettes, honey gabardine, $2,590",
      "Mackintosh Dunkeld raincoat, black, bonded (rubberised) cotton, single-breasted with a fly front, no belt. £795 made in Cumbernauld",
    ],
    [
      ["materials", 22, 46],
      "Schott NYC Perfecto 118 motorcycle jacket, black. 100% steerhide leather. $850",
      "Levi's Men's The Trucker Jacket, medium stonewash. 100% cotton denim. $98",
    ],
    [
      ["title", 34, 58],
      "The North Face Women's 1996 Retro Nuptse, black $330",
      "Canada Goose Langford Parka Heritage, navy $1,650",
    ],
    [
      ["wild", 34, 56],
      "Manteau caban A.P.C., laine bleu marine, croisé, 6 boutons, poches passepoilées. 80 % laine 20 % polyamide. 550 €",
      "Gloverall Monty Duffle Coat navy, horn toggles, patch pockets, hood, check-back wool £465",
    ],
  ],
  unlike: [
    [
      ["materials", 0, 16],
      "Moncler Maya down jacket, black. Shell 100% polyamide, fill 90% down. €1,390",
      "Moncler logo beanie, black. 100% virgin wool. €250",
    ],
    [["title", 14, 40], "Canada Goose Freestyle Crew Vest $495", "Canada Goose Snow Mantra Parka Heritage $2,095"],
    [
      ["wild", 0, 14],
      "Barbour Ashby Wax Jacket\nOlive, 6oz Sylkoil waxed cotton, corduroy collar, two-way zip\n£249",
      "Barbour Bede Wellington Boots Olive\nnatural rubber, tartan cotton lining, side buckle\n£69.95",
    ],
    [
      ["materials", 0, 16],
      "Gloverall Original Monty Duffle Coat, camel. 80% wool, 20% polyamide. £465",
      "Herschel Novel Duffle Bag, black. Recycled 600D polyester. £95",
    ],
  ],
};

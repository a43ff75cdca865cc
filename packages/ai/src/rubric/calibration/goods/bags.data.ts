import type { FamilyPairs } from "./pair.ts";

export const BAGS: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "Longchamp\nLe Pliage Original - Sac shopping L\nMarine. Toile de polyamide recyclé, cuir de vachette\n140,00 €",
      "LONGCHAMP le pliage large shopping long handles, colour graphite, used for uni 1 year, corners slightly rubbed. 55£",
    ],
    [
      ["title", 86, 99],
      "Louis Vuitton Speedy Bandoulière 25 Monogram $2,000",
      "LV Speedy 25 bandouliere monogram M41113, 2019, Fashionphile $1,395",
    ],
    [
      ["materials", 84, 98],
      "Telfar Medium Shopping Bag, black. Vegan leather (100% polyurethane). $202",
      "TELFAR medium shopping bag in tan, like new. 100% polyurethane. $240",
    ],
    [
      ["title", 84, 98],
      "Baggu Medium Nylon Crescent Bag, black $52",
      "BAGGU Crescent bag medium, olive, Urban Outfitters $52",
    ],
  ],
  dupe: [
    [
      ["materials", 66, 88],
      "Polène Numéro Un, black. Full-grain calf leather. €420",
      "Women's curved flap top handle bag with sculpted folds, black. PU leather. $46.99",
    ],
    [
      ["wild", 64, 86],
      "Loewe Puzzle Fold tote in calfskin, origami panels, folds flat, tan $1,850",
      'saw a fold flat geometric tote on amazon that is so the loewe puzzle fold one... "origami tote bag large geometric foldable PU brown" 38 bucks lol',
    ],
    [
      ["title", 66, 88],
      "Uniqlo Round Mini Shoulder Bag, black $19.90",
      "Women's nylon crescent crossbody sling bag, black, Amazon $13.99",
    ],
    [
      ["materials", 68, 90],
      "Steve Madden Bvital-T quilted crossbody, black. Polyurethane. $68",
      "Quilted crossbody with chain strap and zip top, black, Shein. Polyurethane. $16",
    ],
  ],
  similar: [
    [
      ["wild", 46, 70],
      "COACH Willow Bucket bag, pebble leather, turnlock, chalk $395",
      "Mansur Gavriel\nMini bucket bag\nvegetable tanned leather, drawstring, black/flamma\n$495",
    ],
    [
      ["title", 52, 76],
      "Marc Jacobs The Medium Tote Bag canvas, black $195",
      "Tory Burch Ella Canvas Tote, black $248",
    ],
    [
      ["materials", 48, 72],
      "Gucci Jackie 1961 small shoulder bag, black. Leather. $3,200",
      "Coach Swinger 20, black. Glovetanned leather. $295",
    ],
    [
      ["title", 46, 70],
      "Saint Laurent Loulou medium quilted Y, black $3,190",
      "Rebecca Minkoff Edie quilted crossbody, black $268",
    ],
  ],
  related: [
    [
      ["wild", 26, 50],
      "Prada Re-Edition 2005 Re-Nylon mini shoulder bag, black, pouch on the strap, $1,850",
      "Senreve Maestra\nstructured convertible satchel / backpack, pebbled Italian leather, black\n$945",
    ],
    [
      ["materials", 26, 50],
      "Hermès Evelyne III 29, gold. Clemence calfskin. $4,100",
      "Dagne Dover Signature Tote, black. Coated canvas. $345",
    ],
    [["title", 24, 48], "Bottega Veneta Arco tote intrecciato $3,600", "Jacquemus Le Chiquito mini bag $580"],
    [
      ["wild", 24, 48],
      "Telfar Small Shopping Bag — cream, embossed logo, double straps, $150",
      "fjallraven high coast totepack 23l\nnylon, converts to backpack\n$125",
    ],
  ],
  unlike: [
    [["title", 4, 28], "Longchamp Le Pliage Original S $130", "Longchamp Le Pliage toiletry case $75"],
    [
      ["materials", 0, 18],
      "Coach Rogue 25, black. Glovetanned leather. $795",
      "Coach Lowline low top sneaker, white. Leather. $150",
    ],
    [
      ["wild", 2, 26],
      "Marc Jacobs The Snapshot camera bag, black multi, saffiano leather, $350",
      "Sony ZV-1 camera with leather half case & strap, black\n1-inch sensor, vlogging\n$748",
    ],
    [["title", 2, 26], "Louis Vuitton OnTheGo MM $3,100", "Louis Vuitton monogram bandeau scarf $240"],
  ],
};

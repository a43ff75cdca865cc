import type { FamilyPairs } from "./pair.ts";

export const HEELS: FamilyPairs = {
  same: [
    [
      ["title", 86, 99],
      "Christian Louboutin So Kate 120 patent pumps, black $845",
      "Louboutin So Kate 120 patent, nude, 38.5, resale $420",
    ],
    [
      ["materials", 86, 99],
      "Tory Burch Minnie Travel Ballet Flat, perfect black. Upper: nappa leather. $258",
      "TORY BURCH Minnie travel ballet in goan sand, size 7. Upper: leather. $95 preowned",
    ],
    [
      ["wild", 84, 98],
      "G.H. Bass Weejuns Larson Penny Loafer\nWine box-shine leather, beef-roll, leather sole\n$175",
      "GH Bass Weejuns Larson moc penny black 9 D. ebay. resoled once, light creasing\nUS $64.00 or best offer",
    ],
    [["title", 74, 92], "Manolo Blahnik BB 105 suede pump $745", "Manolo Blahnik BB 70 suede pump $745"],
  ],
  dupe: [
    [
      ["wild", 64, 86],
      "Chanel\nBallerines\nagneau & gros-grain, beige & noir, petit nœud, bout contrasté\n890 €",
      "Women's two tone cap toe ballet flats with bow, beige/black, faux leather, memory insole\nDream Pairs  $32.99",
    ],
    [
      ["materials", 66, 88],
      "Roger Vivier Belle Vivier buckle pump, black patent. Upper: patent leather. $850",
      "Womens square chrome buckle block heel pump, black patent. Upper: polyurethane. $54.99",
    ],
    [
      ["title", 66, 88],
      "Miu Miu satin ballerina with logo elastic strap, black $1,020",
      "Satin ballet flats with elastic band and bow, black, ASOS £28",
    ],
    [
      ["materials", 66, 88],
      "Sam Edelman Hazel pump, black suede. Upper: suede leather. $150",
      "Nine West Tatiana pointed pump, black suede. Upper: suede leather. $89",
    ],
  ],
  similar: [
    [["title", 52, 76], "Repetto Cendrillon ballet flats, black €295", "Sam Edelman Felicia ballet flat, black $130"],
    [
      ["wild", 46, 70],
      "Gucci Horsebit 1953 loafer, black leather, leather sole, $990",
      'G.H. BASS Weejuns Whitney Super Lug penny loafer\nblack, 2" lug sole, no bit\n$195',
    ],
    [
      ["materials", 46, 70],
      "Jimmy Choo Romy 85 glitter pump, champagne. Upper: glitter fabric. $795",
      "Badgley Mischka Cher crystal embellished pump, ivory. Upper: satin. $245",
    ],
    [
      ["title", 48, 72],
      "Stuart Weitzman Nearlynude block heel sandal $450",
      "Steve Madden Irenee ankle strap block heel $90",
    ],
  ],
  related: [
    [
      ["materials", 24, 48],
      "Gucci Brixton horsebit loafer, black. Upper: leather. $950",
      "Sperry Authentic Original boat shoe, sahara. Upper: leather. $100",
    ],
    [
      ["wild", 26, 50],
      "MARYAM NASSIR ZADEH\nSophie slide, kid leather, block heel mule 55 mm, black\n$420",
      "Rothy's The Flat, black\nround toe ballet flat knit from bottles\n$129",
    ],
    [["title", 26, 50], "Christian Louboutin Kate 85 patent pump $795", "Clarks Kaylin Cara block heel $90"],
    [
      ["wild", 26, 50],
      "Tod's Gommino driving moccasin, suede, navy, rubber pebbles €495",
      "Allen Edmonds Park Avenue cap-toe oxford\nblack calf, 360° Goodyear welt\n$425",
    ],
  ],
  unlike: [
    [["title", 2, 26], "Christian Louboutin Pigalle 100 pump $745", "Christian Louboutin Cabata leather tote $1,490"],
    [
      ["wild", 2, 28],
      "Repetto Camille mini-heeled ballerina, red patent, €310",
      'Repetto classic tutu "Professional" / jupon de danse\nrose, tulle polyamide\n€ 120',
    ],
    [
      ["materials", 4, 30],
      "Prada brushed leather triangle-logo loafers, black. Upper: leather. $1,120",
      "Prada America's Cup sneakers, white. Upper: patent leather, nylon. $895",
    ],
    [["title", 0, 14], "G.H. Bass Weejuns Logan loafer $175", "Kiwi Parade Gloss shoe polish, black $8"],
  ],
};

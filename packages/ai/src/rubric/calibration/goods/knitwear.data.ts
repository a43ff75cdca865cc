import type { FamilyPairs } from "./pair.ts";

export const KNITWEAR: FamilyPairs = {
  same: [
    [
      ["title", 86, 99],
      "Polo Ralph Lauren Cable-Knit Cotton Quarter-Zip Sweater, navy $148",
      "Polo RL cable knit cotton 1/4 zip sweater cream, M, preloved $45",
    ],
    [
      ["wild", 84, 98],
      "Mohair Cardigan | Acne Studios\nRives mohair blend cardigan, V-neck, buttons, brushed.\nWool 48%, mohair 27%, nylon 25%\n$420",
      "acne studios rives fuzzy mohair cardi, size xs fits s. colour is the dusty pink not grey. bought at ssense. 160€",
    ],
    [
      ["materials", 76, 94],
      "Uniqlo Women 100% Cashmere Crew Neck Sweater, black. 100% cashmere. $99.90",
      "Quince Mongolian Cashmere Crewneck Sweater, black. 100% Grade A cashmere. $50",
    ],
    [
      ["title", 76, 94],
      "Inis Meáin Linen Crew Neck Sweater, ecru €295",
      "Inis Meain linen pullover, washed, ecru, unused with tags €140",
    ],
  ],
  dupe: [
    [
      ["wild", 66, 88],
      "Barefoot Dreams CozyChic Lite Circle Cardigan\nPewter/Pearl · open front, drape, ribbed cuffs · 77% nylon 23% rayon\n$130",
      "Women's Ultra Soft Fuzzy Open Front Draped Cardigan Lightweight Chenille Lounge - Grey\n100% polyester microfibre\n$32.99   4.5 stars",
    ],
    [
      ["materials", 64, 86],
      "Vince Boiled Cashmere Funnel Neck Pullover, heather grey. 100% cashmere. $445",
      "Everlane Cashmere Funnel-Neck Sweater, heather grey. 100% cashmere. $188",
    ],
    [["title", 60, 84], "Ganni Chunky Cable Knit Sweater, white $395", "H&M Chunky Cable-knit Sweater, cream $39.99"],
    [
      ["wild", 68, 88],
      "Saint James Matelot sailor sweater, Marine/Neige, wool stripes, buttons on the shoulder. 100% laine vierge, tricoté en Normandie. 129 €",
      "Armor Lux Fouesnant pull marin rayé bleu marine / blanc, boutonné à l'épaule\n100% laine\n119,00 €",
    ],
  ],
  similar: [
    [
      ["materials", 52, 76],
      "Loro Piana Dolcevita Baby Cashmere Turtleneck, ivory. 100% baby cashmere. $2,150",
      "J.Crew Cashmere Turtleneck Sweater, ivory. 100% cashmere. $168",
    ],
    [
      ["title", 46, 70],
      "Aran Crafts Merino Cable Cardigan with buttons, natural $135",
      "Aran Crafts Merino Cable Crew Neck Sweater, natural $120",
    ],
    [
      ["wild", 48, 72],
      "The Row\nOphelia Sweater\noversized crewneck in wool and cashmere, dropped shoulder, balloon sleeve, black\n$1,190",
      "COS CHUNKY PURE CASHMERE CREW-NECK JUMPER\nBLACK, relaxed fit, rib trims, 100% cashmere\n£225",
    ],
    [
      ["materials", 48, 70],
      "Sézane Gaspard Jumper (cardigan), ecru. Mohair and wool blend. $130",
      "& Other Stories Alpaca Blend Knit Cardigan, beige. 40% alpaca, 34% polyamide, 26% wool. $119",
    ],
  ],
  related: [
    [
      ["title", 30, 54],
      "Patagonia Men's Recycled Wool-Blend Cable Knit Sweater $149",
      "John Smedley Belvoir merino roll neck £215",
    ],
    [
      ["wild", 28, 52],
      "the Andersen-Andersen sailor turtleneck, navy, 5 gauge merino in fisherman rib, super heavy, 300 euros but for life",
      "Uniqlo men's Extra Fine Merino V neck sweater, navy\n100% wool\n$49.90 machine washable",
    ],
    [
      ["materials", 26, 50],
      "Missoni zigzag knit cardigan, multicolor. Viscose, cotton, polyamide. €890",
      "Theory Easy Cardigan, black. 100% merino wool. $245",
    ],
    [
      ["title", 30, 54],
      "Isabel Marant Étoile Drussell mohair sweater €490",
      "A.P.C. striped cotton sailor jumper €195",
    ],
  ],
  unlike: [
    [
      ["wild", 0, 20],
      "Polo Ralph Lauren Cable-Knit Wool-Cashmere Sweater\ncream, crewneck, signature pony\n$228",
      "Polo Ralph Lauren cable-knit cashmere throw blanket, cream, 54 x 72 in. $595",
    ],
    [
      ["materials", 4, 26],
      "Acne Studios Rives mohair cardigan, grey. Wool, mohair, nylon. $420",
      "Acne Studios Canada Narrow fringed scarf, grey. 100% wool. $220",
    ],
    [
      ["title", 6, 30],
      "Barefoot Dreams CozyChic Robe $148",
      "Barefoot Dreams CozyChic Lite Ribbed Turtleneck Pullover $118",
    ],
    [
      ["wild", 16, 40],
      "Saint James Binic II sailor sweater, 100% pure new wool, navy, €135",
      "Petit Bateau marinière femme, t-shirt manches longues rayé, jersey 100 % coton, 49,90 €",
    ],
  ],
};

/** Makers of denim. See `parseMakers` for the row format. */
export const DENIM_MAKERS = `
clothing denim belts bags shoes hats:
  G-Star RAW = G-Star; Lee* = Lee Jeans;
  Levi's = Levi Strauss, Levi Strauss & Co., Levi's Made & Crafted; Pepe Jeans; Wrangler
denim clothing:
  3sixteen; 7 For All Mankind = Seven for All Mankind, 7FAM; Abrand Jeans = Abrand; AG Jeans = Adriano Goldschmied;
  AGOLDE; Barbell Apparel; Ben Davis; Big John*; Blackhorse Lane; Blank NYC; Boyish Jeans;
  Buffalo David Bitton = Buffalo Jeans*; Buzz Rickson's; Celebrity Pink*; Cheap Monday; Cinch Jeans;
  Citizens of Humanity = COH*; Current/Elliott; Dawn Denim; Denizen*; DL1961; Dondup; Dr. Denim; DSTLD; EB Denim;
  Edwin*; Ética; Evisu; Favorite Daughter*; Flying Monkey*; Frame* = Frame Denim; Freeman T. Porter; Freenote Cloth;
  Full Count*; Gas Jeans*; Gloria Vanderbilt; Goldsign; Good American; Grlfrnd; Hiut Denim; Hudson Jeans;
  Imogene + Willie; Iron Heart*; J Brand; Jag Jeans; Japan Blue*; Joe's Jeans; Jordache; Judy Blue; KanCan; Kaporal;
  Kings of Indigo; Ksubi; Kut from the Kloth; Kuyichi; Le Temps des Cerises; Lee Cooper;
  Liverpool Los Angeles = Liverpool Jeans; Lois Jeans = Lois*; Lucky Brand = Lucky Brand Jeans; Momotaro;
  Mother* = Mother Denim; Mott & Bow; Moussy = Moussy Vintage; MUD Jeans; Mugsy; Mustang*;
  Naked & Famous = Naked & Famous Denim; Neuw Denim = Neuw; Nobody Jeans; Nudie Jeans = Nudie*;
  NYDJ = Not Your Daughter's Jeans; Oak + Fort+; Oni Denim; Paige* = Paige Denim; Parasuco; Pilcro Jeans;
  Pure Blue Japan; R13; Railcar Fine Goods; Raleigh Denim; Re/Done; RedKap; Replay*; Risen Jeans; Rock & Roll Denim;
  Rock Revival; Rogue Territory; Rolla's; Salsa Jeans; Samurai Jeans;
  Signature by Levi Strauss & Co. = Signature by Levi Strauss; Silver Jeans* = Silver Jeans Co.; Slvrlake;
  Studio D'Artisan; TCB Jeans; Teddy Smith; Tellason; The Flat Head; The Real McCoy's = Real McCoy's; Tiffosi;
  Triarchy; True Religion; Two Women In The World; Unbranded Brand* = The Unbranded Brand*; Universal Standard*;
  Vervet; Vigoss; Warehouse & Co.; Warp + Weft*; Won Hundred; YMI Jeanswear
shoes clothing denim belts:
  Ariat
clothing outerwear denim hats bags:
  Carhartt = Carhartt WIP, Carhartt Work in Progress; Dickies
`;

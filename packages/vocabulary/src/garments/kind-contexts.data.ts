/** How the words around a name change the kind that it suggests. */
export interface KindContext {
  /** The resulting kind. */
  kind: string;
  /** The types, families or groups that the name alone suggests. */
  over: string;
  /** The words that the name must contain, if any. */
  called?: string;
  /** The words to look for in the title or the text. */
  words: string;
  /** Longer phrases that contain one of the words but don't count: a wrist strap doesn't suggest a handbag. */
  except?: string;
  /** How many different words are required; one by default. */
  atLeast?: number;
  /** Whether the context also applies when no word names a kind. */
  unnamed?: true;
}

/**
 * Contexts that override a kind; the first match wins. A "bracelet" with a dial is a watch, tight yoga pants are
 * leggings, and a padded "hoody" is a jacket.
 */
export const KIND_CONTEXTS: readonly KindContext[] = [
  {
    kind: "watch",
    over: "jewellery, parts, bags, small leather goods, home, other, belts, bottoms, ties, eyewear",
    words:
      "automatic, automatik, quartz, quarz, caliber, calibre, movement, chronograph, chronometer, dial, bezel, power reserve, water resistance, water resistant, sapphire crystal, hesalite, mineral crystal, self winding, selfwinding, hand wound, manual wind, manual winding, caseback, case back, lume, superluminova, super luminova, wr100, atm, date window, swiss made, gmt, moonphase, tachymeter, kinetic, eco drive, hour markers, ref, subdials, subdial, sub dials, sub dial, multifunction, crystal bezel, mesh strap, 3 atm, 5 atm, 10 atm",
    atLeast: 3,
    unnamed: true,
  },
  {
    kind: "watch",
    over: "bracelet",
    words:
      "dial, quartz, automatic, chronograph, sapphire crystal, atm, bezel, subdials, integrated, casio, seiko, citizen, tissot, orient, timex, bulova, hamilton, rolex, omega",
    atLeast: 2,
  },
  {
    kind: "trousers",
    over: "briefs",
    called: "culotte, culottes",
    words:
      "krepp, crepe, hose, hosen, pantaloni, pantalone, bundfalten, pieghe, gummibund, leinen, lino, linen, denim, triacetat, triacetate, triacetato, weites bein, wide leg, cropped, tasche, taschen, taschenfutter, bugelfalte",
  },
  {
    kind: "bikini top",
    over: "bra",
    called: "reggiseno, reggiseni",
    words: "bikini, costume, mare, beachwear, da bagno",
  },
  {
    kind: "shirt",
    over: "formal shoes",
    called: "oxford",
    words:
      "button down, button down collar, placket, chest pocket, patch pocket, cuffs, long sleeve, long sleeves, locker loop",
  },
  {
    kind: "flip-flops",
    over: "thong",
    words: "sandal, sandals, outsole, sole, footbed, flat heel, slip on, flip flop",
  },
  {
    kind: "nightdress",
    over: "shirt",
    called: "chemise, chemises",
    words:
      "lace trim, lace trimmed, lace cups, adjustable straps, spaghetti straps, nightgown, nightwear, sleepwear, lingerie, babydoll, satin chemise, silk chemise, lace chemise",
  },
  {
    kind: "top",
    over: "sweater",
    called: "turtleneck, roll neck, rollneck, roll-neck, mock neck, mockneck",
    words: "jersey turtleneck, jersey roll neck, jersey, second skin, base layer",
  },
  {
    kind: "dress",
    over: "nightdress",
    called: "slip",
    words: "midi, maxi, mini, cowl, cowl neck, side slit, party, wedding guest, evening, date night",
  },
  {
    kind: "swimsuit",
    over: "suit",
    called: "suit, suits, kneeskin",
    words: "open back, openback, racing suit, tech suit, kneeskin, swim, swimming, chlorine resistant, pool, one piece",
  },
  {
    kind: "swimsuit",
    over: "headband",
    words: "underwire, one piece, swimsuit, swim, strapless, tummy control",
  },
  {
    kind: "swim shorts",
    over: "swimwear",
    called: "bañador, traje de baño, maillot de bain, costume da bagno, costume, swimwear, beachwear, bademode",
    words:
      "hombre, homme, uomo, herren, men, mens, man, boy, boys, niño, niños, garçon, garçons, bambino, jungen, cordón, malla interior, netzfutter, drawstring",
  },
  {
    kind: "swimsuit",
    over: "swimwear",
    called: "bañador, traje de baño",
    words: "mujer, niña, niñas, escote, copas, copas extraíbles, espalda, tirantes, señora",
  },
  {
    kind: "gilet",
    over: "waistcoat",
    words:
      "matelassé, matelassée, garnissage, rembourrage, ouate, duvet, acolchado, acolchada, relleno, plumón, trapuntato, imbottito, imbottitura, gesteppt, gesteppte, füllung, daunen",
  },
  {
    kind: "dress",
    over: "bath robe",
    called: "robe, robes",
    words:
      "taille, portée, manches, encolure, mariage, fleurie, fleurs, soirée, doublure, doublée, lin, laine, coton, soie, imprimée, imprimé, ceinturée, plissée, boutonnée, dentelle, mariée, chasuble, fourreau, patineuse, portefeuille, nuisette, salopette, bal, plage, grossesse, allaitement, baptême, communion, cocktail, trapèze, évasée, demoiselle, neuve, état, femme, fille, col, volants, bretelles, longue, courte, sézane, rouje, maje, sandro, soeur, sessùn, ba&sh, claudie pierlot",
  },
  {
    kind: "handbag",
    over: "wallet",
    called: "cartera, carteras",
    words: "correa, correas, manija, manijas, asa, asas, bandolera, manos libres, hombro",
    except:
      "asa de muñeca, correa de muñeca, asa para muñeca, correa para muñeca, asa para la muñeca, correa para la muñeca, asa muñeca, correa muñeca, asa desmontable de muñeca, correa desmontable de muñeca, asa extraíble de muñeca, correa extraíble de muñeca, correa ajustable de muñeca",
  },
  {
    kind: "handbag",
    over: "dress material",
    words: "baguette, magnetic clasp, shoulder strap, crossbody strap, top handle, chain strap",
  },
  {
    kind: "sunglasses",
    over: "frames",
    words:
      "polarized, polarised, polarisiert, polarisierte, polarisees, polarizado, polarizadas, polarizzate, tinted, tinted lenses, mirrored, mirrored lenses, getont, getonte, verspiegelt, verspiegelte, verres teintes, cristales tintados, lenti specchiate, filterkategorie, filter category, degradadas, degradees, sfumate, verlaufsgläser, uv400",
  },
  {
    kind: "jacket",
    over: "sunglasses",
    called: "aviator, aviators",
    words:
      "shearling, sheepskin, lammfell, mouton, montone, fur inside, fur lined, fur lining, sleeve, sleeves, hip length, flight",
  },
  {
    kind: "frames",
    over: "sunglasses",
    called: "eyewear, aviator, aviators, wayfarer, wayfarers",
    words:
      "demo lenses, demo lens, optical frame, optical frames, reading glasses, eyeglasses, eyeglass frame, lunettes de vue, lunettes de lecture, monture optique, verres de demonstration, lesebrille, korrektionsbrille, korrekturbrille, korrekturgläser, korrekturgläsern, korrektionsgläser, korrektionsgläsern, einstärkengläser, einstärkengläsern, gleitsichtgläser, gleitsichtgläsern, brillenfassung, demogläser, gafas graduadas, gafas de ver, gafas de vista, gafas de lectura, lentes de demostración, montatura da vista, occhiali da vista, occhiali da lettura, lenti demo",
  },
  {
    kind: "sunglasses",
    over: "bags, pouches",
    words:
      "lens, lenses, uv400, uv protection, uva, polarized, polarised, acetate frame, temples, nose pads, cat eye, prizm, eyewear, frame, hinges, lens width",
    atLeast: 3,
    unnamed: true,
  },
  {
    kind: "kitchenware",
    over: "other",
    words:
      "cast iron, enameled, enamelled, enameled cast iron, enamelled cast iron, qt, quart, nonstick, non stick, oven safe, dishwasher safe, stovetop, induction, quencher, rambler, 40 oz, 30 oz, 20 oz, leakproof, cookware, bakeware, heat distribution, ceramic coating",
    atLeast: 2,
    unnamed: true,
  },
  {
    kind: "bedding",
    over: "other",
    words:
      "thread count, tc, percale, sateen, queen, king, california king, pillowcases, deep pocket, duvet, oeko tex, bedding, bed linen, sheets",
    atLeast: 2,
    unnamed: true,
  },
  {
    kind: "skincare",
    over: "other",
    words:
      "ml, fl oz, spf, hyaluronic, hyaluronic acid, retinol, niacinamide, peptide, peptides, polypeptide, ceramide, ceramides, glycerin, vitamin c, moisturizing, moisturising, hydrating, all skin types, fragrance free, dermatologist tested, non comedogenic, cream, serum",
    atLeast: 2,
    unnamed: true,
  },
  {
    kind: "shoes",
    over: "home, other, gloves",
    words:
      "outsole, midsole, insole, insoles, toe box, eyelets, eyelet, footbed, tongue, laces, foxing, heel counter, sockliner, upper, rubber sole, heel height, welt, cushioning, vibram, size us, deadstock, sneakers, sneaker, running, ortholite, max cushion, road runner, stack height, heel drop, trail runner, daily trainer",
    atLeast: 2,
    unnamed: true,
  },
  {
    kind: "shoes",
    over: "bottoms, tops, outerwear, innerwear, dresses",
    words:
      "outsole, midsole, insole, footbed, sockliner, heel counter, toe box, suede upper, leather upper, corte, suela, tige, semelle, tomaia, suola, schaft, laufsohle, decksohle",
    atLeast: 2,
  },
  {
    kind: "swimsuit",
    over: "home, other",
    words:
      "one piece, one piece swimsuit, scoop back, low back, high cut, high cut legs, high leg, cheeky, cheeky coverage, moderate coverage, full coverage, removable pads, removable padding, removable cups, swim, upf 50, double lined, nylon, spandex",
    atLeast: 4,
    unnamed: true,
  },
  {
    kind: "sweater",
    over: "home, other",
    words:
      "v neck, crew neck, crewneck, crew, mock neck, boatneck, boat neck, turtleneck, roll neck, cashmere, merino, lambswool, cable knit, cable, rib knit",
    atLeast: 2,
    unnamed: true,
  },
  {
    kind: "sweatshirt",
    over: "sweaters",
    called: "pullover, half zip, quarter zip",
    words: "fleece, polar fleece, microfleece, polartec, sherpa, french terry",
  },
  {
    kind: "sweatshirt",
    over: "home, other",
    words:
      "crewneck, crew neck, french terry, loopback, loopback cotton, brushed fleece, cotton fleece, heavyweight fleece, fleece back",
    atLeast: 2,
    unnamed: true,
  },
  { kind: "sweatshirt", over: "home, other", words: "crewneck", unnamed: true },
  {
    kind: "top",
    over: "shapewear",
    called: "corset",
    words:
      "lace, lace trim, satin, denim, mesh, sequin, bodice, sweetheart, sweetheart neckline, boned, strapless, floral, going out, party, prom, cropped",
  },
  {
    kind: "sweater",
    over: "home, other",
    words: "half zip, quarter zip, cashmere half zip, wool half zip, merino half zip, cashmere, merino, lambswool",
    atLeast: 2,
    unnamed: true,
  },
  {
    kind: "wallet",
    over: "headwear, home, other",
    words: "card slots, card pockets, coin pocket, note compartment, bill compartment, banknotes, cash pocket",
    atLeast: 2,
  },
  {
    kind: "scarf",
    over: "hair accessories",
    called: "bandana, bandanas",
    words: "silk, soie, seide, seta, seda, twill, hand rolled, roulotte",
  },
  {
    kind: "bag",
    over: "home, other",
    words:
      "strap drop, interior pocket, interior zip pocket, dust bag, dustbag, crossbody, shoulder strap, top handle, top handles, turn lock, magnetic closure, zip pocket, card slots, structured, snap closure, drawstring closure, handle drop, laptop, shoulder bag, gold hardware, silver hardware, lambskin, flap",
    atLeast: 2,
    unnamed: true,
  },
  {
    kind: "jeans",
    over: "trousers",
    called: "pant, pants, trouser, trousers",
    words: "denim, zip fly, button fly, inseam, indigo, rinse, wash, selvedge, rigid, five pocket, non stretch",
    atLeast: 3,
  },
  {
    kind: "blazer",
    over: "jacket",
    called: "jacket, tailored jacket, suit jacket",
    words:
      "notch lapel, notch lapels, notched lapel, notched lapels, peak lapel, peak lapels, peaked lapels, single breasted, double breasted, two button, tailored, back vent, chest welt pocket, blazer, single button, one button, flap pockets, welt pockets, shoulder pads, double vent, double vents, side vents, half canvas, full canvas, soft shoulder",
    atLeast: 3,
  },
  {
    kind: "bangle",
    over: "home, other",
    words:
      "cuff, cuff bracelet, open ends, gold plated, rose gold plated, vermeil, sterling silver, 14k, 18k, brass, nickel free, hypoallergenic",
    atLeast: 3,
    unnamed: true,
  },
  { kind: "belt", over: "ring", words: "belt, belts, buckle, waist, cm wide, faux leather, leather", atLeast: 2 },
  {
    kind: "jeans",
    over: "home, other, footwear",
    words:
      "denim, inseam, leg opening, wash, rise, high rise, mid rise, low rise, selvedge, rigid, straight leg, baggy, button fly, five pocket, upsized, indigo, bootcut, wide leg",
    atLeast: 3,
    unnamed: true,
  },
  {
    kind: "jeans",
    over: "tops",
    called: "crop, crops",
    words: "denim, inseam, leg opening, rise, selvedge, rigid, button fly, five pocket, indigo, baggy, flare, cuffed",
    atLeast: 2,
  },
  {
    kind: "dress",
    over: "home, other",
    words:
      "bodice, a line skirt, midi, maxi, hem, neckline, puff sleeves, smocked, tiered, ruffle, spaghetti straps, sweetheart",
    atLeast: 3,
    unnamed: true,
  },
  {
    kind: "puffer jacket",
    over: "parts",
    words: "plumas, plumon, cremallera, capucha, capucha desmontable, acolchado, acolchada",
    atLeast: 3,
    unnamed: true,
  },
  {
    kind: "jacket",
    over: "home, other",
    words:
      "waxed, wax, storm flap, two way zip, patch pockets, hood, insulation, snap front, windproof, waterproof, corduroy collar, hand warmer pockets, outerwear, rider, riders, bomber, quilted, hip length",
    atLeast: 3,
    unnamed: true,
  },
  {
    kind: "sweater",
    over: "home, other",
    words:
      "gauge, knitted, knit, ribbed cuffs, crew neck, crewneck, merino, cashmere, stitch, jumper, extra fine, spun, fully fashioned",
    atLeast: 3,
    unnamed: true,
  },
  {
    kind: "leggings",
    over: "trousers, track pants, tights",
    words:
      "yoga, pilates, legging, leggings, compression, nulu, luon, nulux, everlux, luxtreme, squat proof, buttery soft, naked feeling, second skin, four way stretch, 4 way stretch, workout, no front seam",
    atLeast: 2,
  },
  {
    kind: "leggings",
    over: "home, other",
    words:
      "yoga, pilates, tummy control, squat proof, crossover waist, crossover, high waisted, high waist, four way stretch, 4 way stretch, no front seam, workout, buttery soft, naked feeling, nulu",
    atLeast: 4,
    unnamed: true,
  },
  {
    kind: "puffer jacket",
    over: "hoodie, sweater, sweatshirt, shirt",
    words:
      "down jacket, down coat, down filled, down insulated, down insulation, goose down, duck down, recycled down, feather down, down fill, fill power, 700 fill, 800 fill, 850 fill, synthetic insulation, coreloft, primaloft, thermoball, puffer, insulated jacket, insulation",
  },
  {
    kind: "boots",
    over: "loafers",
    called: "slip on, slip ons",
    words: "boots, boot, bootie, booties",
  },
  {
    kind: "sneakers",
    over: "loafers",
    called: "slip on, slip ons, slip-on, slip-ons",
    words:
      "sneaker, sneakers, trainer, trainers, walk, walking, arch fit, athletic, mesh upper, knit upper, stretch knit, canvas upper, vulcanized, skechers, vans, superga",
  },
  { kind: "boots", over: "shoes", words: "chelsea, chelseas", unnamed: true },
  {
    kind: "handbag",
    over: "necklaces",
    called: "chain, chains",
    words: "lambskin, calfskin, caviar, flap, quilted, turn lock, tote, purse",
  },
  {
    kind: "bracelet",
    over: "necklaces",
    called: "chain, chains, link, links",
    words: "wrist, wrists, wrist size, handgelenk, poignet, polso, muñeca, bracelet",
  },
  {
    kind: "cardigan",
    over: "gilet, waistcoat",
    called: "gilet, gilets",
    words: "maille, grosse maille, maille fine, mohair, tricot, manches longues, torsades, côtes, alpaga, gilet long",
  },
  {
    kind: "cardigan",
    over: "gilet, waistcoat",
    called: "gilet, gilets",
    words: "laine, mérinos, merinos, boutons, cachemire, acrylique",
    atLeast: 2,
  },
  {
    kind: "tracksuit",
    over: "jumpsuits",
    called: "tuta, tute",
    words:
      "felpa, felpata, triacetato, acetato, garzato, garzata, sportiva, cappuccio, allenamento, palestra, giacca e pantaloni, adidas, nike, puma, fila, champion, kappa, lotto, givova",
  },
  {
    kind: "wedges",
    over: "casual shoes",
    called: "alpargata, alpargatas, espadrille, espadrilles, espadrillas",
    words: "cuña, cuñas, wedge, wedges, compensé, compensée, compensées, zeppa, keilabsatz, keilsohle, sleehak",
  },
  { kind: "bra", over: "home", called: "cup, cups", words: "bra, bras, bralette, underwire, underwired" },
  { kind: "sports shoes", over: "home", called: "cushion", words: "runner, running, trainer, midsole, trail" },
  {
    kind: "house slippers",
    over: "flip-flops, loafers",
    called: "slipper, slippers",
    words:
      "sheepskin, shearling, fleece, wool, felt, fuzzy, fluffy, plush, indoor, indoors, house, cozy, cosy, moccasin, ugg, uggs, faux fur, sherpa, memory foam, fireside, hearth, bedroom, hotel, spa, waffle, terry, chenille, cashmere",
  },
  {
    kind: "loafers",
    over: "flip-flops",
    called: "slipper, slippers",
    words: "velvet, needlepoint, smoking, quilted satin lining, crest, leather sole, leather soles, leather outsole",
  },
  {
    kind: "mules",
    over: "flip-flops",
    called: "slipper, slippers",
    words:
      "babouche, babouches, moroccan, turkish, morocco, gaziantep, open back, open backed, backless, closed toe, mule, mules, leather upper, leather uppers",
  },
  {
    kind: "house slippers",
    over: "loafers",
    called: "slip on, slip ons, slip-on, slip-ons",
    words: "felt, wool felt, felted wool, indoor, slippers",
  },
  {
    kind: "mobile pouch",
    over: "headphones",
    called: "airpods, airpods pro, airpods max",
    words:
      "leather, silicone case, tpu, clear case, protective case, carabiner, gen case, generation case, airpods case, case cover",
  },
  {
    kind: "nightdress",
    over: "briefs",
    called: "slip",
    words: "v neck slip, silk lace slip, lace slip, adjustable straps, spaghetti straps, chemise",
  },
  {
    kind: "briefs",
    over: "camisole",
    called: "slip, slips",
    words:
      "pack, 2er, 3er, 2er pack, 3er pack, 5er pack, nahtlos, baumwolle, unterhose, taillenslip, hipster, damen, herren, femme, homme, donna, uomo, coton, cotone, culotte, panty, gusset, zwickel, seamless brief",
  },
  {
    kind: "dress",
    over: "camisole",
    called: "slip, slips",
    words: "long, midi, maxi, floor, ankle, dress, bias, bias cut, side slit, cowl, cowl neck",
  },
  {
    kind: "sports shoes",
    over: "earrings",
    called: "studs, stud",
    words: "football, soccer, rugby, firm ground, soft ground, turf, pitch, cleats, upper, midsole",
  },
  {
    kind: "clutch",
    over: "handbag",
    called: "purse",
    words: "silk, satin, beaded, brocade, embroidered, evening, potli, bridal, wedding, sequin, sequinned, clutch",
  },
  {
    kind: "gilet",
    over: "innerwear vests",
    called: "vest, vests",
    words:
      "down, puffer, pufftech, quilted, padded, fleece, insulated, synchilla, better sweater, zip, zip up, softshell, packable, outdoor, trekking, hiking, high collar, nylon",
  },
  {
    kind: "gilet",
    over: "waistcoat",
    called: "weste, gilet, gilets, chaleco, kamizelka, väst, colete",
    words:
      "down, daune, daunen, daunenfüllung, puffer, gesteppt, wattiert, wattierte, fleece, softshell, duvet, matelassé, acolchado, plumón, imbottito, piuma, piumino, trapuntato, primaloft, pikowana, puchowa",
  },
  {
    kind: "waistcoat",
    over: "innerwear vests",
    called: "vest, vests",
    words:
      "suit, tailored, wool, tweed, herringbone, buttoned, button front, v neck vest, linen, lapel, lapels, double breasted, single breasted, adjustable back, cinch back, formal, blazer",
  },
  {
    kind: "sweater",
    over: "innerwear vests",
    called: "vest, vests",
    words: "knit, knitted, cable knit, merino, cashmere, argyle, crochet",
  },
  {
    kind: "gilet",
    over: "innerwear vests",
    called: "vest, vests",
    words:
      "pocket, pockets, lining, lined, snap, snaps, snap front, zipper, full zip, zip front, insulation, primaloft, thermoball, fill power, wadding, shell, outer shell, hood, stand collar, outerwear, leather, cowhide, suede, denim, corduroy, canvas, ripstop, shearling, sherpa, waxed, buckles, side laces, hi vis, reflective",
  },
  {
    kind: "pajamas",
    over: "night suits, clothing sets, shirts, shorts",
    words: "pajama, pajamas, pyjama, pyjamas, pj, pjs, sleepwear",
  },
  { kind: "tracksuit", over: "clothing sets", words: "jogger, joggers, sweatsuit, sweatpants, track pants, tracksuit" },
  // Last: "training zip up" when no noun names the product.
  {
    kind: "jacket",
    over: "home, other",
    called: "zip up",
    words: "zip up, full zip, zip through",
    unnamed: true,
  },
];

/**
 * For each kind, the other kinds and families that shops also list it under, comma-separated: leggings remain leggings
 * even if a title says "pant".
 */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  leggings: "trousers, tights, track pants, bottoms, capris",
  "track pants": "trousers, lounge pants, leggings",
  "puffer jacket": "hoodie, sweater, sweatshirt, jackets, coats, shorts",
  "puffer coat": "jackets, coats",
  jacket: "jackets, coats, hoodie, sweatshirts, shirts, bedding",
  coat: "coats, jackets",
  raincoat: "coats, jackets",
  "rain jacket": "coats, jackets",
  gilet: "waistcoats, innerwear vests, jackets",
  sweatshirt: "sweaters, top",
  "t-shirt": "shirts, tops",
  sweater: "top, sweatshirts, cardigan",
  cardigan: "sweaters",
  hoodie: "sweatshirts, sweaters, top",
  watch: "bracelet, necklace, headphones",
  smartwatch: "watch",
  sneakers: "footwear",
  "sports shoes": "footwear",
  "running shoes": "footwear",
  "casual shoes": "footwear",
  loafers: "footwear",
  boots: "footwear, shorts",
  flats: "footwear",
  "ballet flats": "footwear",
  heels: "footwear",
  pumps: "footwear",
  sandals: "footwear",
  slides: "footwear",
  clogs: "footwear",
  mules: "footwear",
  "house slippers": "footwear",
  "flip-flops": "footwear",
  handbag: "bags, wallets",
  "tote bag": "bags",
  "shoulder bag": "bags, clutches",
  "sling bag": "bags, clutches",
  "bucket bag": "bags",
  "belt bag": "bags",
  clutch: "bags, wallets, pouches",
  backpack: "bags",
  "duffel bag": "bags",
  "trolley bag": "bags",
  bracelet: "bracelets",
  bangle: "bracelets",
  necklace: "necklaces",
  pendant: "necklaces",
  earrings: "earrings, sports shoes",
  sunglasses: "frames",
  jeans: "trousers, jeggings, top",
  trousers: "bottoms",
  dress: "dresses, nightdress",
  skirt: "skirts",
  top: "tops, bodysuit",
  bodysuit: "tops, tank top",
  bra: "bras, top, tank top",
  shapewear: "shorts, bodysuit",
  scarf: "scarves, bedding",
  shawl: "scarves",
};

/**
 * Kinds whose names have only one meaning in shops. They override the kind of the product line that the title names.
 */
export const EXACT_KINDS: ReadonlySet<string> = new Set(
  "t-shirt, polo shirt, hoodie, skirt, gilet, boots, flats, ring, earrings, bracelet, tote bag, clutch, backpack, belt bag, bucket bag, briefcase, duffel bag, sunglasses".split(
    ", ",
  ),
);

/**
 * Comma-separated kinds whose names never mean the product itself in running text, but a part, an accompaniment or a
 * figure of speech.
 */
export const COMPONENT_TYPES =
  "bracelet, bangle, necklace, ring, watch strap, bag strap, pouch, flats, heels, gloves, tie, ties and cufflinks, belt, top, frames, cap, clutch, hair clip, headband, sports equipment, suit, bow tie, suspenders, shorts, dress material, key ring, skirt, kimono, pendant, brooch, pocket square, saree, briefs, bra, waistcoat, stationery, toy, headphones, furniture, kitchenware, appliance, power tool, electronics, book, video game, food, baby gear, musical instrument, car accessory, health care, pet supplies, bedding, home decor, hair care, lipstick, skincare, perfume, shoe accessories, umbrella, innerwear vest, scarf, socks, coin purse, jewelry box, glasses case, garment bag, mittens, anklet, turban, costume";

/** Space-separated words that introduce something that the product comes with, is compared with, or is made for. */
export const ACCOMPANYING_WORDS =
  "with and like doublure fodera forro including includes included plus removable detachable integrated matching your over under onto into beside than vs versus for from as without inside fits";

/** Maps each group to the kind to assume when only the group is certain. */
export const GENERAL_KINDS: Readonly<Record<string, string>> = {
  watches: "watch",
  footwear: "shoes",
  bags: "bag",
  eyewear: "sunglasses",
  belts: "belt",
  scarves: "scarf",
};

/** Space-separated words that follow a shop's own name at the end of a title. */
export const SHOP_WORDS =
  "company co inc llc ltd store stores shop shops outlet jewelers jewellers jewelry jewellery boutique com net official amazon ebay etsy walmart poshmark depop vinted grailed chrono24 stockx retailer warehouse marketplace tienda negozio sklep";

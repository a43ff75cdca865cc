import type { Group } from "../garments/families.data.ts";

/** A detail of how products are made, trimmed or closed, with its words. */
export interface DetailEntry {
  name: string;
  /** Products have only one detail of the same kind: a watch with a quartz movement is not automatic. */
  kind?: string;
  /** The groups of products that have it, where its words mean something else on others; all unless given. */
  of?: readonly Group[];
  /** A leading "~" marks words that only hint at it. */
  words?: string;
}

const CLOTHES: readonly Group[] = [
  "tops",
  "outerwear",
  "bottoms",
  "dresses",
  "sets",
  "innerwear",
  "nightwear",
  "hosiery",
  "swimwear",
  "scarves",
  "gloves",
  "headwear",
];

/** Belts always have a buckle, so it is not a detail of theirs. */
const NO_BELTS: readonly Group[] = [...CLOTHES, "footwear", "bags", "small leather goods", "watches", "jewellery"];

/** A pack of bags is a backpack. */
const SOLD_IN_PACKS: readonly Group[] = [...CLOTHES, "jewellery", "ties", "belts", "gift sets", "small leather goods"];

/** Products with straps: the leather band around a hat is not a strap. */
const STRAPPED: readonly Group[] = ["watches", "bags", "small leather goods", "footwear"];

/** Construction and details as product pages list them. */
export const DETAILS: readonly DetailEntry[] = [
  {
    name: "zip",
    words:
      "zipper, zipped, zip closure, zip fastening, full zip, zips, zippe, reissverschluss, cremallera, zip up, fermeture eclair, rits, suwak, half zip, quarter zip, zipper closure, concealed zip",
  },
  {
    name: "buttons",
    words:
      "button, buttoned, button placket, button closure, boutons, boutonne, knopfe, knopfleiste, botones, bottoni, botoes, knopen, guziki, ~press studs, snap buttons, button front, button fastening",
  },
  { name: "button fly", of: ["bottoms"], kind: "fly", words: "buttoned fly, buttonfly, fly with buttons" },
  { name: "zip fly", of: ["bottoms"], kind: "fly", words: "zipper fly, zip up fly, zipped fly, fly with zip" },
  { name: "hook closure", words: "hook and eye, hook and eye closure, ~hooks" },
  {
    name: "buckle",
    of: NO_BELTS,
    words: "buckled, boucle de ceinture, schnalle, hebilla, fibbia, gesp, buckle closure, pin buckle, tang closure",
  },
  {
    name: "laces",
    kind: "fastening",
    words:
      "lace up, lace ups, laced, lacets, schnurung, cordones, lacci, veters, lace up closure, lace fastening, lace fastenings, lace closure, lacing",
  },
  {
    name: "velcro",
    kind: "fastening",
    words: "hook and loop, klettverschluss, velcro closure, velcro strap, velcro straps",
  },
  { name: "slip-on", of: ["footwear"], kind: "fastening", words: "slip on, slip ons, ~pull on, ~elasticated gusset" },
  {
    name: "drawstring",
    words:
      "drawcord, cordon, tunnelzug, cordon de ajuste, coulisse, drawstrings, draw string, drawstring closure, drawstring waist, waist with cord, waistband with cord",
  },
  {
    name: "elasticated waist",
    words:
      "elastic waist, elastic waistband, elasticated waistband, taille elastique, gummibund, cintura elastica, vita elastica, elastische taille",
  },
  {
    name: "belt",
    of: [...CLOTHES, "bags"],
    words: "belted, ceinture incluse, mit gurtel, con cinturon, ~waist tie, ~tie waist, tie belt, belt included",
  },
  { name: "belt loops", words: "belt loop" },
  {
    name: "pockets",
    words:
      "flap pocket, flap pockets, zip pocket, zip pockets, zipped pocket, zipped pockets, zipper pocket, zippered pocket, zip chest pocket, zippered chest pocket, zip hand pockets, buttoned pockets, buttoned pocket, snap pockets, pocket, poches, poche, taschen eingriff, bolsillos, bolsillo, tasche laterali, bolsos, zakken, kieszenie, patch pocket, patch pockets, 5 pocket, five pocket, side pockets, kangaroo pocket, cargo pockets, chest pocket, welt pockets",
  },
  { name: "thumbholes", of: CLOTHES, words: "thumbhole, thumb holes, thumb hole, thumb loops" },
  { name: "hood", words: "hooded, capuche, kapuze, capucha, cappuccio, capuz, capuchon, z kapturem, detachable hood" },
  {
    name: "lining",
    words:
      "lined, fully lined, mesh lining, mesh lined, doublure, doublee, entierement double, gefuttert, forrado, foderato, fodera, gevoerd, podszewka, inner lining, removable liner, detachable liner, zip out liner, zip in liner, button out liner, quilted liner, quilted lining, quilted nylon lining, quilted polyester lining, quilted satin lining, quilted interior, fleece lined, faux fur lining",
  },
  { name: "padded shoulders", of: CLOTHES, words: "padded shoulder, shoulder pads, shoulder pad, shoulder padding" },
  {
    name: "padding",
    words: "padded, wattiert, rembourre, acolchado, imbottito, ~down filled, ~insulated, padding filled",
  },
  { name: "underwire", kind: "wire", words: "underwired, under wired, wired, a armatures, con aros" },
  { name: "wire-free", kind: "wire", words: "non wired, wirefree, wireless, wire free, sans armatures" },
  {
    name: "seamless",
    of: ["tops", "bottoms", "dresses", "innerwear", "nightwear", "swimwear", "hosiery"],
    words: "sans couture, nahtlos, sin costuras, senza cuciture, ~laser cut",
  },
  { name: "pleats", words: "pleated, plisse, pleat, box pleats, plissee, plisado, plissettato" },
  {
    name: "ruffles",
    words:
      "ruffle, ruffled, frill, frills, frilled, flounce, volants, ruschen, volantes, rouches, balze, ruches, falbany, flounces",
  },
  {
    name: "puff sleeves",
    of: CLOTHES,
    words:
      "puff sleeve, puffed sleeves, puffed sleeve, puffy sleeves, lantern sleeves, manches bouffantes, puffarmel, mangas abullonadas, manga abullonada, mangas abombadas, maniche a sbuffo, pofmouwen",
  },
  {
    name: "gathers",
    words: "gathered, ruched, ruching, smocked, smocking, shirred, fronce, gerafft, fruncido, arricciato, ~cinched",
  },
  {
    name: "slit",
    of: ["tops", "bottoms", "dresses", "sets", "nightwear", "swimwear"],
    words:
      "slits, side slits, side slit, ~vent, fendue, schlitz, abertura, spacco, front slit, ~back vent, ~double vent, ~centre vent",
  },
  { name: "cut-out", words: "cut outs, cutout, cutouts, cut out detail, ~laser cuts" },
  {
    name: "tassels",
    words: "tassel, tasselled, tasseled, ~pom pom, ~pompom",
  },
  {
    name: "fringe",
    words:
      "fringed, ~tassel hem, ~tassel hems, ~tassel ends, ~tassel edges, ~tasselled ends, ~tasselled hem, fringes, fringing, franges, fransen, flecos, frange, fringed edges, fringed hem",
  },
  { name: "bow", words: "bows, bow detail, noeud, schleife, lazo, fiocco, bow tie detail, pussy bow" },
  { name: "knot", words: "knotted, knot detail, knots, twist knot, knot front, top knot" },
  { name: "embroidery", words: "embroidered, brode, brodee, bestickt, bordado, ricamato, geborduurd" },
  { name: "lace trim", of: CLOTHES, words: "lace detail, lace, dentelle, spitze, encaje, pizzo, lacy, lace inserts" },
  { name: "sequins", words: "sequin, sequinned, sequined, paillettes, pailletten, lentejuelas" },
  { name: "beads", words: "beaded, bead, beadwork, perles, perlen, cuentas, con perline, di perline" },
  {
    name: "pearls",
    of: ["jewellery", "headwear"],
    kind: "pearls",
    words: "pearl, freshwater pearl, cultured pearl, akoya, perles de culture, perle de culture, zuchtperlen",
  },
  {
    name: "imitation pearls",
    kind: "pearls",
    words:
      "faux pearl, imitation pearl, simulated pearl, shell pearl, glass pearl, artificial pearl, fake pearl, resin pearl, plastic pearl, acrylic pearl",
  },
  { name: "studs", words: "studded, ~rivets, clous, nieten, tachuelas, borchie" },
  {
    name: "stones",
    kind: "gems",
    words:
      "stone studded, crystals, rhinestones, cubic zirconia, cz, american diamond, american diamonds, gemstone, gemstones, kundan, polki, swarovski, strass, zirconia, meenakari",
  },
  {
    name: "diamonds",
    of: ["jewellery", "watches"],
    kind: "gems",
    words: "diamond, diamant, diamants, diamanten, brillant",
  },
  { name: "quilting", words: "quilted, matelasse, gesteppt, trapuntato" },
  {
    name: "ribbing",
    of: CLOTHES,
    words: "ribbed, rib knit, cotele, gerippt, canale, a coste, rib",
  },
  { name: "cable knit", of: CLOTHES, words: "cable, cableknit, torsades, zopfstrick, ochos, trecce" },
  { name: "chunky knit", of: CLOTHES, kind: "gauge", words: "grobstrick, grosse maille, ~chunky" },
  { name: "fine knit", of: CLOTHES, kind: "gauge", words: "feinstrick, fine gauge, maille fine, lightweight knit" },
  { name: "sheer", of: CLOTHES, words: "see through, transparent, ~mesh, transparente, ~tulle, transparentny" },
  {
    name: "distressing",
    of: ["tops", "outerwear", "bottoms", "dresses", "footwear", "headwear"],
    words: "distressed, ripped, destroyed, dechire, ~frayed, ~raw hem, roto, strappati",
  },
  { name: "fading", words: "faded, light fade, ~whiskers, ~washed, ~stone washed, ~acid wash, heavy fade" },
  { name: "chain strap", words: "chain straps, kettenriemen, bandouliere chaine, ~metal chain, chain shoulder strap" },
  {
    name: "adjustable strap",
    words:
      "adjustable straps, ~detachable strap, ~removable strap, bandouliere amovible, verstellbarer riemen, adjustable shoulder strap, ~detachable sling strap, ~detachable shoulder strap",
  },
  {
    name: "top handle",
    of: ["bags"],
    words: "top handles, ~two handles, ~twin handles, ~double handle, ~double handles, short handle, ~handles",
  },
  {
    name: "magnetic closure",
    words: "magnetic, magnetic snap, magnetic snap closure, magnetverschluss, fermeture aimantee, magnetic button",
  },
  {
    name: "flap",
    of: ["bags", "small leather goods"],
    words: "flap closure, a rabat, uberschlag, solapa, patta, foldover",
  },
  {
    name: "compartments",
    words:
      "compartment, main compartment, ~card slots, ~card slot, ~slots, laptop compartment, multiple compartments, ~inner pocket, ~organiser",
  },
  {
    name: "cushioned sole",
    of: ["footwear", "hosiery"],
    words:
      "cushioned footbed, cushioned insole, cushioning, memory foam, cushioned, padded footbed, comfort insole, air cushion",
  },
  {
    name: "rubber sole",
    kind: "sole",
    words:
      "rubber outsole, gummisohle, semelle caoutchouc, suela de goma, suola in gomma, ~textured outsole, ~crepe sole, ~patterned outsole",
  },
  { name: "EVA sole", of: ["footwear"], kind: "sole", words: "eva outsole" },
  {
    name: "synthetic sole",
    of: ["footwear"],
    kind: "sole",
    words: "synthetic outsole, man made sole, manmade sole, man made outsole, tpu sole, tpu outsole, pu sole, tr sole",
  },
  {
    name: "leather sole",
    kind: "sole",
    words:
      "leather outsole, leather lining and sole, leather insole and sole, leather lining and outsole, semelle cuir, ledersohle, suela de cuero, suola in cuoio",
  },
  { name: "platform", words: "flatform, ~chunky sole, plateau, plataforma, platform sole" },
  {
    name: "ankle strap",
    words:
      "~ankle loop, ankle straps, bride cheville, knochelriemchen, ~backstrap, ~back strap, ~slingback, ankle buckle",
  },
  { name: "perforations", words: "perforated, brogue detail, broguing, perforation" },
  {
    name: "metal strap",
    of: STRAPPED,
    kind: "watch strap",
    words:
      "steel strap, stainless steel strap, metal bracelet, steel bracelet, stainless steel bracelet, ~bracelet style strap, metallic strap",
  },
  {
    name: "leather strap",
    of: STRAPPED,
    kind: "watch strap",
    words: "bracelet cuir, lederarmband, correa de piel, cinturino in pelle, leather band",
  },
  {
    name: "rubber strap",
    of: STRAPPED,
    kind: "watch strap",
    words: "~silicone strap, ~plastic strap, ~silicon strap, ~resin strap, ~resin band",
  },
  { name: "quartz movement", of: ["watches"], kind: "movement", words: "quartz, quarz, cuarzo, al quarzo" },
  {
    name: "automatic movement",
    of: ["watches"],
    kind: "movement",
    words:
      "automatic, automatik, automatique, automatico, self winding, selfwinding, automatic caliber, ~kinetic, powermatic, powermatic 80",
  },
  {
    name: "hand-wound movement",
    of: ["watches"],
    kind: "movement",
    words:
      "manual winding, manual wind, hand winding, hand wound, handwound, manually wound, ~mechanical movement, hand wind, handaufzug, remontage manuel",
  },
  {
    name: "solar movement",
    of: ["watches"],
    kind: "movement",
    words: "solar, solar powered, eco drive, tough solar, light powered",
  },
  {
    name: "sapphire crystal",
    of: ["watches"],
    kind: "crystal",
    words:
      "sapphire, sapphire glass, saphirglas, verre saphir, domed sapphire crystal, box sapphire, sapphire sandwich",
  },
  {
    name: "mineral crystal",
    of: ["watches"],
    kind: "crystal",
    words: "mineral glass, hardlex, hardlex crystal, mineral, mineralglas",
  },
  {
    name: "acrylic crystal",
    of: ["watches"],
    kind: "crystal",
    words: "hesalite, hesalite crystal, plexiglass, plexi, acrylic glass, acrylic lens",
  },
  {
    name: "second time zone",
    of: ["watches"],
    words: "gmt, gmt hand, dual time, worldtimer, world time, 24 hour hand",
  },
  { name: "moon phase", of: ["watches"], words: "moonphase, mondphase, phase de lune" },
  {
    name: "display case back",
    of: ["watches"],
    words:
      "see through caseback, exhibition caseback, sapphire caseback, transparent case back, see through case back, display caseback, exhibition case back, glass back",
  },
  { name: "Swiss make", of: ["watches"], words: "swiss made, ~swiss movement, made in switzerland" },
  { name: "date window", of: ["watches"], words: "date display, date aperture, day and date, datum, calendar display" },
  {
    name: "polarised lenses",
    of: ["eyewear"],
    words: "polarised, polarized, polar, polarizadas, polarisees, polarizzate",
  },
  { name: "gradient lenses", of: ["eyewear"], words: "gradient lens, ~gradient, verlaufsglaser" },
  { name: "mirrored lenses", of: ["eyewear"], words: "mirrored, mirrored lens, mirror lens, verspiegelt, espejo" },
  { name: "UV protection", words: "uv protected, uv400, uv 400, 100 uv, uv protected lens, uva, uvb" },
  { name: "reversible", words: "wendbar, reversibel, reversibile, two way wear, wear two ways, wende" },
  {
    name: "water-resistant",
    words:
      "water resistant, dwr, waterproof, water repellent, impermeable, wasserdicht, wasserabweisend, impermeabile, water resistance, waterdicht, weatherproof, showerproof",
  },
  {
    name: "moisture-wicking",
    words: "moisture wicking, wicks moisture, wicks sweat, wicking, dry fit, dri fit, climacool, climalite, anti sweat",
  },
  {
    name: "quick-dry",
    words: "quick dry, quick drying, playdry, ~dry, rapid dry",
  },
  {
    name: "stretch",
    of: [...CLOTHES, "footwear"],
    words:
      "stretchable, stretchy, elastisch, extensible, elastico, elasticizzato, 4 way stretch, four way stretch, stretchable fabric",
  },
  { name: "garment dye", words: "garment dyed, pigment dyed" },
  { name: "washed finish", words: "enzyme washed, vintage wash" },
  {
    name: "pack",
    of: SOLD_IN_PACKS,
    words:
      "pack of, set of, multipack, lot de, pack, er pack, doppelpack, confezione, pacco da, paquete, pack de, tweepak, dwupak, 2 pack, 3 pack, 4 pack, 5 pack, 6 pack, 8 pack, 10 pack, 12 pack, two pack, three pack, 2er pack, 3er pack, 4er pack, 5er pack, lot de 2, lot de 3, lot de 4, lot de 5, pack of 2, set of 2, pack of 3, set of 3, pack of 4, set of 4, pack of 5, set of 5, pack of 6, set of 6, pack of 8, set of 8, pack of 10, set of 10, pack of 12, set of 12, pack of two, set of two, pack of three, set of three, pack of four, set of four, pack of five, set of five, pack of six, set of six, 2 pairs, 3 pairs, 4 pairs, 5 pairs, 6 pairs, 8 pairs, 10 pairs, 12 pairs, combo",
  },
];

/** Phrases with a detail's word that mean something else. */
export const NOT_DETAILS =
  "belt buckle, belt buckles, mesh brief, mesh briefs, inner mesh brief, slit pocket, slit pockets, side slit pocket, side slit pockets, belt band, air dry, line dry, drip dry, flat dry, dry flat, dry clean, tumble dry, butterfly back, butterfly backs, gift ribbon, box with ribbon, inner drawstring, interior drawstring, inside drawstring, telescopic handle, telescoping handle, trolley handle, retractable handle, pull handle, push handle, side vents, double vents, dual vents, twin vents, sapphire coated, sapphire coating, embroidered logo, embroidered logos, logo embroidery, embroidered emblem, embroidered crest, embroidered patch, silicone lined, lined hood, fleece lined hood, lined collar, fleece lined collar, fleece lined pockets, lined pockets, lined cuffs, diamond cut, diamond dust, diamond finish, heel flap, storm flap, wind flap, zipped pouch, zip pouch, zipped compartment, interior zip, inside zip, inner zip, button cuff, button cuffs, buttoned cuffs, drawstring bag, drawstring pouch, padded laptop, padded sleeve, padded collar, padded ankle, padded tongue, padded insole, padded footbed, belted cuffs, sapphire cabochon, sapphire crown, zipper none, zip none, closure none, pockets none, lining none, studded sole, studded outsole, studded rubber sole, studded rubber outsole, studded driving sole, studded rubber, rubber studs, packs into, pack into, packs away, packs down, packs flat, packs small, packs itself, ice pack, knotted fringe, hand knotted, chunky sole, chunky rubber sole, chunky lug sole, chunky outsole, chunky heel, chunky block heel, chunky platform, magnetic north, long handles, ribbed cuffs, ribbed hem, ribbed collar, ribbed waistband, ribbed trims, rib cuffs, rib hem, rib collar, bungee lace, elastic lace, speed lace, quick lace, mesh polo, polo mesh, cotton mesh, mesh polo shirt, athletic mesh, mesh liner, mesh upper, pocket square, pocket squares, spitze form, spitzer form, spitze zehe, spitze schuhform, spitze kappe, diamond stitch, diamond quilted, diamond quilting, diamond pattern, diamond check, diamond shape, diamond shaped, diamond face, black diamond, mother of pearl, nacre, black mother of pearl, two way zip, two way zipper, two way front zip, two way stretch, two ways, crystal clear, crystal glass, crystal lens, pearl white, pearl grey, pearl gray, pearl dial, instruction manual, beaded crown, studded for, lined handwarmers, lined handwarmer, fleece lined handwarmers, fleece lined handwarmer, fleece lined pocket, moleskin lined, vegan leather band, faux leather band, faux leather strap, vegan leather strap, pu leather strap, glitter laces, rib knit cuffs, rib knit hem, rib knit collar, rib knit trims, ribbed knit cuffs, seamless waistband, seamless edges, seamless edge, seamless hem, seamless look, seamless transition, seamless neckline, seamless collar, seamless lining, seamless sleeves, seamless underbust, seamless cups, seamless toe, seamless gusset, seamless panels";

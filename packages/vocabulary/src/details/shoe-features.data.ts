import type { FeatureEntry } from "./features.data.ts";

/** Features of shoes: linings, closures, heels and soles. */
export const SHOE_FEATURES: readonly FeatureEntry[] = [
  {
    name: "penny strap",
    of: ["footwear"],
    words:
      "penny keeper, penny slot, penny bar, penny detail, penny, penny loafer, penny loafers, saddle strap, =penny, pennyloafer, antifaz, con antifaz, mascherina penny",
  },
  {
    name: "moc toe",
    of: ["footwear"],
    words:
      "moccasin toe, moc toe stitching, apron toe, apron stitching, moc stitching, moc seam, mokassinnaht, bout mocassin, plateau cousu, puntera mocasin, cucitura mocassino",
  },
  {
    name: "elastic panels",
    of: ["footwear"],
    words:
      "elastic panel, elastic gussets, elastic gusset, elastic side panels, elastic sides, elastic gore, elastic gores, elastic goring, elasticated side panels, elasticated panels, elasticated gussets, stretch gussets, elastikeinsatze, elastikeinsatz, gummieinsatze, stretcheinsatze, elastiques lateraux, empiecements elastiques, soufflets elastiques, elasticos laterales, paneles elasticos, inserti elastici, elastici laterali",
  },
  {
    name: "harness straps",
    of: ["footwear"],
    words: "harness strap, harness, harness detail, harness ring",
  },
  {
    name: "western stitching",
    of: ["footwear"],
    words:
      "western stitch, western embroidery, decorative western stitching, western style stitching, cowboy stitching, westernstickerei, ziernahte im westernstil, surpiqures western, coutures western, broderies western, bordado western, pespunte western, cuciture western, ricami western",
  },
  {
    name: "Cuban heel",
    of: ["footwear"],
    words:
      "cuban heels, talon biseaute, talons biseautes, tacon cubano, tacco cubano, blockabsatz cubano, trichterabsatz, talon cubain, talons cubains, talon santiag, cuban absatz",
  },
  {
    name: "snip toe",
    of: ["footwear"],
    words: "snip toed, snipped toe",
  },
  {
    name: "steel toe",
    of: ["footwear"],
    words:
      "steel toe cap, steel toecap, steel toed, safety toe, composite toe, stahlkappe, embout acier, embout en acier, puntera de acero, punta in acciaio",
  },
  {
    name: "speed hooks",
    of: ["footwear"],
    words:
      "speed hook, speed lacing hooks, lacing hooks, hook and eyelet lacing, schnurhaken, crochets de lacage, ganchos, lace hooks, hook eyelets, crochets, ganci",
  },
  {
    name: "warm lining",
    of: ["footwear", "gloves"],
    kind: "lining material",
    includes: "lining",
    words:
      "warm lined, warmly lined, thermal lining, insulated lining, warmfutter, warm gefuttert, warm gefutterte, doublure chaude, doublure thermique, forro calido, forro termico, fodera calda, fodera termica",
  },
  {
    name: "shearling lining",
    of: ["footwear", "outerwear", "gloves"],
    kind: "lining material",
    includes: "lining",
    words:
      "shearling lined, lined in shearling, lined with shearling, sheepskin lining, sheepskin lined, lammfellfutter, schaffellfutter, futter aus lammfell, doublure en peau lainee, doublure peau lainee, doublure mouton, doublure en mouton, forro de borrego, forro de piel de oveja, fodera in shearling, fodera in montone, futter lammfell, lammfell gefuttert, lammfell futter",
  },
  {
    name: "faux fur lining",
    of: ["footwear", "outerwear", "gloves"],
    kind: "lining material",
    includes: "lining",
    words:
      "faux fur lined, faux shearling lining, faux shearling lined, teddy lining, kunstfellfutter, teddyfutter, futter aus kunstfell, doublure fausse fourrure, doublure en fausse fourrure, doublure sherpa, forro de pelo sintetico, forro de borreguito, fodera in ecopelliccia, fodera in finta pelliccia",
  },
  {
    name: "sherpa lining",
    of: ["footwear", "outerwear", "gloves"],
    includes: "lining",
    words:
      "sherpa lined, faux sherpa lining, faux sherpa lined, lined in sherpa, lined with sherpa, borg lined, borg lining",
  },
  {
    name: "sculptural heel",
    of: ["footwear"],
    words:
      "sculpted heel, architectural heel, sculptural heels, skulpturaler absatz, skulpturalem absatz, talon sculptural, talon sculpte, tacon escultural, tacon arquitectonico, tacco scultura, tacco scultoreo",
  },
  {
    name: "stacked heel",
    of: ["footwear"],
    words:
      "stacked heels, stacked leather heel, stacked wood heel, stacked wooden heel, stacked block heel, geschichteter absatz, talon empile, talon cuir empile, tacon apilado, tacco impilato, talon bottier, talons bottier, talon bottier en cuir, schichtabsatz, tacco a strati, stapelabsatz",
  },
  {
    name: "hand stitching",
    of: ["footwear", "bags", "small leather goods", "outerwear"],
    words:
      "hand stitched, handstitched, hand sewn, handsewn, hand stitched details, handgenaht, handgenahte, cousu main, cousus main, cosido a mano, cosida a mano, cosidos a mano, cucito a mano, cucita a mano, cuciti a mano, cucite a mano",
  },
  {
    name: "Blake stitching",
    of: ["footwear"],
    words:
      "blake stitched, blake stitch, blake construction, blake sole, durchgenaht, cousu blake, montage blake, cosido blake, construccion blake, cucitura blake, lavorazione blake",
  },
  {
    name: "backless style",
    of: ["footwear"],
    words:
      "backless, open back, open backed, backless design, mule style, hinten offen, sans contrefort, destalonado, destalonada, destalonados",
  },
  {
    name: "fold-down heel",
    of: ["footwear"],
    words:
      "collapsible heel, collapsible back, collapsible heel counter, fold down back, foldable heel, heel folds down, talon rabattable, talon pliable, talon plegable, tallone ripiegabile",
  },
  {
    name: "d'Orsay cut",
    of: ["footwear"],
    words: "d'orsay, dorsay, d orsay, d'orsay style, half d'orsay",
  },
  {
    name: "T-strap",
    of: ["footwear"],
    words: "t bar, t bar strap, t strap, t straps, t steg, t riemchen, salome, bride salome, tira en t, cinturino a t",
  },
  {
    name: "elastic strap",
    of: ["footwear"],
    words:
      "elasticated strap, elastic straps, elastic slingback, elasticated slingback strap, elastic slingback strap, elastic ankle strap, elastisches riemchen, bride elastique, brides elastiques, tira elastica, cinturino elastico, cinturino elasticizzato, elastischer fersenriemen, elastischer riemen, bride elastiquee, brides elastiquees, bride arriere elastique, bride arriere elastiquee",
  },
  {
    name: "toe loop",
    of: ["footwear"],
    words:
      "toe ring, toe strap, toe loops, zehenschlaufe, zehenring, anneau d'orteil, passe orteil, anilla para el dedo, infradito ad anello",
  },
  {
    name: "braided straps",
    of: ["footwear"],
    words:
      "braided strap, woven straps, woven strap, plaited straps, geflochtene riemen, geflochtenen riemen, brides tressees, tiras trenzadas, fasce intrecciate",
  },
  {
    name: "Gore-Tex membrane",
    of: ["footwear", "outerwear", "gloves", "bottoms", "headwear"],
    includes: "water-resistant",
    words: "gore tex, goretex, gtx",
  },
  { name: "Vibram sole", of: ["footwear"], words: "vibram, vibram outsole, vibram megagrip" },
  {
    name: "slip-resistant sole",
    of: ["footwear"],
    words:
      "slip resistant, non slip, non slip sole, anti slip, anti slip sole, slip resistant outsole, non slip outsole, rutschfeste sohle, rutschfester sohle, rutschhemmende sohle, rutschhemmend, semelle antiderapante, antiderapant, suela antideslizante, antideslizante, suola antiscivolo, antiscivolo",
  },
  { name: "arch support", of: ["footwear"], words: "supportive arch, arch supporting, contoured arch" },
  {
    name: "cork footbed",
    of: ["footwear"],
    words:
      "cork sole, cork midsole, cork latex footbed, =cork, korkfussbett, kork latex fussbett, korksohle, semelle en liege, semelle liege, liege, suela de corcho, plantilla de corcho, corcho, suola in sughero, sughero",
  },
  {
    name: "contoured footbed",
    of: ["footwear"],
    words:
      "contour footbed, anatomical footbed, anatomic footbed, anatomically shaped footbed, molded footbed, moulded footbed, contoured insole, contoured, anatomisches fussbett, anatomisch geformtes fussbett, ergonomisches fussbett, semelle anatomique, semelle ergonomique, plantilla anatomica, plantilla ergonomica, plantare anatomico, sottopiede anatomico",
  },
  {
    name: "clear straps",
    of: ["footwear"],
    words:
      "clear strap, transparent strap, transparent straps, clear pvc strap, clear pvc straps, clear vinyl strap, clear vinyl straps, perspex strap, perspex straps, durchsichtige riemen, transparente riemen, bride transparente, brides transparentes, tira transparente, tiras transparentes, fascia trasparente, fasce trasparenti",
  },
  {
    name: "foldable design",
    of: ["footwear", "headwear"],
    words:
      "foldable, foldable flats, folds up, faltbar, pliable, pliables, plegable, plegables, pieghevole, pieghevoli",
  },
  {
    name: "flexible sole",
    of: ["footwear"],
    words:
      "flexible, flexible outsole, flexible rubber sole, biegsame sohle, flexible sohle, semelle souple, semelle flexible, suela flexible, suola flessibile",
  },
  {
    name: "indoor-outdoor sole",
    of: ["footwear"],
    words:
      "indoor outdoor, indoor and outdoor, indoor outdoor outsole, indoor and outdoor sole, indoors and outdoors, indoors or outdoors, drinnen und draussen, interieur exterieur, interieur et exterieur, interior y exterior, interni ed esterni",
  },
  {
    name: "removable insole",
    of: ["footwear"],
    words:
      "removable insoles, removable footbed, removable footbeds, removable sockliner, removable inner sole, herausnehmbare einlegesohle, herausnehmbare innensohle, herausnehmbares fussbett, wechselfussbett, semelle amovible, semelles amovibles, semelle interieure amovible, plantilla extraible, plantillas extraibles, soletta estraibile, sottopiede estraibile, plantare estraibile",
  },
  {
    name: "suede details",
    of: ["footwear"],
    words:
      "suede panels, suede panel, suede overlays, suede overlay, suede trim, suede toe, suede toe box, suede accents, suede inserts, velourslederdetails, wildledereinsatze, wildledereinsatzen, wildlederdetails, wildlederkappe, velourslederkappe, empiecements en daim, empiecements daim, bout en daim, details en daim, detalles de ante, detalles en ante, paneles de ante, puntera de ante, inserti in camoscio, inserti in suede, dettagli in camoscio, punta in camoscio, dettagli in suede",
  },
  {
    name: "logo on the tongue",
    of: ["footwear"],
    words:
      "logo tongue, tongue logo, tongue label, logo on tongue, logo auf der zunge, zungenlogo, logo sur la languette, languette logotee, logo en la lengueta, logo sulla linguetta",
  },
  {
    name: "heel tab",
    of: ["footwear"],
    words:
      "heel patch, contrast heel, contrasting heel, contrast heel tab, contrast heel counter, suede heel tab, leather heel tab, metallic heel tab, fersenpatch, fersendetail, talonnette contrastee, talon contraste, talonera, talloncino, kontrastierende fersenpartie, fersenkappe in kontrastfarbe, kontrastierende fersenkappe, talon contrastant, talon en contraste, tallone a contrasto, talloncino a contrasto",
  },
  {
    name: "padded tongue",
    of: ["footwear"],
    words:
      "gepolsterte zunge, gepolsterter zunge, languette rembourree, languette matelassee, lengueta acolchada, linguetta imbottita",
  },
  {
    name: "wide toe box",
    of: ["footwear"],
    words: "wide toebox, roomy toe box, roomy toebox, foot shaped toe box, breite zehenbox, large boite a orteils",
  },
  {
    name: "zero drop",
    of: ["footwear"],
    words: "zero drop sole, zero drop platform, 0 mm drop, 0mm drop, nullsprengung, drop zero",
  },
  {
    name: "carbon plate",
    of: ["footwear"],
    words:
      "carbon fibre plate, carbon fiber plate, carbon plated, full length carbon plate, carbonplatte, plaque carbone, plaque en carbone, placa de carbono, piastra in carbonio",
  },
  {
    name: "waffle sole",
    of: ["footwear"],
    words:
      "waffle outsole, waffle tread, waffle rubber outsole, waffelsohle, semelle gaufree, suela waffle, suola waffle",
  },
];

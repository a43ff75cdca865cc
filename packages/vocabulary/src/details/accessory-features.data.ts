import type { FeatureEntry } from "./features.data.ts";

const IPHONES =
  "11, 11 Pro, 11 Pro Max, 12, 12 mini, 12 Pro, 12 Pro Max, 13, 13 mini, 13 Pro, 13 Pro Max, 14, 14 Plus, 14 Pro, 14 Pro Max, 15, 15 Plus, 15 Pro, 15 Pro Max, 16, 16e, 16 Plus, 16 Pro, 16 Pro Max, 17, 17 Pro, 17 Pro Max";
const GALAXIES = "S22, S22 Ultra, S23, S23 Ultra, S24, S24 Ultra, S25, S25 Ultra";
const PHONES: readonly string[] = [
  ...IPHONES.split(", ").map((model) => `iPhone ${model}`),
  ...GALAXIES.split(", ").map((model) => `Galaxy ${model}`),
];

/** Features of hats, bags, luggage, wallets, belts and eyewear. */
export const ACCESSORY_FEATURES: readonly FeatureEntry[] = [
  {
    name: "UPF 50+ protection",
    of: ["headwear", "swimwear", "tops", "bottoms"],
    words: "upf 50, upf 50+, upf50, upf50+, upf 50 plus, upf 50 sun protection, uv schutz 50, lsf 50",
  },
  {
    name: "stiff brim",
    of: ["headwear"],
    kind: "brim hold",
    words:
      "structured brim, firm brim, steife krempe, steifer krempe, bord rigide, bords rigides, ala rigida, tesa rigida",
  },
  {
    name: "soft brim",
    of: ["headwear"],
    kind: "brim hold",
    words:
      "floppy brim, flexible brim, weiche krempe, weicher krempe, bord souple, bords souples, ala blanda, ala flexible, tesa morbida",
  },
  {
    name: "upturned brim",
    of: ["headwear"],
    words:
      "turned up brim, up turned brim, rolled brim, hochgeschlagene krempe, aufgeschlagene krempe, bord releve, bords releves, ala levantada, ala vuelta hacia arriba, tesa rialzata, tesa rivolta verso l'alto",
  },
  {
    name: "turned-up cuff",
    of: ["headwear"],
    words:
      "cuffed, fold over cuff, folded cuff, fold up cuff, cuffed beanie, cuffed design, turn up cuff, turn up, mit umschlag, umschlag, a revers, bord retourne, con vuelta, con risvolto, risvolto, folded brim, fold over brim, turn up brim, umgeschlagener rand, umgeschlagenem rand, bord replie, =revers, revers replie, borde doblado, borde vuelto, =vuelta, bordo ripiegato",
  },
  {
    name: "flat crown",
    of: ["headwear"],
    kind: "crown",
    words: "flat top crown, flat topped crown, flache krone, calotte plate, copa plana, cupola piatta",
  },
  {
    name: "pinched crown",
    of: ["headwear"],
    kind: "crown",
    words:
      "pinch front, pinch crown, pinch front crown, pinched front, teardrop crown, center dent crown, centre dent crown, gekniffte krone, calotte pincee, geknickte krone, gekniffene krone, teardrop krone, calotte goutte d'eau, copa pellizcada, copa hundida, copa en forma de lagrima, cupola pizzicata, cupola a goccia, krone mit kniff",
  },
  {
    name: "ribbon band",
    of: ["headwear"],
    kind: "hat band",
    words:
      "ribbon trim, ribbon hatband, grosgrain band, grosgrain ribbon, grosgrain trim, grosgrain hatband, tonal ribbon, ripsband, hutband, ruban gros grain, cinta de grosgrain, nastro in gros grain, nastro grosgrain, galon gros grain, ruban, ton in ton band, cinta tono sobre tono, nastro tono su tono, schwarzes band, black ribbon, cinta negra, nastro nero, ruban noir, hatband, hat band, petersham ribbon, petersham band",
  },
  {
    name: "leather band",
    of: ["headwear"],
    kind: "hat band",
    words:
      "leather hatband, leather hat band, leather trim band, lederband, bande en cuir, cinta de cuero, nastro in pelle, fascia in pelle, bande de cuir, banda de piel, banda de cuero",
  },
  {
    name: "chain band",
    of: ["headwear"],
    kind: "hat band",
    words: "chain hatband, chain hat band",
  },
  {
    name: "feather detail",
    of: ["headwear"],
    words: "feather, feathers, feather trim, federdetail, feder, plume, plumes, pluma, plumas, piuma, piume",
  },
  {
    name: "chin strap",
    of: ["headwear"],
    words:
      "chin cord, chin tie, chin ties, wind cord, kinnband, kinnriemen, kinnkordel, jugulaire, mentonniere, barboquejo, sottogola",
  },
  {
    name: "braided weave",
    of: ["headwear"],
    words:
      "braided, hand braided, woven straw, hand woven, handwoven, geflochten, geflochtene, geflochtener, handgeflochten, tresse, tressee, tresse main, tresse a la main, trenzado, trenzada, intrecciato, intrecciata",
  },
  {
    name: "frayed brim",
    of: ["headwear"],
    words:
      "fringed brim, raw edge brim, raw brim, ausgefranste krempe, bord effiloche, ala deshilachada, tesa sfrangiata",
  },
  {
    name: "slouchy fit",
    of: ["headwear"],
    words: "slouchy, slouch, slouchy shape, lockerer sitz, =locker, =loose, forme souple, =holgado, =morbido",
  },
  {
    name: "ear flaps",
    of: ["headwear"],
    words:
      "ear flap, earflaps, earflap, trapper style, ohrenklappen, ohrenschutz, cache oreilles, orejeras, paraorecchie, oreillettes",
  },
  {
    name: "sweatband",
    of: ["headwear"],
    words:
      "inner sweatband, interior sweatband, internal sweatband, cotton sweatband, schweissband, bandeau interieur, bandeau anti transpiration, bandeau de transpiration, badana, badana interior, banda antisudor, banda interior, fascia interna, fascia tergisudore",
  },
  {
    name: "adjustable size",
    of: ["headwear"],
    words:
      "adjustable, adjustable fit, adjustable inner band, size adjustable, verstellbare grosse, grossenverstellbar, verstellbar, taille reglable, taille ajustable, reglable, ajustable, talla ajustable, tamano ajustable, misura regolabile, taglia regolabile, regolabile",
  },
  {
    name: "curved brim",
    of: ["headwear"],
    kind: "brim curve",
    words:
      "curved visor, curved bill, curved peak, pre curved brim, pre curved visor, pre curved bill, gebogener schirm, gebogenem schirm, visiere incurvee, visera curva, visiera curva",
  },
  {
    name: "flat brim",
    of: ["headwear"],
    kind: "brim curve",
    words:
      "flat visor, flat bill, flat peak, gerader schirm, flacher schirm, visiere plate, visera plana, visiera piatta, ala plana, tesa piatta, flache krempe, flacher krempe, gerade krempe, bord plat",
  },
  {
    name: "metal logo",
    of: ["headwear", "tops", "outerwear", "swimwear"],
    words:
      "metallic logo, metal logo plaque, metal logo lettering, metalllogo, metall logo, logo metal, logo en metal, logo metallique, logo metalico, logo in metallo",
  },
  {
    name: "mesh back",
    of: ["headwear"],
    words:
      "mesh back panels, mesh rear, trucker mesh, mesh ruckseite, netzeinsatz, arriere en filet, filet a l'arriere, parte trasera de malla, retro in rete",
  },
  {
    name: "microsuede lining",
    of: ["bags", "small leather goods"],
    kind: "lining material",
    includes: "lining",
    words:
      "microsuede lined, microsuede interior, micro suede lining, faux suede lining, faux suede lined, vegan suede lining, alcantara lining, alcantara lined",
  },
  {
    name: "suede lining",
    of: ["bags", "small leather goods"],
    kind: "lining material",
    includes: "lining",
    words:
      "suede lined, lined in suede, lined with suede, suede interior, velourslederfutter, futter aus veloursleder, doublure en daim, doublure daim, forro de ante, fodera in camoscio, fodera scamosciata",
  },
  {
    name: "leather lining",
    of: ["bags", "small leather goods", "footwear"],
    kind: "lining material",
    includes: "lining",
    words:
      "leather lined, lined in leather, lined with leather, leather interior, calfskin lining, lambskin lining, lederfutter, innenfutter aus leder, futter aus leder, doublure cuir, doublure en cuir, forro de piel, forro de cuero, fodera in pelle",
  },
  {
    name: "fabric lining",
    of: ["bags", "small leather goods", "footwear"],
    kind: "lining material",
    includes: "lining",
    words:
      "textile lining, cotton lining, canvas lining, twill lining, fabric lined, cotton lined, fabric interior, lined in cotton, textilfutter, baumwollfutter, stofffutter, futter aus baumwolle, doublure textile, doublure en tissu, doublure en coton, doublure en toile, doublure coton, forro textil, forro de algodon, forro de tela, fodera in tessuto, fodera in cotone, fodera tessile",
  },
  {
    name: "microfiber lining",
    of: ["bags", "small leather goods", "footwear"],
    kind: "lining material",
    includes: "lining",
    words:
      "microfibre lining, microfiber lined, microfibre lined, mikrofaserfutter, doublure microfibre, doublure en microfibre, forro de microfibra, fodera in microfibra",
  },
  {
    name: "bag charm",
    of: ["bags"],
    words:
      "=charm, hanging charm, leather charm, removable charm, charm detail, logo charm, taschenanhanger, bijou de sac, breloque, ciondolo",
  },
  {
    name: "ring handles",
    of: ["bags"],
    words:
      "ring handle, circular handle, circular handles, round handle, round handles, hoop handle, hoop handles, bracelet handle, runde henkel, ringhenkel, anses rondes, anse ronde, asas redondas, manici tondi",
  },
  {
    name: "trapeze shape",
    of: ["bags"],
    words:
      "trapeze, trapezoid, trapezoid shape, trapezoidal, trapezoidal shape, trapezform, trapezformig, forme trapeze, forma trapezoidal, forma trapezoidale, trapezio",
  },
  {
    name: "boxy shape",
    of: ["bags"],
    words:
      "boxy, box shape, box shaped, boxy silhouette, kastenform, kastenformig, forme boite, forma de caja, forma squadrata",
  },
  {
    name: "belt details",
    of: ["bags"],
    words: "belt straps, side belts, belted sides, belt strap, belt detail, belted detail, belt strap closure",
  },
  {
    name: "convertible strap",
    of: ["bags"],
    words:
      "convertible straps, converts to a backpack, converts to a crossbody, convertible, converts into a backpack, worn as a backpack or",
  },
  {
    name: "expandable design",
    of: ["bags"],
    includes: "expandable body",
    words:
      "expandable, expandable zip, expansion zip, expands, expands for, erweiterbar, dehnfalte, volumenerweiterung, extensible, soufflet extensible, ampliable, extensible por cremallera, espandibile, estensibile",
  },
  {
    name: "card slots",
    of: ["bags", "small leather goods"],
    words:
      "card slot, card pockets, card pocket, slots for cards, slip card slots, credit card slots, credit card slot, credit card pockets, kartenfacher, kartenfach, kreditkartenfacher, emplacements pour cartes, emplacements cartes, fentes pour cartes, ranuras para tarjetas, ranuras de tarjetas, compartimentos para tarjetas, scomparti per carte, scomparti carte, fessure per carte, ranuras, tarjeteros, emplacements de cartes, logements pour cartes, compartiments cartes, porte cartes",
  },
  {
    name: "bill compartment",
    of: ["small leather goods"],
    words:
      "bill compartments, bill slot, note compartment, note compartments, banknote compartment, banknote compartments, cash compartment, bill pocket, billfold compartment, scheinfach, geldscheinfach, scheinfacher, compartiment a billets, compartiment pour billets, compartimento para billetes, billetero, scomparto per banconote, scomparto banconote, two bill compartments, double bill compartment, scomparti per banconote, scomparti banconote, compartimentos para billetes, compartimiento para billetes, compartiments a billets, compartiments pour billets",
  },
  {
    name: "ID window",
    of: ["small leather goods"],
    words:
      "id slot, clear id window, id card window, id holder, see through id window, ausweisfach, sichtfach, compartiment transparent, ventana para identificacion, finestra per documento, porte identite, porte carte d'identite, emplacement carte d'identite, ventana para dni, finestrella per documento, porta documento trasparente",
  },
  {
    name: "long format",
    of: ["small leather goods"],
    kind: "wallet size",
    words:
      "=long, long wallet, continental, continental wallet, =lang, lange geldborse, lange brieftasche, langborse, portefeuille long, portefeuille continental, cartera larga, =larga, =largo, cartera continental, portafoglio lungo, =lungo, portafoglio continental, kontinental",
  },
  {
    name: "compact format",
    of: ["small leather goods"],
    kind: "wallet size",
    words:
      "=compact, compact wallet, compact size, small wallet, =kompakt, kompakte geldborse, kompaktes format, portefeuille compact, petit portefeuille, format compact, =compacta, =compacto, cartera compacta, cartera pequena, =compatto, portafoglio compatto, formato compatto",
  },
  {
    name: "money clip",
    of: ["small leather goods"],
    words: "geldklammer, geldscheinklammer, pince a billets, clip para billetes, fermasoldi",
  },
  {
    name: "key ring",
    of: ["bags", "small leather goods"],
    words:
      "keyring, key leash, key clip, key fob, key hook, key strap, key holder strap, schlusselring, schlusselkarabiner, anneau porte cles, llavero, anello portachiavi, mousqueton porte cles, attache cles, porte cles, mosqueton para llaves, enganche para llaves, moschettone portachiavi, gancio portachiavi, key lanyard",
  },
  {
    name: "trifold design",
    of: ["small leather goods"],
    kind: "fold",
    words:
      "trifold, tri fold, three fold, dreifach faltbar, dreifach gefaltet, dreifach geklappt, a trois volets, trois volets, triptico, triple pliegue, tres cuerpos, a tre ante",
  },
  {
    name: "bifold design",
    of: ["small leather goods"],
    kind: "fold",
    words:
      "bifold, bi fold, billfold, two fold, a deux volets, deux volets, doble pliegue, dos cuerpos, a due ante, zweifach gefaltet, zweiteilig klappbar",
  },
  {
    name: "slim profile",
    of: ["small leather goods"],
    words:
      "=slim, slim design, slimline, thin profile, low profile, ultra slim, schlankes design, flaches design, profil fin, perfil fino, profilo sottile, =schmal, =flach, =fin, =fino, =fina, =sottile",
  },
  {
    name: "braided handle",
    of: ["bags"],
    words:
      "braided handles, braided top handle, woven handle, woven handles, woven top handle, plaited handle, geflochtener henkel, geflochtene henkel, geflochtenem henkel, geflochtenen henkeln, geflochtener griff, anse tressee, anses tressees, poignee tressee, asa trenzada, asas trenzadas, manico intrecciato, manici intrecciati",
  },
  {
    name: "chain detail",
    of: ["bags", "footwear"],
    words:
      "chain details, chain hardware, chain embellishment, decorative chain, chain trim, kettendetail, ketten detail, detail chaine, detalle de cadena, dettaglio catena, catena decorativa",
  },
  {
    name: "ring details",
    of: ["swimwear", "dresses", "tops", "bags"],
    words:
      "ring detail, o ring, o rings, o ring detail, ring hardware, ring trim, metal ring, metal rings, gold ring, ringdetail, zierring, metallring, avec anneau, anneau central, anneaux metalliques, detail anneau, con anilla, anilla central, detalle de anilla, detalle de anillas, con anello, anello centrale, anelli in metallo, dettaglio anello",
  },
  {
    name: "embossed logo",
    of: ["bags", "small leather goods", "belts", "footwear"],
    words:
      "logo embossed, logo embossing, embossed branding, debossed logo, logo debossed, stamped logo, foil stamped logo, foil logo, gepragtes logo, gepragtem logo, logopragung, logo pragung, logo embosse, logo estampe, logo en relief, logo marque a chaud, logo grave, logo grabado, logo en relieve, logo repujado, logo impresso, logo in rilievo, logo goffrato, logo impresso a caldo, logo inciso",
  },
  {
    name: "painted edges",
    of: ["bags", "small leather goods"],
    words:
      "edge painted, edge paint, hand painted edges, painted edge, glazed edges, kanten handbemalt, tranches peintes, cantos pintados, bordi dipinti",
  },
  {
    name: "padded straps",
    of: ["bags"],
    words:
      "padded shoulder straps, padded shoulder strap, padded strap, gepolsterte schulterriemen, gepolsterte trager, gepolsterten schulterriemen, gepolsterte schultergurte, bretelles rembourrees, correas acolchadas, spallacci imbottiti",
  },
  {
    name: "phone pocket",
    of: ["bags", "small leather goods"],
    includes: "pockets",
    words:
      "cell phone pocket, smartphone pocket, mobile phone pocket, phone compartment, handyfach, handytasche, smartphone fach, poche telephone, poche pour telephone, poche smartphone, bolsillo para movil, bolsillo para el movil, bolsillo para telefono, tasca per cellulare, tasca porta cellulare, tasca porta telefono",
  },
  {
    name: "slip pocket",
    of: ["bags"],
    includes: "pockets",
    words:
      "open slip pocket, einschubfach, steckfach, offenes innenfach, poche plaquee, bolsillo abierto, bolsillo plano, tasca aperta, tasca piatta",
  },
  {
    name: "two compartments",
    of: ["bags"],
    kind: "compartment count",
    words:
      "two main compartments, two interior compartments, two zip compartments, double compartment, zwei facher, zwei hauptfacher, zwei innenfacher, deux compartiments, double compartiment, dos compartimentos, doble compartimento, due scomparti, doppio scomparto",
  },
  {
    name: "three compartments",
    of: ["bags"],
    kind: "compartment count",
    words:
      "three main compartments, three interior compartments, triple compartment, triple compartments, drei facher, drei hauptfacher, trois compartiments, triple compartiment, tres compartimentos, triple compartimento, tre scomparti, triplo scomparto",
  },
  {
    name: "no coin pocket",
    kind: "coins",
    of: ["small leather goods"],
    words:
      "no coin compartment, no coin pouch, without coin pocket, without a coin pocket, without coin compartment, ohne munzfach, kein munzfach, ohne kleingeldfach, sans porte monnaie, sans poche monnaie, sans compartiment monnaie, sin monedero, sin compartimento para monedas, senza portamonete, senza tasca portamonete",
  },
  {
    name: "zip compartment",
    of: ["small leather goods"],
    words:
      "=zip pocket, zipped pocket, zipped compartment, zipper compartment, =reissverschlussfach, fach mit reissverschluss, =poche zippee, compartiment zippe, =bolsillo con cremallera, compartimento con cremallera, =tasca con zip, scomparto con zip",
  },
  {
    name: "front pocket",
    of: ["bags"],
    includes: "pockets",
    words:
      "front pockets, outer front pocket, front slip pocket, front compartment, vordertasche, fronttasche, vorfach, poche avant, poche frontale, poche devant, bolsillo delantero, bolsillo frontal, tasca frontale, tasca anteriore, vortasche, vortaschen, poche frontale zippee",
  },
  {
    name: "roll top",
    of: ["bags"],
    words:
      "rolltop, roll top closure, roll down top, rollverschluss, rolltop verschluss, fermeture a enroulement, fermeture enroulable, cierre enrollable, chiusura arrotolabile",
  },
  {
    name: "chest strap",
    of: ["bags"],
    words:
      "sternum strap, adjustable sternum strap, brustgurt, brustriemen, sangle de poitrine, sangle pectorale, correa de pecho, cinturino pettorale",
  },
  {
    name: "wide shoulder strap",
    of: ["bags"],
    words:
      "wide strap, wide crossbody strap, guitar strap, breiter schulterriemen, breitem schulterriemen, bandouliere large, sangle large, correa ancha, bandolera ancha, tracolla larga, breiter riemen, breiter gurt, breitem riemen, tracolla ampia",
  },
  {
    name: "charging port",
    of: ["bags"],
    words:
      "usb port, usb charging port, usb charger port, usb anschluss, usb ladeanschluss, port usb, puerto usb, porta usb, presa usb",
  },
  {
    name: "anti-theft design",
    of: ["bags"],
    words: "anti theft, theft proof, antitheft, diebstahlschutz, diebstahlsicher, antivol, antirrobo, antifurto",
  },
  {
    name: "latch closure",
    of: ["bags"],
    words:
      "latches, latch locks, two latches, zipperless, zipless, zipper free, schnappverschlusse, schnappverschlussen, fermoirs a clip, fermetures a clip, cierres de clip, cierres a presion, chiusure a scatto, ganci a scatto, latch closure system",
  },
  {
    name: "hard shell",
    of: ["bags"],
    kind: "shell",
    words:
      "hardshell, hard side, hardside, hard sided, hard case, polycarbonate shell, abs shell, hartschale, hartschalenkoffer, coque rigide, carcasa rigida, guscio rigido",
  },
  {
    name: "soft shell",
    of: ["bags"],
    kind: "shell",
    words:
      "softshell, soft side, softside, soft sided, weichgepack, weichschale, coque souple, bagage souple, carcasa blanda, guscio morbido",
  },
  {
    name: "four wheels",
    of: ["bags"],
    includes: "spinner wheels",
    kind: "wheels",
    words:
      "4 wheels, four wheel, 4 wheel, spinner wheels, spinner, 360 wheels, 360 degree wheels, 360 spinner wheels, multidirectional wheels, vier rollen, 4 rollen, quatre roues, 4 roues, cuatro ruedas, 4 ruedas, quattro ruote, 4 ruote, 4 roulettes, quatre roulettes, 4 doubles roues, four double wheels, 4 double wheels, double wheels, double spinner wheels, doppelrollen, vier doppelrollen, 4 doppelrollen, 360 rollen, 360 grad rollen, quatre doubles roues, roues doubles, roues multidirectionnelles, roues 360, cuatro ruedas dobles, ruedas dobles, ruedas 360, ruedas multidireccionales, quattro ruote doppie, ruote doppie, ruote piroettanti, ruote multidirezionali, ruote 360",
  },
  {
    name: "two wheels",
    of: ["bags"],
    kind: "wheels",
    words:
      "2 wheels, two inline wheels, two inline skate wheels, inline skate wheels, two skate wheels, two wheel, 2 wheel, two wheeled, zwei rollen, 2 rollen, deux roues, 2 roues, dos ruedas, 2 ruedas, due ruote, 2 ruote",
  },
  {
    name: "TSA lock",
    of: ["bags"],
    words:
      "tsa, tsa approved lock, tsa approved locks, tsa combination lock, built in tsa lock, tsa accepted lock, tsa schloss, serrure tsa, cadenas tsa, fermeture tsa, candado tsa, cierre tsa, cerradura tsa, lucchetto tsa, chiusura tsa, serratura tsa, tsa schlosser, tsa schlossern, zwei tsa schlosser, serrures tsa, cierres tsa, candados tsa, serrature tsa, lucchetti tsa, tsa locks, tsa zahlenschloss",
  },
  {
    name: "silent wheels",
    of: ["bags"],
    words:
      "quiet wheels, silent spinner wheels, silent run wheels, leise rollen, leisen rollen, gerauscharme rollen, roues silencieuses, roulettes silencieuses, ruedas silenciosas, ruote silenziose",
  },
  {
    name: "combination lock",
    of: ["bags"],
    words:
      "combination locks, number lock, code lock, zahlenschloss, zahlenschlosser, serrure a combinaison, serrure a code, cadenas a combinaison, cierre de combinacion, candado de combinacion, serratura a combinazione, lucchetto a combinazione",
  },
  {
    name: "lifetime warranty",
    of: ["bags"],
    kind: "warranty",
    words:
      "lifetime guarantee, limited lifetime warranty, lifetime limited warranty, warranty lifetime, lebenslange garantie, lebenslanger garantie, garantie a vie, garantia de por vida, garantia para toda la vida, garanzia a vita",
  },
  {
    name: "10-year warranty",
    of: ["bags"],
    kind: "warranty",
    words:
      "10 year guarantee, 10 years warranty, ten year warranty, 10 year limited warranty, 10 jahre garantie, 10 jahren garantie, garantie 10 ans, garantie de 10 ans, 10 ans de garantie, 10 anos de garantia, garantia de 10 anos, garanzia 10 anni, 10 anni di garanzia, garanzia di 10 anni",
  },
  {
    name: "5-year warranty",
    of: ["bags"],
    kind: "warranty",
    words:
      "5 year guarantee, 5 years warranty, five year warranty, 5 year limited warranty, 5 jahre garantie, 5 jahren garantie, garantie 5 ans, garantie de 5 ans, 5 ans de garantie, 5 anos de garantia, garantia de 5 anos, garanzia 5 anni, 5 anni di garanzia, garanzia di 5 anni",
  },
  {
    name: "2-year warranty",
    of: ["bags"],
    kind: "warranty",
    words:
      "2 year guarantee, 2 years warranty, two year warranty, 2 jahre garantie, 2 jahren garantie, garantie 2 ans, garantie de 2 ans, 2 ans de garantie, 2 anos de garantia, garantia de 2 anos, garanzia 2 anni, 2 anni di garanzia, garanzia di 2 anni",
  },
  {
    name: "telescopic handle",
    of: ["bags"],
    words:
      "telescoping handle, telescope handle, retractable handle, trolley handle, pull up handle, extendable handle, teleskopgriff, teleskopstange, poignee telescopique, asa telescopica, mango telescopico, tirador telescopico, maniglia telescopica, manico telescopico",
  },
  {
    name: "divider",
    of: ["bags"],
    words:
      "dividers, zip divider, mesh divider, interior divider, divider wall, zipped divider, trennwand, netztrennwand, trennwande, separation, separation zippee, separateur, separateur en filet, cloison, separador, separadores, divisor, divisor de malla, divisorio, divisorio in rete, divisori",
  },
  {
    name: "compression straps",
    of: ["bags"],
    words:
      "compression strap, compression panel, compression panels, compression pad, compression system, packgurte, spanngurte, kreuzgurte, sangles de compression, sangles croisees, correas de compresion, cintas de compresion, cinghie di compressione, cinghie elastiche, kompressionsgurte, kompressionsriemen, kompressionssystem",
  },
  {
    name: "aluminum frame",
    of: ["bags"],
    words:
      "aluminium frame, aluminiumrahmen, cadre en aluminium, cadre aluminium, marco de aluminio, telaio in alluminio",
  },
  {
    name: "side handle",
    of: ["bags"],
    words:
      "side carry handle, side grip handle, top and side handles, seitengriff, seitlicher griff, poignee laterale, asa lateral, maniglia laterale, manico laterale",
  },
  {
    name: "reinforced corners",
    of: ["bags"],
    words:
      "corner guards, corner protectors, protective corners, corner bumpers, verstarkte ecken, eckenschutz, kantenschutz, coins renforces, esquinas reforzadas, angoli rinforzati",
  },
  {
    name: "matte finish",
    of: ["bags"],
    kind: "shell finish",
    words:
      "=matte, =matt, matt finish, matte shell, matte surface, matte exterior, matte oberflache, matter oberflache, mattes finish, finition mate, =mat, acabado mate, =mate, finitura opaca, =opaco, =opaca",
  },
  {
    name: "glossy finish",
    of: ["bags"],
    kind: "shell finish",
    words:
      "=glossy, =gloss, gloss finish, high gloss finish, glossy shell, shiny finish, glanzende oberflache, glanzender oberflache, hochglanz, =glanzend, finition brillante, acabado brillante, finitura lucida, =brillant, =brillante, =lucido, =lucida",
  },
  {
    name: "ribbed shell",
    of: ["bags"],
    words:
      "grooved shell, ribbed exterior, vertical grooves, ribbed design, grooved design, grooves, rillendesign, rillenstruktur, rainures, coque rainuree, acanaladuras, scanalature, carcasa acanalada, guscio scanalato, coque striee, gerillte schale",
  },
  {
    name: "recycled lining",
    of: ["bags", "outerwear"],
    words:
      "lining recycled, recycled interior, recycled polyester lining, recyceltes futter, recyceltes innenfutter, doublure recyclee, doublure en polyester recycle, forro reciclado, forro de poliester reciclado, fodera riciclata, fodera in poliestere riciclato",
  },
  {
    name: "laundry bag",
    of: ["bags"],
    words:
      "waschesack, waschebeutel, sac a linge, bolsa para la ropa, bolsa de lavanderia, sacca per la biancheria, sacchetto per biancheria, sacca per biancheria, sacca biancheria",
  },
  {
    name: "carry-on size",
    of: ["bags"],
    words:
      "cabin size, carry on, carry on size, carry on suitcase, carry on luggage, cabin, cabin suitcase, cabin case, cabin bag, cabin luggage, cabin approved, handgepack, handgepackkoffer, bordgepack, kabinenkoffer, kabinentrolley, bagage cabine, valise cabine, format cabine, taille cabine, equipaje de mano, maleta de cabina, tamano cabina, bagaglio a mano, trolley da cabina, misura cabina, da cabina, di cabina, bagaglio da cabina, trolley de cabina, kabinengrosse, kabinenformat, bagage a main, tamano de cabina, formato cabina, formato de cabina, bagaglio formato cabina",
  },
  {
    name: "horsebit buckle",
    of: ["belts"],
    words:
      "horsebit, horse bit buckle, snaffle buckle, snaffle bit buckle, trensenschnalle, boucle mors, mors, hebilla horsebit, hebilla bocado, fibbia morsetto, fibbia a morsetto, morsetto",
  },
  {
    name: "narrow strap",
    of: ["belts"],
    kind: "strap width",
    words:
      "skinny belt, slim belt, thin belt, =skinny, =slim, schmaler gurtel, schmaler ledergurtel, =schmal, ceinture fine, =fine, cinturon fino, cinturon estrecho, =fino, =estrecho, cintura sottile, =sottile",
  },
  {
    name: "wide strap",
    of: ["belts"],
    kind: "strap width",
    words:
      "wide belt, =wide, breiter gurtel, breiter ledergurtel, =breit, ceinture large, =large, cinturon ancho, =ancho, cintura larga, cintura alta, =larga",
  },
  {
    name: "square buckle",
    of: ["belts"],
    kind: "buckle shape",
    words:
      "rectangular buckle, square frame buckle, =square, rectangle buckle, eckige schnalle, rechteckige schnalle, boucle carree, boucle rectangulaire, hebilla cuadrada, hebilla rectangular, fibbia quadrata, fibbia rettangolare",
  },
  {
    name: "round buckle",
    of: ["belts"],
    kind: "buckle shape",
    words:
      "circular buckle, circle buckle, oval buckle, runde schnalle, boucle ronde, hebilla redonda, fibbia tonda, fibbia rotonda",
  },
  {
    name: "covered buckle",
    of: ["belts"],
    words:
      "leather covered buckle, self covered buckle, fabric covered buckle, bezogene schnalle, boucle gainee, boucle recouverte, hebilla forrada, fibbia rivestita",
  },
  {
    name: "elastic band",
    of: ["belts"],
    words:
      "elasticated, elastic, elasticated back, stretch belt, elasticated belt, stretch webbing, gummiband, stretchgurtel, ceinture elastique, elastique, elastico, cinturon elastico, cintura elastica, =elastisch, elastischer gurtel, =elastica, ceinture elastiquee",
  },
  {
    name: "metal tip",
    of: ["belts"],
    words:
      "metal belt tip, metal end, metal end tip, metal end bar, metallspitze, metallende, embout metallique, embout en metal, punta metalica, puntale in metallo, puntale metallico",
  },
  {
    name: "crocodile embossing",
    of: ["belts", "small leather goods"],
    words:
      "croc embossed, croc effect, crocodile embossed, croc embossing, crocodile effect, croc print leather, mock croc, croc, krokopragung, kroko optik, krokoprint, effet croco, effet crocodile, embosse croco, efecto cocodrilo, grabado cocodrilo, effetto coccodrillo, stampa cocco, stampa coccodrillo, effetto cocco, grabado coco, efecto coco, estampado coco, estampado cocodrilo, kroko pragung",
  },
  {
    name: "oversized frame",
    of: ["eyewear"],
    words:
      "oversized, oversize, oversized frames, oversized shape, ubergross, ubergrosse, oversize fassung, surdimensionnees, surdimensionnee, monture oversize, montura oversize, extragrandes, montatura oversize",
  },
  {
    name: "geometric frame",
    of: ["eyewear"],
    words:
      "geometric, geometric shape, geometric frames, geometrische fassung, geometrische form, monture geometrique, forme geometrique, montura geometrica, montatura geometrica",
  },
  {
    name: "half-rim frame",
    of: ["eyewear"],
    words:
      "half rim, half rimless, semi rimless, semi rim, halbrand, halbrandfassung, demi cerclee, demi cerclees, semi al aire, mezza montatura, semi cerclee, semi cerclees, nylor, halbrandbrille",
  },
  {
    name: "double bridge",
    of: ["eyewear"],
    words:
      "double bar bridge, double brow bar, top bar, brow bar, double bar, doppelsteg, double pont, doble puente, doppio ponte",
  },
  {
    name: "thick temples",
    of: ["eyewear"],
    kind: "temples",
    words:
      "wide temples, chunky temples, bold temples, thick arms, wide arms, chunky arms, breite bugel, breiten bugeln, branches larges, branches epaisses, patillas anchas, patillas gruesas, aste spesse, aste larghe",
  },
  {
    name: "thin temples",
    of: ["eyewear"],
    kind: "temples",
    words:
      "slim temples, narrow temples, fine temples, slim arms, thin arms, schmale bugel, schmalen bugeln, dunne bugel, branches fines, patillas finas, patillas estrechas, aste sottili",
  },
  {
    name: "logo on the temples",
    of: ["eyewear"],
    words:
      "logo at temples, logo at temple, logo temples, logo on temple, logo on temples, temple logo, logo on arms, logo on the arms, logo arms, logo detail on temples, logo am bugel, logo an den bugeln, logo sur les branches, logo en las patillas, logo sulle aste",
  },
  {
    name: "gold temples",
    of: ["eyewear"],
    words:
      "gold arms, gold metal temples, gold tone temples, gold metal arms, goldene bugel, goldfarbene bugel, branches dorees, patillas doradas, aste dorate",
  },
  {
    name: "nose pads",
    of: ["eyewear"],
    words:
      "nose pad, nosepads, adjustable nose pads, silicone nose pads, nasenpads, plaquettes de nez, plaquettes, plaquetas, naselli",
  },
  {
    name: "flat lenses",
    of: ["eyewear"],
    words: "flat lens, flat top lenses, planglaser, plane glaser, verres plats, lentes planas, lenti piatte",
  },
  {
    name: "outside pocket",
    of: ["bags"],
    includes: "pockets",
    words:
      "exterior pocket, exterior pockets, outer pocket, outer pockets, outside pockets, external pocket, aussentasche, aussentaschen, aussenfach, poche exterieure, poches exterieures, bolsillo exterior, bolsillos exteriores, tasca esterna, tasche esterne",
  },
  {
    name: "dome shape",
    of: ["umbrellas"],
    words: "dome, domed, bubble, birdcage, dome umbrella, bubble umbrella, glockenform, forme cloche, a cupola",
  },
  {
    name: "clear canopy",
    of: ["umbrellas"],
    words:
      "clear dome, clear bubble, clear umbrella, clear birdcage, see through, see through canopy, transparent, transparent canopy, clear pvc canopy, clear poe canopy",
  },
  {
    name: "automatic opening",
    of: ["umbrellas"],
    kind: "opening",
    words:
      "auto open, auto opening, auto open and close, auto open close, automatic, automatic open, automatic open and close, automatic open close, one touch open, push button open, push button opening, opens automatically",
  },
  {
    name: "manual opening",
    of: ["umbrellas"],
    kind: "opening",
    words: "manual, manual open, manual open and close, manually opening, opens manually, hand opening",
  },
  {
    name: "wooden handle",
    of: ["umbrellas"],
    kind: "handle material",
    words:
      "wood handle, wooden crook handle, maple handle, maple crook handle, malacca handle, chestnut handle, hickory handle, whangee handle, wooden grip",
  },
  {
    name: "plastic handle",
    of: ["umbrellas"],
    kind: "handle material",
    words: "plastic crook handle, rubberized handle, rubberised handle, rubber grip handle",
  },
  { name: "double canopy", of: ["umbrellas"], words: "vented canopy, double vented canopy, vented double canopy" },
  {
    name: "fiberglass frame",
    of: ["umbrellas"],
    words:
      "fibreglass frame, fiberglass ribs, fibreglass ribs, fiberglass shaft, fibreglass shaft, fiberglass construction",
  },
  {
    name: "MagSafe support",
    of: ["small leather goods"],
    words: "magsafe, magsafe compatible, magsafe compatibility, works with magsafe, built in magnets for magsafe",
  },
  ...PHONES.map((phone): FeatureEntry => ({
    name: `${phone} fit`,
    of: ["small leather goods"],
    kind: "phone",
    words: `${phone}, ${phone} case, case for ${phone}`.toLowerCase(),
  })),
];

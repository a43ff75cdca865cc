import { CLOTHES } from "./details.data.ts";
import type { FeatureEntry } from "./features.data.ts";

/** Features of clothes, hats and scarves: sleeves, hems, closures and fabrics. */
export const CLOTHING_FEATURES: readonly FeatureEntry[] = [
  {
    name: "dropped shoulders",
    of: CLOTHES,
    words:
      "drop shoulder, drop shoulders, dropped shoulder, drop shoulder sleeves, dropped shoulder sleeves, uberschnittene schultern, uberschnittenen schultern, uberschnittene schulter, epaules tombantes, hombros caidos, hombro caido, spalle scese, spalla scesa",
  },
  {
    name: "boxy fit",
    of: CLOTHES,
    words:
      "boxy, boxy cut, boxy silhouette, boxy shape, boxy style, kastiger schnitt, kastigem schnitt, kastige passform, kastig geschnitten, coupe boxy, corte boxy, linea boxy",
  },
  {
    name: "cocoon shape",
    of: CLOTHES,
    words:
      "cocoon, cocoon silhouette, cocoon fit, cocoon cut, kokonform, forme cocon, coupe cocon, forma capullo, linea a uovo",
  },
  {
    name: "balloon sleeves",
    of: CLOTHES,
    kind: "sleeve shape",
    words: "balloon sleeve, ballonarmel, ballonarmeln, manches ballon, mangas globo, manga globo, maniche a palloncino",
  },
  {
    name: "bishop sleeves",
    of: CLOTHES,
    kind: "sleeve shape",
    words: "bishop sleeve, blouson sleeves, blouson sleeve",
  },
  {
    name: "lantern sleeves",
    of: CLOTHES,
    kind: "sleeve shape",
    words: "lantern sleeve",
  },
  {
    name: "bell sleeves",
    of: CLOTHES,
    kind: "sleeve shape",
    words:
      "bell sleeve, flared sleeves, flared sleeve, trumpet sleeves, trumpet sleeve, trompetenarmel, glockenarmel, manches evasees, mangas acampanadas, manga acampanada, maniche svasate, maniche a campana, manches cloche, manches pagode, manche evasee",
  },
  {
    name: "flutter sleeves",
    of: CLOTHES,
    kind: "sleeve shape",
    words:
      "flutter sleeve, fluttery sleeves, flugelarmel, manches papillon, mangas mariposa, maniche a farfalla, flatterarmel, maniche ad aletta",
  },
  {
    name: "kimono sleeves",
    of: CLOTHES,
    kind: "sleeve shape",
    words: "kimono sleeve, kimonoarmel, manches kimono, mangas kimono, manga kimono, maniche a kimono",
  },
  {
    name: "raglan sleeves",
    of: CLOTHES,
    kind: "sleeve cut",
    words:
      "raglan sleeve, raglan, raglanarmel, raglanarmeln, manches raglan, mangas raglan, manga raglan, manga ranglan, mangas ranglan, maniche raglan, manica raglan",
  },
  {
    name: "dolman sleeves",
    of: CLOTHES,
    kind: "sleeve cut",
    words:
      "dolman sleeve, dolman, batwing sleeves, batwing sleeve, batwing, fledermausarmel, manches chauve souris, mangas murcielago, manga murcielago, maniche a pipistrello",
  },
  {
    name: "cold shoulders",
    of: CLOTHES,
    words: "cold shoulder, cut out shoulders, cutout shoulders",
  },
  {
    name: "roll-tab sleeves",
    of: CLOTHES,
    words:
      "roll tab sleeve, roll up sleeves with tabs, roll tabs, krempelarmel, manches retroussables, mangas remangables",
  },
  {
    name: "two-button placket",
    of: ["tops"],
    kind: "placket",
    words: "2 button placket, two button polo placket, placket with two buttons, placket with 2 buttons",
  },
  {
    name: "three-button placket",
    of: ["tops"],
    kind: "placket",
    words: "3 button placket, three button polo placket, placket with three buttons, placket with 3 buttons",
  },
  {
    name: "turned-back cuffs",
    of: CLOTHES,
    words:
      "turn back cuffs, turnback cuffs, turned up cuffs, cuffed sleeves, cuffed sleeve, armelaufschlage, poignets a revers, manches a revers, manche a revers, manches courtes a revers, manches longues a revers",
  },
  {
    name: "buttoned cuffs",
    of: CLOTHES,
    kind: "cuffs",
    words:
      "button cuffs, buttoned cuff, button cuff, barrel cuffs, barrel cuff, single button cuffs, single button cuff, two button cuffs, adjustable button cuffs, knopfmanschetten, knopfmanschette, sportmanschette, sportmanschetten, manschetten mit knopf, manschetten mit einem knopf, manschetten mit zwei knopfen, poignets boutonnes, poignets un bouton, poignets a un bouton, poignets a bouton, poignets deux boutons, poignets simples, punos abotonados, punos con boton, punos con botones, punos con un boton, puno sencillo, punos sencillos, polsini con bottoni, polsini con bottone, polsini con un bottone, polsini abbottonati, polsini a un bottone, einzelmanschette, einzelmanschetten",
  },
  {
    name: "French cuffs",
    kind: "cuffs",
    of: CLOTHES,
    words:
      "double cuffs for cufflinks, umschlagmanschetten, umschlagmanschette, poignets mousquetaires, poignet mousquetaire, punos para gemelos, polsini per gemelli, polsini doppi, polso doppio, polsini a gemelli, polso per gemelli, puno para gemelos, puno doble, punos dobles",
  },
  {
    name: "modern fit",
    of: ["tops", "outerwear", "bottoms"],
    kind: "named fit",
    words: "coupe moderne, corte moderno, moderne passform, taglio moderno",
  },
  { name: "slim fit", of: ["tops", "outerwear", "bottoms"], kind: "named fit" },
  {
    name: "elbow patches",
    of: CLOTHES,
    words:
      "elbow patch, patches at the elbows, ellenbogenpatches, ellbogenpatches, ellenbogenbesatz, coudieres, coderas, toppe ai gomiti, toppe sui gomiti",
  },
  {
    name: "asymmetric hem",
    of: CLOTHES,
    kind: "hem line",
    words:
      "asymmetrical hem, asymmetric hemline, asymmetrical hemline, asymmetrischer saum, asymmetrischem saum, ourlet asymetrique, bas asymetrique, bajo asimetrico, dobladillo asimetrico, orlo asimmetrico, fondo asimmetrico",
  },
  {
    name: "high-low hem",
    of: CLOTHES,
    kind: "hem line",
    words:
      "high low, high low hemline, hi low hem, hi low hemline, dipped hem, dip hem, dipped back hem, vokuhila, vokuhila saum",
  },
  {
    name: "handkerchief hem",
    of: CLOTHES,
    kind: "hem line",
    words: "handkerchief hemline, zipfelsaum, ourlet mouchoir, bajo de pico, orlo a fazzoletto",
  },
  {
    name: "bubble hem",
    of: CLOTHES,
    kind: "hem line",
    words:
      "balloon hem, bubble hemline, bubble skirt hem, puffball hem, ballonsaum, ourlet boule, bajo globo, orlo a palloncino",
  },
  {
    name: "raw hem",
    of: CLOTHES,
    kind: "hem finish",
    words:
      "raw edge hem, raw hems, raw cut hem, raw edges, raw edge, unfinished hem, unfinished hems, cut off hem, offener saum, offenem saum, offene kanten, ungesaumter saum, ourlet brut, bord franc, bords francs, bas francs, bajo sin rematar, bajos sin rematar, orlo grezzo, orlo vivo, fondo a taglio vivo",
  },
  {
    name: "frayed hem",
    of: CLOTHES,
    kind: "hem finish",
    includes: "raw hem",
    words:
      "frayed hems, fraying hem, fray hem, frayed edges, frayed edge, frayed trim, ausgefranster saum, ausgefransten saum, ausgefranste kanten, ourlet effiloche, bords effiloches, bas effiloche, bajo deshilachado, bajos deshilachados, orlo sfrangiato, bordi sfrangiati, fondo sfrangiato",
  },
  {
    name: "turned-up hem",
    of: ["bottoms"],
    kind: "hem finish",
    words:
      "cuffed hem, cuffed hems, turn up hem, turn up hems, turned up hems, turn ups, hosenaufschlag, saumaufschlag, mit aufschlag, ourlet a revers, bas a revers, bajo vuelto, bajos vueltos, dobladillo vuelto, con risvolto, risvolto, risvolti, risvolto al fondo, risvolto sul fondo",
  },
  {
    name: "split hem",
    of: CLOTHES,
    words:
      "split hems, side split hem, vented hem, hem with side splits, geschlitzter saum, ourlet fendu, bas fendu, bajo abierto, orlo con spacchi, fondo con spacchi, spacchetti laterali",
  },
  {
    name: "elasticated hem",
    of: CLOTHES,
    words:
      "elastic hem, elasticised hem, elasticized hem, gummizug am saum, elastischer saum, elastischem saum, ourlet elastique, bas elastique, bajo elastico, orlo elasticizzato, fondo elasticizzato",
  },
  {
    name: "ribbed hem",
    of: CLOTHES,
    includes: "ribbed trims",
    words: "rib hem, rib knit hem, rippsaum, rippbund am saum, bas bord cote, bajo acanalado, fondo a coste",
  },
  {
    name: "fitted waist",
    of: ["dresses", "tops", "outerwear"],
    words:
      "defined waist, cinched waist, nipped in waist, nipped waist, waisted, taillierter schnitt, tailliert, taillierte, tailliertem schnitt, taille cintree, cintree, cintura entallada, entallado en la cintura, vita segnata, vita sciancrata, sciancrato, sciancrata",
  },
  {
    name: "tiered skirt",
    of: ["dresses"],
    includes: "tiered",
    words:
      "tiered midi skirt, tiered maxi skirt, tiered mini skirt, tiered full skirt, tiers to the skirt, skirt with tiers",
  },
  {
    name: "drop waist",
    of: ["dresses", "bottoms", "sets"],
    kind: "waistline",
    words:
      "dropped waist, drop waisted, dropped waistline, drop waistline, tief angesetzte taille, tief angesetzter taille, taille descendue, talle bajo, vita scivolata",
  },
  {
    name: "paperbag waist",
    of: ["bottoms", "dresses"],
    words:
      "paper bag waist, paperbag, paper bag, paperbag waistband, paperbag bund, paperbag taille, taille paperbag, cintura paperbag, vita paperbag",
  },
  {
    name: "bias cut",
    of: ["bottoms", "dresses", "tops", "nightwear", "sets"],
    words:
      "cut on the bias, =bias, schragschnitt, schrag geschnitten, coupe en biais, coupe dans le biais, taille dans le biais, corte al bies, taglio in sbieco, taglio sbieco",
  },
  {
    name: "corset bodice",
    of: ["tops", "dresses", "sets"],
    words:
      "corset style bodice, corseted bodice, corset style, corset detail, corset top bodice, korsagenoberteil, haut corsete, cuerpo corse, corpino a bustier",
  },
  {
    name: "boning",
    of: ["tops", "dresses", "innerwear", "swimwear"],
    words:
      "boned, boned bodice, internal boning, flexible boning, korsettstabe, korsettstabchen, baleines, baleinee, ballenas, stecche, seitliche stabchen, stabchen",
  },
  {
    name: "tie straps",
    of: CLOTHES,
    words:
      "tie strap, tie shoulder straps, tie up straps, self tie straps, shoulder ties, tie shoulders, bindetrager, bretelles a nouer, bretelles nouees, tirantes anudados, tirantes para anudar, spalline da annodare, liens a nouer aux epaules, tied shoulders, schulterbander, liens aux epaules, lazos en los hombros, tirantes con lazo, fiocchi sulle spalle, shoulder tie, shoulder tie straps",
  },
  {
    name: "crisscross straps",
    of: CLOTHES,
    words:
      "criss cross straps, criss cross back, crisscross back, crossed straps, cross back straps, crossed back straps, cross back, strappy back, gekreuzte trager, gekreuzten tragern, bretelles croisees, tirantes cruzados, spalline incrociate, espalda cruzada, bretelles croisees dos",
  },
  {
    name: "low back",
    of: ["swimwear", "dresses", "tops"],
    words:
      "scoop back, scooped back, low scoop back, low cut back, dos echancre, dos bas, dos plongeant, dos decollete, echancre dans le dos, tiefer rucken, tiefem rucken, tief ausgeschnittener rucken, u formiger ruckenausschnitt, runder ruckenausschnitt, u rucken, espalda baja, espalda en u, espalda escotada, escote trasero, schiena scollata, schiena bassa, scollo sul retro, scollo profondo sul retro",
  },
  {
    name: "racerback style",
    of: ["swimwear", "dresses"],
    words:
      "racerback, racer back, dos nageur, espalda nadadora, espalda de nadador, schiena a vogatore, dorso olimpionico, ringerrucken, schwimmerrucken",
  },
  {
    name: "back tie",
    of: ["dresses", "tops", "swimwear"],
    words:
      "tie back, back ties, ties at the back, tie at the back, tie fastening at the back, bindeband am rucken, bindebander am rucken, ruckenbander, lien au dos, liens au dos, a nouer au dos, lazo en la espalda, lazada en la espalda, laccio sul retro, lacci sul retro, fiocco sul retro",
  },
  {
    name: "tie front",
    of: ["tops", "dresses", "swimwear"],
    words: "front tie, tie front detail, ties at the front, tie at the front, ties in front, tie in front",
  },
  {
    name: "lace-up back",
    of: CLOTHES,
    words:
      "laced back, lace up at the back, corset back, laces up the back, schnurung am rucken, dos lace, dos a lacer, espalda con cordones, schiena con lacci",
  },
  {
    name: "keyhole opening",
    of: CLOTHES,
    words:
      "keyhole, key hole, keyhole neckline, keyhole neck, keyhole back, keyhole detail, keyhole cut out, schlusselloch ausschnitt, schlussellochausschnitt, encolure goutte, ouverture goutte, escote lagrima, scollo a goccia, schlusselloch hinten, schlusselloch am rucken, goutte au dos, ouverture goutte au dos, abertura en gota, apertura a goccia",
  },
  {
    name: "back pleat",
    of: ["tops"],
    includes: "pleats",
    words:
      "back pleats, box pleat, back box pleat, box pleat at the back, kellerfalte, ruckenfalte, quetschfalte, pli creux, pli dos, pli au dos, tabla en la espalda, tabla trasera, pliegue en la espalda, piega sul retro, piega posteriore, piega centrale sul retro",
  },
  {
    name: "locker loop",
    of: ["tops"],
    words:
      "locker loops, hanger loop at the back, hanging loop at the back, back loop, aufhanger am rucken, aufhangeschlaufe, gancio posteriore, trabilla trasera, passante posteriore",
  },
  {
    name: "back darts",
    of: ["tops"],
    words:
      "darts at the back, rear darts, ruckenabnaher, pinces dos, pinces dans le dos, pinces au dos, pinzas en la espalda, pinces sul retro, pinces posteriori",
  },
  {
    name: "smocking",
    of: CLOTHES,
    includes: "gathers",
    words:
      "smocked, smock, smocks, smocked bodice, smocke, smockee, smokes, gesmokt, gesmokte, gesmokter, gesmoktes, smok, smokarbeit, nido de abeja, punto smock, punto nido de abeja, lavorazione smock, corpino smock",
  },
  {
    name: "pintucks",
    of: CLOTHES,
    words:
      "pin tucks, pintuck, pin tuck, pintucked, pin tucked, biesen, lorzas, nervature, nervures, plis nervures, plis religieuse",
  },
  {
    name: "1-ply yarn",
    of: ["tops", "scarves", "headwear", "dresses"],
    kind: "ply",
    words: "1 ply, one ply, single ply, einfadig, 1 fadig, 1 fil, un fil, 1 hilo, a 1 filo, a un filo",
  },
  {
    name: "2-ply yarn",
    of: ["tops", "scarves", "headwear", "dresses"],
    kind: "ply",
    words:
      "2 ply, two ply, double ply, 2ply, zweifadig, 2 fadig, 2fadig, 2 fils, deux fils, double fil, 2 hilos, dos hilos, a 2 fili, a due fili, 2 fili, due fili",
  },
  {
    name: "4-ply yarn",
    of: ["tops", "scarves", "headwear", "dresses"],
    kind: "ply",
    words:
      "4 ply, four ply, 4ply, vierfadig, 4 fadig, 4fadig, 4 fils, quatre fils, 4 hilos, cuatro hilos, a 4 fili, a quattro fili, 4 fili",
  },
  {
    name: "pointelle knit",
    of: CLOTHES,
    words:
      "pointelle, pointelle stitch, pointelle pattern, ajourstrick, ajourmuster, lochstrick, maille ajouree, punto calado, maglia traforata, lochmuster",
  },
  {
    name: "crinkle fabric",
    of: ["swimwear", "dresses", "tops", "bottoms"],
    includes: "textured",
    words:
      "crinkle, crinkled, crinkle texture, crinkle finish, crinkle stoff, crinkle optik, knitteroptik, gecrinkelt, tissu gaufre, tissu crinkle, tissu froisse, effet froisse, effet gaufre, tejido crinkle, tejido arrugado, efecto arrugado, tessuto crinkle, effetto crinkle, tessuto stropicciato",
  },
  {
    name: "Fair Isle pattern",
    of: ["tops", "dresses", "scarves", "headwear", "gloves", "hosiery", "nightwear"],
    includes: "woven design",
    words: "fair isle, fairisle, fair isle knit",
  },
  {
    name: "waffle weave",
    of: ["nightwear"],
    includes: "textured",
    words: "waffle, waffle cotton, waffle texture, waffle knit, waffle fabric",
  },
  {
    name: "slub texture",
    of: CLOTHES,
    words:
      "slub, slubbed, slub knit, slub cotton, slub yarn, slubby, flammgarn, coton flamme, jersey flamme, cotone fiammato",
  },
  {
    name: "lightweight design",
    of: ["tops", "outerwear", "scarves", "dresses", "bottoms"],
    kind: "fabric weight",
    words:
      "lightweight, light weight, leichter stoff, leichtes gewebe, leichte qualitat, tissu leger, maille legere, tejido ligero, punto ligero, tessuto leggero, maglia leggera, =leicht, =leger, =legere, =ligero, =ligera, =leggero, =leggera",
  },
  {
    name: "oversized format",
    of: ["scarves"],
    words:
      "oversized, oversize, oversized design, xxl format, maxi format, formato maxi, grand format, gran formato, formato oversize",
  },
  {
    name: "heavyweight fabric",
    kind: "fabric weight",
    of: CLOTHES,
    words:
      "heavyweight, heavy weight, heavyweight cotton, heavyweight jersey, heavyweight fleece, schwere qualitat, schwerer stoff",
  },
  {
    name: "side stripe",
    of: ["bottoms", "tops", "sets"],
    words:
      "side stripes, stripe down the side, stripes down the side, stripes down the sides, stripe along the side, stripes along the sides, striped sides, seitenstreifen, streifen an der seite, bande laterale, bandes laterales, franja lateral, franjas laterales, banda lateral, bande laterali, banda laterale",
  },
  {
    name: "contrast trim",
    of: CLOTHES,
    words:
      "contrast trims, contrasting trim, contrasting trims, contrast edging, contrast edge, contrast edges, contrasting edges, contrast tipping, contrast border, kontrastbesatz, kontrastkante, kontrastkanten, kontrastierende kanten, bordure contrastee, bordures contrastees, bords contrastes, ribete en contraste, bordo a contrasto, bordi a contrasto, kontrastrand, kontrastrander, borde en contraste, bordes en contraste",
  },
  {
    name: "braided trim",
    of: CLOTHES,
    words:
      "braid trim, braid trimmed, braided edges, braided edging, braided trims, flechtborte, geflochtene kanten, galon tresse, ribete trenzado, bordo intrecciato, passamaneria",
  },
  {
    name: "chain trim",
    of: CLOTHES,
    words: "chain trimmed, chain trims",
  },
  {
    name: "hidden placket",
    of: CLOTHES,
    words:
      "concealed placket, concealed button placket, hidden button placket, covered placket, covered button placket, concealed buttons, hidden buttons, concealed button closure, concealed front placket, fly front, verdeckte knopfleiste, verdeckter knopfleiste, patte de boutonnage cachee, boutonnage cache, boutonnage invisible, tapeta oculta, botonadura oculta, abbottonatura nascosta, bottoni nascosti, boutonnage dissimule, boutons dissimules, boutonnage sous patte, patte de boutonnage dissimulee, gorge cachee, botones ocultos, cierre oculto, patte cachee",
  },
  {
    name: "chlorine resistance",
    of: ["swimwear"],
    words:
      "chlorine resistant, chlorine proof, resists chlorine, resistant to chlorine, xtra life lycra, xtralife lycra, chlorresistent, chlorbestandig, chlorbestandiger, resistant au chlore, resistante au chlore, resistente al cloro",
  },
  {
    name: "built-in shorts",
    of: ["dresses", "bottoms"],
    words: "built in short, inner shorts, attached shorts, shorts underneath, lined shorts underneath, undershorts",
  },
  {
    name: "non-iron finish",
    kind: "ironing",
    of: ["tops"],
    words:
      "non iron, no iron, wrinkle free, iron free, bugelfrei, bugelfreie, bugelfreies, no necesita plancha, sin plancha, sin planchado, non stiro, no stiro, sans repassage, repassage superflu, wrinkle resistant",
  },
  {
    name: "easy-iron finish",
    of: ["tops", "bottoms"],
    kind: "ironing",
    words:
      "easy iron, easy to iron, easy care, bugelleicht, bugelleichte, pflegeleicht, repassage facile, facile a repasser, plancha facil, facil planchado, facil de planchar, facile da stirare, stiro facile",
  },
  {
    name: "odor control",
    of: ["tops", "bottoms", "innerwear", "hosiery"],
    words: "anti odor, anti odour, odor resistant, odour resistant, antimicrobial, anti bacterial, antibacterial",
  },
  {
    name: "touchscreen fingertips",
    of: ["gloves"],
    words:
      "touchscreen, touch screen, touchscreen compatible, touch screen compatible, touchscreen friendly, smart touch",
  },
  {
    name: "fingerless design",
    of: ["gloves"],
    words: "fingerless, open fingers",
  },
  {
    name: "enclosed feet",
    kind: "feet",
    of: ["nightwear"],
    words: "built in feet, footed, with feet, integrated feet",
  },
  {
    name: "open feet",
    kind: "feet",
    of: ["nightwear"],
    words: "footless, without feet",
  },
  {
    name: "scratch mittens",
    of: ["nightwear"],
    words: "scratch mitts, scratch mitt, fold over mitts, fold over cuffs, integrated mitts",
  },
  {
    name: "herringbone weave",
    of: ["outerwear", "tops", "bottoms", "scarves", "headwear"],
    words:
      "herringbone, herringbone pattern, herringbone tweed, herringbone wool, herringbone twill, fischgrat, fischgratmuster, fischgrat tweed, motif chevrons, laine a chevrons, spigato, spigata, a spina di pesce, spina di pesce, espiguilla, patron de espiga, de espiga",
  },
  {
    name: "horn buttons",
    of: CLOTHES,
    includes: "buttons",
    words:
      "horn button, corozo buttons, hornknopfe, hornknopfen, boutons en corne, boutons corne, botones de cuerno, bottoni in corno",
  },
  {
    name: "snap buttons",
    of: CLOTHES,
    includes: "buttons",
    words:
      "snap button, snap front, popper fastening, popper fastenings, popper front, popper placket, popper closure, snap fastening, snap fastenings, snap closure, press studs, press stud, poppers, pearl snaps, pearl snap buttons, druckknopfe, druckknopfen, druckknopf, druckknopfleiste, boutons pression, boutons pressions, botones de presion, botones a presion, bottoni a pressione, bottoni automatici",
  },
  {
    name: "pressed crease",
    of: ["bottoms"],
    words:
      "front crease, front creases, pressed creases, creased front, creased, crease, bugelfalte, bugelfalten, pli marque, plis marques, raya marcada, piega stirata",
  },
  {
    name: "flat front",
    of: ["bottoms"],
    words: "flat fronted, plain front, ohne bundfalten",
  },
  {
    name: "pull-on waist",
    of: ["bottoms"],
    words: "pull on, pull on style, pull on design, pull on closure, schlupfbund, schlupfhose, taille a enfiler",
  },
  {
    name: "cargo style",
    of: ["bottoms"],
    words: "cargo, cargo pants, cargo trousers, cargo joggers, cargo sweatpants, cargo jeans, cargo skirt",
  },
  {
    name: "cargo pockets",
    of: CLOTHES,
    includes: "pockets",
    words: "cargo pocket, cargotasche, cargotaschen, poches cargo, poche cargo, bolsillos cargo, tasche cargo",
  },
  {
    name: "welt pockets",
    of: CLOTHES,
    includes: "pockets",
    words:
      "welt pocket, jetted pockets, jetted pocket, besom pockets, paspeltaschen, paspelierte taschen, leistentaschen, poches passepoilees, bolsillos de vivo, bolsillos ribeteados, tasche a filetto, tasche filettate, poche passepoilee, poches dos passepoilees, poches arriere passepoilees, poches laterales passepoilees, poches avant passepoilees, bolsillos de ribete, bolsillos con vivo",
  },
  {
    name: "hidden pocket",
    of: CLOTHES,
    includes: "pockets",
    words:
      "hidden pockets, concealed pocket, concealed pockets, secret pocket, versteckte tasche, verdeckte tasche, poche cachee, poche secrete, bolsillo oculto, bolsillo escondido, tasca nascosta",
  },
  {
    name: "inside pocket",
    of: ["outerwear"],
    includes: "pockets",
    words:
      "interior pocket, interior pockets, inner pocket, inner pockets, inside pockets, internal pocket, internal pockets, innentasche, innentaschen, poche interieure, poches interieures, bolsillo interior, bolsillos interiores, tasca interna, tasche interne",
  },
  {
    name: "partial lining",
    of: ["outerwear"],
    includes: "lining",
    words:
      "partially lined, half lined, semi lined, half lining, teilgefuttert, halb gefuttert, halbgefuttert, semi double, semi doublee, partiellement double, partiellement doublee, medio forro, semiforrado, semiforrada, semifoderato, semifoderata, foderato a meta",
  },
  {
    name: "elastic cuffs",
    of: ["outerwear", "tops", "bottoms", "nightwear"],
    kind: "cuffs",
    words:
      "elasticated cuffs, elasticized cuffs, elastic cuff, elasticated cuff, elastische bundchen, elastischen bundchen, elastische armelbundchen, poignets elastiques, poignets elastiquees, punos elasticos, punos elastizados, polsini elastici, polsini elasticizzati",
  },
  {
    name: "double-breasted front",
    of: ["outerwear", "dresses"],
    words:
      "=cruzado, =cruzada, botonadura cruzada, abrigo cruzado, blazer cruzada, blazer cruzado, cierre cruzado, doble botonadura, doble abotonadura",
  },
  {
    name: "double vents",
    of: ["outerwear", "sets"],
    kind: "vents",
    words:
      "double vent, twin vents, twin vent, dual vents, side vents, double back vent, double rear vents, seitenschlitze, zwei ruckenschlitze, zwei gehschlitze, doppelte ruckenschlitze, fentes laterales, double fente dos, dos aberturas traseras, aberturas laterales, doppio spacco, due spacchi, spacchi laterali",
  },
  {
    name: "back vent",
    of: ["outerwear", "sets"],
    kind: "vents",
    words:
      "rear vent, single vent, centre back vent, center back vent, vented back, vent at back, ruckenschlitz, gehschlitz, fente dos, fente au dos, fente arriere, abertura trasera, spacco posteriore",
  },
  {
    name: "shawl collar",
    of: ["tops", "nightwear", "dresses"],
    words:
      "shawl neck, shawl collared, schalkragen, col chale, cuello chal, cuello esmoquin, collo a scialle, collo sciallato",
  },
  {
    name: "shirt collar",
    of: ["outerwear"],
    words:
      "shirt style collar, hemdkragen, col chemise, col de chemise, cuello camisero, cuello de camisa, collo a camicia, colletto a camicia, collo camicia",
  },
  {
    name: "notched collar",
    of: ["nightwear"],
    words:
      "notch collar, notched lapels, notch lapel, revers collar, reverskragen, pyjamakragen, col tailleur, col cranteur, cuello solapa, collo a revers",
  },
  {
    name: "open front",
    of: ["tops", "outerwear", "nightwear"],
    words:
      "open fronted, open front style, open front design, offene front, vorne offen, offene vorderseite, devant ouvert, ouvert devant, abierto por delante, abierta por delante, aperto davanti, aperta davanti",
  },
  {
    name: "draped front",
    of: ["tops", "outerwear", "dresses"],
    words:
      "drape front, draped neckline, waterfall front, waterfall collar, waterfall, waterfall drape, drapierte vorderseite, drapierte front, devant drape, plastron drape, delantero drapeado, davanti drappeggiato",
  },
  {
    name: "double-faced fabric",
    of: ["outerwear", "scarves", "tops", "dresses"],
    words:
      "double faced, double face, double faced wool, double face wool, double faced wool blend, double faced cashmere, doubleface, doppelt gewebt, doble faz, doppia faccia",
  },
  {
    name: "trucker style",
    of: ["outerwear"],
    words: "trucker, trucker jacket, type iii, truckerjacke, veste trucker, chaqueta trucker",
  },
  {
    name: "reflective details",
    of: [...CLOTHES, "footwear"],
    words:
      "reflective, reflective detail, reflective strips, reflective trim, reflective logo, reflective logos, reflective piping, reflective hits, reflektierend, reflektierende details, reflektoren, details reflechissants, elements reflechissants, detalles reflectantes, dettagli riflettenti, dettagli catarifrangenti",
  },
  {
    name: "snow skirt",
    of: ["outerwear"],
    words: "powder skirt, snowskirt, schneefang, jupe pare neige, faldon antinieve, ghetta antineve",
  },
  {
    name: "snow gaiters",
    of: ["bottoms"],
    words: "snow gaiter, boot gaiters, schneefang, guetres, guetre, polainas, ghette antineve, ghette",
  },
  {
    name: "mid-thigh length",
    of: ["outerwear"],
    words:
      "thigh length, mid thigh, falls to mid thigh, hits mid thigh, oberschenkellang, longueur mi cuisse, mi cuisse, medio muslo, meta coscia",
  },
  {
    name: "tummy control",
    of: ["innerwear", "swimwear", "bottoms", "tops", "hosiery"],
    words:
      "tummy controlling, tummy smoothing, tummy shaping, tummy panel, tummy control panel, bauch weg, bauchweg, bauchkontrolle, bauchformend, ventre plat, effet ventre plat, control de abdomen, control de barriga, contenitivo, contenitiva, gainant, gainante, effet gainant, gaine le ventre, efecto vientre plano, effetto contenitivo, bauch weg effekt",
  },
  {
    name: "mesh panels",
    of: [...CLOTHES, "footwear"],
    words:
      "mesh panel, mesh inserts, mesh insert, mesh paneling, mesh panelling, mesh side panels, mesheinsatze, mesh einsatze, empiecements en mesh, paneles de malla, inserti in mesh, inserti in rete",
  },
  {
    name: "scrunched seat",
    of: ["bottoms", "swimwear"],
    words: "scrunch butt, scrunch bum, scrunch back, ruched seat, ruched bum, ruched back seam, scrunched back",
  },
  {
    name: "stirrups",
    of: ["bottoms", "hosiery"],
    words: "stirrup, stirrup hem, stegleggings, fussriemen, etriers, estribos, staffe, staffa",
  },
  {
    name: "squat-proof fabric",
    of: ["bottoms"],
    words: "squat proof, squatproof, non see through",
  },
  {
    name: "short length",
    of: ["swimwear"],
    kind: "shorts length",
    words:
      "short cut, short inseam, kurze lange, kurzer schnitt, coupe courte, longueur courte, =court, corte corto, largo corto, =corto, lunghezza corta, taglio corto",
  },
  {
    name: "mid length",
    of: ["swimwear"],
    kind: "shorts length",
    words:
      "medium length, mid thigh, mid thigh length, above the knee, above knee, mittellang, mittlere lange, oberschenkellang, uber dem knie, mi long, mi cuisse, longueur mi cuisse, longueur moyenne, au dessus du genou, largo medio, medio muslo, por encima de la rodilla, media lunghezza, lunghezza media, meta coscia, sopra il ginocchio",
  },
  {
    name: "high-cut leg",
    of: ["swimwear", "innerwear", "tops"],
    words:
      "high cut, high cut legs, high leg, high leg cut, high cut leg line, hoher beinausschnitt, hohem beinausschnitt, echancre haut, tres echancre, pierna alta, corte de pierna alto, sgambato, sgambata, sgambatura alta, echancree, echancre, corte alto en la pierna, corte alto de pierna",
  },
  {
    name: "side ties",
    of: ["swimwear", "innerwear"],
    words:
      "side tie, tie sides, tie side, ties at the sides, string sides, seitlich zu binden, seitlich zum binden, liens sur les cotes, lazos laterales, laccetti laterali",
  },
  {
    name: "cheeky cut",
    of: ["swimwear", "innerwear", "tops"],
    kind: "seat coverage",
    words: "cheeky, cheeky coverage, cheeky fit, cheeky bottom, cheeky back",
  },
  {
    name: "thong back",
    of: ["swimwear", "tops"],
    kind: "seat coverage",
    words: "thong, thong bottom, thong cut, g string back, string body, body string, dos string, perizoma",
  },
  {
    name: "moderate coverage",
    of: ["swimwear", "innerwear"],
    kind: "seat coverage",
    words:
      "medium coverage, moderate bottom coverage, mittlere abdeckung, mittlere bedeckung, couvrance moyenne, couverture moyenne, cobertura media, cobertura moderada, copertura media, copertura moderata",
  },
  {
    name: "full seat coverage",
    of: ["swimwear", "innerwear"],
    kind: "seat coverage",
    words: "full bottom coverage, full coverage bottom, full coverage bottoms, full rear coverage",
  },
  {
    name: "snap gusset",
    of: ["tops", "innerwear"],
    words:
      "snap crotch, snaps at gusset, snap closure at gusset, snap gusset closure, snap closures at the gusset, snap closure at the crotch, snap bottom closure, snap button crotch, popper gusset, press stud gusset, druckknopfe im schritt, pressions a l'entrejambe, corchetes en la entrepierna, bottoncini al cavallo",
  },
  {
    name: "front closure",
    of: ["innerwear", "tops", "swimwear"],
    words:
      "front fastening, front clasp, front hook closure, front clip, fastens at the front, vorderverschluss, frontverschluss, fermeture devant, fermeture avant, cierre delantero, cierre frontal, chiusura frontale, verschluss vorne, chiusura anteriore",
  },
  {
    name: "lightly lined cups",
    of: ["innerwear"],
    words: "lightly lined, lightly lined cup, light lining, lightly padded cups",
  },
  {
    name: "molded cups",
    of: ["innerwear", "swimwear"],
    words:
      "moulded cups, moulded cup, molded cup, pre shaped cups, preshaped cups, preformed cups, moulded foam cups, vorgeformte cups, vorgeformten cups, vorgeformte korbchen, geformte cups, geformten cups, coques moulees, bonnets moules, coques preformees, copas moldeadas, copas preformadas, coppe preformate, coppe sagomate, coppa preformata, coppa sagomata, vorgeformte schalen",
  },
  { name: "bustier style", of: ["innerwear", "swimwear"], words: "bustier, maillot bustier, bustier neckline" },
  {
    name: "strapless design",
    of: ["innerwear", "swimwear"],
    includes: "sleeveless",
    words: "strapless, tragerlos, tragerloser, tragerlose, sans bretelles, sin tirantes, senza spalline",
  },
  {
    name: "convertible straps",
    of: ["innerwear", "dresses", "swimwear", "tops"],
    words:
      "multiway straps, multi way straps, convertible strap, multiway, multi way, straps can be worn, bretelles multipositions, tirantes multiposicion, spalline multiposizione, multiway trager, wandelbare trager, variable trager, bretelles convertibles, bretelles transformables, tirantes convertibles, spalline convertibili, spalline multiuso",
  },
  { name: "spaghetti straps", of: CLOTHES },
  {
    name: "adjustable spaghetti straps",
    of: CLOTHES,
    includes: "spaghetti straps, adjustable straps",
    words: "adjustable spaghetti strap, adjustable spaghetti shoulder straps, verstellbare spaghettitrager",
  },
  {
    name: "wide straps",
    of: CLOTHES,
    words:
      "wide strap, wide shoulder straps, wide shoulder strap, thick straps, breite trager, breiten tragern, bretelles larges, tirantes anchos, spalline larghe",
  },
  {
    name: "brushed inside",
    of: ["bottoms", "hosiery"],
    words:
      "brushed, brushed interior, brushed lining, brushed back, fleece lined, innen aufgeraut, innen angeraut, interieur gratte, interior cepillado, interno spazzolato",
  },
  {
    name: "barrel leg",
    of: ["bottoms"],
    words:
      "barrel legs, barrel leg jeans, barrel jeans, barrel fit, barrel, horseshoe leg, horseshoe jeans, barrel style, jambe tonneau, pernera barrel, coupe ballon, jean ballon, pantalon ballon, coupe barrel, jambe ballon, curved leg, curved legs, balloon leg, balloon legs, geschwungenes bein, geschwungene beine, gebogenes bein, ballonform, ballonbein, jambe arrondie, jambes arrondies, pierna curva, pernera curva, pierna globo, pierna balloon, gamba arrotondata, gamba curva, gamba a palloncino, gamba balloon",
  },
  {
    name: "carpenter style",
    of: ["bottoms"],
    words: "carpenter, carpenter jeans, carpenter pants, hammer loop, tool pocket and hammer loop, zimmermannshose",
  },
  {
    name: "dark rinse",
    of: ["bottoms", "outerwear"],
    kind: "denim finish",
    includes: "dark wash",
    words: "dark rinse wash, dark rinsed, dark rinse denim",
  },
  {
    name: "stonewash",
    of: ["bottoms", "outerwear"],
    kind: "denim finish",
    words:
      "stonewashed, stone washed, stone wash, stone wash effect, lavado a la piedra, lavaggio stone wash, delavage stone, effet stone",
  },
  {
    name: "zip fastening",
    of: ["bottoms"],
    kind: "fly",
    includes: "zip",
    words:
      "zip closure, zipper closure, fermeture zippee, fermeture par zip, fermeture zip, fermeture eclair, fermeture a glissiere, cierre de cremallera, cierre con cremallera, chiusura con zip, chiusura con cerniera",
  },
  {
    name: "button closure",
    of: ["bottoms"],
    kind: "fly",
    words:
      "knopfverschluss, mit knopfverschluss, fermeture a boutons, fermeture par boutons, fermeture boutonnee, cierre de botones, cierre con botones, chiusura con bottoni, chiusura a bottoni",
  },
  {
    name: "selvedge denim",
    of: ["bottoms", "outerwear"],
    words:
      "selvedge, selvage, selvage denim, self edge, japanese selvedge, toile selvedge, denim cimosato, cimosa, orillo, denim con orillo, cimosato",
  },
  { name: "twisted seams", of: ["bottoms"], words: "twisted seam, twisted side seams, twisted side seam, twisted leg" },
  {
    name: "hook-and-bar closure",
    of: ["bottoms"],
    words:
      "hook and bar, hook bar, hook and bar fastening, hook bar closure, hook bar fastening, trouser hook, hook and bar fly",
  },
  {
    name: "crew length",
    of: ["hosiery"],
    kind: "sock height",
    words: "crew, crew socks, crew sock, crew cut, mid calf, mid calf length",
  },
  {
    name: "no-show cut",
    of: ["hosiery"],
    kind: "sock height",
    words: "no show, no show socks, no show sock, invisible socks, invisible sock, low cut socks",
  },
  {
    name: "knee-high length",
    of: ["hosiery"],
    kind: "sock height",
    words:
      "knee high, knee highs, knee high socks, knee socks, over the calf, chaussettes hautes, mi bas, hauteur genou, hasta la rodilla, al ginocchio, kniestrumpf, kniestrumpfe",
  },
  {
    name: "front seams",
    of: ["bottoms"],
    words:
      "seamed front, front seam, front seam detail, front seam details, seam down the front, center front seam, centre front seam, mittelnaht vorne",
  },
  {
    name: "godets",
    of: ["bottoms", "dresses"],
    words: "godet, godet inserts, godet panels, godet hem, godeteinsatze",
  },
  {
    name: "western yoke",
    of: CLOTHES,
    words:
      "western yokes, western style yoke, western yoke detail, pointed yoke, pointed western yoke, westernpasse, empiecement western, canesu western, carre western",
  },
  {
    name: "back yoke",
    of: ["tops", "outerwear"],
    words:
      "split yoke, shoulder yoke, ruckenpasse, geteilte passe, empiecement dos, empiecement au dos, canesu trasero, canesu, sprone posteriore, sprone, carre posteriore",
  },
  {
    name: "collar stays",
    of: ["tops"],
    words:
      "removable collar stays, collar bones, kragenstabchen, baleines de col, baleines amovibles, ballenas extraibles, ballenas en el cuello, stecche estraibili, stecche nel colletto, stecche per colletto",
  },
  {
    name: "leather patch",
    of: ["bottoms"],
    words:
      "leather brand patch, leather logo patch, leather label, lederpatch, leder patch, lederaufnaher, patch en cuir, etiquette en cuir, ecusson en cuir, parche de cuero, parche de piel, etiqueta de cuero, etichetta in pelle, patch in pelle, salpa in pelle",
  },
  {
    name: "metallic thread",
    of: CLOTHES,
    words:
      "metallic threads, lurex, lurex thread, lurex yarn, metallic yarn, metallic knit, lurexgarn, glitzergarn, metallgarn, fil lurex, fil metallise, fils metallises, hilo metalizado, hilo lurex, filo lurex, filo metallico, metallfaden, metallicfaden, metallicgarn, filo metallizzato, fili metallizzati",
  },
  {
    name: "topstitching",
    of: ["outerwear", "dresses", "bottoms"],
    words: "top stitching, topstitched, decorative stitching, steppnahte, ziernahte, surpiqures, pespuntes, impunture",
  },
  {
    name: "rosettes",
    of: [...CLOTHES, "bags", "footwear"],
    words:
      "rosette, rosette detail, rosette applique, rosette appliques, flower applique, 3d flower, 3d flowers, rosetten, ansteckblume, fleur appliquee, aplique de flor, applicazione floreale",
  },
  {
    name: "pom-pom",
    of: ["headwear", "scarves", "gloves"],
    words: "pom poms, pompom, pompoms, pom, bobble, bommel, fellbommel, pompon, pompons, ponpon",
  },
  {
    name: "removable straps",
    of: ["innerwear", "swimwear", "dresses", "tops"],
    words:
      "detachable straps, removable strap, removable shoulder straps, detachable shoulder straps, abnehmbare trager, abnehmbaren tragern, bretelles amovibles, bretelles detachables, tirantes extraibles, tirantes desmontables, tirantes quita y pon, spalline rimovibili, spalline staccabili, spalline removibili",
  },
];

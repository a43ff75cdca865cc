import { expect, test } from "vitest";
import { canHaveCut, findCuts, findShapes } from "./details/cuts.ts";
import { canHaveDetail, findDetails } from "./details/details.ts";
import { garmentOf } from "./garments/garments.ts";

/** The traits that a text states of a kind of product, without hints. */
function traitsOf(kind: string, text: string): string[] {
  const garment = garmentOf(kind)!;
  const cuts = [...findCuts(text), ...findShapes(text)].filter(({ attribute }) => canHaveCut(garment, attribute));
  const details = findDetails(text).filter(({ name }) => canHaveDetail(garment.group, name));
  return [...cuts, ...details].filter(({ isHint }) => !isHint).map(({ name }) => name);
}

test.each([
  ["handbag", "Geflochtenes Design, Klappe mit Drehverschluss", "woven leather, flap, turn-lock closure"],
  ["handbag", "Langer, verstellbarer Schulterriemen", "adjustable strap"],
  ["handbag", "Halbmondförmig, zwei Henkel, Magnetverschluss", "crescent body, top handles, magnetic top"],
  ["boots", "Elastische Einsätze, Zugschlaufe und Profilsohle", "elastic side panels, pull tab, lug sole"],
  ["heels", "Pumps mit spitzer Schuhspitze und hohem Absatz", "pointed toe, high heel"],
  ["coat", "Ungefütterter Mantel mit Bindegürtel und Reverskragen", "no lining, tie belt, lapel collar"],
  ["sweater", "Zopfstrickpullover aus Baumwolle", "cable stitch, cable knit"],
  ["jacket", "Gepolsterte Jacke, durchgehender Reißverschluss", "padding, zip front"],
  ["dress", "Knielanges Kleid mit Rundhalsausschnitt und kurzen Ärmeln", "knee length, round neck, short sleeves"],
  ["jeans", "Hohe Leibhöhe, weites Bein, helle Waschung", "high rise, wide leg, light wash"],
  ["sweater", "Grobstrick mit Zopfmuster, Kontrastnähte", "chunky stitch, cable stitch, contrast stitching"],
  ["jeans", "Bundhöhe: mittel, weit geschnittenes Bein", "mid rise, wide leg"],
  ["sunglasses", "Rahmenform: Rund, Glasfarbe: Rauch, polarisierend", "round frame, gray lenses, polarised lenses"],
  ["sunglasses", "Brille, Metall, rund", "round frame"],
  ["jeans", "Jean évasé brut", "raw wash"],
  ["coat", "Dubbele rij knopen, knielang, met ceintuur", "double-breasted, knee length, belt"],
  ["handbag", "Twee hengsels en magneetsluiting", "top handles, magnetic top, magnetic closure"],
  ["shoes", "Naaldhak, ronde neus en enkelbandje", "stiletto heel, round toe, ankle strap"],
  ["blouse", "Driekwart mouwen, boothals", "three-quarter sleeves, boat neck"],
  ["bra", "Beugel-bh met haakjessluiting", "hook closure, underwire"],
  ["watch", "Milanaiseband, Hartplexiglas und Solarantrieb", "mesh bracelet, solar movement, acrylic crystal"],
  ["boots", "Innenreißverschluss, mandelförmige Kappe", "almond toe, zip"],
  ["coat", "Écharpe cousue, franges et surpiqûres contrastantes", "attached scarf, fringe, contrast stitching"],
  ["jacket", "Coupe ample, fermeture par boutons-pression", "relaxed fit, snap front"],
  ["dress", "Robe à dos nu, fines bretelles et décolleté en V", "open back, spaghetti straps, V-neck"],
  ["boots", "Élastiques latéraux, semelle crantée et bout rond", "elastic side panels, lug sole, round toe"],
  ["loafers", "Mocassins à mors, talon plat", "horsebit, flat sole"],
  [
    "handbag",
    "Cuir tressé, bandoulière réglable, fermoir tournant",
    "woven leather, adjustable strap, turn-lock closure",
  ],
  ["trousers", "Taille haute, jambes larges, plis et ceinture à nouer", "high rise, wide leg, belt"],
  ["watch", "Boîtier rond, cadran bleu, bracelet en cuir", "round case, blue dial, leather strap"],
  ["sunglasses", "Monture ronde, verres verts", "round frame, green lenses"],
  ["coat", "Cappotto a vestaglia con cintura da annodare", "wrap front, tie belt"],
  ["handbag", "Chiusura con calamita, tracolla in catena", "magnetic top, chain strap, magnetic closure"],
  ["handbag", "Piel con efecto cocodrilo y cierre de imán", "crocodile embossing, magnetic top, magnetic closure"],
  ["shirt", "Collo alla francese, maniche a 3/4", "three-quarter sleeves, spread collar"],
  ["jeans", "Denim oscuro, corte pitillo", "skinny fit, dark wash"],
  ["trousers", "Pantaloni a sigaretta con doppie pinces", "tapered leg, pleated waist"],
  ["watch", "Bracciale integrato, vetro in zaffiro", "integrated bracelet, sapphire crystal"],
  ["watch", "Correa de nailon, cristal hesalita", "fabric strap, acrylic crystal"],
  ["sunglasses", "Forma a goccia, lenti fumo", "aviator, gray lenses"],
  ["ring", "Anillo con un diamante de talla redonda", "natural diamonds, diamonds"],
  ["bra", "Top a fascia, dorso a vogatore", "bandeau cups, racerback"],
  ["coat", "Revers ampi, senza fodera, tasche applicate", "lapel collar, no lining, pockets"],
  ["dress", "Schiena scoperta, spalline sottili e spacchi", "open back, spaghetti straps, slit"],
  ["boots", "Elastici laterali, suola carrarmato e punta tonda", "elastic side panels, lug sole, round toe"],
  ["handbag", "Pelle intrecciata, manico annodato", "woven leather, knotted handle"],
  ["jeans", "Vita alta, gamba svasata, impunture a contrasto", "high rise, flared leg, contrast stitching"],
  ["jacket", "Imbottitura in piuma d'oca, cappuccio, zip frontale", "goose-down fill, hood, zip front"],
  ["heels", "Tacco a spillo con cinturino alla caviglia", "stiletto heel, ankle strap"],
  ["watch", "Cassa rotonda, quadrante nero, cinturino in pelle", "round case, black dial, leather strap"],
  ["shoes", "Destalonado con puntera en contraste", "slingback style, cap toe"],
  ["shoes", "Punta redonda, tacón bajo", "round toe, low heel"],
  ["coat", "Abrigo de cuello solapa y manga larga", "lapel collar, long sleeves"],
  ["coat", "Botonadura cruzada, sin forro", "double-breasted, no lining"],
  ["dress", "Espalda descubierta, escote en pico, falda de vuelo", "open back, V-neck"],
  ["handbag", "Piel trenzada, asa corta, cierre imantado", "woven leather, top handle, magnetic top"],
  ["boots", "Suela track, elásticos laterales, tirador trasero", "lug sole, elastic side panels, pull tab"],
  ["jeans", "Tiro alto, pierna recta, costuras en contraste", "high rise, straight leg, contrast stitching"],
  ["watch", "Caja redonda, esfera blanca, correa de acero", "round case, white dial, metal bracelet"],
  ["blouse", "Manga larga abullonada, col montant", "puff sleeves, high neck"],
  ["earrings", "Pendientes de aro", "hoop"],
  ["bra", "Armatures et dentelle", "underwire"],
  ["sandals", "Lien cheville bouclé", "ankle strap"],
  ["jacket", "Cierre de cremallera asimétrico, trabillas en hombros", "asymmetric zip, epaulettes"],
  ["puffer jacket", "Aislamiento sintético", "synthetic fill"],
  ["loafers", "Suela de goma con tacos", "studded driving sole"],
  ["trousers", "Pantalon de tailleur large", "wide leg"],
  ["sunglasses", "Gafas de sol redondas", "round frame"],
  ["coat", "Casaco com cinto e gola de lapela", "belt, lapel collar"],
  ["earrings", "Puces d'oreilles étoile", "star motif"],
  ["socks", "Chaussettes coton, 3 paires", "pack"],
  ["sunglasses", "Lunettes de soleil papillon, verres dégradés", "butterfly, gradient lenses"],
  ["sweater", "Pull côte 2x2", "rib stitch, ribbing"],
  ["sneakers", "Suede star, contrast heel tab", "star emblem"],
  ["handbag", "Whipstitched edges, snaffle hardware", "whipstitching, horsebit"],
  ["blouse", "Scalloped hem, contrast piping, feather-trimmed cuffs", "scalloped edges, piping, feather trim"],
])("finds the traits that a text states (%s): %s", (kind, text, expected) => {
  expect(traitsOf(kind, text)).toEqual(expect.arrayContaining(expected.split(", ")));
});

/** Words that mean something else in another language, or of a part. */
test.each([
  ["dress", "Largo total: 95 cm", "maxi length"],
  ["trousers", "Vestibilità larga in vita", "maxi length"],
  ["jacket", "Cordón de ajuste en el bajo", "slim fit"],
  ["shoes", "Un calzado muy cómodo", "relaxed fit"],
  ["jeans", "Jean déchiré au genou", "knee length"],
  ["skirt", "Fermeture sur le côté droit, poche à droite", "straight"],
  ["handbag", "Forma de media luna", "medium size"],
  ["jacket", "Blanco roto", "distressing"],
  ["sweatshirt", "Forro polar", "lining"],
  ["sweater", "Acabados en canalé", "ribbing"],
  ["boots", "Elásticos laterales", "stretch"],
  ["jacket", "Bolsillos con solapa", "lapel collar"],
  ["handbag", "Cuir lisse, anse tressée", "woven leather"],
  ["handbag", "Bolsillo interior con cremallera", "zip"],
  ["sneakers", "Canvas All Star sneakers", "star emblem"],
  ["necklace", "Notre coup de cœur", "heart motif"],
  ["ring", "Noté 4 sur 5 étoiles", "star motif"],
  ["shoes", "Online-Plattform der EU", "platform sole"],
  ["belt", "Cintura elastica", "elasticated waist"],
  ["sneakers", "Metallic Gold Star", "star emblem"],
  ["sunglasses", "Square frame that suits round faces", "round frame"],
])("does not read a phrase as a trait that the product lacks (%s): “%s” as %s", (kind, text, name) => {
  expect(traitsOf(kind, text)).not.toContain(name);
});

test.each([
  ["ring", "Anello con taglio diamante", "natural diamonds"],
  ["earrings", "Pendientes aros", "underwire"],
  ["coat", "Cappotto linea a uovo", "A-line"],
])("does not mistake a phrase for a trait (%s): %s", (kind, text, trait) => {
  expect(traitsOf(kind, text)).not.toContain(trait);
});

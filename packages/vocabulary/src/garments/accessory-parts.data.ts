/**
 * Parts that are sold for other products, keyed by kind. The comma-separated words name the part anywhere in a title.
 */
export const ACCOMPANYING_PARTS: Readonly<Record<string, string>> = {
  "detachable hood":
    "detachable hood, removable hood, replacement hood, detachable fur hood, detachable faux fur hood, abnehmbare kapuze, capuche amovible, capucha desmontable, cappuccio staccabile",
  "detachable collar":
    "detachable collar, removable collar, fake collar, false collar, dickey collar, fur collar, faux fur collar, pelzkragen, blusenkragen, faux col, col en fourrure, falso cuello, cuello postizo, cuello de pelo, colletto finto, finto colletto, collo in pelliccia",
  "glasses case":
    "glasses case, sunglasses case, sunglass case, spectacle case, eyeglass case, eyewear case, brillenetui, etui a lunettes, funda de gafas, custodia occhiali, brillenkoker",
  "storage box": "hat box, shoe box, hutschachtel, boite a chapeau, watch roll",
  "protective bag": "dust bag, shoe bag, garment bag, laundry bag, wash bag for delicates",
  "replacement lenses": "replacement lenses, replacement lens",
  "jewellery part":
    "earring backs, earring back, necklace extender, bracelet extender, chain extender, jewellery extender",
  buckle:
    "belt buckle, replacement buckle, gurtelschnalle, boucle de ceinture, hebilla de cinturon, fibbia per cintura, fibbia cintura",
  "wallet chain": "wallet chain, geldborsenkette, chaine de portefeuille, catena portafoglio, cadena para cartera",
  "luggage cover":
    "luggage cover, suitcase cover, kofferhulle, housse de valise, copri valigia, copertura valigia, funda de maleta",
  "bra straps":
    "bra straps, bra strap, bra extender, bra extenders, bh trager, bh verlangerung, bretelles de soutien gorge, spalline reggiseno, tirantes de sujetador",
  "collar stays":
    "collar stays, collar stay, shirt stays, kragenstabchen, baleines de col, stecche per colletto, ballenas para cuello",
  "glasses chain":
    "sunglasses chain, glasses chain, glasses cord, sunglasses strap, eyewear chain, eyewear cord, brillenkette, brillenband, chaine de lunettes, cordon lunettes, cordon de lunettes, catenella per occhiali, cordino occhiali, cadena para gafas, cordon de gafas",
};

/**
 * Parts that a title is about when it ends with one of these words, whatever product it names before them: "Wayfarer
 * cleaning kit". Keyed by kind, with comma-separated words.
 */
export const TRAILING_PARTS: Readonly<Record<string, string>> = {
  "care product": "cleaning kit, care kit, shoe care kit, leather care kit, polishing cloth, cleaning cloth",
  "glasses case": "hard case, case only, empty case",
  "storage box":
    "box only, empty box, bag organizer, bag organiser, tote organizer, purse organizer, base shaper, bag insert, purse insert, tote insert",
  "protective bag": "rain cover, dust bag, dust bag only, dustbag, dustbag only",
  "replacement lenses": "replacement lenses, replacement lens",
  "watch strap": "watch strap, watch band",
  strap: "replacement strap, replacement band, replacement straps",
  tool: "screwdriver",
};

/**
 * Parts that a title is about when one of these words is followed by the product that the part is for: "hood for rain
 * jacket". Keyed by kind, with comma-separated words.
 */
export const PARTS_FOR_PRODUCTS: Readonly<Record<string, string>> = {
  "detachable hood": "hood, kapuze, capuche, capucha, cappuccio, capuz, capuchon",
  "detachable collar": "collar, fur collar, faux fur collar, kragen, col, cuello, colletto, kraag",
  "glasses case": "glasses case, hard case",
  "protective case": "case, cover, pouch, sleeve, etui, hulle, housse, etui, funda, custodia, capa, hoes, hoesje",
  "storage box":
    "box, organizer, organiser, stand, holder, rack, hanger, aufbewahrung, boite, caja, scatola, caixa, doos",
  "protective bag": "bag, dust bag, storage bag, beutel, sac, bolsa, borsa, saco, zak",
  "replacement lenses": "lenses, lens, glaser, verres, lentes, lenti, glazen",
  strap: "strap, straps, chain, band, riemen, schulterriemen, bandouliere, correa, tracolla, alca, band",
  liner:
    "lining, liner, insert, insoles, laces, buttons, zip, zipper, buckle, patch, charm, clip, futter, einlage, lacets, cordones, lacci",
  "care product": "spray, brush, polish, cleaner, conditioner, shaver, comb, kit, care kit, pflege, entretien",
};

import type { Language } from "../text/language.ts";

type Words = Partial<Record<Language, Readonly<Record<string, string>>>>;

/**
 * Comma-separated first parts of compound words that name a material, keyed by language and material: "Lederjacke",
 * "ulltröja". A linking letter needs no separate entry.
 */
export const COMPOUND_FIBERS: Words = {
  de: {
    leather: "leder, rindsleder, glattleder, nappa, nappaleder, kalbsleder",
    "suede leather": "wildleder, veloursleder",
    "patent leather": "lackleder, lack",
    "faux leather": "kunstleder",
    "faux fur": "kunstfell, webpelz, teddy",
    shearling: "lammfell",
    wool: "woll, schurwoll",
    "merino wool": "merino, merinowoll",
    cashmere: "kaschmir, cashmere",
    cotton: "baumwoll",
    linen: "leinen",
    silk: "seiden",
    viscose: "viskose",
    straw: "stroh",
  },
  nl: { leather: "leer", wool: "wol", cotton: "katoen", linen: "linnen", silk: "zijde", straw: "stro" },
  sv: {
    leather: "skinn, läder",
    "suede leather": "mocka",
    wool: "ull",
    cashmere: "kashmir",
    cotton: "bomull",
    linen: "linne",
    silk: "siden",
    straw: "strå, halm",
  },
  da: { leather: "læder", "suede leather": "ruskind", wool: "uld", cotton: "bomuld", linen: "hør", silk: "silke" },
  fi: { leather: "nahka", wool: "villa", cotton: "puuvilla", linen: "pellava", silk: "silkki", straw: "olki" },
};

export const COMPOUND_FABRICS: Words = {
  de: {
    denim: "jeans, denim",
    corduroy: "cord",
    velvet: "samt",
    satin: "satin",
    knit: "strick",
    fleece: "fleece",
    tweed: "tweed",
    flannel: "flanell",
    jersey: "jersey",
    tulle: "tüll",
    chiffon: "chiffon",
    canvas: "canvas",
  },
  nl: {
    denim: "spijker, jeans",
    corduroy: "rib",
    velvet: "fluwelen",
    satin: "satijnen",
    knit: "gebreide",
    fleece: "fleece",
  },
  sv: {
    denim: "jeans",
    corduroy: "manchester",
    velvet: "sammet, sammets",
    satin: "satin",
    knit: "stick",
    fleece: "fleece",
  },
  da: { denim: "denim, cowboy", corduroy: "fløjls", velvet: "velour", satin: "satin", knit: "strik", fleece: "fleece" },
  fi: {
    denim: "farkku",
    corduroy: "vakosametti",
    velvet: "sametti",
    satin: "satiini",
    knit: "neule",
    fleece: "fleece",
  },
};

/** Comma-separated words other than nouns that name a material, keyed by material: Dutch "leren" for leather. */
export const MATERIAL_WORD_FORMS: Readonly<Record<string, string>> = {
  leather: "leren, lederne, skorzany, skorzana, skorzane, кожаный, кожаная, кожаное, кожаные, レザー, 本革, 가죽",
  "suede leather": "zamszowy, zamszowa, zamszowe, замшевый, замшевая, замшевые, スエード, スウェード, 스웨이드",
  wool: "wollen, welniany, welniana, welniane, шерстяной, шерстяная, шерстяное, ウール",
  cotton: "katoenen, bawelniany, bawelniana, bawelniane, pamuklu, хлопковый, хлопковая, хлопковое, コットン, 코튼",
  linen:
    "linnen, lniany, lniana, lniane, en lin, lin lave, 100 lin, pur lin, toile de lin, voile de lin, gaze de lin, lin francais, cabas lin, robe lin, chemise lin, pantalon lin, veste lin, jupe lin, short lin, blouse lin, lin et coton, lin coton, coton lin, lin et viscose, льняной, льняная, льняное, リネン, 린넨",
  silk: "zijden, jedwabny, jedwabna, jedwabne, шелковый, шелковая, шелковое, シルク, 실크",
  cashmere: "kaszmirowy, kaszmirowa, kasjmieren, кашемировый, カシミヤ, カシミア, 캐시미어",
  "faux leather": "kunstleren, suni deri, フェイクレザー, 合皮",
};

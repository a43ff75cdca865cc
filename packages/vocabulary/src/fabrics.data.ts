import type { Family } from "./garment-families.data.ts";

/** A cloth by the way that it is made, whatever the fibre. */
export interface FabricEntry {
  name: string;
  /** Fabrics of one kind fall, feel and look somewhat alike. */
  kind: "pile" | "twill" | "plain" | "sheer" | "smooth" | "knit" | "woollen";
  /** The fibre it is mostly made of, where there is one. */
  fibre?: string;
  /** Goods that are of it anyway: saying so tells nothing. */
  given?: readonly Family[];
  words: string;
}

/** Fabric names as shops use them; the kinds follow how textile dictionaries group weaves and knits. */
export const FABRICS: readonly FabricEntry[] = [
  {
    name: "denim",
    kind: "twill",
    fibre: "cotton",
    given: ["jeans"],
    words: "denims, jeansstoff, en jean, vaquera, vaquero, di jeans, jeansowa, デニム, 데님, 牛仔",
  },
  {
    name: "canvas",
    kind: "twill",
    fibre: "cotton",
    words: "duck canvas, segeltuch, toile, lona, tela canvas, キャンバス, 帆布, 캔버스",
  },
  { name: "twill", kind: "twill", words: "cavalry twill, serge, sarga, drill" },
  { name: "gabardine", kind: "twill", words: "gabardin" },
  {
    name: "corduroy",
    kind: "pile",
    fibre: "cotton",
    words:
      "cord, needlecord, velours cotele, cote de velours, pana, velluto a coste, ribfluweel, corduroys, sztruks, sztruksowe, sztruksowa, fitilli kadife, コーデュロイ, 코듀로이, 灯芯绒, вельвет",
  },
  {
    name: "velvet",
    kind: "pile",
    words:
      "velour, velours, samt, terciopelo, velluto, veludo, fluweel, fluwelen, sammet, aksamit, aksamitna, kadife, ベルベット, ベロア, 벨벳, 丝绒, 天鹅绒, бархат, велюр",
  },
  {
    name: "tweed",
    kind: "woollen",
    fibre: "wool",
    words: "harris tweed, donegal, donegal tweed, ツイード, 트위드, 粗花呢, твид",
  },
  { name: "bouclé", kind: "woollen", words: "boucle, bukla" },
  {
    name: "flannel",
    kind: "woollen",
    words: "flanell, flanelle, franela, flanella, flanel, flanela, フランネル, 플란넬",
  },
  { name: "felt", kind: "woollen", fibre: "wool", words: "wool felt, feutre, filz, fieltro, feltro" },
  {
    name: "satin",
    kind: "smooth",
    words:
      "satiny, sateen, charmeuse, satine, satinee, saten, raso, cetim, satyna, satynowa, サテン, 새틴, 缎面, атлас",
  },
  { name: "taffeta", kind: "smooth", words: "taft, taffetas, tafetan" },
  { name: "crêpe", kind: "smooth", words: "crepe, crepe de chine, krepp, crespo" },
  { name: "chiffon", kind: "sheer", words: "gasa, シフォン, 쉬폰, 雪纺, шифон" },
  { name: "georgette", kind: "sheer", words: "" },
  { name: "organza", kind: "sheer", words: "オーガンジー" },
  { name: "tulle", kind: "sheer", words: "tull, tul, チュール" },
  { name: "mesh", kind: "sheer", words: "power mesh, netz, meshstoff" },
  { name: "poplin", kind: "plain", fibre: "cotton", words: "popeline, popelin, popelina" },
  { name: "chambray", kind: "plain", fibre: "cotton", words: "" },
  {
    name: "muslin",
    kind: "plain",
    fibre: "cotton",
    words: "cotton gauze, double gauze, gauze, musselin, mousseline de coton",
  },
  {
    name: "fleece",
    kind: "knit",
    fibre: "fleece",
    given: ["sweatshirts"],
    words: "polar fleece, polaire, forro polar, pile fleece, フリース, 플리스",
  },
  { name: "terry", kind: "knit", fibre: "cotton", words: "towelling, terry cloth, french terry, frottee, eponge" },
  { name: "piqué", kind: "knit", fibre: "cotton", words: "pique" },
  {
    name: "jersey",
    kind: "knit",
    given: ["t-shirts", "sweaters"],
    words: "jersey fabric, single jersey, cotton jersey, jersey knit",
  },
  {
    name: "knit",
    kind: "knit",
    given: ["sweaters", "caps and hats", "socks", "gloves", "scarves"],
    words:
      "knitted, rib knit, ribbed knit, strick, gestrickt, tricot, en maille, de punto, in maglia, a maglia, gebreid, gebreide, stickad, stickat, strikket, dzianinowa, ニット, 니트, 针织",
  },
];

/** Phrases with a fabric's word that say something else. */
export const NOT_FABRICS =
  "denim blue, denim wash, to wear with denim, football jersey, hockey jersey, drill bit, blank canvas, velvet matte, velvet lips, satin finish, satin ribbon, matte satin, cord lock, draw cord, mesh strap, milanese mesh, mesh bracelet, mesh lining, mesh lined, mesh panel, mesh panels, mesh insert, mesh inserts, jersey lining, fleece lined, fleece lining, satin lining, satin trim, velvet trim, canvas lining";

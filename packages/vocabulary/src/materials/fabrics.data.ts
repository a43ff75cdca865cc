import type { Family } from "../garments/families.data.ts";

/** A fabric, defined by how it is made rather than by its fiber. */
export interface FabricEntry {
  name: string;
  /** How it is constructed. Fabrics of one kind drape, feel and look somewhat alike. */
  kind: "pile" | "twill" | "plain" | "sheer" | "smooth" | "knit" | "woollen";
  /** Comma-separated fibers, one or more of which it is usually made of. */
  fibers: string;
  /** Families whose products are always made of it, or in which its name means something else. */
  given?: readonly Family[];
  words: string;
}

/** On metal, "mesh" is a weave of wire, and "satin" a finish. */
const METALWORK: readonly Family[] = ["watches", "rings", "bracelets", "necklaces", "earrings"];

/**
 * Fabrics, with the words that shops use for them. Their kinds follow how textile dictionaries group weaves and knits.
 */
export const FABRICS: readonly FabricEntry[] = [
  {
    name: "denim",
    kind: "twill",
    fibers: "cotton",
    given: ["jeans"],
    words: "denims, jeansstoff, en jean, vaquera, vaquero, di jeans, jeansowa, デニム, 데님, 牛仔",
  },
  {
    name: "canvas",
    kind: "twill",
    fibers: "cotton",
    words: "duck canvas, segeltuch, toile, lona, tela canvas, キャンバス, 帆布, 캔버스",
  },
  {
    name: "twill",
    kind: "twill",
    fibers: "cotton, polyester",
    words: "cavalry twill, serge, sarga, drill, koperbindung, koperstoff, serge de coton",
  },
  {
    name: "gabardine",
    kind: "twill",
    fibers: "cotton, wool, polyester",
    words:
      "gabardin, in gabardina, di gabardina, en gabardina, de gabardina, gabardina di cotone, gabardina de algodon, tejido de gabardina",
  },
  {
    name: "corduroy",
    kind: "pile",
    fibers: "cotton",
    words:
      "cord trousers, cord pants, cord jeans, cord jacket, cord shirt, cord overshirt, cord skirt, cord dress, cord shorts, cord blazer, cord dungarees, fine cord, jumbo cord, wide wale cord, aus cord, cordjacke, needlecord, velours cotele, cote de velours, pantaloni a coste, pantalone a coste, giacca a coste, camicia a coste, gonna a coste, pantalon cotele, pantalon en cotele, veste cotelee, blazer cotele, chemise cotelee, surchemise cotelee, jupe cotelee, salopette cotelee, pana, velluto a coste, ribfluweel, corduroys, sztruks, sztruksowe, sztruksowa, fitilli kadife, コーデュロイ, 코듀로이, 灯芯绒, вельвет, feincord, breitcord, cordstoff, corduroy, velours milleraies, velours grosses cotes, velours a cotes, velours a grosses cotes",
  },
  {
    name: "velvet",
    kind: "pile",
    fibers: "cotton, polyester, viscose, silk",
    words:
      "velour, velours, samt, terciopelo, velluto, veludo, fluweel, fluwelen, sammet, aksamit, aksamitna, kadife, ベルベット, ベロア, 벨벳, 丝绒, 天鹅绒, бархат, велюр, pannesamt, nicki, nickistoff",
  },
  {
    name: "tweed",
    kind: "woollen",
    fibers: "wool",
    words: "harris tweed, donegal, donegal tweed, ツイード, 트위드, 粗花呢, твид",
  },
  {
    name: "bouclé",
    kind: "woollen",
    fibers: "wool, acrylic, polyester",
    words: "boucle, bukla, laine bouclee, maille bouclee, tissu boucle",
  },
  {
    name: "flannel",
    kind: "woollen",
    fibers: "cotton, wool",
    words: "flanell, flanelle, franela, flanella, flanel, flanela, フランネル, 플란넬",
  },
  { name: "felt", kind: "woollen", fibers: "wool", words: "wool felt, feutre, filz, fieltro, feltro, wollfilz" },
  {
    name: "satin",
    kind: "smooth",
    given: METALWORK,
    fibers: "polyester, silk, viscose, acetate",
    words:
      "satiny, sateen, charmeuse, satinadas, satinados, satinee, satinees, satine, satinee, saten, raso, cetim, satyna, satynowa, サテン, 새틴, 缎面, атлас, satijn",
  },
  { name: "taffeta", kind: "smooth", fibers: "polyester, silk", words: "taft, taffetas, tafetan" },
  { name: "crêpe", kind: "smooth", fibers: "polyester, viscose, silk", words: "crepe, crepe de chine, krepp, crespo" },
  {
    name: "chiffon",
    kind: "sheer",
    fibers: "polyester, silk",
    words:
      "gasa, シフォン, 쉬폰, 雪纺, шифон, mousseline, mousseline de soie, mousseline de polyester, mousseline de viscose",
  },
  { name: "georgette", kind: "sheer", fibers: "polyester, silk, viscose", words: "" },
  { name: "organza", kind: "sheer", fibers: "polyester, silk", words: "オーガンジー" },
  { name: "tulle", kind: "sheer", fibers: "polyester, polyamide", words: "tull, tul, チュール" },
  {
    name: "mesh",
    kind: "sheer",
    given: METALWORK,
    fibers: "polyester, polyamide",
    words: "power mesh, netz, meshstoff, netzstoff, netzgewebe",
  },
  {
    name: "grenadine",
    kind: "plain",
    fibers: "silk",
    words: "grenadine silk, grenadine weave, garza grossa, garza fina, grenadine grossa, grenadine fina",
  },
  { name: "poplin", kind: "plain", fibers: "cotton", words: "popeline, popelin, popelina" },
  { name: "chambray", kind: "plain", fibers: "cotton", words: "" },
  {
    name: "muslin",
    kind: "plain",
    fibers: "cotton",
    words: "cotton gauze, double gauze, gauze, musselin, mousseline de coton, gaze de coton, double gaze",
  },
  {
    name: "fleece",
    kind: "knit",
    fibers: "polyester, cotton, fleece",
    given: ["sweatshirts", "boots", "casual shoes", "sports shoes", "slippers"],
    words:
      "polar fleece, polaire, forro polar, pile fleece, フリース, 플리스, in pile, tessuto pile, tejido polar, molleton, molletonne, molletonnee",
  },
  { name: "terry", kind: "knit", fibers: "cotton", words: "towelling, terry cloth, french terry, frottee, eponge" },
  { name: "piqué", kind: "knit", fibers: "cotton", words: "pique, mesh polo, polo mesh, mesh polo shirt" },
  {
    name: "jersey",
    kind: "knit",
    fibers: "cotton, viscose, polyester",
    given: ["t-shirts", "sweaters"],
    words: "jersey fabric, single jersey, cotton jersey, jersey knit",
  },
  {
    name: "knit",
    kind: "knit",
    fibers: "wool, cotton, acrylic, viscose",
    given: ["sweaters", "caps and hats", "socks", "gloves", "scarves"],
    words:
      "knitted, rib knit, ribbed knit, strick, gestrickt, tricot, en maille, de punto, in maglia, a maglia, gebreid, gebreide, stickad, stickat, strikket, dzianinowa, ニット, 니트, 针织",
  },
];

/** Comma-separated phrases that contain a fabric word but mean something else: "mesh briefs". */
export const NON_FABRIC_PHRASES =
  "botas vaqueras, bota vaquera, botines vaqueros, sombrero vaquero, estilo vaquero, gris flanelle, grigio flanella, flanellgrau, maglia metallica, maglia milanese, malla milanesa, maglia d acciaio, chiffon humide, chiffon doux, chiffon sec, chiffon propre, mesh brief, mesh briefs, mesh liner, mesh lining, felt logo, felt inner, felt patch, felt lined, felt lining, felt insole, felt collar, felt undercollar, felt pads, felt bag, felt like, coated canvas, coated cotton canvas, monogram canvas, denim blue, denim wash, to wear with denim, football jersey, hockey jersey, drill bit, blank canvas, velvet matte, velvet lips, satin finish, satin ribbon, matte satin, cord lock, draw cord, mesh strap, milanese mesh, mesh bracelet, mesh lining, mesh lined, mesh panel, mesh panels, mesh insert, mesh inserts, jersey lining, fleece lined, fleece lining, satin lining, satin trim, velvet trim, canvas lining, half canvas, half canvassed, full canvas, full canvassed, semi canvassed, floating canvas, satin stripe, satin stripes, satin side stripe, satin side stripes, satin tape, grosgrain stripe, toile de jouy, boucle d'oreille, boucles d'oreilles, boucles d'oreille, cuir velours, veau velours, chevre velours, agneau velours, vachette velours, croute velours, cuir de veau velours, cuir de vachette velours, cuir de chevre velours, cuir d'agneau velours, croute de cuir velours, croute de velours, velours de cuir, velours de veau, velours de chevre";

/**
 * What the prose of goods says by which their kind can be told where no name says it: a sign a line, each for the kinds
 * that it speaks for. Small letters; a kind needs two of its signs.
 */
export const KIND_SIGNS: Readonly<Record<string, readonly string[]>> = {
  watch: [
    "dial",
    "bezel",
    "movement|mouvement|uhrwerk|movimiento|movimento|cal(?:ibre|iber)",
    "power reserve|gangreserve|réserve de marche",
    "chronograph|chronometer|chronographe",
    "sapphire (?:crystal|glass|back)|mineral (?:crystal|glass)|hesalite|plexiglass|saphirglas",
    "(?:water|waterproof|wasserdicht)[ -]?resistan\\p{L}+|waterproof to|wasserdicht|\\d+ ?(?:atm|bar)",
    "case (?:diameter|size|material|back)|caseback|\\d\\d ?mm case|gehäuse|boîtier",
    "automatic winding|hand-?wound|quartz|self-winding|spring drive|automatik",
    "lume|luminous|hour markers|seconds hand",
    "box (?:and|&) papers|full set",
  ],
  sneakers: [
    "midsole",
    "eva",
    "outsole|rubber sole|gum sole|gummisohle|semelle (?:en )?caoutchouc",
    "mesh upper|knit upper|engineered mesh|upper: |obermaterial: leder",
    "drop:? \\d|heel-to-toe|\\d mm drop",
    "cushioning|cushioned|running|runner|trainers?",
    "laces|lace-up|low-top|high-top",
    "size (?:us|uk|eu) ?\\d",
    "no box|og box|creasing|toe box",
  ],
  boots: ["shaft", "ankle boots?", "chelsea", "lug sole", "welt(?:ed)?", "pull tab", "resole\\p{L}*"],
  heels: [
    "stiletto",
    "heel height|block heel|covered heel|kitten heel",
    "pointed toe|point toe|almond toe",
    "slingback",
    "red sole|leather sole",
  ],
  sandals: ["footbed", "two-strap|toe strap|ankle strap|slides?", "open toe", "buckle strap|adjustable straps"],
  handbag: [
    "strap drop|handle drop|shoulder strap|crossbody strap|top handles?|rolled handles|henkel|anses|bandoulière|tracolla",
    "interior pocket|inside pocket|zip pocket|slip pocket|poche intérieure|innentasche",
    "dust ?bag",
    "magnetic (?:closure|snap)|flap closure|zip top|open top|turn-?lock|drawstring",
    "\\d+ ?(?:x|×) ?\\d+(?:[.,]\\d)? ?(?:x|×) ?\\d+(?:[.,]\\d)? ?(?:cm|in)",
    "corners|lining clean|hardware",
  ],
  backpack: [
    "laptop (?:sleeve|pocket|compartment)",
    "padded straps|shoulder straps|back panel",
    "\\d+ ?(?:l|litres|liters)(?!\\p{L})",
    "hydration|daypack|rucksack",
    "capacity|volume|volumen",
  ],
  wallet: [
    "card slots|credit cards|cardholder|kartenfächer",
    "bill (?:section|compartment|fold)s?|cash fold|scheinfach",
    "coin (?:pocket|purse)|münzfach",
    "bifold|trifold|zip-around",
  ],
  sunglasses: [
    "lens(?:es)?|gläser|verres",
    "uv ?\\d{3}|uv protection|polarized",
    "acetate|frame: |frame width",
    "bridge|temples?|temple length",
    "cat[- ]?eyes?",
  ],
  earrings: [
    "posts?|push backs?|friction backs|butterfly backs",
    "pierced|per pair|sold as a pair",
    "huggies?|hoops?|studs?",
    "lobes?",
  ],
  ring: ["ring size|band width|stacking", "prongs?|solitaire|carat|setting", "finger"],
  necklace: ["clasp|extender|lobster", "chain length|\\d+ ?cm \\+ ?\\d+ ?cm", "pendant|collarbone"],
  bracelet: ["wrists?", "cord|bangle|clasp", "beads?", "fits wrists"],
  jeans: ["inseam", "denim", "button fly|zip fly|five[- ]pockets?", "rise", "leg opening|stretch|selvedge|rigid"],
  leggings: [
    "squat[- ]?proof",
    "high[- ]rise|high waist",
    "yoga|studio|training",
    "buttery|compression|four-way stretch",
    "gusset",
  ],
  sweater: [
    "knitted|knit",
    "gauge|ply",
    "crew neck|roll neck|rundhals",
    "ribbed|rib (?:trim|cuffs)",
    "merino|cashmere|wool|alpaca",
  ],
  shirt: [
    "poplin|oxford cloth|popeline",
    "button-down|buttons? |boutons|knöpfe",
    "collar|col (?:officier|français)",
    "cuffs|yoke|poignets",
  ],
  dress: ["bodice|neckline", "hem|midi|maxi|knee-length", "lined|zip at back|back zip", "skirt"],
  coat: [
    "lapels?",
    "double-faced|wool cloth|melton",
    "belt(?:ed)?|tie belt",
    "fully lined|single-breasted|double-breasted",
  ],
  jacket: [
    "hood(?:ed)?",
    "fill(?:ed|ing)?|down|insulat\\p{L}+",
    "zip(?:per)?|full-zip",
    "water-resistant|windproof|waterproof",
    "pit zips|hem drawcord",
  ],
  shapewear: ["tummy|belly", "smooth(?:s|ing)|shaping|compression|firm(?:est)?", "gusset", "mid-?thigh|thigh|bust"],
  bra: ["underwire[d]?|wirefree|wire-free|bügel", "cups?|cup size", "straps", "band size|hook"],
  "polo shirt": [
    "polo",
    "small collar|knit collar|collar",
    "short (?:in the )?sleeves?|cotton (?:mesh|pique|piqué)",
    "sport|tennis",
  ],
};

/** Kinds that are plainly one thing where so much says so, whatever word a name holds: a watch has a bracelet. */
export const PLAIN_KINDS: ReadonlySet<string> = new Set(["watch"]);

/** What goods of a group are called where nothing says more. */
export const GROUP_KINDS: Readonly<Record<string, string>> = {
  watches: "watch",
  eyewear: "sunglasses",
  footwear: "shoes",
  bags: "bag",
};

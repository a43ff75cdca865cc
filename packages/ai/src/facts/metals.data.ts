/**
 * Metals used in jewelry and watches. `grade` rates each from 0 to 1, mainly by durability; `wearsOff` marks an outer
 * layer that wears away.
 */
export const METALS = {
  platinum: { grade: 1, wearsOff: false },
  "solid gold": { grade: 1, wearsOff: false },
  "silver and gold": { grade: 0.9, wearsOff: false },
  "steel and gold": { grade: 0.8, wearsOff: false },
  "sterling silver": { grade: 0.72, wearsOff: false },
  titanium: { grade: 0.7, wearsOff: false },
  "gold-filled": { grade: 0.62, wearsOff: true },
  "gold vermeil": { grade: 0.6, wearsOff: true },
  gold: { grade: 0.6, wearsOff: false },
  "stainless steel": { grade: 0.58, wearsOff: false },
  "silver-plated metal": { grade: 0.36, wearsOff: true },
  "gold-plated silver": { grade: 0.45, wearsOff: true },
  "gold-plated metal": { grade: 0.36, wearsOff: true },
  "gold-plated brass": { grade: 0.36, wearsOff: true },
  "gold-plated steel": { grade: 0.36, wearsOff: true },
  bronze: { grade: 0.5, wearsOff: false },
  brass: { grade: 0.36, wearsOff: false },
  "gold-tone metal": { grade: 0.28, wearsOff: true },
  "platinum-plated metal": { grade: 0.36, wearsOff: true },
  "rhodium-plated metal": { grade: 0.34, wearsOff: true },
  "silver-tone metal": { grade: 0.28, wearsOff: true },
  "base metal": { grade: 0.25, wearsOff: false },
} as const satisfies Readonly<Record<string, { grade: number; wearsOff: boolean }>>;
export type Metal = keyof typeof METALS;

/** Kinds of gold plating, each with a pattern for the metal under the gold. */
export const PLATED_BASES: readonly (readonly [Metal, RegExp])[] = [
  ["gold-plated brass", /\b(?:brass|laiton|messing|lat[óo]n|ottone)\b/i],
  ["gold-plated steel", /\b(?:(?:stainless|surgical|titanium) steel|steel|edelstahl|acier|acero|acciaio)\b/i],
];

/**
 * Returns true for two kinds of gold plating that may be the same because one doesn't name the metal under the gold.
 */
export const mayBeOnePlating = (one: Metal, other: Metal): boolean => {
  const all = [one, other];
  return all.includes("gold-plated metal") && all.every((metal) => PLATINGS.has(metal));
};
const PLATINGS: ReadonlySet<Metal> = new Set(["gold-plated metal", "gold-plated brass", "gold-plated steel"]);

/** What lies under a gold plating that names it. */
const UNDER_PLATING: Partial<Readonly<Record<Metal, Metal>>> = {
  "gold-plated silver": "sterling silver",
  "gold-plated steel": "stainless steel",
  "gold-plated brass": "brass",
};
/** Returns true when `other` is `metal` plated with gold. By name alone, the two are hard to tell apart. */
export const isUnderPlating = (metal: Metal, other: Metal): boolean => UNDER_PLATING[other] === metal;

const CARATS = "(?:9|10|14|18|21|22|24)\\s?(?:k|kt|ct|cts|carats?|karats?|carati|quilates|kilates|karaat)";
const GOLD =
  "(?:(?:rose|yellow|white|pink)[ -])?(?:gold|(?:or|oro|ouro)(?: (?:jaune|blanc|rose|gris|bicolore|tricolore|giallo|bianco|rosa|amarillo|blanco|amarelo|branco))?)";
/** "18k gold-plated bezel" has no solid gold. */
const NOT_COVERING =
  "(?![ -](?:ion[ -])?(?:plat(?:ed?|ing)|dipped|washed|coated|filled|vermeil|tone|toned|colou?red|finish|pvd|ip))";

/**
 * Patterns for how each metal is written, in the order in which they are tried. A coating precedes the metal it covers,
 * so that "gold-plated sterling silver" is plated. The terms follow the FTC's guides for the jewelry industries (16 CFR
 * 23): vermeil is silver under at least 2.5 µm of gold, gold-filled metal is at least a twentieth gold by weight, and
 * gold plating is at least 0.175 µm thick.
 */
export const METAL_PATTERNS: readonly (readonly [Metal, RegExp])[] = (
  [
    ["gold vermeil", "vermeil"],
    ["gold-filled", "gold[ -]filled|rolled gold"],
    [
      "gold-plated metal",
      `${GOLD}[ -](?:ion[ -])?(?:plat(?:ed?|ing)|dipped|washed|coated)|(?:plated|dipped|coated) (?:in |with )?(?:${CARATS} )?${GOLD}|pvd[ -]gold|${CARATS} pvd|gold[ -](?:pvd|ip)|plaqu[ée]e?s? ?(?:à l[’']|en )?or|dor[ée]e?s? à l[’']or(?: fin)?|(?:hart|feuer|gelb|ros[ée]-?)?vergoldet\\w*|(?:gelb|wei(?:ß|ss)|ros[ée])?gold(?:[ -]?(?:beschichte|plattier|überzogen|auflage|legierung auf)\\w*)|chapad[oa]s? (?:en|de) oro|ba[ñn](?:o|ad[oa]s?) (?:de|en|con) oro|oro laminado|(?:bagn(?:o|at[oa])|placcat[oaie]|placcatura|galvanic[ao])(?: galvanic[oa])? (?:d[’']|in |con )?oro|(?<=argento )dorat[oi]|(?<=argent )doré|(?<=plata )dorada|banhad[oa] a ouro|verguld\\w*|(?:${CARATS} )?${GOLD}(?:[ -]layered| bonded)? (?:over|on) (?:(?:solid|sterling|925|recycled) )*(?:brass|bronze|copper|silver|metal|alloy)`,
    ],
    [
      "silver-plated metal",
      "silver[ -]plat(?:ed?|ing)|plaqu[ée]e?s? argent|versilbert\\w*|(?:bagn(?:o|at[oa])|placcat[oaie]|placcatura) (?:d[’']|in )?argento|(?:ba[ñn](?:o|ad[oa]s?)|chapad[oa]s?) (?:de|en) plata",
    ],
    [
      "gold-tone metal",
      "(?:gold|rose[ -]gold)[ -](?:tone|toned|colou?red|finish)|métal doré|finition dorée|finitura dorata|acabado dorado",
    ],
    [
      "platinum-plated metal",
      "platinum[ -](?:plat(?:ed?|ing)|coated|dipped|finish)|plated (?:in|with) platinum|plaqu[ée]e?s? platine|platiniert\\w*|(?:bagn(?:o|at[oa])|placcat[oaie]|placcatura) (?:di |in )?platino|(?:ba[ñn](?:o|ad[oa]s?)|chapad[oa]s?) (?:de|en) platino",
    ],
    [
      "rhodium-plated metal",
      "plating: ?rhodium|rhodium[ -]?(?:plat(?:ed|ing)|finish)|rhodi(?:ée?|niert|at[oa])|rodiat[oa]|rodiad[oa]|ba[ñn](?:o|ad[oa]s?) (?:de|en) rodio|(?:plaqu[ée]e?s?|bain de) rhodium",
    ],
    ["silver-tone metal", "(?:silver|rhodium)[ -](?:tone|toned|colou?red)|silver[ -]finish"],
    [
      "steel and gold",
      `(?:stainless |oyster)?steel(?: and | & | with |[ ]?[-/,][ ]?)(?:${CARATS} )?(?:solid )?${GOLD}${NOT_COVERING}|${GOLD}(?: and | & | on |[ ]?[-/][ ]?)(?:stainless )?steel|rolesor`,
    ],
    [
      "silver and gold",
      `(?:sterling|925) silver(?:,? and |,? & |, | ?/ ?)${CARATS}[ -](?:solid )?${GOLD}${NOT_COVERING}`,
    ],
    ["platinum", "platinum|platine|pt ?950"],
    [
      "solid gold",
      `solid ${GOLD}|${GOLD},? (?:333|375|417|585|750|916)(?: ?/ ?1000| ?‰| millièmes)?|${CARATS}[ -](?:(?:solid|recycled|fairmined) ){0,2}${GOLD}${NOT_COVERING}|${GOLD} (?:d[ea] )?${CARATS}|oro de (?:primera )?ley|(?:gelb|wei(?:ß|ss)|rot|ros[eé])?gold ?(?:333|375|585|750)|(?:333|375|585|750)(?:er)?[ -](?:\\d{3} )?(?:gelb|wei(?:ß|ss)|rot|ros[eé])?[ -]?gold|(?:9|14|18)[ -]?(?:k|kt|ka?raat) (?:geel|wit|ros[ée])?[ -]?goud`,
    ],
    [
      "sterling silver",
      "sterling ?silver|sterling[ -]?silber|925er[ -]silber|silber 925|(?:925 )?sterling zilver|zilver 925|plata 925|(?:925|s925)(?: sterling)? silver|silver 925|argent (?:925|massif)|(?:argent|argento|plata) (?:sterling|esterlina)|(?<=(?:en|in|de) )(?:argent|argento|plata)(?!\\p{L}|[ -](?:doré|dorad|dorat|plaqu|plat|chap|bañ|vieil|vecch|viej|met))|plata de (?:primera )?ley|argento 925|plata(?= (?:chapad|bañad|dorada|rodiad))|argento(?= (?:dorato|placcat|bagnat|rodiat))|argent(?= (?:doré|plaqué|rhodié))|silber(?=,? (?:vergold|rhodin))|solid silver|(?<=(?:rhodium|gold|platinum)[ -]plated )(?:silver(?![ -](?:tone|colou?r|finish|metal))|925)",
    ],
    // A karat marks solid gold.
    [
      "gold",
      `(?:rose|pink|white|yellow|recycled) gold${NOT_COVERING}|(?<!(?:couleur|coloris|ton|finition|color|colore|tono|farbe|plaqué|plaqué en) )(?:or (?:jaune|blanc|gris)|oro (?:giallo|bianco|amarillo|blanco)|(?:gelb|wei(?:ß|ss))gold)`,
    ],
    ["stainless steel", "titanium[ -]steel"],
    ["titanium", "titanium|titane|titan(?:gehäuse|armband|band)?|titanio"],
    [
      "stainless steel",
      "stainless[ -]steel|surgical steel|oystersteel|316l|904l|edelstahl\\p{L}*|stahl(?:gehäuse|band|armband)|acier(?: inoxydable)?|acero(?: inoxidable)?|acciaio(?: inossidabile)?|roestvrij ?sta(?:al|len)|rvs|edelstaal|steel",
    ],
    [
      "bronze",
      "(?:solid|aluminium|aluminum|marine) bronze|bronze(?: \\d{2}(?:[.,]\\d)? ?mm)? (?:watch )?(?:case|bracelet|bangle|cuff)|(?:case|bracelet)(?: material)?(?: ?: ?| in | of )(?:solid )?bronze|bronzegehäuse",
    ],
    ["brass", "brass|laiton|messing|lat[óo]n|ottone"],
    ["base metal", "base metal|zinc alloy|(?<!polymer )alloy|zamak|pot metal"],
  ] as const
).map(([metal, words]) => [metal, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu")]);

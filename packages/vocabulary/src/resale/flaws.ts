/** What sellers call the flaws of a worn piece, as patterns in English, German, French, Spanish and Italian. */
const FLAWS: Readonly<Record<string, string>> = {
  scratches: String.raw`scratch(?:es|ed|ing)?(?![- ](?:resist|proof))|hairlines?|kratzer|rayures?|griffures?|griffures?|arañazos?|graffi\p{L}?`,
  scuffs: String.raw`scuff\p{L}*(?![- ](?:resist|proof))|éraflures?|frottements?|frottée?s?|frottements?|rozaduras?|schrammen?|schürfstellen?`,
  stains: String.raw`stain(?:s|ed|ing)?(?![- ](?:resist|proof|repel))|water ?spots?|flecken?|taches?|manchas?|macchi\p{L}`,
  "a tear": String.raw`tears?|torn|riss|déchirures?|rasgad[oa]|strapp[oi]`,
  // The holes of a strap or a belt, which are counted, and eyelets are no flaws.
  holes: String.raw`(?<!(?:thumb|finger|ponytail|first|second|third|fourth|fifth|sixth|last|middle|next|extra|additional|new|belt|strap|buckle|punch(?:ed)?|pin|adjustment|lace|button|arm|key|drainage|three|four|five|six|seven|eight|nine|ten|\d(?:st|nd|rd|th)?) )holes?|(?<!(?:\d\.?|(?:erste|zweite|dritte|vierte|fünfte|letzte|mittlere|nächste)[nsrm]?) )(?:loch|löcher)|(?<!(?:premier|dernier|\p{L}+ième|\de|\d) )trous?|(?<!(?:primer|segundo|tercer|cuarto|último|\d) )agujeros?|(?<!(?:primo|secondo|terzo|quarto|ultimo|\d) )(?:buco|buchi)`,
  discoloration: String.raw`discolou?r\p{L}*|décolor\p{L}+|décolor\p{L}+|yellow(?:ed|ing)|verfärb\p{L}*`,
  pilling: "pilling|bobbling|bouloches?|boulochages?",
  peeling: String.raw`peel(?:ing|ed)|flak(?:ing|ed)|blättert\p{L}*`,
  cracks: "crack(?:s|ed|ing)|(?:small|tiny|hairline|minor|one) crack",
  creases:
    "creas(?:ing|ed)|creases?(?= (?:at|on|across|in|near))|knickspur(?:en)?|gehfalten|plis de marche|pliures?|pliures?|arrugas|pieghe",
  tarnish: String.raw`tarnish(?:ed|ing)(?![- ](?:resist|proof|free))`,
  dents: "dents?|dings?|dellen?",
  "pulled threads": String.raw`(?:loose|pulled) threads?|zieh(?:faden|fäden)|fils? tirés?|accrocs?`,
  "an odor": String.raw`smells?|odou?rs?|geruch|odeur|olor a|odore`,
  fraying:
    "(?:slightly|lightly|little|minor|some|bit) fray(?:ed|ing)|fray(?:ed|ing) (?:at|on|near)|abgewetzt|ausgefranst|effiloché\\p{L}*",
  repairs: String.raw`repair\p{L}*|re-?sol(?:ed|ing)|neu besohlt|repariert\p{L}*|ressemel\p{L}*|réparé\p{L}*|risuolat[oaie]|riparat[oaie]|rifatt[oaie]|reparad[oa]s?`,
  // A piece without its box is whole.
  "missing parts": String.raw`manca(?:no)?(?= (?:una?|due|il|la|i|le) (?!scatol|box|certificat|garanzia|cartellin)\p{L})|(?<!(?:box|packaging|papers|card|certificate|receipt|bag|tags?)(?: (?:is|are))? )missing(?! (?:the |its )?(?:box|original|packaging|papers|card|certificate|receipt|dust|tags?))|(?<!(?:box|karton|schachtel|papiere|etikett) )fehlt(?! (?:die |der |das )?(?:box|ov?p|karton|schachtel|papiere|etikett))|(?<!no )les? faltan?(?! (?:la |el )?(?:caja|etiqueta|papeles))|(?<!n['’])il manque(?! (?:la |le |l['’])?(?:boîte|étiquette|papiers))`,
  marks: "marks?(?! (?:&|and) spencer)|(?:petites?|légères?|quelques) traces?|traces? d[e'’]|marcas? de uso",
  wear: String.raw`worn (?:at|heels?|soles?)|wear (?:at|on)|(?:shows?|some|visible|light|heavy) wear|rubbed|abnutzung|abgenutzt|abgelaufen|polished (?:once|twice)|(?:trage|gebrauchs)spuren|signs of (?:wear|use)|usure|(?<!(?:l[oa]s?|he|ha) )usée?s?|desgaste|gastad[oa]s?|usura|consumat[oaie]`,
};
/** Flaws on one piece that are sold as a feature of another. */
const UNNAMED = "fad(?:ed|ing)|patina|replaced";

const asWords = (patterns: string, flags = "iu"): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${patterns})(?!\p{L})`, flags);
const ANY = asWords([...Object.values(FLAWS), UNNAMED].join("|"));
const BY_NAME = Object.entries(FLAWS).map(([name, patterns]) => [name, asWords(patterns, "giu")] as const);

/** Returns true when the text mentions a flaw of a used item. */
export const mentionsFlaw = (text: string): boolean => ANY.test(text);

/** Returns the position of the first flaw that the text mentions, or -1 if it mentions none. */
export const flawPosition = (text: string): number => text.search(ANY);

/** The words for a single flaw, each with the name of several: "tiny scratch near the rivet" is one. */
const SINGLE: readonly (readonly [string, string, string])[] = [
  ["scratches", "a scratch", "scratch|rayure|arañazo|graffio"],
  ["scuffs", "a scuff", "scuff|éraflure|rozadura|schramme"],
  ["stains", "a stain", "stain|fleck|tache|mancha|macchia"],
  ["holes", "a hole", "hole|loch|trou|agujero|buco"],
  ["cracks", "a crack", "crack"],
  ["dents", "a dent", "dent|ding|delle"],
  ["marks", "a mark", "mark"],
];
const SINGLES = SINGLE.map(([name, one, words]) => ({ name, one, pattern: new RegExp(`^(?:${words})$`, "iu") }));
/** "A few scratch marks" are several. */
const SEVERAL = /(?<!\p{L})(?:few|some|several|many|multiple|two|three|both|each|light|normal|minor marks?)(?!\p{L})/iu;

/** Returns the names of the flaws that any of the texts mentions: "scratches", or "a scratch" for a single one. */
export function findFlaws(texts: readonly string[]): string[] {
  return BY_NAME.flatMap(([name, pattern]) => {
    const telling = texts.filter((text) => text.search(pattern) >= 0);
    const [only, ...others] = telling.flatMap((text) => text.match(pattern) ?? []);
    if (only === undefined) return [];
    const single = SINGLES.find((entry) => entry.name === name && entry.pattern.test(only));
    const isOne = single !== undefined && others.length === 0 && !telling.some((text) => SEVERAL.test(text));
    return [isOne ? single.one : name];
  });
}

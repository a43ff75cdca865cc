/** What sellers call the flaws of a worn piece, as patterns in English, German, French, Spanish and Italian. */
const FLAWS: Readonly<Record<string, string>> = {
  scratches: String.raw`scratch(?:es|ed|ing)?(?![- ](?:resist|proof))|scuff\p{L}*|hairlines?|kratzer|rayures?|arañazos?|graffi\p{L}?`,
  stains: String.raw`stain(?:s|ed|ing)?|water ?spots?|flecken?|taches?|manchas?|macchi\p{L}`,
  "a tear": String.raw`tears?|torn|riss|déchirures?|rasgad[oa]|strapp[oi]`,
  holes: String.raw`holes?|loch|löcher|trous?`,
  discoloration: String.raw`discolou?r\p{L}*|yellow(?:ed|ing)|verfärb\p{L}*`,
  pilling: "pilling|bobbling",
  creases: "creas(?:ing|ed)|creases?(?= (?:at|on|across|in|near))|knickspuren|gehfalten|plis de marche",
  tarnish: String.raw`tarnish(?:ed|ing)(?![- ](?:resist|proof|free))`,
  dents: "dents?|dings?|dellen?",
  "pulled threads": String.raw`(?:loose|pulled) threads?|zieh(?:faden|fäden)|fils? tirés?`,
  repairs: String.raw`repair\p{L}*`,
  "missing parts": "missing|fehlt",
  marks: "marks?|traces? d[e'’]|marcas? de uso",
  wear: "worn at|wear at|(?:shows?|some|visible|light) wear|rubbed|abnutzung|abgenutzt|polished (?:once|twice)|usure|usée?s?|desgaste|usura",
};
/** Flaws on one piece that are sold as a feature of another. */
const UNNAMED = "fad(?:ed|ing)|patina|replaced";

const asWords = (patterns: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${patterns})(?!\p{L})`, "iu");
const ANY = asWords([...Object.values(FLAWS), UNNAMED].join("|"));
const BY_NAME = Object.entries(FLAWS).map(([name, patterns]) => [name, asWords(patterns)] as const);

/** Returns true when a text mentions a flaw of a used item. */
export const mentionsFlaw = (text: string): boolean => ANY.test(text);

/** Returns the names of the flaws that any of the texts mentions: "scratches", "a tear". */
export function findFlaws(texts: readonly string[]): string[] {
  return BY_NAME.flatMap(([name, pattern]) => (texts.some((text) => pattern.test(text)) ? [name] : []));
}

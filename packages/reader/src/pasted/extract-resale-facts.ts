import type { ResaleItem } from "@dupewise/domain/product/product";
import { flawPosition, mentionsFlaw } from "@dupewise/vocabulary/resale/flaws";
import { matchIn, withoutMatch } from "./lowercase.ts";
import type { ClassifiedLine } from "./part-text.ts";

/** "Bought second hand": not a watch's "red second hand", nor "second hand: blue". */
const SECOND_HAND =
  "(?<=(?:^|[\\n,.;!?(–—/|·•-]|(?:bought|sold|selling|is|are|it['’]?s|was|got (?:it|them)|from an?))\\s?)(?<!minutes?, ?)(?:second|2nd) hand(?!\\s?:|\\s(?:with|in|is|has|at|tip|sweep|hack|stop|mov|tick|run)\\p{L}*)|(?<!(?:central|cent(?:er|re)|sweep(?:ing)?|running|luminous|lumed|lollipop) )(?:second|2nd)-hand";
/** "eBay, used", "Used, $40": a word between breaks; or behind the price, "£130 used". */
const USED =
  "(?<=(?:^|[\\n,(–—/|·•-])\\s?)used(?=\\s?(?:$|[\\n,.;()/|·•–—]|-(?!\\p{L})))(?:\\s?[-–—:/,|]\\s?(?:like new|very good|good|excellent|fair|acceptable|great)(?!\\p{L}))?|(?<=(?:\\p{Sc}\\s?[\\d.,]{1,9}|\\d\\s?\\p{Sc})\\s)used(?! (?:to|by|for|in|as|with)(?!\\p{L}))";

/** Between breaks: "Wallapop · usado", but not "puede ser usado". */
const USED_ALONE = "(?<=(?:^|[\\n,(–—/|·•-])\\s?)(?:usad[oa]s?|usat[oaie])(?=\\s?(?:$|[\\n,.;)|·•–—]))";

/** How worn a piece is, as sellers say it: English, German, French, Spanish, Italian. */
const CONDITIONS = `(?<!\\p{L})(?:${[
  "(?:condition|zustand|état|estado|condizioni?)\\s?[:-]\\s?[^.;,\\n]{2,60}",
  SECOND_HAND,
  "pre-?owned|pre-?loved|secondhand|(?:gently|barely|lightly|hardly|never|rarely|well) (?:used|worn)(?! (?:denim|look|leather|in(?!\\p{L})))|used(?: \\p{L}+)? condition|(?:very good|good|great|excellent|fair|mint|perfect|like new)(?: used| pre-?owned)? condition|(?:worn|used) (?:to \\p{L}+ )?(?:once|twice|(?:only |maybe |about )?\\d+\\s?x(?! ?\\d)|(?:for )?(?:maybe |about |around |only |just )?(?:\\d+(?:\\s?[-–]\\s?\\d+)?|an?|half a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several)(?: (?:few|couple|handful|dozen)(?: of)?)? (?:times?|occasions?|days?|weeks?|months?|years?|seasons?|winters?|summers?))|(?<=(?:^|\\n))used(?= \\p{L})(?! (?:to|by|for|in|as|with))|nwo?[tbd]|bnwo?[tb]|bnib|nib|vnds|vguc|[eg]uc|unworn|like new|new with(?:out)? tags",
  USED,
  "(?:some|few|light|minor|slight|normal|visible|faint) signs of (?:wear|use)|(?:light|minor|slight|normal) wear (?:on|at|to) (?:the )?(?:corners?|edges?|handles?|soles?|heels?|hardware|interior|leather)|(?:recently|freshly|fully|last|newly) serviced|serviced (?:in )?(?:19|20)\\d\\d|(?:certified |professionally )?refurbished|ex[ -]display",
  USED_ALONE,
  "(?:sehr )?guter zustand|neuwertig|(?:sehr )?gut erhalten(?! bleib)\\p{L}{0,2}|(?:wenig|selten|nie) (?:getragen|benutzt|genutzt)|kaum (?:benutzt|genutzt)|(?:leichten?|kleinen?|normalen?|minimalen?|wenigen?|üblichen?|keine|mit|ohne) (?:gebrauchs|trage)spuren|(?<!(?:aus|immer|stets|bleibt|strahlt|glänzt|wirkt|sind|ist) )(?:so gut )?wie neu|kaum getragen|ungetragen|(?:ein|zwei|drei|\\d+)(?:\\s?mal|\\s?[x×]) getragen|(?:eine?|einen|zwei|drei|\\d+) (?:sommer|winter|saisons?|jahre?|monate?) getragen|gebraucht\\p{L}{0,2}(?! (?:lkw|auto|feuerwehr|segel|fahrrad|plane|stoff|jeans)\\p{L}*)|aus zweiter hand|neu mit etikett",
  "(?:(?:très )?bon|excellent|parfait) état|(?:(?:légères?|quelques|petites?) )?traces? d[’'](?:usure|utilisation|usage)|(?:très )?peu servi\\p{L}?|(?:comme|quasi|presque) neu(?:f|ve)s?|jamais porté\\p{L}?|peu porté\\p{L}?|porté\\p{L}{0,2} (?:(?:\\p{L}+ ){1,2}|\\d+ )fois|d['’]occasion|(?:de )?seconde main|neuf avec étiquette",
  "(?:muy )?buen estado|puest[oa]s? (?:una|dos|tres|pocas|varias) ve(?:z|ces)|(?:señales|signos|marcas) de uso|(?:como|casi) nuev[oa]s?|poco uso|sin estrenar|us(?:ad[oa]s?|é) (?:una|dos|tres|pocas|varias) ve(?:z|ces)|usad[oa]s? (?:un|dos|solo) (?:invierno|verano|año|mes)\\p{L}*|(?:de )?segunda mano|nuevo con etiqueta",
  "(?:ottime|buone) condizioni|indossat[oaie] (?:una|due|tre|poche) volt[ae]|poco usat[oaie]|(?:leggeri |piccoli |normali )?segni di (?:usura|utilizzo|uso)|(?:come|quasi) nuov[oaie]|mai (?:usato|indossato)|usat[oaie] (?:poco|una volta|ma [^.,;\\n]{2,30})|(?<!\\p{L})(?:ben tenut[oaie]|tenut[oaie] (?:molto )?bene)|(?:di )?seconda mano|nuovo con cartellino",
].join("|")})(?!\\p{L})`;
const CONDITION = new RegExp(CONDITIONS, "u");
/** Tried only where a line's first word begins, because every line of a page is checked. */
const CONDITION_FIRST = new RegExp(`^\\P{L}*?${CONDITIONS}`, "u");
/** Phrases of owners who sell their own things: such a piece is secondhand, whatever its condition. */
const SELLS =
  /(?<!\p{L})(?:(?:for sale|selling)(?: is)?:? my|(?:is|are) (?:selling|getting rid of) (?:her|his|their)|(?<!\p{L} )(?:verkaufe|vends|vendo)(?= \p{L})|(?<!\p{L})l[oa]s? vendo(?!\p{L})|remise en main propre|(?:prix )?à débattre|remise en main propre|(?:prix )?à débattre|privatverkauf|von privat|verkauf(?:t|en) (?:ihr|sein)\p{L}{0,2}|vends (?:mon|ma|mes)|vend(?:ent)? (?:son|sa|ses|leurs?)|vendo (?:mis?|il mio|la mia|i miei|le mie)|vend(?:en?|ono) (?:sus?|il suo|la sua|i suoi|le sue))(?!\p{L})/u;
/** "Depop", "… | Vinted" at the end of a line: marketplaces that sell almost only secondhand goods. */
const RESELLER =
  /(?<=(?:^|[\n|·–—-])\s?)(?:depop|vinted|grailed|vestiaire(?: collective)?|the ?real ?real|fashionphile|rebag|poshmark|(?:ebay )?kleinanzeigen|wallapop|leboncoin)(?=\s?(?:$|[\n|·,:]))|(?<=(?<!\p{L})(?:listed|selling|sold|bought|for sale) on )(?:depop|vinted|grailed|wallapop|leboncoin)(?!\p{L})/u;
/** Phrases of sellers who own the piece. Flaws mentioned in such a text are the piece's own. */
const OWNED =
  /(?<!\p{L})(?:(?:on|auf|sur|en|su) (?:vestiaire|vinted|poshmark|the ?real ?real|grailed|fashionphile|rebag)|(?<=^|\n)(?:selling|for sale|wts)|bought (?:(?:it |them |new )?(?:for|in|from|at)|(?:19|20)\d\d)|ono|or nearest offer|vb|(?:last )?serviced in|polished (?:once|twice)|achat|achetée?s?|nichtraucher(?:haushalt)?|smoke[- ]?free home|(?:foyer|maison) non[- ]fumeur|receipt[^.\n]{0,40} included|comprad[oa]s?|acquistat[oaie])(?!\p{L})/u;
const NO_FLAW =
  /(?<!\p{L})(?:no|not|never|without|free of|zero|can be|keine?|ohne|sans|pas de|aucune?|sin|senza|nessun\p{L}?)(?!\p{L})/u;
const NONE_BEHIND =
  /(?<!\p{L})(?:none|no|keine?|aucune?|ningun[oa]|nessun[oa]|(?:never|not) (?:needed|necessary|required))$/iu;
const SIZE =
  /(?<!\p{L})(?:(?:size|sz|größe|gr\.|taille|talla|taglia)\s?[:.]?\s?(?:(?:us|uk|eu|it|fr|de)\s?)?(?:fits (?:an? )?)?|(?:us|uk|eu|it)\s)(?<size>\d{1,3}(?:[.,]\d)?(?:\s?[a-d](?!\p{L}))?|x{0,3}[sml]|c\d\d|one size)(?!\p{L})/iu;
const YEAR =
  /(?<!\d)(?:(?:19[4-9]\d|20[0-4]\d)(?!\d|\s?(?:mm|cm|kg|€|\$))|[4-9]0['’]?s(?!\p{L}|\s(?:pinch|straight|high|low|mid|baggy|loose|relaxed|slim|style|inspired|look|vibes?)))/u;
const CLAUSE = /(?:(?!\s(?:but|aber|mais|pero|ma)\s)[^.;,\n()])+/g;
const LONGEST = 2_000;
const MOST_FLAWS = 5;

const LABEL = /^(?:condition|zustand|état|estado|condizioni?)\s?[:-]\s?/i;
const UNWORN =
  /^(?:(?:brand )?new(?!\p{L})|neu(?!\p{L})|neuf|nuevo|nuovo|b?nwo?[bt]|b?nib|vnds|never|unworn|ungetragen|jamais|sin estrenar|mai )/iu;

/** Returns true for a stated condition that means that the item was never worn. */
export const isUnworn = (condition: string): boolean => UNWORN.test(condition);

/**
 * Extracts what the text says about the used item that it offers for sale, such as its condition. Returns null if the
 * text offers no used item, or says nothing about its condition.
 */
export function extractResaleFacts(lines: readonly ClassifiedLine[]): ResaleItem | null {
  const text = ownText(lines);
  const said = matchIn(text, CONDITION)?.replace(LABEL, "").trim();
  const sells = matchIn(text, SELLS) ?? matchIn(text, RESELLER);
  if (said === undefined && sells === undefined && !OWNED.test(text.toLowerCase())) return null;
  const flaws = [...text.matchAll(CLAUSE)].map(([clause]) => clause.trim()).filter(isFlaw);
  const condition = said ?? flaws[0] ?? sells;
  if (condition === undefined) return null;
  return {
    condition,
    flaws: flaws.slice(0, MOST_FLAWS),
    size: SIZE.exec(text)?.groups?.["size"] ?? null,
    year: YEAR.exec(text)?.[0] ?? null,
  };
}

/** Returns true for a line that states a used item's condition and nothing else: "Très bon état". */
export function isOnlyCondition(line: string): boolean {
  const rest = withoutMatch(line, CONDITION_FIRST);
  return rest !== line && !/\p{L}/u.test(rest);
}

const ownText = (lines: readonly ClassifiedLine[]): string =>
  lines
    .flatMap(({ text, zone, role }) => (zone === "own" && role !== "menu" && role !== "price" ? [text] : []))
    .join("\n")
    .slice(0, LONGEST);

/** Whether a clause mentions a flaw that it doesn't deny: "no scratches", "scratches: none". */
function isFlaw(clause: string): boolean {
  const at = flawPosition(clause);
  return at >= 0 && !NO_FLAW.test(clause.slice(0, at).toLowerCase()) && !NONE_BEHIND.test(clause);
}

const YEAR_ALONE = /^(?:19|20)\d\d(?!\d)\P{L}*$/u;

/** Removes the clauses of a line that apply only to one used item: its condition, flaws, size and year. */
export function stripCondition(line: string): string {
  return line
    .split(/(?<=[.;,!?])\s+|\s+(?=[·•|]\s)/)
    .filter(
      (clause) =>
        !CONDITION.test(clause.toLowerCase()) &&
        !mentionsFlaw(clause) &&
        !SIZE.test(clause) &&
        !YEAR_ALONE.test(clause),
    )
    .join(" ");
}

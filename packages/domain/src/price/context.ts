/** How far before a number its label may begin. */
const REACH = 48;

/** Names of the price before, of the recommended one and of the lowest of late, a language a line. */
const OLD_WORDS = [
  "was|were|rrp|msrp|srp|m\\.?r\\.?p\\.?|reg|regular(?: price)?|list price|old price|original(?:ly)?(?: price)?|before|retail(?: price)?|compare at",
  "(?:reduced|down|marked down) from|(?:bought|paid)(?: it)?(?: for)?|lowest price (?:in|of)(?: the)? (?:last|past) 30 days",
  "statt|uvp|neupreis|np|gekauft für|vorher|bisher|früher|alter preis|normaler preis|normalpreis|ursprünglich(?:er preis)?|originalpreis|niedrigster preis(?: der letzten 30 tage)?|30-tage-bestpreis",
  "ancien prix|achet\\p{L}+|pay[ée]e?s?|prix barré|prix habituel|prix normal|prix (?:d'origine|initial|conseillé|de référence)|au lieu de|avant|prix le plus bas (?:des|sur les) 30 derniers jours",
  "antes|precio (?:anterior|habitual|normal|original|regular|de lista)|preço (?:normal|original|anterior)",
  "prima|invece di|prezzo (?:precedente|originale|iniziale|di listino)|prezzo più basso (?:degli )?ultimi 30 giorni",
  "van|adviesprijs|normale prijs|oorspronkelijke prijs|laagste prijs (?:in|van) de (?:laatste|afgelopen) 30 dagen",
  "ord(?:inarie)?\\.? ?pris|tidigare pris|normalpris|før|førpris|veil\\.? ?pris|norm\\. ?hinta|ovh",
  "stara cena|cena (?:regularna|pierwotna|katalogowa)|najniższa cena z(?: ostatnich)? 30 dni(?: przed obniżką)?|původní cena|běžná cena|pôvodná cena|eredeti ár|preț vechi",
  "стар\\p{L}+ цен\\p{L}+|прежн\\p{L}+ цен\\p{L}+|eski fiyat",
  "通常価格|定価|原价|原價|정가|정상가|소비자가|권장소비자가",
].join("|");
const OLD = new RegExp(`(?<!\\p{L})(?:${OLD_WORDS})[\\s:.]{0,3}$`, "iu");

/** In front of what is saved and of an instalment. */
const ASIDE_BEFORE =
  /(?<!\p{L})(?:saves?|saving|savings|discount|spare|sparen(?: sie)?|du sparst|ersparnis|rabatt|économisez|remise|ahorra[ns]?|ahorro|risparmi|bespaar|as low as|(?:payments?|instal?ments?) (?:of|at)|\d\d?\s?[x×](?: (?:de|of|von|da))?|raten (?:à|zu)|mensualités de|rate da|cuotas (?:sin interés )?de)[\s:]{0,3}$/iu;
/** Behind what is saved, and behind what is paid more than once. */
const ASIDE_BEHIND =
  /^\s?(?:(?:off|discount|rabatt|gespart|de (?:réduction|remise|descuento)|di sconto|korting|rabatu|zniżki)(?!-?\p{L})|[x×]\s?\d|(?:\/|per |a |pro |par |al |por )\s?(?:mo|month|monat|mois|mese|mes|mês)(?!\p{L})|mtl|monatlich)/iu;
/** In front of what an order must come to. */
const THRESHOLD = /(?<!\p{L})(?:over|above|orders? (?:of|from))[\s:]{0,3}$/iu;

/** Around the first price of "De R$ 399 por R$ 199". */
const OUTDONE = { before: /(?<!\p{L})(?<!a partir )de:?\s{0,2}$/iu, behind: /^\s{0,2}por:?\s{0,2}\S{0,3}\s?\d/iu };

const NO_PRICE =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|soon|sku|upc|ean|isbn|code|item|ref|art|no|model|size|tel|phone|call|pack of|set of|buy|код(?:\s\p{L}+)?|артикул|№)[\s:.,#]{0,3}$/iu;
/** What is counted: "128 reviews", "4.5 out of 5", "2 colours". */
const COUNTED =
  /^\s?(?:\(\d[\d.,]*\)? )?(?:★|stars?|reviews?|ratings?|out of|colou?rs?|sizes?|styles?|left|in stock|sold|items?|pieces?|days?|bewertungen|sterne|farben|avis|étoiles|couleurs|tailles|opiniones|recensioni)(?!\p{L})/iu;

const FREE =
  /^[^\p{L}]*(?:price[^\p{L}]+)?(?:free|gratis|gratuit|gratuite|gratuito|kostenlos|umsonst|бесплатно|безкоштовно|ücretsiz|ilmainen|zdarma|za darmo|gratuïto|無料|免费|免費|무료|مجانا)[^\p{L}]*$/iu;

/** Whether the price that stands there is called the old or the recommended one. */
export function isLabelledOld(text: string, start: number, end: number): boolean {
  const before = reachBefore(text, start);
  return OLD.test(before) || (OUTDONE.before.test(before) && OUTDONE.behind.test(text.slice(end, end + REACH)));
}

/** Whether the amount that stands there is called a saving, an instalment or a least order. */
export function isLabelledAside(text: string, start: number, end: number): boolean {
  return (
    ASIDE_BEFORE.test(reachBefore(text, start)) ||
    ASIDE_BEHIND.test(text.slice(end, end + REACH)) ||
    isLabelledThreshold(text, start)
  );
}

/** Whether the amount that starts there is what an order must come to. */
export function isLabelledThreshold(text: string, start: number): boolean {
  return THRESHOLD.test(reachBefore(text, start));
}

/** Whether the number that stands there is called something else than a price: a month, an article number, a count. */
export function isLabelledNoPrice(text: string, start: number, end: number): boolean {
  return NO_PRICE.test(reachBefore(text, start)) || COUNTED.test(text.slice(end, end + REACH));
}

function reachBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - REACH), start);
}

/** Whether a text says no more than that something costs nothing. */
export function saysFree(text: string): boolean {
  return text.length < 80 && FREE.test(text);
}

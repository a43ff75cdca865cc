/** How far before a number its label may start. */
const REACH = 48;

/** Words for the former, the recommended and the lowest recent price, one language per line. */
const OLD_WORDS = [
  "was|were|rrp|msrp|srp|m\\.?r\\.?p\\.?|reg|regular(?: price)?|list(?: price)?|(?:typical|market) price|(?:estimated )?value|valued at|worth|old price|original(?:ly)?(?: price)?|before|retail(?: price)?|compare at",
  "(?:reduced|down|marked down) from|(?:bought|paid)(?: it)?(?: for)?|lowest price (?:in|of)(?: the)? (?:last|past) 30 days",
  "statt|uvp|neupreis|np|gekauft für|vorher|bisher|früher|alter preis|normaler preis|normalpreis|ursprünglich(?:er preis)?|originalpreis|niedrigster preis(?: der letzten 30 tage)?|30-tage-bestpreis",
  "ancien prix|achet\\p{L}+|pay[ée]e?s?|prix barré|prix habituel|prix normal|prix (?:d'origine|initial|conseillé|de référence)|au lieu de|avant|prix le plus bas (?:des|sur les) 30 derniers jours",
  "antes|precio (?:anterior|habitual|normal|original|regular|de lista)|preço (?:normal|original|anterior)",
  "prima|invece di|prezzo (?:precedente|originale|iniziale|di listino)|prezzo più basso (?:degli )?ultimi 30 giorni",
  "van|adviesprijs|normale prijs|oorspronkelijke prijs|laagste prijs (?:in|van) de (?:laatste|afgelopen) 30 dagen",
  "ord(?:inarie)?\\.? ?pris|tidigare pris|normalpris|før|førpris|veil\\.? ?pris|norm\\. ?hinta|ovh",
  "stara cena|cena (?:regularna|pierwotna|katalogowa)|najniższa cena(?: z(?: ostatnich)? 30 dni(?: przed obniżką)?)?|původní cena|běžná cena|pôvodná cena|eredeti ár|preț vechi",
  "стар\\p{L}+ цен\\p{L}+|прежн\\p{L}+ цен\\p{L}+|eski fiyat",
  "prezzo di partenza|precio más bajo (?:de|en) los últimos 30 días|preço (?:mais baixo|mínimo) (?:d|n)?os últimos 30 dias|lägsta pris(?: de)? senaste 30 dagarna(?:na)?|(?:tidligere )?laveste pris(?: (?:de )?(?:siste|sidste) 30 (?:dager|dage))?|alin hinta(?: edeltävien)? 30 päiv\\p{L}+",
  "nejnižší cena(?: za| v)?(?: posledních)? 30 dn\\p{L}+|najnižšia cena za(?: posledných)? 30 dní|původně|pôvodne|legalacsonyabb ár(?: az elmúlt)? 30 nap(?:ban)?|cel mai mic preț(?: din ultimele 30 de zile)?|χαμηλότερη τιμή(?: των τελευταίων)? 30 ημερών|najniža cijena u (?:posljednjih|zadnjih) 30 dana|самая низкая цена за 30 дней",
  "通常価格|定価|原价|原價|정가|정상가|소비자가|권장소비자가",
  "sugg(?:ested)?\\.? retail(?: price)?|(?:prior|previous|full) price|p\\.?v\\.?p\\.?r\\.?|prix public(?: conseillé)?|p\\.?p\\.?c\\.?",
  "ord\\.|tidigare|rek\\.? ?pris|rekommenderat pris|vanlig pris|opprinnelig pris|veiledende pris|vejl\\.? ?pris|alkuperäinen hinta|suositushinta|norm\\.",
  "(?:cena przed obniżką|poprzednia cena|doporučená cena|běžně|bežná cena|redovna cijena|stara cijena|redna cena)",
  "(?:régi|normál|lista) ?ár|(?:preț|pret) (?:vechi|inițial|initial|recomandat)|prp",
  "αρχική τιμή|παλιά τιμή|κανονική τιμή|стар\\p{L}+ ціна|звичайна ціна|цена без скидки|редовна цена|(?:eski|normal|liste) fiyatı?",
  "harga (?:normal|coret|awal|asli|reguler)|giá (?:gốc|cũ|niêm yết)|ราคา(?:ปกติ|เดิม|เต็ม)",
  "السعر (?:السابق|الأصلي|القديم|العادي)|بدلا من|מחיר (?:רגיל|קודם|מקורי)|במקום",
  "定價|建議售價|建议零售价|市場價|市场价|吊牌价|划线价|(?:メーカー)?希望小売価格|参考価格|元値",
].join("|");
const OLD = new RegExp(`(?<!\\p{L})(?:${OLD_WORDS})[\\s:.]{0,3}$`, "u");

/** Before a saving or an installment. */
const ASIDE_BEFORE =
  /(?<!\p{L})(?:saves?|saving|savings|discount|spare|sparen(?: sie)?|du sparst|ersparnis|rabatt|économisez|remise|ahorra[ns]?|ahorro|risparmi|bespaar|as low as|(?:payments?|instal?ments?) (?:of|at)|\d\d?\s?[x×](?: (?:de|of|von|da))?|raten (?:à|zu)|mensualités de|rate da|cuotas (?:sin interés )?de)[\s:]{0,3}$/u;
/** After a saving, or an amount paid repeatedly. */
const ASIDE_BEHIND =
  /^\s?(?:(?:off|discount|rabatt|gespart|de (?:réduction|remise|descuento)|di sconto|korting|rabatu|zniżki)(?!-?\p{L})|[x×]\s?\d|(?:\/|per |a |pro |par |al |por )\s?(?:mo|month|monat|mois|mese|mes|mês)(?!\p{L})|mtl|monatlich|(?:with|mit|avec|con) (?:\p{L}+ )?(?:card|membership|karte|carte)(?!\p{L}))/u;
/** Before a minimum order. */
const THRESHOLD = /(?<!\p{L})(?:over|above|orders? (?:of|from))[\s:]{0,3}$/u;

/** Before a unit price, "4,99 € / 100 ml", and after it. */
const UNIT_BEFORE = /(?<!\p{L})(?:grundpreis|unit price|prix (?:au (?:kilo|litre)|unitaire)|stückpreis)[\s:]{0,3}$/u;
const UNIT_BEHIND =
  /^\s?(?:\/|per |je |pro )\s?\d{0,4}\s?(?:ml|cl|l|kg|gr?|m|oz|lb|each|ea|stk|stück|pair|paar)(?!\p{L})/u;

/** After an amount without tax, and before one that includes it. */
const UNTAXED_BEHIND =
  /^\s{0,2}[([（]?(?:ex(?:cl?|cluding)?\.? ?(?:of )?(?:vat|gst|tax)|exkl\.? mwst|netto|h\.?t\.?(?!\p{L})|hors taxes?|税抜|税別|sin iva|\+ ?iva|iva escl)/u;
const UNTAXED_BEFORE =
  /(?<!\p{L})(?:bez (?:dph|vat)|ex(?:cl?|cluding)?\.? (?:vat|gst|tax)|netto|hors taxes?|без ндс)[\s:]{0,3}$/u;
const TAXED_BEFORE =
  /(?:税込|(?<!\p{L})(?:s|vč\.?|včetně|z|с) (?:dph|vat|ндс)|inkl\.? mwst|inc(?:l\.?|\.)? ?(?:vat|gst|tax)|ttc|brutto)[\s:]{0,3}$/u;

/** From the former price to the current one. */
const LEADS_ON = /^\s{0,3}(?:→|➔|➜|=>|helyett(?!\p{L}))/u;

/** Around the first price of "De R$ 399 por R$ 199". */
const OUTDONE = { before: /(?<!\p{L})(?<!a partir )de:?\s{0,2}$/u, behind: /^\s{0,2}por:?\s{0,2}\S{0,3}\s?\d/u };

const NO_PRICE =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|soon|sku|upc|ean|isbn|cat|kat|category|kategorie|catégorie|categoria|categoría|code|item|ref|art|no|model|size|talla|taille|taglia|größe|maat|tel|phone|call|pack of|set of|buy|qty|quantity|anzahl|код(?:\s\p{L}+)?|артикул|№)[\s:.,#]{0,3}$/u;
/** Counts: "128 reviews", "4.5 out of 5", "2 colours". */
const COUNTED =
  /^\s?(?:\(\d[\d.,]*\)? )?(?:★|stars?|reviews?|ratings?|points?|punkte|puntos|out of|colou?rs?|sizes?|styles?|left|in stock|sold|items?|pieces?|days?|bewertungen|sterne|farben|avis|étoiles|couleurs|tailles|opiniones|recensioni)(?!\p{L})/u;

const FREE =
  /^[^\p{L}]*(?:price[^\p{L}]+)?(?:free|gratis|gratuit|gratuite|gratuito|kostenlos|umsonst|бесплатно|безкоштовно|ücretsiz|ilmainen|zdarma|za darmo|gratuïto|無料|免费|免費|무료|مجانا)[^\p{L}]*$/u;

/** Returns true when the price at this span is labeled as a former or a recommended price. */
export function isLabeledAsOldPrice(text: string, start: number, end: number): boolean {
  const before = reachBefore(text, start);
  if (LEADS_ON.test(text.slice(end, end + 12))) return true;
  return OLD.test(before) || (OUTDONE.before.test(before) && OUTDONE.behind.test(reachBehind(text, end)));
}

/** Returns true when the amount at this span is labeled as savings, an installment or a minimum order. */
export function isLabeledAsOtherAmount(text: string, start: number, end: number): boolean {
  return (
    ASIDE_BEFORE.test(reachBefore(text, start)) ||
    ASIDE_BEHIND.test(reachBehind(text, end)) ||
    isLabeledAsMinimumOrder(text, start)
  );
}

/** Returns true when the amount at this span is labeled as a price per unit of measure or per piece. */
export function isLabeledAsUnitPrice(text: string, start: number, end: number): boolean {
  return UNIT_BEFORE.test(reachBefore(text, start)) || UNIT_BEHIND.test(reachBehind(text, end));
}

/** Returns true when the amount at this span is labeled as excluding tax. */
export function isLabeledAsExcludingTax(text: string, start: number, end: number): boolean {
  return UNTAXED_BEFORE.test(reachBefore(text, start)) || UNTAXED_BEHIND.test(reachBehind(text, end));
}

/** Returns true when the amount at this position is labeled as including tax. */
export function isLabeledAsIncludingTax(text: string, start: number): boolean {
  return TAXED_BEFORE.test(reachBefore(text, start));
}

/** Returns true when the amount at this position is labeled as a minimum order value. */
export function isLabeledAsMinimumOrder(text: string, start: number): boolean {
  return THRESHOLD.test(reachBefore(text, start));
}

/**
 * Returns true when the number at this span is labeled as something other than a price: a month, an article number, a
 * quantity.
 */
export function isLabeledAsNonPrice(text: string, start: number, end: number): boolean {
  return NO_PRICE.test(reachBefore(text, start)) || COUNTED.test(reachBehind(text, end));
}

/** In lowercase, like all patterns: the flag "i" doubles the time that \p{L} takes to compile and to match. */
function reachBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - REACH), start).toLowerCase();
}

function reachBehind(text: string, end: number): string {
  return text.slice(end, end + REACH).toLowerCase();
}

/** Returns true when a short text consists only of the word "free", in any language, and so states a price of zero. */
export function statesZeroPrice(text: string): boolean {
  return text.length < 80 && FREE.test(text.toLowerCase());
}

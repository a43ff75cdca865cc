/** How far before a number its label may begin. */
const REACH = 28;

const OLD_WORDS =
  "was|were|rrp|msrp|srp|m\\.?r\\.?p\\.?|reg|regular(?: price)?|list price|old price|original(?:ly)?(?: price)?|before|retail(?: price)?|compare at|statt|uvp|vorher|bisher|früher|alter preis|ancien prix|prix barré|au lieu de|avant|antes|precio anterior|prima|invece di|prezzo precedente|van|adviesprijs|ord(?:inarie)?\\.? ?pris|tidigare pris|før|førpris|stara cena|cena regularna|původní cena|стар\\p{L}+ цен\\p{L}+|прежн\\p{L}+ цен\\p{L}+|eski fiyat|通常価格|定価|原价|原價|정가";
const OLD = new RegExp(`(?<!\\p{L})(?:${OLD_WORDS})[\\s:.]{0,3}$`, "iu");

/** In front of what is saved, of an instalment, and of what an order must come to. */
const ASIDE_BEFORE =
  /(?<!\p{L})(?:saves?|saving|savings|discount|spare|sparen(?: sie)?|du sparst|ersparnis|rabatt|économisez|remise|ahorra[ns]?|ahorro|risparmi|bespaar|over|above|orders? (?:of|from)|(?:payments?|instal?ments?) (?:of|at)|(?:\d|\d\d)\s?[x×] (?:de|of)|raten (?:à|zu)|mensualités de)[\s:]{0,3}$/iu;
/** Behind what is saved. */
const ASIDE_BEHIND =
  /^\s?(?:off|discount|rabatt|gespart|de (?:réduction|remise|descuento)|di sconto|korting|rabatu|zniżki)(?!-?\p{L})/iu;

const NO_PRICE =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|sku|upc|ean|isbn|code|item|ref|art|no|model|size|tel|phone|код(?:\s\p{L}+)?|артикул|№)[\s:.,#]{0,3}$/iu;

const FREE =
  /^[^\p{L}]*(?:price[^\p{L}]+)?(?:free|gratis|gratuit|gratuite|gratuito|kostenlos|umsonst|бесплатно|безкоштовно|ücretsiz|ilmainen|zdarma|za darmo|gratuïto|無料|免费|免費|무료|مجانا)[^\p{L}]*$/iu;

/** Whether the price that starts there is called the old or the recommended one. */
export function isLabelledOld(text: string, start: number): boolean {
  return OLD.test(text.slice(Math.max(0, start - REACH), start));
}

/** Whether the amount that stands there is called a saving, an instalment or a least order. */
export function isLabelledAside(text: string, start: number, end: number): boolean {
  return (
    ASIDE_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) || ASIDE_BEHIND.test(text.slice(end, end + REACH))
  );
}

/** Whether the number that starts there is called something else than a price: a month, an article number. */
export function isLabelledNoPrice(text: string, start: number): boolean {
  return NO_PRICE.test(text.slice(Math.max(0, start - REACH), start));
}

/** Whether a text says no more than that something costs nothing. */
export function saysFree(text: string): boolean {
  return text.length < 80 && FREE.test(text);
}

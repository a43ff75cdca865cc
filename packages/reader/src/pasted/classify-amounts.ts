import type { Candidate } from "@dupewise/domain/money/price/candidates";
import {
  isLabeledAsOtherAmount,
  isLabeledAsOldPrice,
  isLabeledAsUnitPrice,
  isLabeledAsExcludingTax,
} from "@dupewise/domain/money/price/context";

/**
 * The role of an amount in a text: "now" is marked as the current price, "price" is an unmarked price, "conditional" a
 * price that only some customers pay, "old" a former or recommended price, "unit" the price of one of several items,
 * "untaxed" a price without tax, "total" the price of several items together, and "other" not a price of the product.
 */
export type AmountRole = "now" | "price" | "conditional" | "old" | "unit" | "untaxed" | "total" | "other";

const AROUND = 48;

/** Words in front of the current price, one language per line. */
const CURRENT_WORDS = [
  "now(?: only)?|yours for|(?:will )?take|listed (?:at|for)|sale(?: price)?|(?:your|our|final|current|deal|promo|offer|special|discounted) price|(?:selling|asking)(?: for)?|reduced to|deal|price(?: now)?",
  "vkb|verkaufe(?: (?:es|sie|ihn))? für|gebe (?:es|sie|ihn) (?:ab )?für|jetzt(?: nur)?|nur(?: noch)?|aktionspreis|angebotspreis|verkaufspreis|preis",
  "maintenant|(?:prix )?(?:soldé|promo|réduit|actuel)|(?:je )?(?:le |la |les )?(?:laisse|vends|cède)(?: à| pour)?|cédée?s? à|vendue?s?(?: à)?|prix|prix de l'offre",
  "(?:l[oaie]s? )?(?:vendo|dejo|cedo)(?: a| por| en)?|vendut[oa] a|se vende por|ahora|(?:precio )?(?:rebajado|final|actual)|(?:precio de )?oferta|precio|(?:prezzo )?scontato|ora|adesso|prezzo|agora|por apenas",
  "nu(?: voor| nur| kun)?|actieprijs|nyt|teraz|cena promocyjna|сейчас|sekarang|şimdi",
  "セール価格|特価|할인가|쿠폰적용가|쿠폰가|现价|券后|促销价",
].join("|");
const CURRENT = new RegExp(`(?<!\\p{L})(?:${CURRENT_WORDS})[\\s:：]{0,3}$`, "u");
const LABEL_ALONE =
  /(?<!\p{L})(?:regular|original|list|normal|full|retail|was|old|unit|alter|ancien|original|listino|anterior|habitual)\s(?:price|prix|preis|prezzo|precio)[\s:]*$|(?:prix (?:conseillé|barré)|list price|unit price)[\s:]*$/u;

/** Words in front of a former price or a price elsewhere, beyond those that every price parser knows. */
const OLD_BEFORE =
  /(?<!\p{L})(?:compar(?:e[ds]?|able)(?: value)?(?: (?:at|to|with))?[\s:]*(?:[\p{L}'’&]+ ){0,3}|(?:est(?:imated|\.)? |original )?retails?(?:ed)?(?: price)?(?: (?:at|for|is))?(?: (?:approx(?:\.|imately)?|around|about|ca\.?))?(?: now| currently)?|in negozio costa|en tienda|im laden|(?:current )?(?:boutique|store|in-store|shop|high street) (?:price|value)(?: is)?|paid|bought(?: \p{L}+)?(?: for)?|new(?: they)?(?: cost| for)?|cost(?: me)?|neu|neuf|nuevo|nuovo|originally|rrp|msrp|srp|uvp|last sold for|pagat[oaie]|pagué|bezahlt|prix (?:d['’](?:achat|origine)|neuf|conseillé|boutique|magasin)|kaufpreis|ladenpreis|neuwert|me cost(?:ó|aron)|achetée?s?(?: à)?|payée?s?(?: à)?|comprad[oa]s?(?: por)?|comprat[oaie](?: a)?|gekauft für|gezahlt|costaban?|precio (?:original|de compra)|prezzo (?:originale|d['’]acquisto)|prix de vente conseillé|valeur|nueva?|il prezzo più basso[^$€£\d]{0,40}|(?:\d{2}-tage-)?bestpreis|niedrigster[^$€£\d]{0,40})[\s:(~]{0,4}$/u;
const OLD_BEHIND =
  /^\s?(?:\(?(?:retail|rrp|msrp|list(?: price)?|new(?! in)|elsewhere|value|neu(?:f|ve)?|nuev[oa]|nuov[oa]|original|recommended|uvp|unverbindliche)(?!\p{L}))/u;
/** What leads from a former price to the one that is paid now: "$229 on sale for $199". */
const LOWERED = /^,?\s?(?:(?:now )?on sale (?:for|at)|(?:reduced|marked down|down) to|reduziert auf|ridotto a)\s*$/u;
/** Words for the price of one of several items, which is only part of the total. */
const UNIT_AROUND =
  /^\s?(?:each|apiece|ea\.?|per (?:pair|piece|item|pack|count|unit)|\/\s?(?:count|ct|each|pair|piece|item|unit|pack|stück|stk|unité|pièce|unidad|pezzo|ounce|oz|fl)|pro stück|je stück|l'unité|la pièce|cadauno|cada uno)(?!\p{L})/u;
const UNTAXED = /^\s?\(?(?:ex\.?(?:cl\.?)? ?vat|exc\.? vat|excluding (?:vat|tax)|\+ ?vat|zzgl\. mwst|ht(?!\p{L}))/u;

const SENDING =
  "shipping|delivery|postage|p&p|shipped via|handling|versand(?:kosten)?|lieferung|porto|livraison|frais de port|envoi|expédition|envío|gastos de envío|entrega|spedizione|consegna|frete|verzending|bezorging|frakt|fragt|wysyłk[ai]|toimitus|portes|dostaw[ay]|doprav[ay]|doručení|szállítás|livrare|αποστολή|μεταφορικά|доставк[аи]|kargo|dostava";
/** Words around a price that only some pay: members, those with a code, those who spend more. */
const CONDITION_BEFORE =
  /(?<!\p{L})(?:members?(?:['’]s?)?(?:hip)?(?: price)?|loyalty(?: price)?|club ?(?:card|preis|price)|mitglieder(?:preis)?|prix (?:membre|club)|app(?: only)? price|student price|with (?:the )?code(?: \S+)?|mit code(?: \S+)?|avec le code(?: \S+)?|con (?:el )?código(?: \S+)?|con codice(?: \S+)?|(?:at|in) (?:the )?(?:checkout|cart|basket))[\s:=–-]{0,4}$/u;
const CONDITION_BEHIND =
  /^\s?\(?(?:(?:with|using|mit|avec|con|w\/)\s(?:the |le |dem |el |il )?(?:\d+ ?% )?(?:promo ?)?(?:code|coupon|gutschein|código|codice)|(?:for|für|pour|per) (?:members|mitglieder|les membres|i membri)|(?:at|in) (?:the )?(?:checkout|cart|basket))(?!\p{L})/u;

/** Words in front of an amount that is not the product's price: shipping, extras, thresholds, rewards, installments. */
const OTHER_BEFORE = new RegExp(
  String.raw`\+\s?$|\d\s?[x×](?: (?:de|of|von|da|à|di))?\s?$|(?<!\p{L})(?:${[
    `(?:${SENDING})(?:[\\s:]+(?!${SENDING})\\p{L}+){0,2}[\\s:(=]{0,3}$`,
    String.raw`(?:(?:orders?|purchases?|spend|spending|basket|buy)(?: \p{L}+){0,2}|over|above|exceeding|under|from orders of|ab|über|dès|à partir de|a partir de|desde|acima de|superior(?:i|es)? a|sopra(?: i| gli)?|oltre(?: i)?|da|vanaf|boven(?: de)?|från|över|fra|yli|alkaen|od|powyżej|nad|peste|de la|άνω των|από|от|від|над|свыше|iznad) {0,2}$`,
    String.raw`(?:save|saving|off|discount|coupon|voucher|gift card|credit|reward|cashback|points|deposit|engraving|monogram\p{L}+|gift wrap|gift box|upgrade|add|another|extra|insurance|customs|tax|vat|mwst|tva|iva|spare|économisez|ahorra|risparmi)[\s:]{0,3}$`,
    String.raw`(?:payments?|instal?ments?|raten|mensualités|cuotas|rate)(?: of| at| à| de| da| zu)?[\s:]{0,3}$`,
    String.raw`(?:(?:change|wechselgeld|subtotal|zwischensumme|sous-total|includes?|including|inkl\.?)[\s:]{0,3}|budget[^\d]{0,12})$`,
    // A price that the product is only compared with: "vs the $32 ones".
    String.raw`(?:vs\.?|versus)(?: (?:the|a|those|these))?\s?$`,
    String.raw`(?:pair(?:s|ed)? with|wear with|worn with|style with|styled with|matching|goes with|shop)(?: [\p{L}'’-]+){0,6}[\s(]*$`,
  ].join("|")})`,
  "u",
);
/** Words after an amount, unless they introduce the next one. */
const OTHER_BEHIND = new RegExp(
  `^\\s?(?:(?:(?:${SENDING})(?!\\s(?:is |are )?(?:included|incl|inc|free|gratis|gratuit[ae]?s?|kostenlos|kostenfrei|offert[ae]?|inbegriffen|inklusive|inkl|compris|incluid|incluso|inclus))|off|max(?:imum)?|tops|höchstens|coupon|voucher|gift ?card|credit|cash ?back|back|reward|more|gutschein|rabatt|minimum|deposit|tax|(?:includes|inkl\\.?|including) (?:buyer protection|käuferschutz)|protection acheteurs|felett|fölött|üzeri(?:ne)?|(?:a|per|each|every|pro|par|al|/)\\s?(?:month|mo|monat|mois|mes|mese|week|day))(?![\\p{L}])(?!\\s*:?\\s?(?:\\p{L}+ )?[$€£\\d]))`,
  "u",
);
/** "Spending $950 on a wallet", unlike "spend $50 for free shipping". */
const SPENDS = /(?<!\p{L})spend(?:ing)?\s$/u;
const SPENT_ON = /^\s(?:on|for)\s(?:an?|the|this|these|that|some|my)\s/u;
/** "Retail price incl. VAT: CHF 3'950". */
const TAX_INCLUDED =
  /(?<!\p{L})(?:incl?|inkl|including|inclusive(?: of)?|ttc|iva inclusa|iva incluido)\.?\s\p{L}{2,5}[\s:]{0,3}$/u;
/**
 * "ab 175,90 €" by itself or with what it includes: the lowest price among the product's sizes, not a threshold.
 */
const isLowestOf = (text: string, start: number, behind: string): boolean =>
  /^\s*(?:ab|from|dès|à partir de|a partir de|desde|da|vanaf|från|fra|alkaen|od|de la|από|от|від)\s$/i.test(
    text.slice(0, start),
  ) &&
  (!/\p{L}/u.test(behind) || /^\s\(?in(?:cl|kl)/.test(behind));
const TOTAL = /(?<!\p{L})(?:grand |order |sub)?totals?(?:\s?(?:price|amount|paid)?[:(]?[^.!?]{0,16})?[\s:,)]{0,3}$/u;
/** "3 for $40": the price of several together, which counts when no other price is stated. */
const BUNDLE =
  /(?<!\p{L})(?:\d+|two|three|four|five|six|zwei|drei|vier|deux|trois|dos|tres|due|tre) (?:for|pour|für|por|per)\s?$/u;
const TOTAL_LINE = /(?:gesamtsumme|total de la commande|totale ordine|importe total|summe)[\s:]*$/u;

/** Whether words introduce the next amount: in "$180 (retail $425)", "retail" is about the second. */
const isLedOn = (between: string, next: Candidate | undefined): boolean =>
  next !== undefined && /^[\s(]*\p{L}[\p{L} ]*[\s:~]*$/u.test(between);

/**
 * Returns the role of each amount in the text (current price, former price, total …), judging by the words around it.
 * @param text the text with its digits folded to ASCII
 */
export function classifyAmounts(text: string, amounts: readonly Candidate[]): AmountRole[] {
  return amounts.map(({ start, end }, at) => {
    // In lowercase, like the patterns: the flag "i" doubles the time that \p{L} takes to compile and to match.
    const before = text.slice(Math.max(amounts[at - 1]?.end ?? 0, start - AROUND), start).toLowerCase();
    const after = text.slice(end, Math.min(amounts[at + 1]?.start ?? text.length, end + AROUND)).toLowerCase();
    const whole = text.slice(end, end + AROUND).toLowerCase();
    if (CONDITION_BEFORE.test(before) || CONDITION_BEHIND.test(after)) return "conditional";
    if (
      OLD_BEFORE.test(before) ||
      (OLD_BEHIND.test(after) && !isLedOn(after, amounts[at + 1])) ||
      isLabeledAsOldPrice(text, start, end) ||
      LABEL_ALONE.test(before) ||
      (LOWERED.test(after) && amounts[at + 1] !== undefined)
    )
      return "old";
    if (BUNDLE.test(before)) return "total";
    if (TOTAL.test(before) || TOTAL_LINE.test(before)) return "total";
    const isSpent = SPENDS.test(before) && SPENT_ON.test(whole);
    const isOther =
      OTHER_BEFORE.test(before) && !isSpent && !TAX_INCLUDED.test(before) && !isLowestOf(text, start, whole);
    if (isOther || OTHER_BEHIND.test(whole) || isLabeledAsOtherAmount(text, start, end)) return "other";
    if (UNIT_AROUND.test(after) || isLabeledAsUnitPrice(text, start, end)) return "unit";
    if (UNTAXED.test(after) || isLabeledAsExcludingTax(text, start, end)) return "untaxed";
    return CURRENT.test(before) ? "now" : "price";
  });
}

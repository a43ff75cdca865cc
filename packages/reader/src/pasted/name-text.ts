import { foldDigits } from "@dupewise/domain/money/price/digits";
import { MADE_IN } from "@dupewise/vocabulary/countries/made-in.data";
import { findColors } from "@dupewise/vocabulary/colors/colors";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findMakers, findShops } from "@dupewise/vocabulary/makers/find-makers";
import { findBareAmount, findAmountsWithCurrency } from "./amounts.ts";
import { stripSellerSize, withoutKeywordStuffing } from "./listing-title.ts";
import { isColorOrMaterialLine, isMakerLine, namesKind } from "./lone-lines.ts";
import { matchIn, textBeforeMatch, withoutMatch } from "./lowercase.ts";
import { withoutDescription } from "./name-tail.ts";
import { stripEnding, stripMessageWords } from "./message-words.ts";
import { stripExclamation, nameFromRemark, stripIntroduction as withoutTalk } from "./talk.ts";

const MAX_LENGTH = 250;

/**
 * Matches the label of a model in lowercase text, such as "modelo: " in "modelo: vestido lisboa", unless the model is a
 * number. Any other model is a name.
 */
export const MODEL_LABEL =
  /^(?:model|modelo?|modèle|modello|modell|модель)\s?[:：]\s*(?=\p{L}\P{Nd}*$|\p{L}[\p{L}'’-]+\s\S)/u;

/** The steps before the name in a breadcrumb: "Bags / Crescent / Medium Nylon Crescent Bag". */
const TRAIL = /^(?:[\p{L}'’& ]{2,30}\s[/›»>]\s){2,}(?=\p{L}\S*\s\S+\s\S)/u;

/** "Gazelle Bold Pink / White / Gum": the steps of a colorway, not of a breadcrumb. */
const listsColors = (trail: string): boolean =>
  trail.split("/").some((step, at) => at > 0 && findColors(step).length > 0 && !namesKind(step));

/** Markup that was copied as text. */
const TAG = /<\/?[a-z][a-z\d]{0,9}(?:\s[^<>]{0,100})?>/gi;

/** A line continues with shares: "Wool coat. 80% wool", "Wool coat - Wool 80%", "Wool coat 80% wool 20% silk". */
const SHARES =
  /(?:[.!?,;:(]|\s[-–—|])\s*(?:\p{L}+\s)?\d{1,3}(?:[.,]\d+)?\s?%|\s\d{1,3}\s?%\s\p{L}+(?:\s\p{L}+)?,?\s\d{1,3}\s?%/u;

/** Extracts the name at the beginning of a line, up to the price, the materials or the end of the first sentence. */
export function extractLeadingName(whole: string): string {
  const made = stripLead(
    withoutTalk(
      behindShop(
        stripExclamation(
          stripMessageWords(
            withoutMatch(whole.slice(0, 2 * MAX_LENGTH).replace(TAG, " "), MODEL_LABEL)
              .replace(TRAIL, (trail) => (listsColors(trail) ? trail : ""))
              .trimStart()
              .replace(OFFER_BEFORE, "")
              .replace(SHOPPED, "$1")
              .replace(CONDITION_BEFORE, ""),
          ),
        ),
      ),
    ),
  );
  const line = upToProse(
    behindMaker(upToLabel(textBeforeMatch(textBeforeMatch(made, MADE), SIZE)).replace(DETAILS_ABOUT, "")),
  );
  const folded = foldDigits(line);
  const price = findAmountsWithCurrency(folded).find(({ start }) => start > 3);
  const upToPrice = line.slice(0, price?.start ?? findBareAmount(line)?.start);
  const name = upToFacts(upToShares(upToPrice));
  const sentence = matchIn(name, SENTENCE) ?? name;
  const bare = withoutShop(withoutDescription(stripSellerSize(nameFromRemark(firstCell(sentence)))));
  const ended = withoutMatch(
    withoutMatch(withoutKeywordStuffing(bare), SIZE_LABEL_BEHIND).replace(BARE_PRICE_BEHIND, ""),
    TOWARDS_PRICE,
  );
  return (/^[\s¿¡]*\p{Ll}/u.test(whole) ? stripEnding(ended) : ended)
    .replace(/^[\s\-–—•*·"“【]+|[\s,;:|\-–—(.•·"”/=!]+$/g, trimmedSign)
    .replace(CONDITION_BEHIND, "")
    .replace(BUTTON_BEHIND, "")
    .replace(PICTURE_BEHIND, "")
    .slice(0, MAX_LENGTH)
    .trim();
}

/** "Verkaufe: Bottega Veneta Kartenetui". */
const OFFER_BEFORE =
  /^(?:zu verkaufen|verkaufe|(?:je )?vends|(?:se )?vend[eo]|in vendita|for sale|selling)\s?[:：]\s+/iu;
/** "Shop the Burberry check scarf", "Shop check scarves at Burberry", but not "Shop coat". */
const SHOPPED = /^Shop (?:the (?=[^\s:]+ [^\s:])|([^.!?:]{8,80}?) at \p{Lu}[^.,;\p{Sc}]{1,40})/u;
/** "Used Coach Tabby": a condition, no part of the name as in "used look". */
const CONDITION_BEFORE =
  /^(?:used|second[ -]?hand|pre-?(?:owned|loved)|gebraucht\p{L}{0,2})\s(?!(?:denim|look|wash|effect|leather|in|by|for|with|to|as)(?!\p{L}))(?=\p{L}{3})/iu;
const CONDITION_BEHIND =
  /(?<=\p{L}{3}),?\s(?:gebraucht|pre-?(?:owned|loved)|second[ -]hand|d['’]occasion|usat[ao]|de segunda mano)$/iu;
const BARE_PRICE_BEHIND = /\s\d{1,4}[.,]\d{2}$/;
/** The first sentence, which neither an abbreviation nor an initial ends, or a model asked about: "the NJ0151?". */
const SENTENCE =
  /^.{12,}?(?<![\s.(]\p{L}{1,2})(?<!\b(?:no|ref|vol|approx|ca|gr|nr|ct|tw|approx|incl|w|st))[.!?](?=\s+\p{Ll})|^.{6,}?\d[\p{L}\d-]*(?=\?\s)/u;

/** The inch sign stays with its number, and a closing quotation mark with its words: `Align 25"`, `Dress "Jeanne"`. */
const trimmedSign = (signs: string, at: number, line: string): string => {
  const isInch = signs.startsWith('"') && /\d/.test(line[at - 1] ?? "");
  const closesQuote = /^["”]/.test(signs) && /["“][^"“”]+$/.test(line.slice(0, at));
  return at > 0 && (isInch || closesQuote) ? signs.charAt(0) : "";
};

/** "pointure 38, 35 euros": the label of a size that reads like a part of the price. */
const SIZE_LABEL_BEHIND =
  /[\s,]+(?:(?:neu |new |neuf )?(?:in|en) )?(?:size|sz|größe|gr\.?|taille|pointure|talla|taglia|tg\.?|maat)[\s,]*$/u;
/** A link's words, joined to a heading that was copied with it: "LONG STRAPPY DRESS Details". */
const BUTTON_BEHIND = /\s(?:Details?|Détails?|Dettagli|Detalles)$/;
/** "Pull Léontine - Image 3": the number of the image. */
const PICTURE_BEHIND =
  /\s?[-–,|(]?\s?(?:image|picture|photo|bild|immagine|imagen|view|vue|ansicht)\s\d+\)?(?: (?:of|von|sur|di|de) \d+)?$/i;
const DETAILS_ABOUT =
  /^(?:load image into gallery viewer,?|(?:image|picture|photo|bild) \d+ (?:of|von|sur|di|de) \d+:?|details about|this item:?|dieser artikel:?|cet article\s?:?|questo articolo:?|este artículo:?)\s+/i;

/** "Coat. Color: Black": a label of the next fact in the same line. */
const NEXT_LABEL =
  /(?<=\S)[\s.,;|]+(?:colou?r|size|material|fabric|composition|condition|brand|farbe|größe|zusammensetzung|marke|zustand|couleur|taille|composition|matière|marque|état|color|talla|composición|marca|estado|colore|taglia|composizione|condizioni|price|preis|prix|precio|prezzo|ref\.|réf\.|sku|obermaterial|oberstoff|hauptmaterial|hauptstoff|außenmaterial|(?:innen)?futter|füllung|upper|outer|shell|lining|dessus|doublure|semelle|exterior|forro|suela|materiale|tessuto|esterno|tomaia|fodera|suola|bovenmateriaal|buitenmateriaal|materiaal)\s?[:：]/iu;
/** "Speedcross 6 Drop 10 mm", "Tote Dimensions 30 x 20": the next fact, when all are in one row. */
const NEXT_FACT =
  /(?<=\S)\s+(?:drop|weight|height|width|length|lens (?:width|category)|bridge|temple|lug depth|case(?: diameter| size)?|dimensions?|maße|medidas|misure|capacity|volume|heel height|shaft(?: height)?|style(?: no\.?)?|reference|item|sku)[:.]?\s(?=\d|[A-Z]{1,4}\d)/iu;
/** "Khaki Field Mechanical, 38 mm, hand wound": measurements begin the description of the product. */
const MEASURE = /(?<=\p{L}{3}\P{L}{0,8}),\s\d{1,4}(?:[.,]\d)?\s?(?:mm|cm|kg|g|l|litres?|liters?|oz)(?!\p{L})\s?,/u;
/** "Kore 7" - men's, lined, four-way stretch": three or more details in lowercase. */
const DETAILS =
  /(?=\s[-–—]|,)(?<=\p{L}{2}.{3,40})(?:\s[-–—]|,)(?=\s\p{Ll}[^,]{1,28},\s\p{Ll}[^,.;]{1,32},\s\p{Ll}[^,.;]{0,32}(?:[,.;]|$))/u;
/** "Marmont, black leather, 26 cm": a description after two capitalized words, in lowercase or as a measurement. */
const TOLD =
  /(?<=^\p{Lu}\S*\s(?:[^,]{0,40}\s)?[\p{Lu}\d][^,]{0,24}),(?=\s\p{Ll}[^,.;]{1,32},\s(?:\p{Ll}[^,.;]{0,32}|\d+(?:[.,]\d+)?\s?(?:mm|cm|in|ct|k))(?:[,.;]|$))/u;
/** "Tazz in chestnut, back in stock", "BB58 blue, Nov 2022, box/papers": its condition or availability. */
const HAPPENED =
  /,\s(?:(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s)?(?:19|20)\d\d|full set|box(?:\s?(?:and|&|\/|\+)\s?papers)|back in stock|in stock|sold out|restocked|on sale|wieder da|de retour|di nuovo disponibil\p{L})(?!\p{L})/iu;
/** "Odile, the sandal you pack first": what kind of product it is. */
const APPOSED = /(?<=^\p{Lu}[\p{L}'’-]+(?:\s[\p{Lu}\d][\p{L}\d'’-]*)?),\s(?:the|our|an?)\s\p{Ll}/u;
const BEHIND_COMMA = [MEASURE, TOLD, HAPPENED, APPOSED];
const upToLabel = (line: string): string => {
  const ends = [NEXT_LABEL, NEXT_FACT, DETAILS, ...(line.includes(",") ? BEHIND_COMMA : [])]
    .map((pattern) => pattern.exec(line)?.index ?? 0)
    .filter((at) => at > 3);
  return ends.length > 0 ? line.slice(0, Math.min(...ends)) : line;
};

/** "Massimo Dutti. Merino Wrap Cardigan. $21": dots in place of line breaks. */
function behindMaker(line: string): string {
  if (!MAY_LEAD.test(line)) return line;
  const [led] = findMakers(line.slice(0, LONGEST_PRICE));
  const rest = led?.start === 0 ? line.slice(led.end) : "";
  return /^[.:|]\s+\p{L}/u.test(rest) ? rest.slice(2) : line;
}
const MAY_LEAD = /^[^.:|]{2,40}[.:|]\s/;

/** "Wrap Cardigan Navy Cut for an easy fit": a line break was lost before a sentence. */
function upToProse(line: string): string {
  if (line.length < LONGEST_PRICE) return line;
  const from = OPENS_PROSE.exec(line)?.index ?? 0;
  const name = line.slice(0, from);
  if (from <= 8) return line;
  // "Peter Millar Crown Crafted polo": the name goes on.
  const isNamedBehind = namesKind(line.slice(from).trimStart().split(" ", 2)[1] ?? "");
  return findGarments(name).length > 0 || (findMakers(name).length > 0 && !isNamedBehind) ? name : line;
}
const OPENS_PROSE =
  /(?<=\p{L}|\d)\s(?:A|An|The|Our|This|These|With|Made|Cut|Knit(?:ted)?|Woven|Crafted|Designed|Featuring|Ein|Eine|Unser|Une|Notre|Una|Un|Nuestr[ao]|Nostr[ao])\s(?!\p{Lu})[\p{Ll}-]+\s\p{Ll}/u;

/** "CHF 120.– Silk Shirt", "89 € at Zara, ankle boots": a price before the name, and where it is asked. */
function stripLead(line: string): string {
  const [first] = findAmountsWithCurrency(foldDigits(line.slice(0, LONGEST_PRICE)));
  if (first === undefined) return line;
  const remark = line.slice(0, first.start);
  if (first.start > 1 && !(REMARK.test(remark) && !namesKind(remark) && findMakers(remark).length === 0)) return line;
  const rest = line
    .slice(first.end)
    .replace(/^[\s\p{P}]+/u, "")
    .replace(AT_SELLER, "");
  return (first.start > 1 ? namesKind(rest) : /\p{L}{3}/u.test(rest)) ? rest : line;
}
/** "cute, 36 € at …": a few words in lowercase in front of the price. */
const REMARK = /^\p{Ll}[^.:]{1,24}[,!]\s$/u;
const AT_SELLER = /^(?:at|from|on|in|bei|von|chez|da|en)\s[\p{L}\p{N} .&'’]{2,24}[,:;–—-]\s+(?=\p{L})/iu;

const LONGEST_PRICE = 40;
/** The place of manufacture is not part of the name: "Leather Boots, handmade in Spain". */
const MADE = new RegExp(`[,.;–—-]\\s{0,3}(?:${MADE_IN})\\s`, "u");

/** Size and condition, which are not part of a name: "Wool Coat, size M, worn twice". */
const SIZE =
  /(?:,|\s[–—-])\s{0,3}(?:(?:in )?(?:(?:us|uk|eu|it|fr) )?(?:size|sz|taille|größe|gr\.|talla|taglia|maat|qty|quantity|anzahl)|bought|paid|worn|fits|labell?ed|tagged|gekauft|achet\p{L}{1,4}|comprad[oa]|pit to pit|(?:us|uk|eu|it) \d)\s|\s(?:size|sz|gr\.|größe|taille|talla|taglia)\s(?:(?:us|uk|eu|it|fr) )?(?:\d+|x{0,3}[sml](?!\p{L}))[\s,;.]|\s(?:(?:size|sz|gr\.|größe|taille|talla|taglia)\s(?:us|uk|eu|it|fr)|uk|eu)\s\d{1,2}(?:[.,]\d)?(?=[.,;]|$)|,?\s(?:wo)?men['’]?s\s(?:x{0,3}[sml]|xx?s)(?=[.,;]|$)/u;

/** Words between a name and its price. */
const TOWARDS_PRICE =
  /(?<!zip)(?:[\s,;:(]+(?:\d+ (?:for|für|pour|por|per)|under|below|less than|unter|sous|moins de|menos de|sotto|for|at|around|about|approx|only|from|now|just|price|was|were|rrp|originally|reduced from|bought for|selling|selling for|asking|für|nur|jetzt|statt|uvp|neupreis|np|pour|prix|acheté\p{L}*|por|precio|prezzo|preço|prijs|van|voor|a|à|in))+\s*$/u;

/** The cell that names the product in "Cashmere Beanie | Grey | One Size". */
function firstCell(name: string): string {
  const cells = name.split(" | ");
  const isTwoNames = cells.length === 2 && cells.every((cell) => cell.split(" ").length > 1);
  if (cells.length === 1 || (isTwoNames && !isColorOrMaterialLine(cells[1] ?? ""))) return name;
  const named = cells.find((cell) => findGarments(cell).length > 0) ?? cells.find(namesKind);
  // "Polène | Numéro Un Nano | Textured Taupe".
  const [first = "", second = ""] = cells;
  return named ?? (isMakerLine(first) && !isColorOrMaterialLine(second) ? second : isTwoNames ? first : name);
}

/** Removes the material, unless it contains the garment's name: "Isolde Marr, 100% wool coat". */
function upToShares(line: string): string {
  if (!line.includes("%")) return line;
  const from = SHARES.exec(line)?.index ?? line.length;
  const [name, shares] = [line.slice(0, from), line.slice(from)];
  return findGarments(name).length > 0 || findGarments(shares).length === 0 ? name : line;
}

/** "Oran, Gold, Epsom calfskin": a name of a few words followed by color, material and the like. */
function upToFacts(name: string): string {
  const [first = "", ...facts] = name.split(", ").filter((cell) => cell.trim() !== "");
  const isTold = facts.length >= LEAST_FACTS && isColorOrMaterialLine(facts[0] ?? "");
  const isBrief = [first, ...facts].every((cell) => cell.split(" ").length <= MOST_WORDS);
  return isTold && isBrief ? first : name;
}
const LEAST_FACTS = 2;
const MOST_WORDS = 5;

/** Removes the place of sale in front of a name: "Poshmark. Reformation Kourtney Dress", "eBay: vintage bag". */
function behindShop(line: string): string {
  const [shop] = findShops(line.slice(0, LONGEST_SHOP));
  if (shop?.start !== 0) return line;
  const rest = line.slice(shop.end);
  // "Target Stars Above Tank Top": who makes it follows who sells it.
  const [maker] = /^\s\p{Lu}/u.test(rest) ? findMakers(rest.slice(0, LONGEST_SHOP)) : [];
  if (maker?.start === 1) return rest.slice(1);
  return BEHIND_SHOP_NAME.test(rest) ? rest.replace(BEHIND_SHOP_NAME, "") : line;
}
const LONGEST_SHOP = 40;
const BEHIND_SHOP_NAME = /^(?:\s?[.:|–—·•]|\s-)\s+(?=\p{L}{2})/u;

/** The place of sale at the end is not part of the name: "Kanken Pack - Zappos", "Travel Ballet at Nordstrom Rack". */
function withoutShop(name: string): string {
  const shop = findShops(name).at(-1);
  if (shop === undefined || shop.start === 0 || name.slice(shop.end).trim().length > 3) return name;
  const before = name.slice(0, shop.start);
  const lead =
    /(?:\s[-–—|·@]|[|,]|(?:\s(?:for sale|zu verkaufen|à vendre|in vendita|en venta))?\s(?:at|on|from|off|bei|von|chez|en|su|sur|auf|via))\s*$/i.exec(
      before,
    );
  return lead === null ? name : before.slice(0, lead.index);
}

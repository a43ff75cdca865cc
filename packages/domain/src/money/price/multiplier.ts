/** Words and symbols after a number that represent zeros, each with the number of zeros. */
const ZEROS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: "百, 백",
    3: "천, k, тыс, тыс., tys, tys., tis, tis., thousand, mil, bin, ribu, rb, nghìn, ngàn, 千, 천, हज़ार",
    4: "万, 萬, 만",
    5: "lakh, lakhs, lac, lacs, लाख",
    6: "m, mln, mln., млн, млн., mio, mio., million, millions, millionen, millones, milioni, milhões, milyon, juta, triệu, tr",
    7: "crore, crores, cr, करोड़",
    8: "億, 亿, 억",
    9: "billion, billions, mrd, mrd., млрд, млрд., milyar, miliar, tỷ",
  }).flatMap(([zeros, words]) => words.split(", ").map((word) => [word, Number(zeros)] as const)),
);

/** A single letter means thousands only directly after the number: "$1.2k", never "12 M". */
const WORD = /^(?:\s?([百千万萬億亿백천만억]|[^\s\d\p{P}\p{Sc}]{2,9}\.?)|([kKmM]))(?=$|[^\p{L}]|[円元원₩¥])/u;

/**
 * Parses a multiplier such as "k", "million" or "万". Returns the number of zeros that it adds and the offset at which
 * it ends, or null when there is none.
 * @param at the offset at which the multiplier may start
 */
export function parseMultiplier(text: string, at: number): { zeros: number; end: number } | null {
  const hit = WORD.exec(text.slice(at, at + 12));
  const zeros = ZEROS.get((hit?.[1] ?? hit?.[2] ?? "").toLowerCase());
  return hit && zeros !== undefined ? { zeros, end: at + hit[0].length } : null;
}

/** The rest after "5만": thousands, hundreds and ones, " 9천", "9900", up to the currency. */
const REST = /^(?:\s?(\d{1,2})[천千])?(?:\s?(\d)[백百])?(?:\s?(\d,\d{3}|\d{1,4}))?(?=\s?[円元원₩¥])/u;

/**
 * Parses the remainder of an amount that is counted in ten thousands, such as the nine thousand in "5만 9천원". Returns
 * null when there is none.
 * @param at the offset at which the remainder may start
 */
export function parseRemainder(text: string, at: number): { value: number; end: number } | null {
  if (!/[万萬만]/.test(text[at - 1] ?? "")) return null;
  const [rest = "", thousands = "0", hundreds = "0", ones = "0"] = REST.exec(text.slice(at, at + 16)) ?? [];
  if (rest === "") return null;
  return {
    value: 1000 * Number(thousands) + 100 * Number(hundreds) + Number(ones.replace(",", "")),
    end: at + rest.length,
  };
}

/** Shifts the decimal point of a number: by 3, "1.25" becomes "1250"; by -2, "99" becomes "0.99". */
export function shiftDecimal(value: string, places: number): string {
  const [whole = "", decimals = ""] = value.split(".");
  const digits = `${"0".repeat(Math.max(0, -places))}${whole}${decimals}${"0".repeat(Math.max(0, places - decimals.length))}`;
  const at = digits.length - Math.max(0, decimals.length - places);
  const integer = digits.slice(0, at).replace(/^0+(?=\d)/, "");
  return at < digits.length ? `${integer}.${digits.slice(at)}` : integer;
}

/** ISO 3166 regions (and top-level domains) with the currency of their shops. */
export const CURRENCY_BY_REGION: Readonly<Record<string, string>> = {
  ae: "AED", ar: "ARS", at: "EUR", au: "AUD", ba: "BAM", bd: "BDT", be: "EUR", bg: "BGN", bh: "BHD", br: "BRL", by: "BYN",
  ca: "CAD", ch: "CHF", cl: "CLP", cn: "CNY", co: "COP", cr: "CRC", cy: "EUR", cz: "CZK", de: "EUR", dk: "DKK", do: "DOP",
  ec: "USD", ee: "EUR", eg: "EGP", es: "EUR", fi: "EUR", fr: "EUR", gb: "GBP", ge: "GEL", gr: "EUR", gt: "GTQ", hk: "HKD",
  hr: "EUR", hu: "HUF", id: "IDR", ie: "EUR", il: "ILS", in: "INR", is: "ISK", it: "EUR", jo: "JOD", jp: "JPY", ke: "KES",
  kr: "KRW", kw: "KWD", kz: "KZT", lk: "LKR", lt: "EUR", lu: "EUR", lv: "EUR", ma: "MAD", md: "MDL", me: "EUR", mk: "MKD",
  mo: "MOP", mt: "EUR", mx: "MXN", my: "MYR", ng: "NGN", nl: "EUR", no: "NOK", np: "NPR", nz: "NZD", om: "OMR", pa: "USD",
  pe: "PEN", ph: "PHP", pk: "PKR", pl: "PLN", pt: "EUR", py: "PYG", qa: "QAR", ro: "RON", rs: "RSD", ru: "RUB", sa: "SAR",
  se: "SEK", sg: "SGD", si: "EUR", sk: "EUR", th: "THB", tn: "TND", tr: "TRY", tw: "TWD", ua: "UAH", uk: "GBP", us: "USD",
  uy: "UYU", uz: "UZS", vn: "VND", za: "ZAR",
};

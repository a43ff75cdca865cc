import { BUNDLED_RATES, type Rates } from "./exchange.ts";

/** The list has about thirty currencies; far fewer means another list. */
const FEWEST = 15;
/** No listed currency moves that far between two readings; if one does, it is an error, or not ours to trust. */
const MOST_FACTOR = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Currencies permanently replaced by the euro, at fixed rates. */
const IRREVOCABLE = { BGN: 1.95583, HRK: 7.5345 };

const DAY = /<Cube\s+time=(["'])(\d{4}-\d{2}-\d{2})\1\s*>/g;
const RATE = /<Cube\s+currency=(["'])([A-Z]{3})\1\s+rate=(["'])(\d{1,9}(?:\.\d{1,9})?)\3\s*\/>/g;

/**
 * Parses the European Central Bank's daily reference rates (eurofxref-daily.xml). Throws when the text isn't a list of
 * rates for one day, when it lists too few currencies or one of them twice, when its date is impossible, in the future
 * or before the previous one, or when its rates are implausibly far from the previous ones.
 * @param previous the rates used until now
 */
export function parseReferenceRates(xml: string, previous: Rates, now: Date): Rates {
  const days = [...xml.matchAll(DAY)].map(([, , day]) => day ?? "");
  const [date] = days;
  if (date === undefined || days.length > 1) throw new Error("Expected the reference rates of a single day");
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) throw new Error("Invalid date");
  if (time > now.getTime() + DAY_MS) throw new Error("The rates are dated in the future");
  if (date < previous.date) throw new Error("The rates are older than the current ones");
  const listed = [...xml.matchAll(RATE)].map(([, , currency, , rate]) => [currency ?? "", Number(rate)] as const);
  const perEuro = Object.fromEntries(listed);
  const known = listed.filter(([currency]) => Object.hasOwn(BUNDLED_RATES.perEuro, currency));
  if (Object.keys(perEuro).length < listed.length) throw new Error("A currency is listed twice");
  if (known.length < FEWEST || !("USD" in perEuro && "GBP" in perEuro))
    throw new Error("Too few currencies are listed");
  for (const [currency, rate] of listed) {
    const factor = rate / (previous.perEuro[currency] ?? rate);
    // Zero yields no number.
    if (!(factor > 1 / MOST_FACTOR && factor < MOST_FACTOR)) throw new Error(`${currency} cannot have moved that far`);
  }
  return { date, perEuro: { ...IRREVOCABLE, ...perEuro, EUR: 1 } };
}

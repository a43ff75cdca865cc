import { COUNTRIES } from "./countries.data.ts";
import { foldPhrase } from "../text/fold.ts";
import { MADE_IN } from "./made-in.data.ts";

/** Labels for a country of origin, one language per line. */
const LABELS = [
  "country(?: ?/ ?region)? of (?:origin|manufacture)|(?:country|place) of production|origin|imported from",
  "herkunft(?:sland)?|ursprungsland",
  "pays d['’](?:origine|fabrication)|origine",
  "país de (?:origen|fabricación)|origen",
  "país de origem|pa[ií]s de fabrico|origem",
  "paese di (?:origine|produzione)",
  "land van herkomst",
  "oprindelsesland",
  "tillverkningsland",
  "opprinnelsesland",
  "valmistusmaa|alkuperämaa",
  "kraj (?:pochodzenia|produkcji)",
  "země původu",
  "krajina pôvodu",
  "származási hely|gyártási ország",
  "țara de origine",
  "страна(?: ?- ?| )(?:производства|производитель|изготовления|происхождения)",
  "країна(?: ?- ?| )(?:виробництва|виробник)",
  "üretim yeri|menşei?(?: ülke)?",
  "原産国|生産国|製造国|原产国|产地|產地|원산지|제조국",
].join("|");
/** Words before the country's name. */
const LEAD = new RegExp(`^(?:(?:(?:proudly|originally) )?(?:${MADE_IN})|${LABELS})(?!\\p{L})[ :.–—-]*`, "iu");
const ARTICLE = /^(?:the|der|die|den|dem|la|le|les|los|el|il|lo|gli|i|o|os|as|de|het|l['’])\s*(?=\p{L})/iu;

const BY_NAME: ReadonlyMap<string, string> = buildNames();
const BY_CODE: ReadonlyMap<string, string> = new Map(Object.entries(COUNTRIES).map(([name, { code }]) => [code, name]));

function buildNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [country, { names: list }] of Object.entries(COUNTRIES)) {
    for (const name of list.split(", ")) names.set(foldPhrase(name), country);
  }
  // English names win when another language uses them for another place.
  for (const country of Object.keys(COUNTRIES)) names.set(foldPhrase(country), country);
  return names;
}

/**
 * Returns the common English name of a country ("Italy", "USA", "South Korea"), given its name in any language of the
 * table, an uppercase ISO 3166-1 alpha-2 code, or a complete phrase such as "Made in Italy" or "Country of origin:
 * Italy". Returns null for anything else, including text that merely mentions a country.
 */
export function canonicalCountry(text: string): string | null {
  const name = text
    .slice(0, 120)
    .replace(/\s+/g, " ")
    .trim()
    .replace(LEAD, "")
    .replace(/[.,;!*]+$/u, "");
  const code = BY_CODE.get(name);
  if (code !== undefined) return code;
  return BY_NAME.get(foldPhrase(name)) ?? BY_NAME.get(foldPhrase(name.replace(ARTICLE, ""))) ?? null;
}

import { COUNTRIES } from "./countries.data.ts";
import { foldPhrase } from "./fold.ts";

/** "Made in" and its like, and articles, in front of the country's name. */
const LEAD =
  /^\s*(?:(?:(?:proudly|originally)\s+)?(?:made|manufactured|produced|knitted|woven|crafted|handmade|handcrafted|sewn)\s+in|country(?:\s*\/\s*region)?\s+of\s+(?:origin|manufacture)|(?:country|place)\s+of\s+production|origin|product\s+of|imported\s+from|hergestellt\s+in|gefertigt\s+in|herkunft(?:sland)?|ursprungsland|produziert\s+in|fabriqué\s+(?:en|au|aux|à)|confectionné\s+(?:en|au|aux)|pays\s+d['’](?:origine|fabrication)|origine|fabricado\s+(?:en|em|no|na)|hecho\s+en|feito\s+(?:em|no|na)|país\s+de\s+(?:origen|origem|fabricación)|pa[ií]s\s+de\s+fabrico|origen|origem|prodotto\s+in|fatto\s+in|paese\s+di\s+(?:origine|produzione)|fabbricato\s+in|gemaakt\s+in|geproduceerd\s+in|land\s+van\s+herkomst|vervaardigd\s+in|fremstillet\s+i|oprindelsesland|produceret\s+i|tillverkad\s+i|ursprungsland|tillverkningsland|produsert\s+i|opprinnelsesland|laget\s+i|valmistettu|valmistusmaa|alkuperämaa|wyprodukowano\s+we?|kraj\s+(?:pochodzenia|produkcji)|vyrobeno\s+ve?|země\s+původu|vyrobené\s+v|krajina\s+pôvodu|származási\s+hely|gyártási\s+ország|fabricat\s+în|țara\s+de\s+origine|произведено\s+в|страна(?:\s*-\s*|\s+)(?:производства|производитель|изготовления|происхождения)|сделано\s+в|країна(?:\s*-\s*|\s+)(?:виробництва|виробник)|üretim\s+yeri|menşei?(?:\s+ülke)?|原産国|生産国|原产国|产地|產地|製造国|원산지|제조국)(?![\p{L}])[\s:.\-–—]*/iu;
const ARTICLE = /^(?:the|der|die|den|dem|la|le|les|los|el|il|lo|gli|i|o|os|as|de|het|l['’])\s*(?=\p{L})/iu;

const BY_NAME: ReadonlyMap<string, string> = buildNames();
const BY_CODE: ReadonlyMap<string, string> = new Map(Object.entries(COUNTRIES).map(([name, { code }]) => [code, name]));

function buildNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [country, { names: list }] of Object.entries(COUNTRIES)) {
    for (const name of list.split(", ")) names.set(foldPhrase(name), country);
  }
  // English names win where another language means another place by them.
  for (const country of Object.keys(COUNTRIES)) names.set(foldPhrase(country), country);
  return names;
}

/**
 * The common English name of a country ("Italy", "United Kingdom", "USA", "South Korea") from its name in any of the
 * languages of the table, an ISO 3166-1 alpha-2 code in capitals, or a whole "Made in …" phrase. Null for anything
 * else: a text that merely mentions a country is none.
 */
export function canonicalCountry(text: string): string | null {
  const name = text
    .slice(0, 120)
    .replace(LEAD, "")
    .trim()
    .replace(/[.,;!*]+$/u, "");
  const code = BY_CODE.get(name);
  if (code !== undefined) return code;
  return BY_NAME.get(foldPhrase(name)) ?? BY_NAME.get(foldPhrase(name.replace(ARTICLE, ""))) ?? null;
}

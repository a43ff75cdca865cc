import { findMakers, makerByName, type MakerMatch } from "@dupewise/vocabulary/makers/find-makers";
import { isKindOnly, namesKind } from "./lone-lines.ts";
import { namesSomethingElse } from "./names-something-else.ts";

/** The minimum number of words left of a name, so that "Rolex Submariner" stays complete. */
const LEAST_LEFT = 2;
/** "The Row's Margaux", "SAINT LAURENT - Lou Camera Bag". */
const SET_OFF = /^(?:(?<owner>['’ʼ`´]s?)(?!\p{L})|\.(?=\s))?(?<sign>[\s®™】\]–—:|,/+-]+)/u;
/** Matches the place in a maker's name: "Gloverall of London". */
const OF_PLACE = /^ of (?:(?:San|New|Los|St\.?) )?\p{Lu}[\p{L}'’-]+(?=\s)/u;
/** Separators between a name and its maker: "Perfect Pump 85 by Sarah Flint", "Irish Linen Shirt | J.Crew". */
const SIGNS = /(?:,|\s(?:by|from|von|par|[|–—-]))\s$/i;
/** A shop's country after its name: "J.Crew US". */
const COUNTRY = /^\s?(?:US|USA|UK|EU|AU|Official(?: (?:Site|Store|Website))?|(?:Online )?(?:Shop|Store))?$/;

/**
 * Removes the maker from the start of a name, or from its end as in "by Sarah Flint", if enough of the name remains.
 * Keeps a word that is also another maker's name, as in Brooks Brothers' "Regent Polo".
 * @param isShort whether the text is short, in which case fewer words need to remain after a long maker's name
 */
export function withoutMaker(name: string, maker: string | null = null, isShort = false): string {
  const makers = findMakers(name);
  const [first] = makers;
  // "The Toteme scarf jacket" is no name, "The Row" is one, and "the Loewe Flamenco dupe" is another maker's.
  const isLed = first !== undefined && /^the\s$/i.test(name.slice(0, first.start)) && !/(?<!\p{L})dupe/iu.test(name);
  const bare = isLed ? name.slice(first.start) : name;
  const led = findMakers(bare).find(({ start }) => start === bare.search(/[\p{L}\p{N}&]/u));
  const own = maker === null ? undefined : makerByName(maker);
  if (isShort && maker !== null && own === null) return withoutUnknown(name, maker);
  if (led === undefined) return unsigned(name, makers.at(-1));
  // "Anello in oro" is a ring.
  if (own === undefined && led.isPlain && namesSomethingElse(bare, led)) return bare;
  if (own !== undefined && own?.name !== led.maker.name) return bare;
  // "Mother of Pearl" is not Mother's.
  if (led.isPlain && /^ of \p{Lu}/u.test(bare.slice(led.end))) return bare;
  const end = led.end + (led.isPlain ? 0 : (OF_PLACE.exec(bare.slice(led.end))?.[0].length ?? 0));
  const gap = SET_OFF.exec(bare.slice(end));
  const rest = bare.slice(end + (gap?.[0].length ?? 0));
  // In a collaboration, "Marni x Uniqlo", neither maker is removed.
  if (/^[x×]\s/i.test(rest)) return bare;
  // "Pleats Please" is a label of Issey Miyake's, and a part of the name beside that.
  const isLabel = own !== undefined && ![own?.name, maker].some((one) => isAlike(one ?? "", led.quote));
  const words = led.quote.split(/ (?:[&+] )?/).length;
  const isApart = gap?.groups?.["sign"] !== " " || isWrittenApart(led.quote);
  const least =
    gap?.groups?.["owner"] !== undefined
      ? 1
      : isLabel
        ? 2 * words
        : isApart || words < 3 || (isShort && namesKind(rest))
          ? LEAST_LEFT
          : words + 1;
  // "SECRID Cardprotector".
  const isKind = isShort && !isLabel && !led.isPlain && /^\p{Lu}/u.test(rest) && isKindOnly(rest);
  return (rest.split(" ").length >= least || isKind) && /\p{L}{3}/u.test(rest)
    ? capitalized(unsigned(rest, findMakers(rest).at(-1)))
    : bare;
}

/** Removes a maker that isn't in the tables from the start of a name, or from its end, as in "by Halden Row". */
function withoutUnknown(name: string, maker: string): string {
  if (isAlike(name.slice(0, maker.length), maker)) {
    const gap = SET_OFF.exec(name.slice(maker.length))?.[0] ?? "";
    const rest = name.slice(maker.length + gap.length);
    if (gap !== "" && namesKind(rest) && (rest.includes(" ") || gap.trim() !== "")) return capitalized(rest);
  }
  const before = name.slice(0, Math.max(0, name.length - maker.length));
  const rest = isAlike(name.slice(before.length), maker) ? before.replace(SIGNS, "") : before;
  return rest.length < before.length && rest.includes(" ") ? rest : name;
}

/** "Mango belted wool coat" leaves a name that begins with a capital, like any other. */
const capitalized = (name: string): string =>
  /^\p{Ll}+(?:[\s-]|$)/u.test(name) ? name[0]?.toUpperCase() + name.slice(1) : name;

/** "KURT GEIGER LONDON Shoreditch Boot": letters of one size set a maker's name off from what follows. */
const isWrittenApart = (quote: string): boolean => quote === quote.toUpperCase() || quote === quote.toLowerCase();

const LETTERS_ALONE = new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true });
const isAlike = (one: string, other: string): boolean => LETTERS_ALONE.compare(one, other) === 0;

function unsigned(said: string, last: MakerMatch | undefined): string {
  if (last === undefined || !COUNTRY.test(said.slice(last.end))) return said;
  const before = said.slice(0, last.start);
  const rest = before.replace(SIGNS, "");
  return rest.length < before.length && rest.includes(" ") ? rest : said;
}

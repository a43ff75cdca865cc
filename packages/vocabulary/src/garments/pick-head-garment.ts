import { isFur } from "./find-accessory-part.ts";
import { garmentOf, type Garment, type GarmentMatch } from "./garments.ts";
import { isFashion } from "./families.data.ts";
import { canonicalFiber } from "../materials/fibers.ts";
import type { Language } from "../text/language.ts";
import { isNegation } from "../text/negation.ts";
import type { Token } from "../text/tokenize.ts";

/** Words that introduce parts, accompaniments or a purpose in a title, rather than the product itself. */
const TAIL_WORDS = new Set(
  "with w incl including inkl for in by from featuring without having avec pour en sans mit aus fur ohne im con para sin senza per com sem met voor van z ze dla bez till til av af fra с со для из без на".split(
    " ",
  ),
);
/** In these languages the noun comes first and what follows describes it. */
const HEAD_FIRST = new Set<Language>(["fr", "es", "it", "pt", "pl", "ru", "el", "ar", "he"]);
/** Names so general that any other name of the same group is more specific. */
const GENERAL = new Set(["shoes", "bag", "top", "heels", "wedges"]);
/** Maps a kind to a narrower one that also goes by its name: a cardigan is also called a sweater. */
export const NARROWER_KINDS: Readonly<Record<string, string>> = {
  sweater: "cardigan",
  sweatshirt: "hoodie",
  wallet: "card holder",
};
/** Names that only state the wearer: any other name is more specific. */
const VAGUE = new Set(["kidswear"]);

/** A way to put on shoes, which means loafers when no other shoe is named. */
const SLIP_ON = /^slip[ -]?ons?$/i;

/**
 * Picks the garment that a title is about from all the garments that the title names: usually the last one in English,
 * and the first one in a language that puts the noun first. Returns undefined when none of them fits.
 */
export function pickHeadGarment(
  found: readonly GarmentMatch[],
  tokens: readonly Token[],
  language: Language,
  text: string,
): { garment: Garment; quote: string } | undefined {
  // "No tie laces", "nylon imperméable".
  const matches = found.filter(({ from, garment }) => {
    const before = from === 0 ? "" : (tokens[from - 1]?.form ?? "");
    const isAdjective = garment.type === "rain jacket" && HEAD_FIRST.has(language) && canonicalFiber(before) !== null;
    return !isAdjective && !isNegation(before);
  });
  const isShod = matches.some(({ garment, quote }) => garment.group === "footwear" && !SLIP_ON.test(quote));
  const telling = matches.filter(({ garment, quote }) => !VAGUE.has(garment.type) && !(isShod && SLIP_ON.test(quote)));
  const all = withoutNames(withoutYielding(telling.length > 0 ? telling : matches, tokens), language);
  const named = fashionFirst(all);
  const comma = listStart(text, named[0]?.end ?? 0);
  const tail = tokens.findIndex(
    (token, position) =>
      position > 0 && ((TAIL_WORDS.has(token.form) && !isFur(text, token)) || (comma >= 0 && token.start > comma)),
  );
  // "Watch box for 6 watches": the product is what precedes the tail, whether or not it is worn.
  const main = tail < 0 ? named : fashionFirst(all.filter(({ from }) => from < tail));
  const candidates = main.length > 0 ? main : named;
  const set = setWithPieces(named) ?? setOf(named, tokens, text);
  if (set) return set;
  const head = HEAD_FIRST.has(language) ? candidates[0] : (stuffedHead(candidates, tokens) ?? candidates.at(-1));
  const special = NARROWER_KINDS[head?.garment.type ?? ""];
  const isSpecial = ({ garment }: GarmentMatch) => garment.type === special;
  if (special !== undefined && candidates.some(isSpecial)) return candidates.find(isSpecial);
  if (!head || !GENERAL.has(head.garment.type)) return head;
  const specific = ({ garment }: GarmentMatch) => garment.group === head.garment.group && !GENERAL.has(garment.type);
  return candidates.findLast(specific) ?? head;
}

/** Removes loanwords right before another product in the title's own language: "Peu Cami zapatos". */
function withoutNames(matches: readonly GarmentMatch[], language: Language): readonly GarmentMatch[] {
  if (!HEAD_FIRST.has(language)) return matches;
  return matches.filter(({ garment, isLoanword, to }, at) => {
    const next = matches[at + 1];
    return !(isLoanword && next?.from === to && !next.isLoanword && next.garment.group !== garment.group);
  });
}

/** The place after the product where pieces may be listed: "swim set (tunic, leggings)", "dress, belt included". */
function listStart(text: string, end: number): number {
  const comma = text.indexOf(",", end);
  const bracket = comma < 0 ? -1 : text.lastIndexOf("(", comma);
  return bracket >= end && text.indexOf(")", bracket) > comma ? bracket : comma;
}

/** Words that mean cloth, a back or a strap when the product is named as well, each with a test of that product. */
const YIELDING: Readonly<Record<string, (other: Garment) => boolean>> = {
  jersey: ({ group }) => group === "dresses",
  fabric: ({ group, type }) => isFashion(group) && type !== "dress material",
  fleece: ({ group }) => isFashion(group) && group !== "tops" && group !== "outerwear",
  top: ({ group }) => group === "bags",
  luggage: ({ group, type }) => group === "bags" && type !== "trolley bag",
  jewelry: ({ group, type }) => group === "jewellery" && type !== "jewellery set",
  jewellery: ({ group, type }) => group === "jewellery" && type !== "jewellery set",
  lingerie: ({ group, type }) => group === "innerwear" && type !== "lingerie set",
  corset: ({ group }) => group === "dresses",
  bustier: ({ group }) => group === "dresses" || group === "swimwear" || group === "innerwear",
  "quarter zip": ({ group, type }) => isFashion(group) && type !== "sweater",
  "half zip": ({ group, type }) => isFashion(group) && type !== "sweater",
  shaper: ({ type }) => type === "leggings" || type === "jeans" || type === "tights",
  "neck tie": ({ group }) => WORN.has(group),
  chaîne: ({ type }) => type === "bracelet",
  chain: ({ group }) => group !== "jewellery" && isFashion(group),
  "crossbody strap": ({ group }) => group === "bags",
  "laptop sleeve": ({ group, type }) => group === "bags" && type !== "laptop bag",
  "rain cover": ({ group, type }) => group === "bags" && type !== "protective bag",
  studs: ({ group }) => isFashion(group) && group !== "jewellery",
  flat: ({ group, type }) => group === "footwear" && type !== "flats",
};

/** What comes on or with clothes, shoes and bags that are named before: "trench coat, khaki cotton belt". */
const ADDED = new Set(["belt", "tie", "bow tie", "ring", "pocket square"]);
const WORN: ReadonlySet<Garment["group"]> = new Set<Garment["group"]>([
  "outerwear",
  "dresses",
  "tops",
  "bottoms",
  "footwear",
  "swimwear",
]);

/** What follows the name of something that is only depicted or resembled: "dress, scarf print", "shirt style dress". */
const PICTURES: ReadonlySet<string> = new Set(
  "graphic graphics motif motiv motivo applique print style styled inspired effect".split(" "),
);
/** Words that mean no product even directly after one: "wrap dress jersey", "tote (luggage)". */
const DESCRIBING: ReadonlySet<string> = new Set([
  "jersey",
  "fleece",
  "luggage",
  "shaper",
  "bustier",
  "laptop sleeve",
  "quarter zip",
  "half zip",
]);

/** "Gown in red jersey", "bodysuit with thong back", "baguette bag, chain decor". */
function withoutYielding(matches: readonly GarmentMatch[], tokens: readonly Token[]): readonly GarmentMatch[] {
  const isPictured = ({ to }: GarmentMatch) => PICTURES.has(tokens[to]?.form ?? "");
  const isBodysuit = matches.some(({ garment }) => garment.type === "bodysuit");
  return matches.filter((match) => {
    const { quote, from, to: at, garment: own } = match;
    const said = quote.toLowerCase().replaceAll("-", " ");
    // "Tee cowboy boots graphic".
    if (isPictured(match) && !matches.every(isPictured)) return false;
    // "Watch bracelet" is the bracelet.
    const isWorn = (to: number) => to < from || (to === from && quote.toLowerCase() !== "bracelet");
    // "T-shirt thong bodysuit", "bodysuit with thong back".
    if (isBodysuit && own.type !== "bodysuit" && (own.group === "tops" || own.type === "thong")) return false;
    // "Damenuhr Schlangenarmband": what a watch that is named before is worn on.
    if (own.type === "bracelet" && matches.some(({ garment, to }) => garment.group === "watches" && isWorn(to)))
      return false;
    const yields = YIELDING[said];
    // Directly after the product, it is one of its parts: "handbag crossbody strap".
    if (yields !== undefined)
      return !matches.some(({ garment, to }) => (to !== from || DESCRIBING.has(said)) && yields(garment));
    // "Trench coat belt" is a belt, "trench coat belt beige" a coat with one.
    const isLast = at === tokens.length;
    const isOn = ({ garment, to }: GarmentMatch) =>
      (to < from && WORN.has(garment.group)) || (to === from && !isLast && garment.family === "coats");
    return !(ADDED.has(own.type) && matches.some(isOn));
  });
}

/** In a title with this many words, what follows a complete product noun is a synonym or a use. */
const STUFFED = 9;

/**
 * "Suede Chelsea Boots Casual Ankle Elastic Slip On", "Cardigan Sweaters Open Front Knit Coats": the first name, where
 * it is of two words or more, or has a synonym right behind it.
 */
function stuffedHead(candidates: readonly GarmentMatch[], tokens: readonly Token[]): GarmentMatch | undefined {
  const [first, next, third] = candidates;
  if (first === undefined || next === undefined) return undefined;
  const isFurther = third !== undefined && !JOINING_WORDS.has(tokens[third.from - 1]?.form ?? "");
  const isDoubled = next.from === first.to && next.garment.group === first.garment.group && isFurther;
  const isFull = isDoubled || (first.to - first.from > 1 && next.from > first.to);
  return isFull && tokens.length >= STUFFED && !GENERAL.has(first.garment.type) ? first : undefined;
}

/** Next to something to wear, "book" and "plate" are mostly prints; "shoe rack" means the rack. */
function fashionFirst(matches: readonly GarmentMatch[]): readonly GarmentMatch[] {
  const worn = matches.filter(({ garment }) => isFashion(garment.group));
  const last = matches.at(-1);
  // French for flat: "mules plates".
  const isFlat = last?.quote.toLowerCase() === "plates" && worn.at(-1)?.garment.group === "footwear";
  const isCompound = last && !isFlat && !isFashion(last.garment.group) && worn.at(-1)?.to === last.from;
  return worn.length === 0 || isCompound ? matches : worn;
}

/** "Tracksuit set, hoodie and joggers": a set's own name, then its pieces. */
function setWithPieces([first, ...pieces]: readonly GarmentMatch[]): GarmentMatch | undefined {
  return first?.garment.group === "sets" && pieces.length > 1 ? first : undefined;
}

const JOINING_WORDS = new Set("with and n et avec und mit y con e com en met".split(" "));

/** Garments sold together: a kurta with its trousers, a top with its skirt, a salwar with its dupatta. */
function setOf(
  matches: readonly GarmentMatch[],
  tokens: readonly Token[],
  text: string,
): { garment: Garment; quote: string } | undefined {
  const first = matches[0];
  const second = matches.find(({ garment }) => garment.group !== first?.garment.group);
  if (!first || !second) return undefined;
  const between = tokens.slice(first.to, second.from);
  const joined =
    between.some(({ form }) => JOINING_WORDS.has(form)) || /[&+]/.test(text.slice(first.end, second.start));
  const isCalledSet = tokens.some(({ form }) => SETS.has(form));
  const type = joined ? setType(first.garment, second.garment, isCalledSet) : undefined;
  const garment = type === undefined ? undefined : garmentOf(type);
  return garment && { garment, quote: first.quote };
}

const SETS: ReadonlySet<string> = new Set(["set", "ensemble", "zweiteiler", "completo", "conjunto"]);

function setType({ family, group, type }: Garment, other: Garment, isCalledSet: boolean): string | undefined {
  if (type === "lehenga choli") return type;
  // "Rain set, jacket and dungarees".
  if (isCalledSet && group === "outerwear" && (other.group === "bottoms" || other.family === "jumpsuits"))
    return "clothing set";
  const kurta = family === "kurtas" || family === "tunics";
  if (kurta && (other.group === "bottoms" || other.family === "dupattas" || other.family === "lounge pants"))
    return "kurta set";
  if (group === "tops" && other.group === "bottoms") return "clothing set";
  if (family === "salwars" || type === "churidar" || type === "leggings") {
    return other.family === "dupattas" ? "salwar and dupatta" : undefined;
  }
  return undefined;
}

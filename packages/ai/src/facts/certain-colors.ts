import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import type { ColorMatch } from "@dupewise/vocabulary/colors/colors";
import { isPartOrFigurativeWord } from "@dupewise/vocabulary/materials/mere-part";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { endsClause } from "./passage.ts";

/** Words after which everything in a clause is on the product, or next to it. */
const ASIDE = new Set("with w on at over under featuring by and plus against mit avec con".split(" "));
/** The maximum number of words between a color and what it describes: "brown premium grained leather". */
const FAR = 4;
/** The maximum number of words in a shade's name besides the color's: "Midnight Navy", "Color: Black". */
const MOST_FURTHER = 2;
/** Parts and trimmings with a separate color, in addition to those with a separate material. */
const TRIMMINGS = new Set(
  "star stars stripe stripes studs stud logo crystal crystals stone stones bead beads metal chain dial hands numerals flower flowers floral dot dots spots foil finish finishing hardware accent contrast overlay overlays heel toe tint stitching embroidery motif shank".split(
    " ",
  ),
);
const isPart = ({ form }: Token): boolean => isPartOrFigurativeWord(form) || TRIMMINGS.has(form);

/** Metals are the color of some part, unless leather or cloth is dyed so. */
const METALLIC = /^(?:gold|golden|silver|bronze|brass|copper|steel|gunmetal|nickel|rose gold)(?:[ -]ton(?:e|ed))?$/i;

/** "Darkest night heather" is not gray. */
const VAGUE = /^(?:heather|natural|multi)$/i;

/** Parts that are seen as the product. */
const WHOLE = new Set("upper uppers frame frames shell fabric body ground base hide yarn knit denim cloth".split(" "));

interface Clause {
  before: readonly Token[];
  after: readonly Token[];
  /** Whether a token of the clause belongs to one of the colors. */
  isColor: (token: Token) => boolean;
}

/** How many words of a clause are read on either side of a color. A text without punctuation is one clause. */
const MOST_READ = 40;

function clauseAround(
  { from, to }: ColorMatch,
  matches: readonly ColorMatch[],
  tokens: readonly Token[],
  text: string,
): Clause {
  const isJoined = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && !endsClause(text, one, other, "(:");
  let [start, end] = [from, to];
  while (from - start < MOST_READ && isJoined(tokens[start - 1], tokens[start])) start -= 1;
  while (end - to < MOST_READ && isJoined(tokens[end - 1], tokens[end])) end += 1;
  const near = matches.filter((match) => match.to > start && match.from < end);
  const colored = new Set(near.flatMap((match) => tokens.slice(match.from, match.to)));
  return {
    before: tokens.slice(start, from),
    after: tokens.slice(to, end),
    isColor: (token) => colored.has(token),
  };
}

/**
 * Returns true when a color in a sentence is certainly the product's own: it is the whole sentence ("Navy."), ends
 * its clause ("knit in ecru"), or precedes the product's kind or material ("black grained calfskin").
 */
export function isCertainlyProductColor(
  match: ColorMatch,
  matches: readonly ColorMatch[],
  tokens: readonly Token[],
  text: string,
): boolean {
  const { before, after, isColor } = clauseAround(match, matches, tokens, text);
  const clause = [...before, ...tokens.slice(match.from, match.to), ...after];
  // "White with green", "black and tan".
  const isBetweenColors = (at: number) => [clause[at - 1], clause[at + 1]].every((token) => token && isColor(token));
  const further = clause.filter((token, at) => !isColor(token) && !isBetweenColors(at));
  if (further.length > 0 && VAGUE.test(match.quote)) return false;
  const mostFurther = METALLIC.test(match.quote) ? 0 : MOST_FURTHER;
  if (further.length <= mostFurther && !further.some(isOther)) return true;
  const goods = before.findLastIndex(isGoods);
  const leading = before
    .slice(goods + 1)
    .filter((token, at, all) => !(token.form === "and" && isColor(all[at - 1] ?? token)));
  if (leading.some((token) => ASIDE.has(token.form) || isPart(token))) return false;
  const [next] = after;
  if (!next || (ASIDE.has(next.form) && !(after[1] && isColor(after[1])))) return comesIn(leading);
  for (const [at, token] of after.entries()) {
    const next = after[at + 1];
    if (isPart(token)) return false;
    if (WHOLE.has(token.form) || isGoods(token)) return true;
    if (isStuff(token))
      return next === undefined || isStuff(next) || ASIDE.has(next.form) || !endsInPart(after, at + 1);
    if (at >= FAR || (ASIDE.has(token.form) && !(next && isColor(next)))) return false;
  }
  return false;
}

/**
 * Returns true for a color that a product comes in ("Knit in ecru", "a sweater in plain navy"), unlike that of a
 * ruffle.
 */
function comesIn(leading: readonly Token[]): boolean {
  const at = leading.findLastIndex(({ form }) => form === "in");
  const what = leading[at - 1];
  return at >= 0 && leading.length - at < FAR && (what === undefined || isStuff(what) || what.form.endsWith("ed"));
}

const isGoods = (token: Token): boolean => findGarments("", "en", [token]).length > 0;

const isOther = (token: Token): boolean =>
  isPart(token) || ASIDE.has(token.form) || canonicalFiber(token.form) !== null;

const isStuff = (token: Token): boolean =>
  canonicalFiber(token.form) !== null || HIDE.test(token.form) || findFabrics("", [token]).length > 0;
const HIDE = /leather|suede|skin$|nubuck|canvas|nylon|^(?:lace|mini|midi|maxi)$/;

function endsInPart(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from, from + 2).some(isPart);
}

import type { Span } from "./phrase-matcher.ts";
import type { Token } from "./tokenize.ts";

/** Words saying that a product lacks what is named next. */
const DENYING = new Set("no non not without sans pas ohne kein keine keinen sin senza sem bez zonder geen".split(" "));
/** Words that may be between a negation and what it negates. */
const PASSED_OVER = new Set("any a an the de des du un une le la ein eine einen".split(" "));
/** Words for the place of what is negated: "no side pockets", "without inner lining". */
const PLACES = new Set(
  "side front back rear inside inner interior outside outer exterior chest hip hand waist visible exposed extra real patch breast shoulder".split(
    " ",
  ),
);
/**
 * Words between two things that are negated together: "without pockets or lining". "And" may continue with what the
 * product has.
 */
const JOINING = new Set("or nor ou oder o ni".split(" "));

/** Words before a material that is only imitated: a "faux leather band" is no leather band. */
const IMITATING = new Set("faux vegan imitation fake micro simili".split(" "));
const IMITATED = new Set("leather suede nubuck fur shearling sheepskin cork silk".split(" "));

/** "Tassel-free", and "tassel free," where "tassel, free shipping" has one. */
const FREE_OF = /^(?:-(?:free|frei|vrij)(?!\p{L})| free(?=[,.;)\n]|$))/u;
const FREE = new Set(["free", "frei", "vrij"]);
const LONGEST_FREE = " free,".length;

/** Returns true for a lowercase word that negates what follows: "no", "without". */
export function isNegation(word: string): boolean {
  return DENYING.has(word);
}

/**
 * Returns true when the words around a span negate it: "no hood", "without any pockets or lining", "tassel-free", "faux
 * leather".
 * @param span the index of its first token, and the index after its last token
 */
export function isNegated(text: string, tokens: readonly Token[], { from, to }: Pick<Span, "from" | "to">): boolean {
  const end = tokens[to - 1]?.end ?? 0;
  if (FREE.has(tokens[to]?.form ?? "") && FREE_OF.test(text.slice(end, end + LONGEST_FREE))) return true;
  if (IMITATING.has(tokens[from - 1]?.form ?? "") && IMITATED.has(tokens[from]?.form ?? "")) return true;
  let at = from;
  const before = () => {
    if (at === 0) return undefined;
    const [previous, token] = [tokens[at - 1], tokens[at]];
    // A denial ends with its clause: "Why not? Pockets."
    const isNear = previous && token && /^[\s-]*$/.test(text.slice(previous.end, token.start));
    return isNear ? previous.form : undefined;
  };
  for (let form = before(); form !== undefined; form = before()) {
    if (isNegation(form)) return true;
    if (PASSED_OVER.has(form) || PLACES.has(form)) at -= 1;
    else if (JOINING.has(form)) at -= 2;
    else return false;
  }
  return false;
}

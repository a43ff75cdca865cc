import type { ColorMatch } from "@dupewise/vocabulary/colors/colors";
import { wordSet } from "@dupewise/vocabulary/text/split-words";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { ADDITION_WORDS, CONTRASTING_WORDS, FUNCTION_WORDS } from "./attribute-colors.data.ts";
import { precedesMetal } from "./own-colors.ts";
import { endsClause } from "./passage.ts";

/** "Slip-on", "pull-on". */
const PUT_ON = new Set("slip pull step clip try".split(" "));
/** What a used product is sold with: "nuevo con etiqueta negro". */
const SOLD_WITH = wordSet(
  "tag tags box dustbag etikett etiketten karton ovp etiquette etiquettes boite facture etichetta etichette cartellino scatola",
  "etiqueta etiquetas caja bolsa",
);
const JOINING = new Set("and und et e y og och".split(" "));
/** Whether a word is "and". The Italian "è" is a verb. */
const isAnd = ({ form, start, end }: Token, text: string): boolean =>
  JOINING.has(form) && text.slice(start, end).toLowerCase() !== "è";
const isContrast = ({ form }: Token): boolean => CONTRASTING_WORDS.has(form);
/** How many words on either side of a color are read. */
const MOST_READ = 12;

/** The words around colors that are described together. */
export interface Phrase {
  /** The index of its first word. */
  start: number;
  /** The words of the clause before the color. */
  before: readonly Token[];
  /** The words after the color that it may describe. */
  after: readonly Token[];
  /** Whether "with" or the like leads the phrase. */
  isAdded: boolean;
  /** Whether "and" joins the phrase to another one. */
  isJoined: boolean;
  /** The words of the label before the phrase: "Lining: black". */
  label: readonly Token[];
  /** The words between that label and the phrase. */
  labeled: readonly Token[];
}

/** Groups the colors that are described together: "black and white", "rouge et noir". */
export function groupsOf(found: readonly ColorMatch[], tokens: readonly Token[], text: string): ColorMatch[][] {
  const groups: ColorMatch[][] = [];
  for (const match of found) {
    const previous = groups.at(-1)?.at(-1);
    const isJoined =
      previous !== undefined &&
      (previous.to === match.from
        ? !precedesMetal(previous, match, text) && /^(?:\s?&\s?|\s|-)$/.test(text.slice(previous.end, match.start))
        : previous.to + 1 === match.from &&
          JOINING.has(tokens[previous.to]?.form ?? "") &&
          /^\s\p{L}+\s$/u.test(text.slice(previous.end, match.start)));
    if (isJoined) groups.at(-1)?.push(match);
    else groups.push([match]);
  }
  return groups;
}

/** Returns the words of the phrase around colors, up to the next punctuation mark, joining word or other color. */
export function phraseAround(
  colors: readonly ColorMatch[],
  colored: ReadonlySet<Token>,
  tokens: readonly Token[],
  text: string,
  isColorLast: boolean,
): Phrase {
  const from = colors[0]?.from ?? 0;
  const to = colors.at(-1)?.to ?? from;
  let start = from;
  let isAdded = false;
  let isJoined = false;
  // In "with a green stone and white enamel", the enamel is added too.
  for (let at = from; at > 0 && from - at < MOST_READ && !isAdded; at -= 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token || endsPhrase(text, before, token) || isContrast(before)) break;
    isAdded =
      ADDITION_WORDS.has(before.form) &&
      !SOLD_WITH.has(token.form) &&
      !(before.form === "on" && PUT_ON.has(tokens[at - 2]?.form ?? ""));
    const isEnd = isAdded || isAnd(before, text) || (isColorLast && colored.has(before));
    if (start === at && !isEnd) start -= 1;
    else if (start === at) isJoined = isAnd(before, text);
  }
  let end = to;
  for (; end < tokens.length && end - to < MOST_READ; end += 1) {
    const [before, token] = [tokens[end - 1], tokens[end]];
    if (!before || !token || endsPhrase(text, before, token)) break;
    if (ADDITION_WORDS.has(token.form) || FUNCTION_WORDS.has(token.form)) break;
    if (isContrast(token) || colored.has(token)) break;
  }
  const { label, labeled } = labelBefore(start, tokens, text);
  return {
    before: tokens.slice(start, from).filter((token) => !colored.has(token)),
    after: tokens.slice(to, end),
    isAdded,
    isJoined,
    start,
    label,
    labeled,
  };
}

/** The words before the colon that governs a list: those of "Strap" in "Strap: calfskin, black". */
function labelBefore(from: number, tokens: readonly Token[], text: string): Pick<Phrase, "label" | "labeled"> {
  let end = -1;
  let start = Math.max(0, from - MOST_READ);
  for (let at = from; at > start; at -= 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token) break;
    const between = text.slice(before.end, token.start);
    if (between === " ") continue;
    if (/[.;|·\n!?•]|\s[–—-]\s/.test(between) || (end >= 0 && /[,:(]/.test(between))) start = at;
    else if (between.includes(":")) end = at;
  }
  return end < 0 ? { label: [], labeled: [] } : { label: tokens.slice(start, end), labeled: tokens.slice(end, from) };
}

export const endsPhrase = (text: string, one: Token, next: Token): boolean => {
  const between = text.slice(one.end, next.start);
  return between !== " " && (endsClause(text, one, next, "/:") || /\s[–—-]\s|[–—]/.test(between));
};

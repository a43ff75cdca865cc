import { tokenize, type Token, wordForms } from "./tokenize.ts";

/** The position of a phrase in text. */
export interface Span {
  /** The words as written in the text. */
  quote: string;
  /** Offsets into the text, end exclusive. */
  start: number;
  end: number;
  /** The token indices of the first word and of the word after the last. */
  from: number;
  to: number;
}

/** A phrase of the vocabulary, found in text. */
export interface PhraseMatch<Meaning> extends Span {
  meaning: Meaning;
}

/** Returns only the span of a match. Destructuring with a rest pattern would take several times as long. */
export const spanOf = ({ quote, start, end, from, to }: Span): Span => ({ quote, start, end, from, to });

export type PhraseMatcher<Meaning> = (text: string, tokens?: readonly Token[]) => PhraseMatch<Meaning>[];

interface Node<Meaning> {
  next: Map<string, Node<Meaning>>;
  meaning: Meaning | undefined;
}

/**
 * Creates a matcher for a list of phrases. The longest phrase at each position wins, and matches never overlap. A
 * regular English plural matches its singular. A phrase ends at a comma or a line break: "leather, rubber sole"
 * contains no leather sole. If a phrase is listed twice, the first entry wins.
 * @param between words that may interrupt a phrase, at most two at a time: "pointed black toe" is a pointed toe
 */
export function createPhraseMatcher<Meaning>(
  phrases: Iterable<readonly [string, Meaning]>,
  between: ReadonlySet<string> = NONE,
): PhraseMatcher<Meaning> {
  const leaf = new Map<string, Node<Meaning>>();
  const root: Node<Meaning> = { next: new Map(), meaning: undefined };
  for (const [phrase, meaning] of phrases) insert(root, phrase, meaning, leaf);
  const starts = indexFirstWords(root.next.keys());

  return (text, tokens = tokenize(text)) => {
    const matches: PhraseMatch<Meaning>[] = [];
    const starting = matchersStartingAt(tokens);
    for (let from = 0; from < tokens.length;) {
      if (!starting[from]?.includes(starts)) {
        from += 1;
        continue;
      }
      const longest = longestAt({ text, root, tokens, first: from, between }, root, from);
      const first = tokens[from];
      const last = longest && tokens[longest.to - 1];
      if (longest && first && last) {
        const { start } = first;
        const { end } = last;
        matches.push({ meaning: longest.meaning, quote: text.slice(start, end), start, end, from, to: longest.to });
        from = longest.to;
      } else from += 1;
    }
    return matches;
  };
}

/** @param leaf the empty map of all nodes that end a phrase, which most are */
function insert<Meaning>(root: Node<Meaning>, phrase: string, meaning: Meaning, leaf: Node<Meaning>["next"]): void {
  let node = root;
  for (const form of wordForms(phrase)) {
    let next = node.next.get(form);
    if (!next) {
      next = { next: leaf, meaning: undefined };
      if (node.next === leaf) node.next = new Map();
      node.next.set(form, next);
    }
    node = next;
  }
  if (node.meaning === undefined) node.meaning = meaning;
}

/** The matchers, by number, whose phrases start with a word. Dozens search the same few texts. */
const MATCHERS_BY_FIRST_WORD = new Map<string, number[]>();
let matcherCount = 0;

function indexFirstWords(words: Iterable<string>): number {
  const matcher = matcherCount;
  matcherCount += 1;
  for (const word of words) {
    const others = MATCHERS_BY_FIRST_WORD.get(word);
    if (others === undefined) MATCHERS_BY_FIRST_WORD.set(word, [matcher]);
    else others.push(matcher);
  }
  return matcher;
}

type StartingAt = readonly (readonly number[] | undefined)[];
const STARTING = new WeakMap<readonly Token[], { of: number; starting: StartingAt }>();

/** The matchers whose phrases start with each word or its singular; most words start none. */
function matchersStartingAt(tokens: readonly Token[]): StartingAt {
  const known = STARTING.get(tokens);
  if (known?.of === matcherCount) return known.starting;
  const starting = tokens.map(({ form }) => startingWith(form));
  STARTING.set(tokens, { of: matcherCount, starting });
  return starting;
}

function startingWith(form: string): readonly number[] | undefined {
  let found: readonly number[] | undefined = MATCHERS_BY_FIRST_WORD.get(form);
  for (const singular of singulars(form)) {
    const others = MATCHERS_BY_FIRST_WORD.get(singular);
    if (others) found = found === undefined ? others : [...found, ...others];
  }
  return found;
}

interface Longest<Meaning> {
  meaning: Meaning;
  to: number;
}

interface Reading<Meaning> {
  text: string;
  root: Node<Meaning>;
  tokens: readonly Token[];
  /** Where the phrase starts. */
  first: number;
  between: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const MOST_BETWEEN = 2;

const CLAUSE_END = /[,;|•·\n]|(?<=\p{L}{4})\.\s/u;

/** Whether a phrase can't go on with the word at a position, as another clause begins there. */
function isApart({ text, tokens, first }: Omit<Reading<unknown>, "root">, at: number): boolean {
  if (at === first) return false;
  const [previous, token] = [tokens[at - 1], tokens[at]];
  if (!previous || !token) return false;
  if (token.start - previous.end < 2) return text.charAt(previous.end) === "\n";
  return CLAUSE_END.test(text.slice(Math.max(previous.start, previous.end - WORD_END), token.start));
}
const WORD_END = 4;

/** The longest phrase that starts at a position below a node, taking each word as written or as a plural. */
function longestAt<Meaning>(reading: Reading<Meaning>, node: Node<Meaning>, at: number): Longest<Meaning> | undefined {
  let longest: Longest<Meaning> | undefined =
    node.meaning === undefined ? undefined : { meaning: node.meaning, to: at };
  const token = reading.tokens[at];
  if (!token || node.next.size === 0 || isApart(reading, at)) return longest;
  const exact = node.next.get(token.form);
  if (exact) longest = longestAt(reading, exact, at + 1) ?? longest;
  for (const form of singulars(token.form)) {
    const next = node.next.get(form);
    const found = next && longestAt(reading, next, at + 1);
    if (found && found.to > (longest?.to ?? 0)) longest = found;
  }
  const goesOn = longest !== undefined && longest.to > at;
  return (goesOn ? undefined : pastWordsBetween(reading, node, at)) ?? longest;
}

/**
 * Matches the same phrase with up to two words in between that only describe its last word: "two thin handles". If
 * those words begin another phrase, as in "gold-tone white dial", the last word belongs to that phrase.
 */
function pastWordsBetween<Meaning>(
  reading: Reading<Meaning>,
  node: Node<Meaning>,
  at: number,
): Longest<Meaning> | undefined {
  const { text, root, tokens, first, between } = reading;
  if (at === first) return undefined;
  for (let to = at; to < at + MOST_BETWEEN; to++) {
    const [previous, token, following] = [tokens[to - 1], tokens[to], tokens[to + 1]];
    if (!previous || !token || !following || !between.has(token.form)) return undefined;
    if (!isJoined(text, previous, token) || !isJoined(text, token, following)) return undefined;
    if (!node.next.has(following.form) && !singulars(following.form).some((form) => node.next.has(form))) continue;
    const found = longestAt({ ...reading, between: NONE }, node, to + 1);
    const isOwn =
      found &&
      Array.from({ length: to + 1 - at }, (_, step) => at + step).some(
        (own) => longestAt({ ...reading, first: own, between: NONE }, root, own)?.to === found.to,
      );
    return isOwn ? undefined : found;
  }
  return undefined;
}

const isJoined = (text: string, one: Token, next: Token): boolean => /^[\s-]*$/.test(text.slice(one.end, next.start));

const NO_FORMS: readonly string[] = [];

/**
 * Returns the possible singulars of an English plural: "dresse" and "dress" for "dresses", "pantie" and "panty" for
 * "panties".
 */
export function singulars(form: string): readonly string[] {
  if (form.at(-1) !== "s" || form.length < 4 || form.endsWith("ss")) return NO_FORMS;
  const found = [form.slice(0, -1)];
  if (form.endsWith("ies")) found.push(`${form.slice(0, -3)}y`);
  else if (form.endsWith("ves")) found.push(`${form.slice(0, -3)}f`);
  else if (form.endsWith("es")) found.push(form.slice(0, -2));
  return found;
}

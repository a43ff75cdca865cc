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
  const matcher = matcherCount;
  matcherCount += 1;
  const nodes: Node<Meaning>[] = [];
  const leaf = new Map<string, Node<Meaning>>();
  for (const [phrase, meaning] of phrases) {
    const [first, ...others] = wordForms(phrase);
    if (first !== undefined) insert(nodeOfFirst(first, { matcher, nodes, leaf }), others, meaning, leaf);
  }

  return (text, tokens = tokenize(text)) => {
    const matches: PhraseMatch<Meaning>[] = [];
    const reading = { text, tokens, starting: startsIn(tokens), matcher, nodes, between };
    for (let from = 0; from < tokens.length;) {
      const longest = longestFrom(reading, from);
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

/** That a matcher has phrases starting with a word, and the index of their node. */
interface Start {
  matcher: number;
  node: number;
}

/** The starts of all matchers by word. Dozens search the same few texts, so each word is looked up once for all. */
const STARTS_BY_WORD = new Map<string, Start[]>();
let matcherCount = 0;

interface Built<Meaning> {
  matcher: number;
  nodes: Node<Meaning>[];
  /** The empty map of all nodes that end a phrase, which most are. */
  leaf: Node<Meaning>["next"];
}

/** The node below a phrase's first word. */
function nodeOfFirst<Meaning>(word: string, { matcher, nodes, leaf }: Built<Meaning>): Node<Meaning> {
  const starts = STARTS_BY_WORD.get(word) ?? [];
  const latest = starts.at(-1);
  const known = latest?.matcher === matcher ? nodes[latest.node] : undefined;
  if (known) return known;
  const added = { next: leaf, meaning: undefined };
  starts.push({ matcher, node: nodes.push(added) - 1 });
  STARTS_BY_WORD.set(word, starts);
  return added;
}

function insert<Meaning>(
  first: Node<Meaning>,
  others: readonly string[],
  meaning: Meaning,
  leaf: Node<Meaning>["next"],
): void {
  let node = first;
  for (const form of others) {
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

type Starting = readonly (readonly Start[])[];
const STARTING = new WeakMap<readonly Token[], { of: number; starting: Starting }>();

/** The starts of phrases at each word, as written or in its singular; most words start none. */
function startsIn(tokens: readonly Token[]): Starting {
  const known = STARTING.get(tokens);
  if (known?.of === matcherCount) return known.starting;
  const starting = tokens.map(({ form }) => startsAt(form));
  STARTING.set(tokens, { of: matcherCount, starting });
  return starting;
}

const NO_STARTS: readonly Start[] = [];

function startsAt(form: string): readonly Start[] {
  let found: readonly Start[] = STARTS_BY_WORD.get(form) ?? NO_STARTS;
  for (const singular of singulars(form)) {
    const others = STARTS_BY_WORD.get(singular);
    if (others) found = found === NO_STARTS ? others : [...found, ...others];
  }
  return found;
}

interface Longest<Meaning> {
  meaning: Meaning;
  to: number;
}

interface Reading<Meaning> {
  text: string;
  tokens: readonly Token[];
  starting: Starting;
  matcher: number;
  nodes: readonly Node<Meaning>[];
  between: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const MOST_BETWEEN = 2;

const CLAUSE_END = /[,;|•·\n]|(?<=\p{L}{4})\.\s/u;

/** Whether a phrase can't go on with the word at a position, as another clause begins there. */
function isApart({ text, tokens }: Pick<Reading<unknown>, "text" | "tokens">, at: number): boolean {
  const [previous, token] = [tokens[at - 1], tokens[at]];
  if (!previous || !token) return false;
  if (token.start - previous.end < 2) return text.charAt(previous.end) === "\n";
  return CLAUSE_END.test(text.slice(Math.max(previous.start, previous.end - WORD_END), token.start));
}
const WORD_END = 4;

/** The longest phrase that starts at a position. */
function longestFrom<Meaning>(reading: Reading<Meaning>, from: number): Longest<Meaning> | undefined {
  let longest: Longest<Meaning> | undefined;
  for (const start of reading.starting[from] ?? NO_STARTS) {
    const node = start.matcher === reading.matcher ? reading.nodes[start.node] : undefined;
    const found = node && longestAt(reading, node, from + 1);
    if (found && found.to > (longest?.to ?? 0)) longest = found;
  }
  return longest;
}

/** The longest phrase that goes on at a position below a node, taking each word as written or as a plural. */
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
  const { text, tokens, between } = reading;
  for (let to = at; to < at + MOST_BETWEEN; to++) {
    const token = tokens[to];
    if (!token || !between.has(token.form)) return undefined;
    const [previous, following] = [tokens[to - 1], tokens[to + 1]];
    if (!previous || !following) return undefined;
    if (!isJoined(text, previous, token) || !isJoined(text, token, following)) return undefined;
    if (!node.next.has(following.form) && !singulars(following.form).some((form) => node.next.has(form))) continue;
    const whole = { ...reading, between: NONE };
    const found = longestAt(whole, node, to + 1);
    const isOwn =
      found &&
      Array.from({ length: to + 1 - at }, (_, step) => at + step).some(
        (own) => longestFrom(whole, own)?.to === found.to,
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

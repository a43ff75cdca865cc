import { canonicalFibre } from "@dupewise/vocabulary/fibres";
import { tokenize } from "@dupewise/vocabulary/tokenize";
import { extractAttributes } from "../extract-attributes.ts";
import { addressesTheJudge } from "./visible-text.ts";

const SHORTEST = 8;
const LONGEST = 300;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]+/gu;
const MARKDOWN = /[*_#~]+/g;
/** Markup, links, addresses, code and entities, in the open or spelt out. */
const FOREIGN =
  /[<>{}[\]|\\`@$^=]|&[#\w]+;|:\/\/|\b(?:https?|javascript|data|mailto|vbscript)\s*:|\bwww\b|[\p{L}\p{N}-]\.\p{L}{2,}|\bdot\s+(?:com|net|org|io)\b|\p{M}{3}/iu;
/** The number is the program's to give. */
const SCORE =
  /\bscor(?:es?|ed|ing)\b|\brating\b|\d\s*%\s*(?:match|similar|identical|alike|the same)|\bout of 10|\/\s*10/i;
const FILLER = new Set(
  "the and both for with this that these than from has have its are is was not but more less while one two other same each very will you your who what when which original alternative product item".split(
    " ",
  ),
);

/** What a model's sentence may draw on: all that was sent to it and all that code has written. */
export interface Ground {
  words: ReadonlySet<string>;
  fibres: ReadonlySet<string>;
}

export function groundOf(texts: readonly string[]): Ground {
  const words = new Set(texts.flatMap((text) => tokenize(text).map(({ form }) => form)));
  return { words, fibres: new Set([...words].flatMap(fibreOf)) };
}

/** The sentence in plain text, or null when it carries anything that a sentence about two products has no use for. */
export function plainSentence(text: string): string | null {
  const plain = text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(MARKDOWN, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (plain.length < SHORTEST || plain.length > LONGEST) return null;
  return FOREIGN.test(plain) || SCORE.test(plain) || addressesTheJudge(plain) ? null : plain;
}

/**
 * Whether a plain sentence is about these goods: it speaks of goods at all, shares a word with what it quotes, and has
 * no number, name or material that the products do not have.
 */
export function isGrounded(sentence: string, quotes: readonly string[], ground: Ground): boolean {
  const words = tokenize(sentence);
  const quoted = quotes.flatMap((quote) => tokenize(quote).map(({ form }) => form));
  const shares = words.some(
    ({ form }) => !FILLER.has(form) && form.length > 1 && quoted.some((word) => isAkin(word, form)),
  );
  const invents = words.some(({ form, start, end }) => {
    if (fibreOf(form).some((fibre) => !ground.fibres.has(fibre))) return true;
    return (
      isTelling(sentence.slice(start, end), /(?:^|[.!?:]\s+)$/.test(sentence.slice(0, start))) &&
      !isKnown(form, ground.words)
    );
  });
  return shares && !invents && speaksOfGoods(sentence);
}

/** A number, a name or a foreign word: what an invention or a planted word would be. */
function isTelling(word: string, isFirst: boolean): boolean {
  if (word.length < 2) return /\p{N}/u.test(word);
  return /\p{N}|[^\p{Script=Latin}\p{M}'’]/u.test(word) || /\p{Lu}/u.test(isFirst ? word.slice(1) : word);
}

const isKnown = (form: string, words: ReadonlySet<string>) =>
  words.has(form) || (!/\d/.test(form) && [...words].some((word) => isAkin(word, form)));

const ROOT = 4;
/** "Italian" and "Italy", "stripes" and "striped". */
const isAkin = (a: string, b: string) =>
  a === b || (a.length >= ROOT && b.length >= ROOT && a.slice(0, ROOT) === b.slice(0, ROOT));

function fibreOf(word: string): string[] {
  const fibre = word.length > 3 ? canonicalFibre(word) : null;
  return fibre === null ? [] : [fibre];
}

function speaksOfGoods(description: string): boolean {
  const { garment, colours, pattern, cut, details, occasions } = extractAttributes({ title: null, description });
  const isNamed =
    garment !== null || pattern !== null || colours.length + cut.size + details.length + occasions.length > 0;
  return isNamed || tokenize(description).some(({ form }) => fibreOf(form).length > 0 || /^\d/.test(form));
}

import { createPhraseMatcher, type PhraseMatcher, singulars } from "../text/phrase-matcher.ts";
import { type Token, wordForms } from "../text/tokenize.ts";
import { type Garment, garmentOf } from "./garments.ts";
import { KIND_CONTEXTS, type KindContext } from "./kind-contexts.data.ts";

/** A context with its lists read. */
interface Context extends Pick<KindContext, "kind" | "atLeast" | "unnamed"> {
  over: ReadonlySet<string>;
  called: readonly string[] | undefined;
  firstWords: readonly string[];
  match: PhraseMatcher<boolean>;
}

let contexts: readonly Context[] | undefined;

/** A kind that a name says, with the words of the name. */
interface Named {
  garment: Garment;
  quote: string;
}

/**
 * Infers a product's kind from the words around its name, if the name states no kind or a misleading one. Returns
 * undefined when those words imply no kind.
 * @param named the kind that the name states, or undefined if it states none
 * @param around the words around the name
 * @param name the words of the name
 */
export function inferKindFromContext(
  named: Named | undefined,
  around: readonly Token[],
  name: readonly Token[],
): Garment | undefined {
  contexts ??= KIND_CONTEXTS.map(({ words, over, called, except = "", ...rest }) => ({
    ...rest,
    over: new Set(over.split(", ")),
    called: called?.split(", "),
    firstWords: words.split(", ").flatMap((word) => wordForms(word).slice(0, 1)),
    match: createPhraseMatcher([
      ...words.split(", ").map((word) => [word, true] as const),
      ...except.split(", ").map((phrase) => [phrase, false] as const),
    ]),
  }));
  let forms: ReadonlySet<string> | undefined;
  for (const context of named ? contextsOver(named.garment, contexts) : contexts) {
    if (named ? !isOver(context, named) : !context.unnamed) continue;
    // Most texts contain no words of most contexts.
    const said = (forms ??= formsOf(around));
    if (!context.firstWords.some((word) => said.has(word))) continue;
    const words = new Set(
      context.match("", around).flatMap(({ from, to, meaning }) => (meaning ? [wordsOf(around.slice(from, to))] : [])),
    );
    if (words.size >= (context.atLeast ?? 1) && !(named && namesPart(named.garment, name)))
      return garmentOf(context.kind);
  }
  return undefined;
}

/** The words of a text, each as written and as the singular it may be the plural of. */
const formsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ form }) => [form, ...singulars(form)]));

const CONTEXTS_OVER = new Map<string, readonly Context[]>();

function contextsOver(garment: Garment, all: readonly Context[]): readonly Context[] {
  const found = CONTEXTS_OVER.get(garment.type) ?? all.filter(({ over }) => includesKind(over, garment));
  CONTEXTS_OVER.set(garment.type, found);
  return found;
}

function isOver({ called }: Context, { garment, quote }: Named): boolean {
  // A throw may be a sweater's name, and a vest a gilet; a throw blanket and a thermal vest are what they say.
  if ((garment.group === "home" || garment.family === "innerwear vests") && /\S[\s-]\S/.test(quote)) return false;
  return called === undefined || called.some((word) => endsWith(quote, word));
}

function endsWith(quote: string, word: string): boolean {
  return quote.toLowerCase().endsWith(word);
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ form }) => form).join(" ");
}

/** "Leather strap for automatic watches" is the strap. */
function namesPart({ group }: Garment, name: readonly Token[]): boolean {
  return group === "parts" && name.some(({ form }) => form === "for");
}

/** Returns true when a set of names includes a garment's type, family or group. */
export function includesKind(names: ReadonlySet<string>, { type, family, group }: Garment): boolean {
  return names.has(type) || names.has(family) || names.has(group);
}

import { createPhraseMatcher, type PhraseMatcher } from "../text/phrase-matcher.ts";
import type { Token } from "../text/tokenize.ts";
import { type Garment, garmentOf } from "./garments.ts";
import { KIND_CONTEXTS, type KindContext } from "./kind-contexts.data.ts";

let matchers: readonly { context: KindContext; match: PhraseMatcher<true> }[] | undefined;

/** A kind that a name says, with the words of the name. */
interface Named {
  garment: Garment;
  quote: string;
}

/** Returns the kind implied by the surrounding words when the name alone is missing or misleading, or undefined. */
export function kindInContext(
  named: Named | undefined,
  around: readonly Token[],
  name: readonly Token[],
): Garment | undefined {
  matchers ??= KIND_CONTEXTS.map((context) => ({
    context,
    match: createPhraseMatcher(context.words.split(", ").map((word) => [word, true] as const)),
  }));
  for (const { context, match } of matchers) {
    if (named ? !isOver(context, named) : !context.unnamed) continue;
    const words = new Set(match("", around).map(({ from, to }) => wordsOf(around.slice(from, to))));
    if (words.size >= (context.atLeast ?? 1) && !(named && namesPart(named.garment, name)))
      return garmentOf(context.kind);
  }
  return undefined;
}

function isOver({ over, called }: KindContext, { garment, quote }: Named): boolean {
  // A throw may be a sweater's name; a throw blanket is one.
  if (garment.group === "home" && /\S[\s-]\S/.test(quote)) return false;
  return namesKind(over, garment) && (called === undefined || called.split(", ").some((word) => endsWith(quote, word)));
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

/** Returns true when a list of types, families and groups includes a garment. */
export function namesKind(list: string, { type, family, group }: Garment): boolean {
  return list.split(", ").some((name) => name === type || name === family || name === group);
}

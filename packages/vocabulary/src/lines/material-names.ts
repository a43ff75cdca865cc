import { createPhraseMatcher, type PhraseMatcher, type Span, spanOf } from "../text/phrase-matcher.ts";
import { tokenize, type Token } from "../text/tokenize.ts";
import { splitList } from "./lines.ts";
import { MATERIAL_NAMES, type MaterialNameEntry } from "./material-names.data.ts";

/** A proprietary material name, found in text. */
export interface MaterialNameMatch extends Span {
  entry: MaterialNameEntry;
}

let match: PhraseMatcher<MaterialNameEntry> | undefined;

/** Finds every proprietary material name (such as "Gore-Tex") in the text, in order. */
export function findMaterialNames(text: string, tokens: readonly Token[] = tokenize(text)): MaterialNameMatch[] {
  match ??= createPhraseMatcher(
    MATERIAL_NAMES.flatMap((entry) => [entry.name, ...splitList(entry.also)].map((name) => [name, entry] as const)),
  );
  return match(text, tokens).map((one) => ({ ...spanOf(one), entry: one.meaning }));
}

import { GENERAL_KINDS } from "../garments/kind-contexts.data.ts";
import { type Garment, garmentOf } from "../garments/garments.ts";
import { createPhraseMatcher, type PhraseMatcher } from "../text/phrase-matcher.ts";
import type { Token } from "../text/tokenize.ts";
import { listed, MAKER_LINES } from "./lines.ts";

let match: PhraseMatcher<Garment> | undefined;

/** The kind of goods that a maker named in a title is known to make, where it is only one: a watchmaker's is a watch. */
export function makerKind(
  text: string,
  brand: string | null | undefined,
  tokens: readonly Token[],
): { garment: Garment; quote: string } | undefined {
  match ??= createPhraseMatcher(
    MAKER_LINES.flatMap(({ maker, makerAlso }) => {
      const kind = onlyKind(maker);
      return kind ? [maker, ...listed(makerAlso)].map((name) => [name, kind] as const) : [];
    }),
  );
  const [stated] = brand ? match(brand) : [];
  const [named] = brand ? [] : match(text, tokens);
  const found = stated ?? named;
  return found && { garment: found.meaning, quote: found.quote };
}

/** Lines that a maker must be known by before they say what else it makes. */
const ENOUGH_LINES = 2;

function onlyKind(maker: string): Garment | undefined {
  const kinds = MAKER_LINES.flatMap((one) => (one.maker === maker ? one.lines.map(({ kind }) => kind) : []));
  const groups = new Set(kinds.map((kind) => garmentOf(kind)?.group));
  const types = new Set(kinds);
  const [type = ""] = types;
  const [group = "other"] = groups;
  if (kinds.length < ENOUGH_LINES || groups.size !== 1) return undefined;
  return garmentOf(types.size === 1 ? type : (GENERAL_KINDS[group] ?? ""));
}

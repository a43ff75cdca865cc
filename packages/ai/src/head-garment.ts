import type { GarmentMatch } from "@dupewise/vocabulary/garments";
import type { Language } from "@dupewise/vocabulary/language";
import type { Token } from "@dupewise/vocabulary/tokenize";

/** Words after which a title speaks of parts, company or purpose, no longer of the goods themselves. */
const TAIL_WORDS = new Set(
  "with for in by from featuring without having avec pour en sans mit aus fur ohne im con para sin senza per com sem met voor van z ze dla bez".split(
    " ",
  ),
);
/** In these languages the noun comes first and what follows describes it. */
const HEAD_FIRST = new Set<Language>(["fr", "es", "it", "pt", "pl"]);
/** Names so general that any other name of the same group says more. */
const GENERAL = new Set(["shoes", "bag", "top", "kidswear", "innerwear vest", "trousers", "clothing set"]);

/** The garment that a title is about, among all that it names. */
export function headGarment(
  matches: readonly GarmentMatch[],
  tokens: readonly Token[],
  language: Language,
): GarmentMatch | undefined {
  const tail = tokens.findIndex(({ form }, position) => position > 0 && TAIL_WORDS.has(form));
  const before = tail < 0 ? matches : matches.filter(({ to }) => to <= tail || to - 1 === tail);
  const spanning = matches.filter(({ from, to }) => from < tail && to > tail);
  const candidates = spanning.length > 0 ? spanning : before.length > 0 ? before : matches;
  const head = HEAD_FIRST.has(language) ? candidates[0] : candidates.at(-1);
  if (!head || !GENERAL.has(head.garment.type)) return head;
  return (
    candidates.findLast(({ garment }) => garment.group === head.garment.group && !GENERAL.has(garment.type)) ?? head
  );
}

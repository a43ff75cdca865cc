import { findGarments, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { firstResult } from "./first-result.ts";
import type { KindClues, FoundKind } from "./kind-signs.ts";
import { isKindOnly } from "./lone-lines.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";

/** A kind, and the words that name it. */
export type NamedKind = Omit<FoundKind, "certainty">;

/** Finds the kind that a text names, as in a title. Returns null when the text names none. */
export function findNamedKind(text: string): NamedKind | null {
  const named = text === "" ? undefined : titleGarment(text);
  return named === undefined ? null : { value: named.garment.type, quote: named.quote };
}

/** "A scarf you'll fight over", "The Tarn is a generous wrap of mohair": the noun that prose uses for its product. */
const OPENS = /^(?:An?|This|Une?|Eine?|Una?|Un)\s([^.,;:!?]{3,60})/u;
/** "Low pull-on boot. Ankle height.", "Beaded clutch with a wrist loop": the first words below a name. */
const STATES = /^(?!(?:with|comes|includes?|matching|removable|detachable|mit|avec|con)(?!\p{L}))([^.,;:!?]{3,60})/iu;
/** "Layer it over a dress" names another product, and "our coat for the cold" may begin a story. */
const RELATES =
  /(?<!\p{L})(?:our|over|under|beneath|like|to|into|it|you|your|than|from|every|any|über|unter|wie|zu|sur|sous|comme|sobre|bajo|como|sopra|sotto|come)(?!\p{L})/iu;
const IS = /(?:^|[.!?:;]\s+)(?:\S+\s){1,4}?is\s(?:an?|our|the|that|this)\s([^.,;:!?]{3,70})/gu;
/** "Our triangle bandana is printed by hand", "il nostro blazer monopetto è …": the maker's own product. */
const OURS =
  /(?<!\p{L})(?:our|unsere?|notre|nuestr[oa]|nostr[oa])\s([^.,;:!?]{3,60}?)\s(?:is|are|comes?|ist|sind|wird|kommt|est|sont|es|son|viene|è|sono)\s/giu;
/** "The 1461 oxford comes in smooth leather". */
const COMES = /(?:^|[.!?:;]\s+)The\s([^.,;:!?]{3,60}?)\scomes in\s/gu;
/** "What I need is the skirt: brown suede", "Meet your forever cardigan: chunky alpaca". */
const ANNOUNCES =
  /(?<!(?:with|over|under|con|avec|mit|sopra|sobre|sur)\s)(?<!\p{L})(?:the|this|your|our|der|die|das|dieser?|le|la|les|cette|notre|votre|el|los|las|est[ea]|nuestr[oa]|il|lo|gli|quest[oa])\s([^.,;:!?\n]{3,40}):\s+(?=\S)/giu;
/** "Slide into summer with Hadyn, an easy flat sandal": the product's name, and what it is. */
const APPOSED = /(?<![\p{L}\p{N}])([\p{L}\p{N}'’-]+),\s(?:an?|our|the)\s([^.,;:!?]{3,70})/gu;
/** Words with which such a clause moves on to something else. */
const GOES_ON =
  /\s(?:with|that|which|who|in|of|for|from|to|you(?:['’]\p{L}+)?|we|made|cut|built|inspired|worn|and|avec|de|mit|aus|con|di)\s/u;
const SENTENCES_READ = 800;
/** The minimum number of words in a line that says more than what kind of product it is. */
export const MIN_INFORMATIVE_WORDS = 4;

/**
 * Finds the kind of product that the text itself states, in a sentence or right below the name. Returns null when there
 * is none.
 */
export function kindStatedInText(clues: KindClues): NamedKind | null {
  const own = clues.lines.find(({ zone, role }) => zone === "own" && TELLS.has(role))?.text ?? "";
  const read = own.slice(0, SENTENCES_READ);
  const names = new Set(tokenize(clues.name).map(({ form }) => form));
  const apposed = [...read.matchAll(APPOSED)].filter(([, word = ""]) => names.has(tokenize(word)[0]?.form ?? ""));
  const ours = [...read.matchAll(OURS)].map(([, clause = ""]) => clause);
  const clauses = [
    OPENS.exec(read)?.[1] ?? "",
    ...[...read.matchAll(IS)].map(([, clause = ""]) => clause),
    ...apposed.map(([, , clause = ""]) => clause),
    ...[...read.matchAll(COMES)].map(([, clause = ""]) => clause),
  ];
  return firstResult([...clauses, statedBelow(clues)], kindAtEnd) ?? firstResult(ours, findNamedKind);
}

/**
 * Finds the kind that a remark or a spec sheet announces before a colon, "what i need is the skirt: brown suede", "Cap:
 * six-panel". Returns null when there is none.
 */
export function announcedKind({ lines }: KindClues): NamedKind | null {
  if (lines.length >= LONG_TEXT_LINES) return null;
  const [label = ""] = lines[0]?.role === "fact" ? lines[0].text.split(/\s?[:：]/u, 1) : [];
  if (isKindOnly(label)) return findNamedKind(label);
  return firstResult(
    lines.filter(({ zone }) => zone === "own"),
    ({ text }) =>
      firstResult([...text.slice(0, SENTENCES_READ).matchAll(ANNOUNCES)], ([, said = ""]) => kindAtEnd(said)),
  );
}

/**
 * Returns the kind at the end of the first part of a clause, as in "an easy flat sandal with …", or null if there is
 * none.
 */
export function kindAtEnd(clause: string): NamedKind | null {
  const goods = clause.split(GOES_ON, 1)[0] ?? "";
  // "Lunettes de soleil".
  const [whole] = goods === clause ? [] : findGarments(clause, detectTitleLanguage(clause, tokenize(clause)));
  if (whole?.start === 0 && whole.end > goods.length) return { value: whole.garment.type, quote: whole.quote };
  const kind = findNamedKind(goods);
  return kind !== null && goods.endsWith(kind.quote) ? kind : null;
}

/** The beginning of the first words about the product below its name in a short text. */
function statedBelow({ lines, nameAt }: KindClues): string {
  if (nameAt === null || lines.length >= LONG_TEXT_LINES) return "";
  const below = lines
    .slice(nameAt + 1)
    .find(
      ({ zone, role, isPriced, text }) => zone === "own" && SAYS.has(role) && (!isPriced || PRICED_LATER.test(text)),
    );
  const clause = STATES.exec((below?.text ?? "").replace(/^An?\s/, ""))?.[1] ?? "";
  return RELATES.test(clause) ? "" : clause;
}
/** "Hobo bag in suede. $2,400": no price of another product. */
const PRICED_LATER = /^[^.\p{Nd}\p{Sc}]{3,60}\.\s/u;
const TELLS = new Set<ClassifiedLine["role"]>(["sentence", "talk"]);
const SAYS = new Set<ClassifiedLine["role"]>(["words", "sentence"]);

import { findPatterns, canHavePattern, isSpecialCaseOfPattern } from "@dupewise/vocabulary/details/patterns";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { PART_WORDS } from "@dupewise/vocabulary/materials/mere-part";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { followsPartName, isLogoEmbroidery } from "./describes-part.ts";
import type { Passage } from "./passage.ts";
import type { Fact } from "./product-facts.ts";

/**
 * Extracts the first pattern that the passages mention, or returns null. Prefers the motif of a print to "printed".
 * @param isName returns true for words that belong to the name of the product line
 */
export function extractPatternFact(
  passages: readonly Passage[],
  group: Group | undefined,
  isName: (quote: string) => boolean,
): Fact<string> | null {
  const told = passages.flatMap(({ field, text, tokens, certainty }) =>
    findPatterns(text, tokens)
      .filter(
        ({ name, quote, from, to }, at, all) =>
          !isName(quote) &&
          !(field === "colours" && !isLastWord(text, tokens, to) && !FIGURED.test(quote)) &&
          !(name === "printed" && (isLabel(text, tokens, to) || isOfFigure(all[at + 1], to))) &&
          !isCode(text, tokens, to) &&
          !isOfLining(text, tokens, from, to) &&
          !followsPartName(text, tokens, from) &&
          !(name === "lace" && (isLaceTrim(tokens, from, to) || isFiberOfTrim(tokens, to, passages))) &&
          !isOfPart(tokens, to) &&
          !(name === "embroidered" && isLogoEmbroidery(text, tokens, from, to)) &&
          (!group || canHavePattern(group, name)),
      )
      .map(({ name: value, quote }) => ({ value, quote, field, certainty })),
  );
  const [ground] = told;
  // "Heathered shorts, turtle print", "checked seersucker": yarn and texture are the ground of a print.
  const printed =
    (ground?.value === "melange" && told.find(({ value, field }) => isOnGround(value, field, ground.field))) ||
    (ground?.value === "textured" && told.find(({ value }) => FIGURES.has(value)));
  const first = printed || ground;
  const special = first && told.find(({ value }) => isSpecialCaseOfPattern(value, first.value));
  return special ?? first ?? null;
}

/** "Checked black/white" is a pattern in two colors; "Palm Green" is a color. */
const FIGURED = /^(?:checked|striped|ray[ée]e?s?|gestreift|kariert|rayad[oa]|rigat[oa])$/i;

const isOnGround = (value: string, field: string, of: string): boolean =>
  field === of && value !== "melange" && value !== "solid" && !isSpecialCaseOfPattern(value, "solid");

/** "Navy Stripe" is striped, and "Palm Green" is green. */
const isLastWord = (text: string, tokens: readonly Token[], to: number): boolean =>
  /^\s*(?:$|[\n,;/)])/.test(text.slice(tokens[to - 1]?.end ?? text.length));

/** "Motif : rayures". */
const isLabel = (text: string, tokens: readonly Token[], to: number): boolean =>
  /^\s?[:：]/.test(text.slice(tokens[to - 1]?.end ?? text.length));

const FIGURES: ReadonlySet<string> = new Set(["striped", "checked", "houndstooth"]);
/** "Imprimé pied-de-poule", "printed with fine stripes": which figure the print shows. */
const isOfFigure = (next: { name: string; from: number } | undefined, to: number): boolean =>
  next !== undefined && FIGURES.has(next.name) && next.from - to < 3;

/** "Zebra-77" is a code, not a print. */
const isCode = (text: string, tokens: readonly Token[], to: number): boolean =>
  /^[-_#]?\d/.test(text.slice(tokens[to - 1]?.end ?? text.length));

/** "Leopard heel", "striped collar": these don't describe the rest. */
const OTHER_PARTS = new Set("heel star toe band".split(" "));

/** Which of several parts: "plain back pockets". */
const WHICH = new Set("side sides back front inner inside chest patch under two".split(" "));

function isOfPart(tokens: readonly Token[], to: number): boolean {
  const [next, second] = [tokens[to]?.form ?? "", tokens[to + 1]?.form ?? ""];
  return PART_WORDS.has(next) || OTHER_PARTS.has(next) || (WHICH.has(next) && PART_WORDS.has(second));
}

/** A dress with a lace trim, "with Leavers lace" or of "silk and lace" is not a lace dress; "Pizzo: 88%" is a label. */
const isLaceTrim = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(Math.max(0, from - 2), from).some(({ form }) => BEFORE_TRIM.has(form)) ||
  /^(?:trim(?:s|med|ming)?|edg(?:e|es|ed|ing)|inserts?|collar|hem|detail(?:s|ing)?|\d+)$/.test(tokens[to]?.form ?? "");
/** "Dentelle polyamide" says what the lace of "soie et dentelle" is made of. */
const isFiberOfTrim = (all: readonly Token[], at: number, passages: readonly Passage[]): boolean =>
  canonicalFiber(all[at]?.form ?? "") !== null &&
  passages.some(({ text, tokens }) =>
    findPatterns(text, tokens).some(({ name, from, to }) => name === "lace" && isLaceTrim(tokens, from, to)),
  );
const BEFORE_TRIM = new Set(
  "with and mit und avec et con y e bordato bordata bordado bordada borde inserti inserto inserts dettagli detalles details profili bordo incrustation incrustations incrustee bordee bordure empiecement empiecements einsatz einsatze einsatzen besatz".split(
    " ",
  ),
);

const LINING = /^(?:lining|lined|interior|inside)$/;
/** "Lining: 100% cotton tartan". */
const LINING_LABEL = /\b(?:lining|interior|inside)\s*:[^.;:|\n]*$/i;

/** "Tartan flannel lining". */
const isOfLining = (text: string, tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(to, to + 2).some(({ form }) => LINING.test(form)) ||
  LINING_LABEL.test(text.slice(0, tokens[from]?.start));

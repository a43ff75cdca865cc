import { findAll } from "../text/find-all.ts";

/** The ways to clean a product, least demanding first. */
export const CARE_METHODS = ["machine wash", "hand wash", "dry clean"] as const;
export type Care = (typeof CARE_METHODS)[number];

/** How each kind of care is written in the languages that are read. */
const WORDS: Readonly<Record<Care, string>> = {
  "machine wash":
    "machine[ -]wash(?:able|ed|ing)?|wash(?:able)? in (?:the )?(?:washing )?machine|(?:goes|throw it) in the wash(?:ing machine)?|maschinenwäsche|maschinenwaschbar\\p{L}*|(?:in der )?(?:wasch)?maschine (?:waschbar|waschen)|(?:lavage|lavable|laver|lavar|lavado) (?:en|à|a) m[aá](?:chine|quina)|(?:lavare|lavaggio|lavabile) in lavatrice",
  "hand wash":
    "hand[ -]wash(?:able|ed|ing)?|wash by hand|handwäsche|von hand waschen|(?:lavage|laver) à la main|(?:lavare|lavaggio|lavar|lavado) a mano",
  "dry clean":
    "dry[ -]clean(?:ed|ing)?|(?:chemische )?reinigung|chemisch(?:e)? reinig\\p{L}+|trockenreinigung|nettoyage à sec|(?:lavaggio|lavare|pulitura|lavado|lavar|limpieza) (?:a|en) sec(?:co|o)",
};

const PATTERNS = CARE_METHODS.map((care) => ({
  care,
  pattern: new RegExp(`(?<!\\p{L})(?:${WORDS[care]})(?!\\p{L})`, "giu"),
}));
/** "Do not dry clean", "keine chemische Reinigung". */
const DENIED = /(?<!\p{L})(?:not|never|don['’]t|no|nicht|keine?|ne pas|pas de|non)[^\S\n](?:\p{L}+[^\S\n])?$/iu;
const BEFORE = 20;
/** How far apart the two halves of a choice may be. */
const AROUND = 60;

const ANY = `(?<!\\p{L})(?:${Object.values(WORDS).join("|")})(?!\\p{L})`;
/** One verb for dry cleaning and washing by hand: "Lavaggio a secco o a mano". */
const DRY_OR_HAND =
  "(?:\\p{L}+ )?(?:(?:a|en|à) sec(?:co|o)? ?(?:/|o|ou|oppure) ?(?:a mano|à la main)|(?:a mano|à la main) ?(?:/|o|ou|oppure) ?(?:a|en|à) sec(?:co|o)?)";
const OR = "(?:or|oder|ou|oppure|o)";
/**
 * "Dry clean or gentle hand wash", "hand wash cold / dry clean". What stands before "or dry clean" is another care,
 * whatever it is called.
 */
const CHOICE = new RegExp(
  [
    `${ANY}(?:\\s\\p{L}+)?\\s?(?:/|,? ${OR} )\\s?(?:\\p{L}+\\s)?${ANY}`,
    DRY_OR_HAND,
    `(?<!\\p{L})${OR} (?:\\p{L}+ )?${ANY}`,
  ].join("|"),
  "iu",
);

/**
 * Finds the least demanding care that the text's instructions allow, along with the quoted words, or returns null if
 * the text states none. If the instructions allow either of two kinds of care, the quote names both.
 */
export function findCare(text: string): { care: Care; quote: string } | null {
  for (const { care, pattern } of PATTERNS)
    for (const { 0: quote, index } of findAll(text, pattern))
      if (!DENIED.test(text.slice(Math.max(0, index - BEFORE), index))) {
        const choice = CHOICE.exec(text.slice(Math.max(0, index - AROUND), index + quote.length + AROUND))?.[0];
        return { care, quote: choice?.includes(quote) === true ? choice : quote };
      }
  return null;
}

/** Returns true when a quoted care instruction allows either of two kinds of care. */
export const offersCareChoice = (quote: string): boolean => CHOICE.test(quote);

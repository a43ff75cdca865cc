import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { MAX_REPETITION_DISTANCE } from "./cheap-name-rules.ts";
import { isColorOrMaterialLine, isKindOnly, isMakerLine, isTitleCaseName, namesKind } from "./lone-lines.ts";
import { countWords } from "./line-role.ts";
import { isDepartment, isMenuRow } from "./menu-line.ts";
import { type NameRule, beginsWithMaker, toDegree } from "./name-rule.ts";
import { isAboveNameWithPrice } from "./page-head.ts";

/** The naming rules that are expensive to apply. They are applied only to the best candidates. */
export const EXPENSIVE_RULES: readonly NameRule[] = [
  { name: "is a bullet point", weight: -1.4, degree: ({ text }) => toDegree(BULLET.test(text)) },
  {
    name: "lists details",
    weight: -0.5,
    degree: ({ text }) => (Math.min(2, text.toLowerCase().match(DETAIL)?.length ?? 0) - 1 > 0 ? 1 : 0),
  },
  {
    name: "is about a part",
    weight: -1,
    degree: ({ text }, _name, { shortness }) => shortness * toDegree(IS_OF_PART.test(text.toLowerCase())),
  },
  {
    name: "is a row of menu entries",
    weight: -1.5,
    degree: (line, name, { rank, shortness }) => toDegree((shortness < 1 || rank.get(line) !== 0) && isMenuRow(name)),
  },
  {
    name: "is between its maker and its price",
    weight: 0.8,
    degree: ({ at }, name, { lines, price, shortness }) => {
      const above = shortness < 1 && (price[at] ?? Infinity) - at < 4 ? lines[at - 1] : undefined;
      return above !== undefined && isMakerLine(above.text) && !beginsWithMaker(name) ? 1 - shortness : 0;
    },
  },
  { name: "is a department", weight: -1.6, degree: (_line, name) => toDegree(isDepartment(name)) },
  {
    name: "is a question or a greeting",
    weight: -2.5,
    degree: ({ text }) => toDegree(ASKS.test(text.toLowerCase()) && findMakers(text).length === 0),
  },
  { name: "is a bullet point with a heading", weight: -1.2, degree: ({ text }) => toDegree(HEADED_POINT.test(text)) },
  {
    name: "is a list",
    weight: -0.6,
    degree: (line, _name, { rank }) => toDegree(rank.get(line) !== 0 && (line.text.match(/,/g)?.length ?? 0) > 1),
  },
  {
    name: "begins in lowercase",
    weight: -0.4,
    degree: ({ text }, _name, { shortness }) => shortness * toDegree(/^\p{Ll}/u.test(text) && / /.test(text)),
  },
  {
    name: "begins with a price",
    weight: -1.6,
    degree: ({ text }) => toDegree(/^\P{L}{0,3}[$€£]\s?\d|^\d[\d.,]*\s?[$€£]/u.test(text)),
  },
  {
    name: "begins with a percentage",
    weight: -1.2,
    degree: ({ text }) => toDegree(text.includes("%") && BEGINS_WITH_SHARE.test(text)),
  },
  {
    name: "is a marketing claim",
    weight: -0.6,
    degree: (_line, name) => toDegree(/!$|%|\?|\bfree\b/i.test(name) && !/100 ?%/.test(name)),
  },
  {
    name: "is the kind of product below a name",
    weight: -1.4,
    degree: ({ at }, name, { lines, shortness }) => {
      const above = shortness === 1 ? undefined : lines[at - 1];
      const isNamed =
        above?.role === "words" && /\p{L}/u.test(above.text) && above.text !== name && !isMakerLine(above.text);
      return toDegree(isNamed && !namesKind(above.text) && isKindOnly(name));
    },
  },
  {
    name: "is the kind of product above a name by its price",
    weight: -1.2,
    degree: ({ at }, name, { lines, shortness }) =>
      shortness * toDegree(isKindOnly(name) && isAboveNameWithPrice(lines, at)),
  },
  {
    name: "is repeated but only a kind of product",
    weight: -1,
    degree: ({ at }, name, { repetitionDistances, shortness }) =>
      (1 - shortness) * toDegree((repetitionDistances[at] ?? Infinity) <= MAX_REPETITION_DISTANCE && isKindOnly(name)),
  },
  {
    name: "is below a name that begins with its maker",
    weight: -0.4,
    degree: ({ at }, name, { lines, shortness }) => {
      const above = shortness > 0 ? lines[at - 1] : undefined;
      const mayBe =
        above?.role === "words" &&
        countWords(above.text) > (isKindOnly(name.split(",", 1)[0] ?? "") ? 1 : 2) &&
        !/[!?]$/.test(above.text);
      const isNamed = mayBe && beginsWithMaker(above.text) && !isMakerLine(above.text);
      return shortness * toDegree(isNamed && !beginsWithMaker(name));
    },
  },
  {
    name: "is below its maker's product line",
    weight: -1,
    degree: ({ at }, name, { lines, shortness }) => {
      const above = shortness > 0 ? lines[at - 1] : undefined;
      const isLine = above?.role === "words" && beginsWithMaker(above.text) && !namesKind(above.text);
      return (
        shortness *
        toDegree(isLine && !beginsWithMaker(name) && isOnlyDescription(name) && findLine(above.text) !== undefined)
      );
    },
  },
  {
    name: "describes the product named above",
    weight: -1.4,
    degree: ({ at }, name, { lines, shortness }) => {
      const above = lines[at - 1];
      if (above?.role !== "words" || isMakerLine(above.text)) return 0;
      const isPhrase = / with /.test(name) && !/\s[\p{Lu}\d]/u.test(name) && beginsWithMaker(above.text);
      // "Lane Woods Teardrop Earrings" above "14K gold plated, lightweight drop studs for women".
      const isList = name.includes(", ") && !isTitleCaseName(name) && isFullName(above.text);
      return shortness * toDegree(isPhrase || isList);
    },
  },
  {
    // "Le Bambino" above "Le Bambino long", "Jean slim" in the breadcrumbs above "Jean slim taille haute".
    name: "is the beginning of the name below it",
    weight: -1.2,
    degree: ({ at, text }, _name, { lines, shortness }) =>
      toDegree(
        lines
          .slice(at + 1, at + (shortness < 1 ? 4 : 2))
          .some((line) => line.role === "words" && line.text.startsWith(`${text} `)),
      ),
  },
  { name: "names a kind of product", weight: 0.6, degree: (_line, name) => toDegree(namesKind(name)) },
  { name: "begins with its maker", weight: 0.4, degree: (_line, name) => toDegree(beginsWithMaker(name)) },
  {
    name: "is a color or a material",
    weight: -1.5,
    degree: (line, name, { rank, lines }) => {
      // "REZUME WHITE" between its maker and its price is a name and its color.
      const [above, below] = [lines[line.at - 1], lines[line.at + 1]];
      const isNamed = above !== undefined && isMakerLine(above.text) && below?.role === "price";
      return toDegree(isColorOrMaterialLine(name, !isNamed && rank.get(line) !== 0));
    },
  },
  {
    // "Elsa Peretti®" above the names of her designs.
    name: "is a trademark above a product",
    weight: -0.9,
    degree: ({ at, text }, name, { lines }) => {
      const below = lines[at + 1];
      const isMark = /^[^®™]{2,24}[®™]$/.test(text) && !namesKind(name);
      return toDegree(isMark && below?.role === "words" && namesKind(below.text));
    },
  },
  {
    name: "is a single word above a product, like a maker",
    weight: -0.9,
    degree: ({ at, text }, name, { lines, shortness }) => {
      const [above, below] = [lines[at - 1], lines[at + 1]];
      const isShout = /^\p{Lu}{3,}$/u.test(text) && below?.text !== below?.text.toUpperCase();
      const isInShop = /^\p{Lu}\p{L}{3,}$/u.test(text) && above !== undefined && isMakerLine(above.text);
      if (below?.role !== "words" || !(isShout || isInShop) || isKindOnly(below.text)) return 0;
      return shortness * toDegree(!namesKind(name) && namesKind(below.text));
    },
  },
  {
    name: "is only a maker or a shop",
    weight: -2.5,
    // "Hunter boots" names what the maker Hunter Boots makes.
    degree: (_line, name) => (isMakerLine(name) ? (namesKind(name) ? 0.5 : 1) : 0),
  },
];

const isFullName = (name: string): boolean => isTitleCaseName(name) && namesKind(name) && !isKindOnly(name);

const isOnlyDescription = (name: string): boolean => !isTitleCaseName(name) || isKindOnly(name);
/** "KEEPS YOU WARM: brushed fleece inside". */
const HEADED_POINT = /^(?=\P{Ll}{6,}:)\p{Lu}[^:]{5,40}:\s\p{L}/u;
const ASKS =
  /^(?:which|what|where|who|how|why|is (?:there|this|it)|do you|can you|could you|does any(?:one|body)|any(?:one|body)|ok|okay|ah|oh|yes|yeah|no|lol|haha|thanks|cheers|hey|hi|hello|welche[rs]?|was|wo|wer|wie|hallo|quel(?:le)?|où|qui|comment|bonjour|coucou|salut|che|dove|chi|come|ciao|qué|dónde|quién|cómo|hola)(?!\p{L})/u;
/** "100% cotton, red tab" lists facts; "100% cotton tee" may be a name. */
const BEGINS_WITH_SHARE = /^\P{L}{0,3}\d+ ?%(?!\s(?:\p{L}+ )?(?:cotton|wool|silk|cashmere|linen|leather)(?!,))/iu;
const BULLET = /^(?:[-–—*•·◆●▪✓✔+]|\[(?!\p{Lu}{2,4}\]|\p{L}{2,12}\]\s\p{Lu})|【|\(\d\)|\d+[.)])\s?\S/u;
/** "Black dial, ceramic bezel", "Boîtier acier, bracelet mesh": what watches, glasses and bags have. */
const IS_OF_PART =
  /^(?:(?:[\p{L}-]+\s){0,3}(?:dial|bezel|crystal|case ?back|clasp|crown|lens(?:es)?|hinges?|temples|lining|hardware|closure)(?=,|$)|(?:bracelet(?= [^,]{3,20}, cadran)|boîtier|cadran|lunette(?!s)|verres?|fermoir|doublure|quadrante|cassa|cinturino|fondello|ghiera|chiusura|fodera|esfera|caja de|correa de|bisel|cierre|forro|gehäuse|zifferblatt|lünette|schließe|uhrwerk|futter|gläser)(?!\p{L}))/u;
const DETAIL =
  /(?<!\p{L})(?:closure|lining|lined|uppers?|soles?|outsole|midsole|insole|footbed|machine wash|dry clean|hand wash|imported|adjustable|waistband|neckline|crystal|clasp|calib(?:re|er)|movement|compartments?|fastening|stitch(?:ed|ing)|seams?|cuffs?|hem|heel|true to size|fully|cm|mm|prongs?|clarity|carat|push backs|posts?|setting|obermaterial|futter|verschluss|doublure|fermeture|poches|forro|cierre|fodera|chiusura|tasche|tasca)(?!\p{L})/gu;

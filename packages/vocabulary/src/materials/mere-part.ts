import type { Token } from "../text/tokenize.ts";
import { familyOf } from "./fibers.ts";

/** Words for parts of clothes, shoes and bags. A word directly before one of them describes only that part. */
export const PART_WORDS: ReadonlySet<string> = new Set(
  [
    "strap straps sole soles outsole midsole insole insoles footbed welt laces trim trims patch patches detail details detailing",
    "binding bindings lining handle handles tab tabs label tag plaque piping tassel tassels pocket pockets elbow elbows",
    "collar collars undercollar hood neckline lapel lapels cuff cuffs hem hems edge edges edging yoke placket seam seams waistband",
    "fly gusset crotch buckle buckles hardware clasp clasps closure rivets eyelets button buttons toggle toggles zip zips zipper ribbon",
    "dial dials hands markers indices numerals insert inserts flap flaps panel panels overlay overlays hinge hinges inlay accents interior liner liners toecap tongue vent vents crown crowns",
    "wheel wheels casters corners sweatband sweatbands divider dividers gussets bib bibs dickey",
  ]
    .join(" ")
    .split(" "),
);

/**
 * Words after a material that belongs only to a part, "feather filled", or to nothing: "leather-free", "leather look".
 */
const NOT_LITERAL = new Set(
  [
    "sleeves back backs caseback band tip tips temples bezel lens lenses domes inner inners backing cuffed",
    "film membrane laminate coating fill filled filling insulation insulated wadding padding padded lined trimmed boned boning bones",
    "print look effect like touch feel tone toned optik free frei innen polaire",
    "post posts ends grip grips pom pompom pompoms inside",
  ]
    .join(" ")
    .split(" "),
);

/**
 * Returns true when a folded word limits the material before it to a part ("leather strap") or makes it figurative
 * ("leather look").
 */
export function isPartOrFigurativeWord(word: string | undefined): boolean {
  return word !== undefined && (PART_WORDS.has(word) || NOT_LITERAL.has(word));
}

const FABRICS: ReadonlySet<string> = new Set(
  "twill satin crepe jersey velvet canvas poplin drill ripstop taffeta gabardine flannel mesh wool cotton".split(" "),
);
const TRIMMINGS: ReadonlySet<string> = new Set(
  "trim trims lining linings detail details detailing piping accents inserts panels binding patches edging".split(" "),
);

/**
 * Returns true when the first word is a fabric and the second a part made of it: "twill" and "trim" in "silk twill
 * trim".
 */
export const isTrimOfFabric = (fabric: string | undefined, part: string | undefined): boolean =>
  fabric !== undefined && part !== undefined && FABRICS.has(fabric) && TRIMMINGS.has(part);

const OF_LEGS: ReadonlySet<string> = new Set("circumference height width length high sock socks".split(" "));

/** Returns true when "calf" before a folded word means the leg: "calf socks", "calf circumference". */
export const isCalfOfLeg = (material: string | undefined, next: string | undefined): boolean =>
  material === "calf" && next !== undefined && OF_LEGS.has(next);

/**
 * Words in Italian, French, Spanish and Portuguese that mark the material after them as only imitated: "effetto seta".
 */
export const IMITATING_WORDS: readonly string[] = ["effetto", "effet", "efecto", "efeito", "aspetto", "aspecto"];

/** Returns true for French "doublé" (lined), as opposed to "double", as in "double cachemire" (double-woven). */
export const isFrenchForLined = (text: string, { form, start, end }: Token): boolean =>
  form.startsWith("double") && /^doublée?s?$/iu.test(text.slice(start, end));

const IMITATED = /^(?:vegane?[mnrs]?|faux|fake|mock|imitation|artificial|synthetic|simulated)$/;
const FINISHES: ReadonlySet<string> = new Set(
  "pebbled pebble grained grainy smooth soft supple buttery textured embossed croc crocodile snake lizard ostrich woven quilted nappa saffiano patent polished matte matt crinkled distressed".split(
    " ",
  ),
);
const ONLY_LIKE: Readonly<Record<string, string>> = {
  "suede leather": "faux suede",
  "nubuck leather": "faux suede",
  shearling: "faux fur",
};

/**
 * Returns the imitation that the words before a leather or fur turn it into: "faux leather" for the leather in "vegan
 * pebbled leather". Returns undefined if they don't mark it as an imitation.
 * @param words the folded words of the text
 * @param from the index of the material's first word
 */
export function imitationOf(material: string, words: readonly string[], from: number): string | undefined {
  const family = familyOf(material);
  if (family !== "leather" && family !== "fur") return undefined;
  const before = words[from - 1] ?? "";
  const leading = FINISHES.has(before) ? (words[from - 2] ?? "") : before;
  if (!IMITATED.test(leading)) return undefined;
  return family === "fur" ? "faux fur" : (ONLY_LIKE[material] ?? "faux leather");
}

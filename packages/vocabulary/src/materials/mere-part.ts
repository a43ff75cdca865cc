import type { Token } from "../text/tokenize.ts";

/** Words for parts of clothes, shoes and bags. A word directly before one of them describes only that part. */
export const PART_WORDS: ReadonlySet<string> = new Set(
  [
    "strap straps sole soles outsole midsole insole insoles footbed welt laces trim trims patch patches detail details detailing",
    "binding bindings lining handle handles tab tabs label tag plaque piping tassel tassels pocket pockets elbow elbows",
    "collar collars undercollar hood neckline lapel lapels cuff cuffs hem hems edge edges edging yoke placket seam seams waistband",
    "fly gusset crotch buckle buckles hardware clasp clasps closure rivets eyelets button buttons toggle toggles zip zips zipper ribbon",
    "dial dials hands markers indices numerals insert inserts flap flaps panel panels overlay overlays hinge hinges inlay accents interior liner liners toecap tongue",
    "wheel wheels casters corners sweatband sweatbands divider dividers gussets",
  ]
    .join(" ")
    .split(" "),
);

/**
 * Words after a material that belongs only to a part, "feather filled", or to nothing: "leather-free", "leather look".
 */
const NOT_LITERAL = new Set(
  [
    "back backs caseback band tip tips temples bezel lens lenses domes inner inners backing cuffed",
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

const OF_LEGS: ReadonlySet<string> = new Set("circumference height width length high sock socks".split(" "));

/** Returns true when "calf" before a folded word means the leg: "calf socks", "calf circumference". */
export const isOfLeg = (material: string | undefined, next: string | undefined): boolean =>
  material === "calf" && next !== undefined && OF_LEGS.has(next);

/** Italian, French and Spanish words before a material that something only looks like: "effetto seta". */
export const IMITATING_WORDS: readonly string[] = ["effetto", "effet", "efecto", "aspetto", "aspecto"];

/** Returns true for French "doublé" (lined), as opposed to "double", as in "double cachemire" (double-woven). */
export const isFrenchForLined = (text: string, { form, start, end }: Token): boolean =>
  form.startsWith("double") && /^doublée?s?$/iu.test(text.slice(start, end));

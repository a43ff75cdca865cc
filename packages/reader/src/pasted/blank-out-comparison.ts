/** "Looks like", "ressemble au": words before something that a remark only compares its product with. */
const COMPARES =
  /(?<=.{12})(?<!\p{L}|(?:not|n['’]t|never|nicht|pas|non|no) )(?:(?:they |it |that |and )?looks? (?:exactly |just |a lot |so much )?like|(?:ça |elle |il )?ressemble(?:nt)? (?:beaucoup )?(?:à|aux?)|(?:e )?sembra(?:no)?|assomiglia(?:no)? (?:molto )?(?:alla?|alle|ai|al|a)|(?:que )?se parecen? (?:mucho )?al?|(?:sieht|sehen) (?:genau |fast )?aus wie|ähnel[nt]|compared (?:to|with))\s[^.,;:!?\n–—]{2,60}/giu;

/**
 * Blanks out the part of a remark that only compares the product with another one, such as "it looks like the Jodie" in
 * "this woven bag from Mango, it looks like the Jodie". Uses spaces, so that offsets don't change.
 */
export const blankOutComparison = (remark: string): string =>
  remark.replace(COMPARES, (words) => " ".repeat(words.length));

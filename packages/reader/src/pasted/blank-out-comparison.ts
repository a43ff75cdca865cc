/** "Looks like", "ressemble au": words before something that a remark only compares its product with. */
const COMPARES =
  /(?<=.{12})(?<!\p{L}|(?:not|n['’]t|never|nicht|pas|non|no) )(?:(?:they |it |that |and )?looks? (?:exactly |just |a lot |so much )?like|(?:ça |elle |il )?ressemble(?:nt)? (?:beaucoup )?(?:à|aux?)|(?:e )?sembra(?:no)?|assomiglia(?:no)? (?:molto )?(?:alla?|alle|ai|al|a)|(?:que )?se parecen? (?:mucho )?al?|(?:sieht|sehen) (?:genau |fast )?aus wie|ähnel[nt]|compared (?:to|with))\s[^.,;:!?\n–—]{2,60}/giu;

/** The rest of a clause: up to punctuation that is not part of an amount, or up to what holds instead. */
const CLAUSE =
  "(?:[^.,;:!?\\n–—]|[.,](?=\\d)){2,60}?(?:[.,!](?!\\d)|(?=[;:?\\n–—]|$|\\s(?:when|if|but|mais|quand|sondern|aber|sino|pero|ma)\\s))";

/** "Don't pay Birkin money", "stop spending $900 on the Jodie": what a remark advises against. */
const ADVISED_AGAINST = new RegExp(
  `(?<!\\p{L})(?:don['’]?t|do not|never|stop|no need to|why) (?:pay|spend|splurge|shell out)(?:ing)?\\s${CLAUSE}`,
  "giu",
);

/** "C'est pas le Longchamp", "it's not the Jodie": a proper name of what the product is said not to be. */
const DENIED = new RegExp(
  `(?<!\\p{L})(?:(?:[Cc]['’]est|[Cc]e n['’]est) pas|(?:[Ii]t['’]?s|[Tt]hey['’]?re|[Tt]h(?:is|at) is|[Tt]h(?:es|os)e are) not|(?:[Dd]as|[Ee]s) ist (?:nicht|keine?)|[Nn]o es|[Nn]on è)\\s(?:(?:the|an?|le|la|les|une?|du|die|der|das|el|il|una?)\\s)?(?=\\p{Lu})${CLAUSE}`,
  "gu",
);

/** "Wear it over a white dress. …", "Da abbinare a jeans: …": what to wear with the product that then follows. */
const ADVICE =
  /(?<=^|\n|[.!?] )(?:(?:wear|style|pair|team|match|layer|styled|paired|shown|worn)(?: (?:it|them|this|here))? (?:with|over|under)|passt (?:\p{L}+ )?zu|(?:kombinier|trag)\p{L}*(?: (?:sie|es|ihn))+ (?:mit|zu|über)|(?:à porter|se portent?|à associer) (?:avec|sur|à)|(?:da abbinare|abbinal[aeio]) (?:a|ai|al|alla|con)|comb[ií]nal[ao]s? con)\s[^\d.:!?\n$€£]{4,90}[.:!](?= \S.{12})/giu;

/** A word of every such clause; most texts have none, and looking for it is cheaper. */
const MAY_DENY = /pay|spend|splurge|shell|\s(?:pas|not|nicht|keine?|es|è)\s/i;

/**
 * Blanks out the part of a remark that only compares the product with another one, such as "it looks like the Jodie" in
 * "this woven bag from Mango, it looks like the Jodie", or that says what the product isn't, what not to buy or what to
 * wear with the product. Uses spaces, so that offsets don't change.
 */
export const blankOutComparison = (remark: string): string =>
  (MAY_DENY.test(remark) ? [COMPARES, ADVICE, ADVISED_AGAINST, DENIED] : [COMPARES, ADVICE]).reduce(
    (text, pattern) => text.replace(pattern, (words) => " ".repeat(words.length)),
    remark,
  );

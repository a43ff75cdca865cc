/**
 * What people say around a product in a message, one language per row. "ARTICLE" stands for an article with or without
 * praise, "PRICE" for an amount with its currency, and "SELLER" for the name of a maker or shop.
 */

const ARTICLES =
  "the|an?|some|these|those|this|that|her|his|their|my|une?|des|les?|la|l['’]|du|de la|de l['’]|ein(?:e[nrsm]?)?|die|der|das|den|dem|il|lo|gli|i|una?|un['’]|dei|degli|delle|del|dello|della|dell['’]|el|los|las|un[oa]s?|es[eao]s?";
const PRAISE =
  "really|very|super|so|such|nice|cute|pretty|prettiest|cutest|gorgeous|lovely|great|beautiful|amazing|old(?! (?:navy|skool))|belle?|beau|jolie?s?|magnifiques?|vieux|vieille|schöne[nrs]?|tolle[nrs]?|alte[nrs]?|bell[aioe]|bellissim[aio]|vecchi[oa]|bonit[oa]s?|preciós[oa]s?|viej[oa]s?";

/** Pattern source for an article, optionally followed by praise of the product. */
export const ARTICLE = `(?:(?:${ARTICLES})(?:(?<=['’])|\\s))(?:(?:${PRAISE})\\s){0,3}`;
/** Pattern source for praise without an article: "really nice suede loafers". */
export const PRAISED = `(?:(?:${PRAISE})\\s){1,3}`;
const PRICE =
  "(?:(?:around|about|over|like|up to|almost|rund|über|environ|presque|quasi|casi)\\s)?(?:[$€£¥]\\s?\\d[\\d.,]*|\\d[\\d.,\\s]{0,8}\\s?(?:[$€£¥]|(?:euros?|eur|bucks|dollars|pounds|quid|chf|usd|gbp)(?!\\p{L})))";
/** Pattern source for the name of a maker or shop. */
export const SELLER = "(?<seller>[\\p{L}\\p{N}&+.'’ ]{2,20}?)";

/** Pattern source for words with which a message addresses its reader or begins: "guys", "ok", "so". */
export const ADDRESSING_WORDS =
  "(?:guys|girls|girlies|hey|ok(?:ay)?|omg|so|btw|yo|wait|also|and|but|leute|mädels|les filles|dis|ragazze|chicas|oye)";

/** Pattern sources for the beginnings of messages that name a product right after them. */
export const MESSAGE_BEGINNINGS: readonly string[] = [
  // Whose it is, and that it is sold.
  "(?:[\\p{L}'’ ]{2,24}\\s)?(?:is|are) (?:selling|getting rid of|giving away|letting go of)",
  "(?:(?:ma|mon|mes|meine?|mia|mio|mie|miei|la mia|il mio|mis?)\\s\\p{L}+\\s)?(?:vend(?:e|ent|en|ono)?\\s(?:son|sa|ses|leurs?|sus?|il suo|la sua|i suoi|le sue)|verkauf(?:t|en)\\s(?:ihre?n?|seine?n?))(?!\\p{L})",
  "(?:selling|wts:?)(?: (?:my|our|this|these|an?))?",
  // Where it is sold.
  `${SELLER} (?:has|have|does|do|makes|sells)(?= (?:an?|this|these|some|the|really|such)\\s)`,
  `(?:chez|bei|beim|da|en|at|auf|su|sur|on) ${SELLER}\\s(?:(?:il )?y a|gibt['’]?s|gibt es|haben sie|c['’]è|ci sono|hay|tienen|hanno|there['’]?s|they have|they['’]ve got|ils ont)(?: gerade| aktuell| maintenant| adesso| ahora)?`,
  // What one would pay for it.
  `(?:(?:would|could|should|did|do|will) (?:you|u|i|we|any(?:one|body))(?: guys)? (?:ever |really |actually )?|(?:is|are) (?:any(?:one|body)|you|people|we)(?: else)? (?:really |actually )?|(?:is it |not )?worth )(?:pay(?:ing)?|spend(?:ing)?|drop(?:ping)?|splurg\\p{L}+) ${PRICE} (?:for|on)`,
  `(?:vous |tu |on |qui )?(?:mett\\p{L}+|pai?y?er\\p{L}*|payez|dépens\\p{L}+)(?:[- ]vous)? ${PRICE} (?:dans|pour|sur)`,
  `(?:würdet ihr|würdest du|würde (?:jemand|wer)|zahlt ihr|gebt ihr) ${PRICE} (?:für|in)`,
  `(?:spend|pagh|pag|gast)\\p{L}+ ${PRICE} (?:per|su|por|en)`,
  // What is thought of it.
  "(?:i['’]m )?(?:so |totally |still )?(?:obsessed|in love) with",
  "(?:can|could) we (?:please |just )?talk about|(?:any )?(?:thoughts|opinions) on|(?:what|how) about|what do (?:you|we)(?: all| guys)? think (?:of|about)|how do (?:you|we) feel about",
  "(?:des |un )?avis sur|(?:que|vous) pensez(?:-vous)? (?:de|d['’]|du|des)|was haltet ihr von|che ne pensate (?:di|dei|delle|del\\p{L}*)|qué (?:os|les) parecen?",
  "(?:my [\\p{L}'’ ]{2,30}\\s)?(?:swear|swears) by|(?:i|we)(?:['’]ve)? (?:have|own|got|bought|ordered|tried)(?= (?:the|these) )",
  // What it should be replaced with.
  "(?:(?:i['’]m )?(?:looking for|need|want)|(?:je )?cherche|cerco|busco|(?:ich )?suche)?\\s?(?:(?:an?|une?|un['’]?|eine|una)\\s)?(?:(?:cheap(?:er)?|affordable|good|günstige)\\s)?alternativ\\p{L}*\\s(?:to|for|à|aux?|zur|zum|zu|für|all[aoe]|alle|ai|al|a|per)",
];

/** Pattern sources for the words at the end of a message, after the product. */
export const MESSAGE_ENDINGS: readonly string[] = [
  "(?:lo+l|lmao|rn|omg|haha+|hehe+|jaja+|svp|stp|pls|please|btw|tho|though|ugh|wow|help|bestellt|gekauft|gesehen|gesucht|ausgeben|me encantan?|mi piac\\p{L}+|j['’]adore|obsessed|danke|merci|grazie|gracias)",
  "(?:is |are )?(?:being|costing|going for) .{0,40}",
  "the [^,]{3,50} ones?",
  "w (?:an?|box|tags?|papers?|dust ?bag)(?: .{0,40})?",
];

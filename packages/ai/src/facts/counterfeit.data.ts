/** How a counterfeit is advertised, in our own words. */
export type Counterfeit = "1:1 replica" | "super clone" | "AAA replica" | "mirror-quality replica" | "replica";

const COPY = "(?:replicas?|r[ée]pli(?:que|ka)s?|copy|copies|clones?|fakes?|reps?|knock-?offs?)";

/**
 * Pattern sources for words used only for copies that carry a brand's name, each paired with our name for that kind of
 * copy.
 */
export const COUNTERFEIT_WORDS: readonly (readonly [Counterfeit, string])[] = [
  ["1:1 replica", `1 ?[:：] ?1[ -](?:\\w+[ -])?(?:${COPY}|quality|version|grade|mirror)|${COPY},? 1 ?[:：] ?1`],
  ["super clone", "super ?-?(?:clones?|fakes?|copy|copies)"],
  ["AAA replica", `(?:a{3,5}|[5-9]a)\\+*[ -](?:\\w+[ -])?${COPY}|${COPY},? (?:a{3,5}|[5-9]a)(?![\\p{L}\\p{N}])`],
  [
    "mirror-quality replica",
    `mirror[ -](?:image[ -])?(?:quality|grade|${COPY})|(?:top|high|first|master)[ -](?:quality[ -]|grade[ -])?${COPY}`,
  ],
  [
    "replica",
    "unauthori[sz]ed authentics?|fake designer|best reps?|rep (?:batch|seller|factory|version)|(?:noob|vsf|ppf|zf) factory",
  ],
];

/**
 * Pattern sources for words that mean a counterfeit only when the product claims a maker: a club's replica jersey is
 * not one.
 */
export const CLAIM_DEPENDENT_WORDS: readonly (readonly [Counterfeit, string])[] = [
  ["1:1 replica", "1 ?[:：] ?1(?! ?(?:scale|ratio|model))"],
  ["AAA replica", "a{3,5}\\+*[ -](?:quality|grade)|a{4,5}\\+*|7a(?:[ -]quality)?"],
  ["replica", "replicas?|r[ée]pli(?:que|ka)s?|reps?(?= (?:watch|bag|shoes?|sneakers?|[\\p{P}]|$))"],
];

/**
 * Pattern source for words that show that a product is legitimate although its name contains one of
 * `CLAIM_DEPENDENT_WORDS`: a licensed kit, a perfume, the "Replica" sneakers of a fashion house.
 */
export const LICENSED_WORDS =
  "margiela|jersey|football shirts?|kit|helmet|football|soccer|trikot|maillot|museum|pearls?|zirconia|cz|gem(?:stone)?s?|diamonds?|moissanite|opals?|batter(?:y|ies)";

/** Pattern source for words that negate what follows. */
export const NEGATION_WORDS =
  "no|not|never|nor|without|isn't|aren't|don't|doesn't|won't|against|avoid|beware|report|unlike|than|anti|kein\\w*|nicht|pas|aucune?|ohne|sin|non|senza|zero";

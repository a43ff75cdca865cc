/** Splits a text before each sentence; "St. John" may be split too, which does no harm. */
const SENTENCE_END = /(?<=[.!?;\n])(?=\s|$)|(?=\n)/u;

const HOW = String.raw`(?:(?:back|just|really|so|very|equally|as|it|them|this|yours|here|one|up|down|on|off|out|well|great|perfectly|beautifully|nicely|easily|effortlessly|seamlessly|best|alone|or|and|over|open|\w+ly)[\s,]+){0,4}`;
const WITH = String.raw`(?:with|over|under|underneath|beneath|alongside|next to)\b`;

/**
 * Phrases with which a page turns to something other than its product: what to wear with it, what it is like or unlike,
 * and what else there is to choose or to buy.
 */
const ELSEWHERE = new RegExp(
  [
    String.raw`\b(?:pairs?|paired|layers?|stack|stacks|teams?|styled?|styles|wear|wears|worn|goes|looks?|works|dress(?:es)? (?:it|them)|(?:pull|throw|slip|toss) (?:it|them) on|mix(?:es)?|match(?:es)?|complements?|coordinates?)\s+${HOW}${WITH}`,
    String.raw`\b(?:complete|finish) (?:the|your) (?:look|outfit)\b`,
    String.raw`\b(?:auch|ook|aussi|también|anche) (?:in|en) [^.,;\n]{2,40}? (?:erhältlich|verfügbar|verkrijgbaar|leverbaar|disponibles?|disponibile)\b`,
    String.raw`\b(?:dazu pass(?:t|en)|passt (?:gut |perfekt |toll )?zu|kombinier\p{L}* (?:mit|sie|es|du|ihn)|tragen sie (?:es|ihn|sie) (?:mit|zu)|combineer)\b`,
    String.raw`\b(?:also|now) (?:available|offered|comes?|sold) in\b|\balso in ?:`,
    String.raw`\b(?:available|offered|comes) in (?:\w+ )?(?:more|other|many|several|multiple|various|\w+ (?:colors|colours|shades|finishes))\b`,
    String.raw`\b(?:choose|select|pick) (?:from|between|your)\b`,
    String.raw`\b(?:inspired by|reminiscent of|reminds|nods? to|nodding to|homages? to|tributes? to|takes? cues from|channels)\b`,
    String.raw`\b(?:unlike|compared (?:to|with)|instead of|rather than|(?:\w+er|more \w+|less \w+) than|as \w+ as|(?:feels?|looks?|drapes?|hangs?|falls?|moves?|behaves?|wears?|ages|shines?|just|much) like|think of)\b`,
    String.raw`(?:^|[.,;:!(\n])\s?like (?:real |genuine |fine )?(?:leather|suede|silk|cashmere|fur|linen|wool|velvet)\b`,
  ].join("|"),
  "iu",
);
const APART =
  /\b(?:sold separately|not included|sold apart|(?:spare|extra|bonus)(?: (?!long|wide|thick|short|soft|shoulder|crossbody)[a-z-]+){0,2} (?:straps?|bands?|laces|buttons?))\b/iu;
const PART_END = /(?<=[,;(])/u;

/** Removes what the text says about other products, and questions such as "Bra? No need." */
export function withoutOtherProducts(text: string): string {
  // Most texts are about their product alone.
  if (!ELSEWHERE.test(text) && !APART.test(text) && !text.includes("?")) return text;
  return text.split(SENTENCE_END).map(ofTheGoods).join("");
}

function ofTheGoods(sentence: string): string {
  if (sentence.trimEnd().endsWith("?")) return " ";
  const own = APART.test(sentence)
    ? sentence
        .split(PART_END)
        .filter((part) => !APART.test(part))
        .join("")
    : sentence;
  const at = own.search(ELSEWHERE);
  return at < 0 ? own : `${own.slice(0, at)}. `;
}

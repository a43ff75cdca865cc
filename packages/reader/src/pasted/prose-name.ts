import { findColours } from "@dupewise/vocabulary/colors/colors";
import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findMakers } from "@dupewise/vocabulary/makers/makers";
import { canonicalFibre } from "@dupewise/vocabulary/materials/fibers";

/** A maker's letter names its goods in passing: "Since 1784 … Marcus is knitted on 30-gauge frames". */
const NAME = /(?:[Tt]he\s)?(?<first>\p{Lu}[\p{L}\p{N}'’-]*)(?:\s(?:\p{Lu}[\p{L}\p{N}'’-]*|\d{1,4}(?![\d.,%])))*/gu;
const LONGEST = 3_000;
const SHORTEST = 120;

interface Judged {
  name: string;
  score: number;
}

/** The name that the prose of a few lines gives its goods; null where no word of it is a name. */
export function nameInProse(text: string): string | null {
  const prose = text.slice(0, LONGEST);
  let best: Judged | null = null;
  for (const { 0: found, index } of prose.matchAll(NAME)) {
    const judged = judge(prose, found.replace(/['’]s$/, ""), index, /['’]s$/.test(found));
    if (judged.score > (best?.score ?? 0)) best = judged;
  }
  return best?.name ?? null;
}

/** In front of a name that is given: "our Classic Easy Tote", "we call it Fiji". */
const INTRODUCES = /(?:our|called|named|meet|introducing|the|notre|unsere?|nuestr[oa]|nostr[oa])\s$/i;
const LEADS = /^(?:[Tt]he|Our|Meet|Introducing|Notre|Unsere?|Nuestr[oa]|El|La|Le|Der|Die|Das|Il)\s/;
const PLACES =
  /(?:in|at|from|by|of|for|on|near|to|outside|since|with|via|and|mr|mrs|sir|caliber|calibre|ref|model)\s$/i;
const VERB =
  /^\s(?:is|was|has|keeps|goes|comes|gives|fits|sits|takes|makes|does|will|can|holds|moves|closes|wraps|runs)(?!\p{L})/u;
const ENDS_SENTENCE = /(?:^|[.!?…:]["”')\]]?\s+)$/;
const NO_NAME =
  /^(?:I|A|An|The|It|Its|We|Our|You|Your|This|These|Those|That|In|On|At|And|But|Or|No|Not|Italian|French|Swedish|British|English|Scottish|Irish|Japanese|German|Spanish|Portuguese|American|Swiss|European|Danish|Nordic|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Sunday|Each|Every|Made|Now|One|Two|For|With|Since|From|Here|There|When|What|Why|How|If|So|As|US|UK|EU|USA|USD|EUR)$/;

function judge(prose: string, found: string, at: number, isOwner: boolean): Judged {
  const before = prose.slice(Math.max(0, at - 24), at);
  const after = prose.slice(at + found.length, at + found.length + 16);
  const bare = found.replace(LEADS, "");
  const isFirst = ENDS_SENTENCE.test(before);
  const isThe = bare !== found && bare !== "";
  const says = VERB.test(after);
  const isCode = /\p{L}\d|\d\p{L}/u.test(bare) && bare.length > 4;
  let score = isFirst && !says && !isThe ? -2 : isFirst ? 0 : 0.5;
  if (isThe || INTRODUCES.test(before)) score += 1.5;
  else if (PLACES.test(before) && !isCode) score -= 1.5;
  if (says) score += 1;
  if (isCode && !/calib(?:re|er)\s$/i.test(before)) score += 2;
  if (findGarments(bare).length > 0) score += 1;
  if (/\p{Ll}\p{Lu}/u.test(bare)) score += 0.5;
  if (isOwner || isKnown(bare)) score -= 3;
  if (/^\s(?:found|rang|said|told|studio|mill|factory|workshop)(?!\p{L})/u.test(after)) score -= 1.5;
  return { name: /^The\s/.test(found) ? found : bare, score };
}

/** A word that means something else: a maker, a country, a color, a material, the beginning of a sentence. */
function isKnown(words: string): boolean {
  const [maker] = findMakers(words);
  const isMaker = maker !== undefined && !maker.isPlain && maker.end - maker.start === words.length;
  const isColor = findColours(words).some(({ quote }) => quote.length === words.length);
  return (
    NO_NAME.test(words) || isMaker || isColor || canonicalCountry(words) !== null || canonicalFibre(words) !== null
  );
}

const SPEAKS =
  /(?<!\p{L})(?:i|you|we|it|is|are|was|were|be|been|has|have|had|to|who|that|which|so|and|but|or|never|nobody|nothing|beats|its|how|when|where)(?!\p{L})/iu;
/** What nobody calls goods: a greeting, an answer of a wall. */
const CHATTER =
  /^(?:hi|hello|hey|hallo|bonjour|salut|hola|ciao|thanks?|thank you|lol|ok|okay|yes|no|please|help|access denied|forbidden|not found|error|captcha|are you (?:a )?(?:human|robot)|robot check|just a moment|attention required|page not found|service unavailable)(?!\p{L})/iu;

/** Whether words that nothing else tells of are no name of goods. */
export const isChatter = (name: string): boolean => CHATTER.test(name) || name.endsWith("?");

const FEW_WORDS = 4;
const FEW_CAPITALS = 0.4;

/** Whether what seems to be the name is the first sentence of a letter, and the name stands in a later one. */
export function isLetter(line: string, name: string): boolean {
  const words = name.split(" ");
  if (line.length < SHORTEST || words.length < FEW_WORDS || !/[.!?]\s+\p{Lu}/u.test(line)) return false;
  const capitals = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals / (words.length - 1) < FEW_CAPITALS && SPEAKS.test(name);
}

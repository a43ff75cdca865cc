import { countWords } from "./line-role.ts";
import { findColors } from "@dupewise/vocabulary/colors/colors";
import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { namesKind } from "./lone-lines.ts";

/** A maker's letter names its product in passing: "Since 1784 … Marcus is knitted on 30-gauge frames". */
const NAME = /(?:[Tt]he\s)?(?<first>\p{Lu}[\p{L}\p{N}'’-]*)(?:\s(?:\p{Lu}[\p{L}\p{N}'’-]*|\d{1,4}(?![\d.,%])))*/gu;
const LONGEST = 3_000;
const SHORTEST = 120;

interface ScoredName {
  name: string;
  score: number;
}

/**
 * Finds the product's name in prose, and scores how likely it is to be the name. Returns null when the prose contains
 * no name.
 */
export function nameInProse(text: string): ScoredName | null {
  const prose = text.slice(0, LONGEST);
  let best: ScoredName | null = null;
  for (const { 0: found, index } of prose.matchAll(NAME)) {
    const judged = judge(prose, found.replace(/['’]s$/, ""), index, /['’]s$/.test(found));
    if (judged.score > (best?.score ?? 0)) best = judged;
  }
  return best;
}

/** Words in front of a given name: "our Classic Easy Tote", "we call it Fiji". */
const INTRODUCES =
  /(?:our|(?:call|name|christen)(?:ed|s)?(?: (?:it|her|him|them|this))?|meet|introducing|the|notre|appel(?:le|é)|unsere?|nennen|heißt|nuestr[oa]|llama|nostr[oa]|chiama)\s$/i;
const LEADS = /^(?:[Tt]he|Our|Meet|Introducing|Enter|Notre|Unsere?|Nuestr[oa]|El|La|Le|Der|Die|Das|Il)\s/;
/** "The Caledonian Road". */
const PLACE_NAME =
  /\s(?:Road|Street|Avenue|Lane|Square|River|Valley|Mountains?|Sea|Coast|Lake|Islands?|Hills?|Museum|Festival|Awards?|University|School|World|Day|War)$/;
const PLACES =
  /(?<!\p{L})(?:in|at|from|off|under|over|through|across|around|like|than|dans|de|à|aus|bei|von|nel|nella|en|by|of|for|on|near|to|outside|since|with|via|and|mr|mrs|sir|caliber|calibre|ref|model)\s$/iu;
const VERB =
  /^\s(?:is|was|has|does|will|can|are|have|ist|war|hat|wird|est|était|es|era|ha|è)(?!\p{L})|^\s(?!\p{L}+ss\s)\p{Ll}{3,}s(?![\p{L}'’])(?=\s[\p{L}\d])(?!\s(?:and|or|of|are|were|have)(?!\p{L}))|^\s\p{Ll}{3,}ed\s(?:because|when|after|from|out|in)\s|^\s\p{Ll}{3,}[ea]\s(?:sur|la|le|les|dans|en|à|votre|une?|avec|autour|el|los|il|lo|gli|sulla|sobre|con|come|como)\s/u;
/** The maker follows the price: "£165, Farrow Bay Knits". */
const SIGNS = /(?:\p{Sc}\s?\d[\d.,]*|\d\s?\p{Sc})[\s.,;–—-]*$/u;
/** "Camellia by Loeffler Randall". */
const BY_MAKER = /^\s(?:by|von|par|di|de)\s\p{Lu}/u;
const ENDS_SENTENCE = /(?:^|[.!?…:]["”')\]]?\s+)$/;
const NO_NAME =
  /^(?:I|A|An|The|It|Its|We|Our|You|Your|This|These|Those|That|In|On|At|And|But|Or|No|Not|Italian|French|Swedish|British|English|Scottish|Irish|Japanese|German|Spanish|Portuguese|American|Swiss|European|Danish|Nordic|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Sunday|Each|Every|Everything|Everyone|Nothing|Nobody|Someone|Something|Some|Any|All|Both|Many|Most|Few|Three|Four|Five|Six|Time|Life|Summer|Winter|Autumn|Spring|Comfort|Style|Made|Born|Cut|Wear|Carry|Tie|Now|One|Two|For|With|Since|From|Here|There|When|What|Why|How|If|So|As|US|UK|EU|USA|USD|EUR)$/;

function judge(prose: string, found: string, at: number, isOwner: boolean): ScoredName {
  const before = prose.slice(Math.max(0, at - 24), at);
  const after = prose.slice(at + found.length, at + found.length + 32);
  const bare = found.replace(LEADS, "");
  const isFirst = ENDS_SENTENCE.test(before);
  const isThe = bare !== found && bare !== "";
  const says = VERB.test(after) || BY_MAKER.test(after);
  const isShout = /^\p{Lu}{4,}$/u.test(bare) && !isThe;
  const isCode = /\p{L}\d|\d\p{L}/u.test(bare) && bare.length > 4;
  const isAtPlace = PLACES.test(before) || PLACE_NAME.test(bare);
  let score = isFirst && !says && !isThe ? -2 : isFirst ? 0 : 0.5;
  if (bare.includes(" ")) score += 0.3;
  if (BY_MAKER.test(after)) score += 1;
  if (isSaidAgain(prose, bare)) score += 0.7;
  if (isAtPlace && !isCode) score -= 1.5;
  else if (isThe || INTRODUCES.test(before)) score += 1.5;
  if (says) score += 1;
  if (isCode && !/calib(?:re|er)\s$/i.test(before)) score += 2;
  if (findGarments(bare).length > 0) score += 1;
  if (/\p{Ll}\p{Lu}/u.test(bare)) score += 0.5;
  if (isOwner || isShout || isKnown(bare) || SIGNS.test(before)) score -= 3;
  // A country is a place, unless a name without a place word in front of it: "women have bought Fiji in pairs".
  else if (canonicalCountry(bare) !== null) score -= /\p{Ll}{3}\s$/u.test(before) && !isThe ? 0.4 : 3;
  if (/^\s(?:found|rang|said|told|studio|mill|factory|workshop)(?!\p{L})/u.test(after)) score -= 1.5;
  return { name: /^The\s/.test(found) ? found : bare, score };
}

/** A word that means something else: a maker, a country, a color, a material, the beginning of a sentence. */
function isKnown(words: string): boolean {
  const [maker] = findMakers(words);
  const isMaker = maker !== undefined && !maker.isPlain && maker.end - maker.start === words.length;
  const isColor = findColors(words).some(({ quote }) => quote.length === words.length);
  return NO_NAME.test(words) || isMaker || isColor || canonicalFiber(words) !== null;
}

const isSaidAgain = (prose: string, name: string): boolean =>
  name.length > 2 && prose.indexOf(name, prose.indexOf(name) + name.length) >= 0;

/** What nobody calls a product: a greeting, or the text of a bot check. */
const CHATTER =
  /^(?:hi(?!-)|hello|hey|hallo|bonjour|salut|hola|ciao|thanks?|thank you|lol|ok|okay|yes|no(?!\.?\s?\d|[ -]show)|please|help|access denied|forbidden|not found|error|captcha|are you (?:a )?(?:human|robot)|robot check|just a moment|attention required|page not found|service unavailable)(?!\p{L})/iu;

/** Returns true when a supposed product name is actually conversation. */
export const isChatter = (name: string): boolean => CHATTER.test(name) || name.endsWith("?");

const TALKS =
  /(?<!\p{L})(?:i|i['’]m|i['’]ve|my|me|you|we|remember|lol|pls|dear|liebe[rs]?|ich|mir|mich|dir|mein[e]?|neulich|je|j['’]ai|mon|ma|moi|tu|ho|hai|mi|io|cerco|mio|mia|busco|estoy|vendo|vends|verkaufe)(?!\p{L})/iu;

/** Returns true for text in the first or second person, in any of several languages. */
export const usesFirstOrSecondPerson = (line: string): boolean =>
  line.length < 1_500 && (TALKS.test(line) || TALKS_TO_US.test(line));
/** "US 11" is a size, not the pronoun "us". */
const TALKS_TO_US = /(?<!\p{L})(?:u|us)(?!\p{L})/u;

const FEW_CAPITALS = 0.4;
const POINTS = /^(?:that|this|those|these|the)\s/i;
const OPENS_SENTENCE =
  /^(?:an?|some|every|each|no|there|we|you|your|our|for|in|on|when|since|because|if|der|die|das|ein|eine|es|wir|le|la|les|un|une|il|lo|el|los|las|uno|una)\s\p{Ll}/iu;
const SPEAKS =
  /(?<!\p{L})(?:i|you|we|it|is|are|was|were|be|been|has|have|had|to|who|that|which|so|but|never|nobody|nothing|beats|its|how|when|where|everywhere|wie|vom|ist|sind|wir|est|sont|nous|è|sono)(?![\p{L}\d])/iu;

/** Returns true when words describe a product, as in a sentence, instead of naming it. */
export const isDescriptive = (name: string): boolean => SPEAKS.test(name.replace(POINTS, "").replace(TO_A_NAME, ""));
/** "Mission to the Moon", "Return to Tiffany", "Modern Everywhere Mini". */
const TO_A_NAME = /(?<=\p{Lu}\p{Ll}{1,20}) (?:to (?:the )?|Everywhere )(?=\p{Lu}\p{Ll})/gu;

/** Returns true when words are a product's name rather than the beginning of its description. */
export function isProductName(name: string): boolean {
  if (OPENS_SENTENCE.test(name) || isDescriptive(name)) return false;
  const words = name.split(" ");
  const capitals = words.slice(1).filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length;
  const isTitle = words.length > 1 && capitals / (words.length - 1) >= FEW_CAPITALS;
  return isTitle || namesKind(name) || findMakers(name).length > 0;
}

/** Returns true for a long line with more than one sentence. */
export const isMultiSentenceProse = (line: string): boolean =>
  line.length >= SHORTEST && /[.!?]\s+[\p{Lu}\p{Sc}]/u.test(line);
/**
 * Returns true for text with a casual tone, as in a chat or caption: text that begins in lowercase, contains emoji,
 * "!!" or chat abbreviations ("omg", "dm"), or is about the writer.
 */
export const isCasualRemark = (line: string): boolean =>
  /^\p{Ll}|\p{Extended_Pictographic}|!!|(?<!\p{L})(?:I|I['’]m|I['’]d|my|omg|pov|dm|link in bio)(?!\p{L})/u.test(line);

const MANY_WORDS = 7;
/** Returns true when a name is worded like prose: "One-strap mule with an oversized buckle in oiled leather". */
export const isWordedLikeProse = (name: string): boolean =>
  countWords(name) > MANY_WORDS && !/\s[\p{Lu}\d]/u.test(name) && / (?:with|in|and|mit|und|avec|et|con) /.test(name);

/** Returns true when a line begins like prose: "Made of …", "Worn twice". */
export const beginsLikeProse = (line: string): boolean => BEGINS_PROSE.test(line.toLowerCase());
const BEGINS_PROSE =
  /^(?:an?|with|made|set|featuring|crafted|designed|perfect for|ein|eine|aus|mit|une?|avec|uno|una|con)\s\p{Ll}|^(?:bought|purchased|worn|asking|condition|gekauft|getragen|achetée?|portée?|comprado|usat[oaie]|pagat[oaie])(?!\p{L})/u;

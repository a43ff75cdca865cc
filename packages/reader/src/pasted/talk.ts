import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { lowercase, withoutMatch } from "./lowercase.ts";

/** Words of a seller before the name: "Selling: ", "Je vends ", "[WTS] ". */
const OFFERING =
  /^\[\p{Ll}{2,4}[^\]]{0,12}\]\s*|^(?:i['’]?m )?(?:selling|for sale|wts|fs)(?:\s*[:\-–]|\s(?:my|a|an))?\s+|^(?:ich )?verkaufe\s+|^(?:je )?vends\s+|^(?:se )?vend[oe]\s+|^(?:(?:new )?listing|item for sale|anzeige|annonce|annuncio|anuncio|te koop|zu verkaufen|à vendre|en venta|for sale)\s*[:\-–]\s*/u;
/** How new it is, in a seller's short words: "NWT Reformation dress", "Coach Tabby (NWOB)". */
const STATE =
  "nwo?[tbd]|bnwo?[tb]|bnib|nib|v?nds|v?[eg]uc|htf|brand new(?: with(?:out)? (?:tags?|box))?|new with(?:out)? tags?|pre-?(?:owned|loved)";
const LED_BY_STATE = new RegExp(`^(?:(?:${STATE})[!,.:*\\s–-]+)+`, "u");
const AUTHENTIC = /^(?:100 ?% )?auth(?:entic)?\s/i;
const STATE_BEHIND = new RegExp(
  `[\\s,([*–-]+(?:${STATE}|neu(?:wertig)?|(?:wie|comme|come|como) (?:neu|neuf|neuve|nuov[oa]|nuev[oa])|neuf|neuve|nuov[oa]|nuev[oa])[\\s!*)\\]]*$`,
  "u",
);

/** Words of a shopper before the name: "ootd: ", "found it!! ", "get the ". */
const LEAD =
  /^(?:(?:ok|omg|wait|yo+|(?:hi|hello|hallo|salut|coucou|bonjour|ciao|hola)(?=[!,])|hey(?= [a-z])|so|and|but|need (?:this|these)|(?:obsessed|in love) with|(?:guck(?:t)?|schau(?:t)?) mal|regarde[z]?|guarda|mira|check out|(?:found|spotted|got|bought|gefunden|trouvée?|trovat[oa])(?: (?:it|this|them|these))?(?: (?:at|in|on|bei|chez|da|en) [\p{L}\p{N} .&'’]{2,24})?(?=[!.:,])|found (?:it|this|them|these|(?:the|an?|my) [^!?.:\n]{2,60}? dupes?(?=[!:.]))|look (?:at )?(?:this|these)|guys|girls|meet|introducing|get|try|is (?:the|this)|are (?:the|these)|(?:has )?any(?:one|body) (?:tried|own(?:s|ed)?|bought|know|knows)(?: (?:the|this|these))?|thoughts on(?: (?:the|this|these))?|how (?:is|are|does|do) (?:the|this|these)|it's|its|they['’]?re the|this is|these are|notre|unser[e]?|nuestr[oa]|(?:il |la )?nostr[oa]|(?:i )?(?:(?:finally|just|literally) )*(?:got|found|bought|ordered|grabbed|picked up|scored|snagged|copped|treated myself to|wearing|living in|loving)(?: (?:the|my|an?|these|this|some|new))+)[!,.:…]*\s+)+/u;
/** Words for whose it is, in lowercase after that: "verkaufe meine geliebte ", "schau mal die ". */
const OWNER =
  /^(?:(?:my|our|meine?n?|mon|ma|mes|mis?|mia|mio|le mie|i miei)\s(?:(?:beloved|favou?rite|lovely|gorgeous|trusty|old|geliebten?|tollen?|schönen?|alten?|belle|beau|jolie?s?|superbes?|bella|bello|querid[oa])\s)*|(?:these|those|this|that)\s(?=\p{Lu})|(?:die|der|das|den)\s(?=\p{Lu}\p{L}+\s\p{Lu}))/u;
const PICTURE = /[\p{Extended_Pictographic}--[®™©#*0-9]](?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d)*/v;
const SPEAKS =
  /(?<!\p{L})(?:i|i'm|i've|my|me|you|you've|your|we|they|is|are|was|were|everyone|anyone|who|that|this|but|if)(?!\p{L})/u;
/** Where the text about the product begins after its name. */
const SAYS =
  /\s(?:is|are|was|were|has|have|(?<!(?:leather|suede|fur|denim|linen|silk|satin) )looks?|feels?|but|because|which|everyone|that (?:everyone|broke|went|sold|keeps|made|makes|is|has|i|you)|vs\.?|versus|i (?:want|love|need|own|got)|you(?:'ve)?)\s/;

/** Extracts the product's name from a remark: "Camel Coat" from "look at this one: Camel Coat". */
export function nameFromRemark(text: string): string {
  const listed = [LED_BY_STATE, OFFERING, LED_BY_STATE].reduce(withoutMatch, text);
  const praised = listed.replace(AUTHENTIC, "");
  const offered = findMakers(praised)[0]?.start === 0 ? praised : listed;
  const name = stripIntroduction(upToTalk(behindColon(atPicture(offered)))).replace(TIME_BEHIND, "");
  return withoutMatch(name, STATE_BEHIND);
}
/** "I've been eyeing the Moto Jacket for ages." */
const TIME_BEHIND = /\s(?:for (?:ages|years|months|weeks|a while|so long)|forever|lately)[.!]*$/iu;

/** "Need something like the Oran sandals", "any recs for ankle boots": words in front of a product that is sought. */
const WANTED =
  /^(?:i(?:['’](?:m|ve))? )?(?:(?:really|just|been) )*(?:need|want|looking (?:for|at)|searching for|after|hunting for|eyeing|considering|thinking (?:about|of)(?: (?:just )?(?:getting|buying|trying))?|saving (?:up )?for|saw|seen|spotted|any(?:one)? (?:recs?|recommendations|suggestions|ideas|dupes?|alternatives?)(?: for| to)|where (?:can|do|could) (?:i|we|you) (?:find|get|buy)|(?:ich )?(?:suche|hab(?:e)?(?: (?:grade?|gerade|heute|gestern|eben))?(?: (?:bei|im|auf) \S+)?)|(?:je |on |nous )?cherch(?:e|ons)|j['’]ai (?:vu|repéré|trouvé)|cerco|ho (?:visto|trovato)|busco|he visto)\s(?:(?:something|anything|etwas|quelque chose|qualcosa|algo)\s(?:like|similar to|wie|comme|come|como)\s)?(?:(?:the|an?|some|les?|la|il|lo|gli|el|los|las|diese[nsrm]?|cette|ces?|quest[aoei]|est[aoe]s?|die|den|das|eine?n?|une?|des|una?|un|unos|unas)\s)?(?=\S)/u;
/** "This cropped cardigan": what words in lowercase point at, if they name a product. */
const POINTS_AT =
  /^(?:this|these|that|those|diese[nrs]?|cette|ces?|quest[aoe]|quest[ei]|est[ae]|est[ao]s)\s(?=\p{L}+\s)/u;

/** Removes the words that introduce a product in a remark. */
export function stripIntroduction(text: string): string {
  if (NAMED_SO.test(text)) return text;
  const bare = withoutMatch(text, LEAD).replace(OWNER, "");
  const rest = [WANTED, POINTS_AT].reduce(withoutMatch, bare);
  return rest !== bare && namesKind(rest.split(" ").slice(0, FIRST_WORDS).join(" ")) ? rest : bare;
}

/** "So Kate 120": a name, unlike "So happy" or "So I found". */
const NAMED_SO = /^So \p{Lu}\p{Ll}+(?: \p{Lu}| \d|$)/u;

const namesKind = (text: string): boolean => findGarments(text).length > 0 || findMakers(text).length > 0;

const FIRST_WORDS = 8;

/**
 * Removes an opening exclamation or question that names no product: "Finally mine!!! Khaite Lotus" becomes "Khaite
 * Lotus", and "Where can I find this? Red wrap dress" becomes "Red wrap dress".
 */
export function stripExclamation(text: string): string {
  const cry = /^(?:[^.!?:,]{3,40}!+|[^.!?:]{3,90}\?+)\s+(?=\S)/.exec(text)?.[0] ?? "";
  const rest = text.slice(cry.length);
  return cry !== "" && !namesKind(cry) && namesKind(rest.slice(0, LONGEST_NAMED)) ? rest : text;
}
const LONGEST_NAMED = 60;

/**
 * Returns the part of a text between pictures that most likely belongs to what follows: the last one that names a
 * product.
 */
function atPicture(text: string): string {
  const parts = text.split(PICTURE).filter((part) => part.trim().length > 2);
  if (parts.length < 2) return parts[0] ?? text;
  return (
    parts.findLast((part) => namesKind(part.trim().split(" ").slice(0, FIRST_WORDS).join(" "))) ?? parts[0] ?? text
  );
}

/** "The Ollie has been our best seller since day one: a ribbed beanie", "Maren is what happens when …: linen". */
const INTRODUCES =
  /^(?:(?:The|Our|Meet|My)\s\p{Lu}[\p{L}'’-]*(?:\s[\p{Lu}\d][\p{L}\d'’-]*){0,2}\s(?:is|has|was|\p{Ll}{3,}s)|(?!(?:This|That|It|Here|What|Which|There|He|She)\s)\p{Lu}\p{Ll}{2,}\s(?:is|was|has been)\s(?:what|how|the|an?|our))\s/u;

const OWNS = /^\p{Lu}[^:]{1,40}['’]s?\s/u;

function behindColon(text: string): string {
  const colon = /^[^:]{3,80}:\s+(?=\S)/.exec(text)?.[0];
  if (colon === undefined) return text;
  // "Red Wing's Iron Ranger was built for miners: a double layer of leather": it names the product before that.
  if (INTRODUCES.test(colon) || (OWNS.test(colon) && upToTalk(colon) !== colon)) return text;
  const rest = text.slice(colon.length);
  const isTalk = /^\p{Ll}/u.test(colon) || SPEAKS.test(lowercase(colon));
  if (isTalk && /\p{L}{2}/u.test(rest)) return rest;
  return findGarments(colon).length === 0 && findGarments(rest).length > 0 ? rest : text;
}

/** Verbs that a product can be the subject of: "The Danielle jean sits high on the waist". */
const DOES = /\s(?:sits|falls|skims|began|became|brings|offers|comes in)\s/;

/** The part before the verb of "Rothy's The Point in black is literally a flat BB", if it names something. */
function upToTalk(text: string): string {
  const does = DOES.exec(text)?.index ?? -1;
  const at = does > 0 && namesKind(text.slice(0, does)) ? does : (SAYS.exec(text)?.index ?? -1);
  const before = text.slice(0, at);
  return at > 3 && /\s/.test(before.trim()) && (namesKind(before) || /\s\p{Lu}/u.test(before)) ? before : text;
}

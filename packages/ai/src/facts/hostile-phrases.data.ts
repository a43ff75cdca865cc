/**
 * Phrases that address a machine acting as judge. A product page has no reason to contain any; when it does, no model
 * is asked about it. Tested against ordinary product texts as well as attacks: care "instructions", a "Gemini" pendant,
 * llama wool, "return with the tags" and "a set of 100% silk" must pass. A phrase that begins with
 * `\b` does so in all of its alternatives.
 */
export const HOSTILE_PHRASES: readonly RegExp[] = [
  // Asks to ignore earlier instructions.
  /\b(?:ignor\w*|disregard\w*|overrid\w*|bypass)\b.{0,40}\b(?:instruct\w+|prompts?|rules?|guidelines?|directions?|context|commands?|above|previous|prior|earlier|everything|constraints?)\b/i,
  /\bforget\b.{0,40}\b(?:instruct\w+|prompts?|guidelines?|above|previous|prior|earlier|everything|all you)\b/i,
  /\b(?:ignorier\w*|ignore[zr]|ignora\w*|missacht\w*|vergiss|oublie[zr]?|olvida|dimentica|esque[cç]a|negeer|zignoruj)\b.{0,40}(?:anweisung|vorgaben|instru[ckç]|instrucc|istruzion|consigne|regeln|regole|polece|anterior|pr[eé]c[eé]dent|bisherig|vorherig)/i,
  /\b(?:new|updated|real|hidden|secret)\s+(?:system\s+)?(?:instructions?|prompts?|directives?)\b/i,
  // Names the machine or its parts.
  /\b(?:system|developer|master|hidden)\s*(?:prompt|message|instructions?|mode)\b|\bprompt injection\b/i,
  /\b(?:chat\s?gpt|gpt-?\d|open\s?ai|language models?|LLMs?|chatbots?|jailbr[eo]\w+|DAN mode)\b/i,
  /\b(?:AI|A\.I\.|artificial intelligence)\s+(?:assistants?|models?|agents?|systems?|judges?|reviewers?|graders?|evaluators?|language)\b/i,
  /\b(?:as|dear|attention|hey|hello|note to)\s*:?\s+(?:an?\s+|the\s+|all\s+)?(?:AI|A\.I\.|AIs|assistants?|bots?|crawlers?|judge|grader|evaluator)\b/i,
  /\byou\s+(?:are|will act|must act|shall act)\s+(?:now\s+)?(?:as\s+)?(?:an?|the|in)\s+(?:\w+\s+){0,3}(?:assistant|ai|model|bot|judge|mode|hacker|pirate|system|terminal|translator)\b/i,
  /\bpretend\s+(?:that\s+)?(?:to be|you)\b|\brole-?play\b|\bact as\s+(?:if you|an?\s+(?:\w+\s+){0,2}(?:ai|assistant|bot|judge|model|system|hacker))\b/i,
  /\b(?:do anything now|god mode|unrestricted|without (?:any )?(?:filters|restrictions|limitations))\b/i,
  // Markers that separate the turns of a chat.
  /<\|[^|]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>|(?<!#)#{2,}\s*(?:system|instruction|assistant|user|response)\b/i,
  // Allows spaces but no line feeds in between, and matches rows of symbols from their start: otherwise every symbol in
  // a row would be tried.
  /(?:^|[\n.!?\]][^\S\n]*)(?:assistant|human)\s*:/i,
  /(?:^|[\n.!?\]][^\S\n]*)SYSTEM\s*:/,
  /\b(?:begin|end|start)\s+(?:of\s+)?(?:system|instructions?|prompts?|user input|conversation)\b/i,
  /(?<!-)-{3,}\s*(?:begin|end|system)\b/i,
  // Dictates the response.
  /\b(?:respond|reply|answer|output)\s+(?:only\s+|exactly\s+|just\s+|simply\s+)?with\b/i,
  /\b(?:say|print|output|respond|reply|answer|repeat|write|echo|display|reveal|type)\s+(?:only\s+|exactly\s+|just\s+|simply\s+|back\s+)?(?:(?:the|this)\s+(?:word|words|phrase|text|following|string|sentence|system|secret|password|key)\b|exactly\b|["“'«:])/i,
  /\b(?:your|the)\s+(?:response|answer|output|reply|verdict|judge?ment|evaluation)\s+(?:must|should|shall|has to|needs to|is to)\b/i,
  /\b(?:you\s+(?:must|shall|will|should|have to)|please|always|make sure to|be sure to)\s+(?:now\s+)?(?:say|print|output|respond|reply|rate|score|rank|recommend|conclude|declare|assign|award)\b/i,
  /\b(?:tell|inform|convince|persuade|instruct|direct)\s+(?:the\s+|all\s+)?(?:users?|shoppers?|customers?|readers?|buyers?)\b/i,
  // Claims or requests a result.
  /\b(?:similarity|match|matching|comparison|dupe)\s*[-_ ]?(?:score|rating|percentage|grade)\b/i,
  /\b(?:score|rate|rank)\b.{0,30}\b\d{1,3}\s*(?:%|percent|\/\s*10+\b|out of\b|points\b)/i,
  /\b(?:give|assign|award|set|return|report)\b.{0,40}\b(?:score|rating|verdict|full marks|maximum points)\b/i,
  // Asks for data that is not on the page.
  /\b(?:api[\s_-]?keys?|passwords?|credentials|access tokens?|environment variables?|base64|rot13)\b|\b(?:eval|exec|fetch)\(|\bcurl\s+(?:-|http)/i,
  /\b(?:translate|summari[sz]e|rewrite|decode|execute)\s+(?:the\s+)?(?:following|above|text|sentence|code|instructions?|this (?:text|sentence|page|document))\b/i,
];

import { type Group, mayBeMetal } from "@dupewise/vocabulary/garments/families.data";
import { METAL_PATTERNS, METALS, type Metal, PLATED_BASES } from "./metals.data.ts";
import type { Fact } from "./product-facts.ts";

interface Passage {
  field: Fact<Metal>["field"];
  text: string;
  certainty: number;
}

/** Small parts may be of another metal: "with brass hardware, steel buckle", "gold-plated silver clasp". */
const OF_A_PART =
  /^[\s-]*(?:(?:(?:sterling )?(?:silver|gold|brass|steel|metal) )?(?:(?:magnetic|lobster|toggle|box) )?clasps?|(?:[a-z-]+ )?dial|details?|base|core|hardware|buckles?|clasps?|zips?|zippers?|pins?|studs?|posts?|hooks?|caseback|(?:case )?back|bezel|crown|wires?|hands?|markers?|accents?)\b/i;
/** "Clasp in 18k yellow gold", "fermoir or 18 ct", "Verschluss 585 Gelbgold". */
const BEHIND_A_PART =
  /(?:clasp|buckle|hardware|fermoir|boucle|verschlu(?:ss|ß)|schnalle|chiusura|cierre|fibbia|detalles?|dettagli|bezel|lunette|lünette|bisel|ghiera)[\s:]\s*(?:(?:[\p{L}-]+\s)?(?:in|of|en|aus|di|de)\s+)?(?:\d{1,3}\s?(?:k|kt|ct|er)?\s)?$/iu;
/** "Dial: matt silver-plated". */
const OF_A_DIAL =
  /(?:dial|hands|markers|ind(?:ices|exes)|zifferblatt|zeiger|cadran|aiguilles|index|quadrante|lancette|esfera|agujas)\s?[:：]\s?(?:[\p{L}-]+,?\s){0,3}$/iu;
/** "Zifferblatt weiß, matt versilbert": plating of what precedes is that of the dial, even without a colon. */
const OF_A_PLATED_DIAL =
  /(?<!\p{L})(?:dial|zifferblatt|zeiger|cadran|aiguilles|index|quadrante|lancette|esfera|agujas)\s(?:[\p{L}-]+,?\s){0,3}$/iu;
/** "Sterling silver with 14k gold domes", "sterling silver, 14K gold": silver, and gold on it. */
const ADDED = /(?:\bwith|\band|[,&+/])\s*$/i;
/** "Sterling silver 14k gold domes". */
const ON_SILVER = /^\s+(?:domes?|accents?|beads?|stations?|details?|caps?|ends?|rope|hearts?|buckles?)\b/i;
/** "Sterling silver with 18ct gold vermeil": gold all over, which wears off. */
const COVERS: ReadonlySet<Metal> = new Set(["gold vermeil", "gold-filled", "gold-plated metal"]);
const COVER_PATTERNS = METAL_PATTERNS.filter(([metal]) => COVERS.has(metal) || metal === "gold-tone metal");
const PLATING_PATTERNS = METAL_PATTERNS.filter(([metal]) => metal === "gold-plated metal");
const STEEL = METAL_PATTERNS.filter(([metal]) => metal === "stainless steel");
const SOLID_GOLD = METAL_PATTERNS.filter(([metal]) => metal === "solid gold");
/** "With amethyst and 14K gold, sterling silver". */
const WITH_IT = /\bwith\b[^.;,]{0,40}$/i;
const SILVER = METAL_PATTERNS.find(([metal]) => metal === "sterling silver")?.[1] ?? /$^/;
const DENIED = /\b(?:no|not|non|without|never|instead of|than)\s+(?:\w+\s+)?$/i;

/** A watch in a resin case may have a steel band. */
const OF_PLASTIC =
  /\b(?:resin|plastic|polycarbonate|bioceramic|abs|tpu)\b[\w -]{0,12}\bcase\b|\b(?:caja|cassa|bo[îi]tier)\s(?:de|in|en)\s(?:resina|r[ée]sine|pl[áa]stico|plastica|plastique)|(?:resin|kunststoff|kunstharz)gehäuse/iu;
/** "Mixed metal finish: rose-gold tone, rhodium-plated chain" is of no one metal. */
const MIXED = /\bmixed[ -]metals?\b/i;

/**
 * Returns the first metal that the passages name, if the product is jewelry or a watch. Returns null when they name
 * none, and for all other products.
 */
export function extractMetalFact(passages: readonly Passage[], group: Group | undefined): Fact<Metal> | null {
  const metal = findMetal(passages, group);
  return metal?.value === "gold-plated metal" ? { ...metal, value: platingOf(metal.quote, passages) } : metal;
}

/** Returns the gold plating with the metal under it, if the words around it name one: "gold-plated brass". */
function platingOf(quote: string, passages: readonly Passage[]): Metal {
  for (const { text } of passages) {
    const at = text.indexOf(quote);
    if (at < 0) continue;
    const end = at + quote.length;
    // "Gold over brass" names the brass itself.
    const around = [text.slice(at, end + BESIDE), text.slice(Math.max(0, at - BESIDE), at)].map(
      (words, place) => words.split(/[.;\n]/).at(place === 0 ? 0 : -1) ?? "",
    );
    for (const words of around)
      for (const [metal, pattern] of PLATED_BASES) {
        const base = pattern.exec(words);
        if (base && !PART_AFTER.test(words.slice(base.index + base[0].length))) return metal;
      }
  }
  return "gold-plated metal";
}
/** How far from the plating the metal under it stands. */
const BESIDE = 24;
const PART_AFTER = /^[\s-]*(?:clasp|buckle|hardware|post|hook|back|pin|zip|chain)/i;

const isGold = (metal: Fact<Metal> | null): boolean => metal?.value === "solid gold" || metal?.value === "gold";

function findMetal(passages: readonly Passage[], group: Group | undefined): Fact<Metal> | null {
  if (!mayBeMetal(group) || passages.some(({ text }) => MIXED.test(text) || OF_PLASTIC.test(text))) return null;
  const found = firstMetal(passages, METAL_PATTERNS);
  // One place says "recycled gold", another how many karats it has.
  const first = found?.value === "gold" ? (firstMetal(passages, SOLID_GOLD) ?? found) : found;
  // A list of materials doesn't say which part is of silver; the rest of the page may.
  const naming = passages.filter(({ text }) => SILVER.test(text));
  const telling = naming.filter(({ field }) => field !== "materials");
  const isOnSilver = (telling.length > 0 ? telling : naming).some(({ text }) => namesSilver(text));
  // A title's "14K gold" or "titanium steel" is what the rest of the page says is plated.
  const isCoverable =
    first?.value === "sterling silver" || (first !== null && group === "jewellery" && !METALS[first.value].wearsOff);
  // The gold of a watch that is plated on steel or brass; plating alone could be that of a part.
  const plating = group === "watches" && isGold(first) ? firstMetal(passages, PLATING_PATTERNS) : null;
  if (plating && platingOf(plating.quote, passages) !== plating.value) return plating;
  const metal = isCoverable ? (firstMetal(passages, COVER_PATTERNS) ?? first) : first;
  // "Rose gold-tone" may be the color of a plating that the rest of the page states.
  if (metal?.value === "gold-tone metal" && !isOnSilver) return firstMetal(passages, PLATING_PATTERNS) ?? metal;
  // Steel is silver in color.
  if (metal?.value === "silver-tone metal") return firstMetal(passages, STEEL) ?? metal;
  // Rhodium and platinum keep silver from tarnishing.
  const isWhitePlated = metal?.value === "rhodium-plated metal" || metal?.value === "platinum-plated metal";
  if (metal && isWhitePlated && isOnSilver) return { ...metal, value: "sterling silver" };
  // A gold finish on silver is a plating.
  const isPlated = metal?.value === "gold-tone metal" || metal?.value === "gold-plated metal";
  return isPlated && isOnSilver ? { ...metal, value: "gold-plated silver" } : metal;
}

/** Returns true when a text names silver for more than a part: the silver post of an earring doesn't count. */
function namesSilver(text: string): boolean {
  const match = SILVER.exec(text);
  return match !== null && !OF_A_PART.test(text.slice(match.index + match[0].length));
}

function firstMetal(passages: readonly Passage[], patterns: typeof METAL_PATTERNS): Fact<Metal> | null {
  for (const { field, text, certainty } of passages)
    for (const [value, pattern] of patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
      if (
        OF_A_PART.test(after) ||
        BEHIND_A_PART.test(before) ||
        OF_A_DIAL.test(before.slice(-AROUND)) ||
        (value.endsWith("-plated metal") && OF_A_PLATED_DIAL.test(before.slice(-AROUND))) ||
        DENIED.test(before)
      )
        continue;
      const isOnSilver = SILVER.test(before) && (ADDED.test(before) || ON_SILVER.test(after));
      if (value === "solid gold" && WITH_IT.test(before) && SILVER.test(text)) continue;
      if (isOnSilver && !COVERS.has(value)) continue;
      return { value, quote: match[0], field, certainty };
    }
  return null;
}

const BEZEL = "(?:bezel|lunette|lünette|bisel|ghiera)";
/** Longer than any match of the patterns. Searching the whole text for each mention would take quadratic time. */
const AROUND = 50;
const BEZEL_BEFORE = new RegExp(`${BEZEL}[^.;\\n]{0,30}$`, "iu");
const BEZEL_BEHIND = new RegExp(`^[^.,;\\n]{0,20}${BEZEL}`, "iu");

/**
 * Returns true when the text mentions a material other than steel only as that of a watch's bezel: "bezel in black
 * aluminum".
 */
export function isBezelMaterial(material: string, quote: string, text: string): boolean {
  if (material === "steel" || quote === "") return false;
  const lower = text.toLowerCase();
  const said = quote.toLowerCase();
  let at = lower.indexOf(said);
  const isNamed = at >= 0;
  for (; at >= 0; at = lower.indexOf(said, at + said.length)) {
    const end = at + said.length;
    const isOfBezel =
      BEZEL_BEFORE.test(text.slice(Math.max(0, at - AROUND), at)) || BEZEL_BEHIND.test(text.slice(end, end + AROUND));
    if (!isOfBezel) return false;
  }
  return isNamed;
}

import { COLORS } from "@dupewise/vocabulary/colors/colors.data";
import { CUTS } from "@dupewise/vocabulary/details/cuts.data";
import { DETAILS } from "@dupewise/vocabulary/details/details.data";
import { GENDER_WORDS } from "@dupewise/vocabulary/details/genders.data";
import { OCCASIONS } from "@dupewise/vocabulary/details/occasions.data";
import { PATTERNS } from "@dupewise/vocabulary/details/patterns.data";
import { GARMENTS } from "@dupewise/vocabulary/garments/garments.data";
import { FIBER_NAMES } from "@dupewise/vocabulary/materials/fiber-names.data";
import { FABRICS } from "@dupewise/vocabulary/materials/fabrics.data";
import { RESALE_BOILERPLATE, SHOP_BOILERPLATE } from "./boilerplate.data.ts";

/** How much each class of word identifies an item; a word in no table is a name. */
const WEIGHTS = {
  color: 0,
  gender: 0,
  boilerplate: 0.04,
  year: 0.2,
  generic: 0.35,
  letter: 0.6,
  name: 1,
  number: 1.2,
  alphanumeric: 1.6,
} as const;
type WordClass = keyof typeof WEIGHTS;

let known: ReadonlyMap<string, WordClass> | undefined;

/** Returns the class of a folded word. */
function classOf(form: string): WordClass {
  const found = (known ??= knownWords()).get(form);
  if (found !== undefined) return found;
  if (/^(?:19|20)\d\d$/.test(form)) return "year";
  if (/^\d+$/.test(form)) return "number";
  if (/\d/.test(form)) return "alphanumeric";
  return form.length === 1 && form < "\u2e80" ? "letter" : "name";
}

/** Returns a word's weight: how strongly it identifies a product. */
export const wordWeight = (form: string): number => WEIGHTS[classOf(form)];

function knownWords(): ReadonlyMap<string, WordClass> {
  const words = new Map<string, WordClass>();
  const add = (listed: string | undefined, as: WordClass) => {
    for (const word of listed?.toLowerCase().split(/[\s,/-]+/) ?? [])
      if (word !== "" && !/^\d/.test(word)) words.set(word, as);
  };
  for (const { type, family: _family, ...named } of GARMENTS)
    for (const listed of [type, ...Object.values(named)]) add(listed, "generic");
  for (const { name, words: more } of [
    ...DETAILS,
    ...PATTERNS,
    ...OCCASIONS,
    ...FABRICS,
    ...CUTS.flatMap(({ values }) => values),
  ])
    add(`${name} ${more ?? ""}`, "generic");
  for (const [name, listed] of Object.entries(FIBER_NAMES)) add([name, ...Object.values(listed)].join(" "), "generic");
  for (const { name, words: more } of COLORS) add(`${name} ${more ?? ""}`, "color");
  for (const listed of Object.values(GENDER_WORDS)) add(listed, "gender");
  add(`${SHOP_BOILERPLATE} ${RESALE_BOILERPLATE}`, "boilerplate");
  return words;
}

import { findCare } from "@dupewise/vocabulary/details/care";
import { findGarments, garmentOf, detectTitleLanguage, type Garment } from "@dupewise/vocabulary/garments/garments";
import { type Group, isClothing, mayBeMetal } from "@dupewise/vocabulary/garments/families.data";
import { findAll } from "@dupewise/vocabulary/text/find-all";
import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import { findGender } from "@dupewise/vocabulary/details/genders";
import { distinctTraits } from "./distinct-traits.ts";
import { extractFeatures } from "./extract-features.ts";
import { findMeasurements } from "@dupewise/vocabulary/details/measurements";
import { findOccasions, canHaveOccasion } from "@dupewise/vocabulary/details/occasions";
import { readKind } from "@dupewise/vocabulary/garments/read-kind";
import { lazy } from "@dupewise/vocabulary/text/lazy";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import type { Fact, ProductFacts } from "./product-facts.ts";
import { extractIdentity } from "../identity/identity.ts";
import { toLineFact, withLineFacts } from "./line-facts.ts";
import { extractColorFacts } from "./extract-color-facts.ts";
import { withLabeledFilling } from "./cut-facts.ts";
import { extractCounterfeitFact } from "./extract-counterfeit-fact.ts";
import { withLining } from "./lining-facts.ts";
import { isNotColor, withoutFalseColors } from "./false-colors.ts";
import { extractMetalFact, isBezelMaterial } from "./extract-metal-fact.ts";
import { resolveColors, withoutMakerNameColors } from "./resolve-colors.ts";
import {
  extractMaterialFacts,
  hasLeatherSurface,
  type MaterialSource,
  refineLeather,
} from "./extract-material-facts.ts";
import { markDownAsFilling } from "./lesser-parts.ts";
import { areMaterialsStated, findMentionedMaterials, withoutMaterialsOfParts } from "./mentioned-materials.ts";
import { significantWords } from "./significant-words.ts";
import { resolveMaterials } from "./resolve-materials.ts";
import { createPlaceReader } from "./material-place.ts";
import { languageOfTexts, markPhotoQuote, type Passage, createPassage, hasText } from "./passage.ts";
import { productProse } from "./product-prose.ts";
import { findNamedFabric } from "./find-named-fabric.ts";
import { extractPatternFact } from "./extract-pattern-fact.ts";
import { extractCutFacts } from "./extract-cut-facts.ts";
import { extractDetailFacts } from "./extract-detail-facts.ts";
import { extractProductStatements } from "./product-statements.ts";
import { findStatedMaterials } from "./find-stated-materials.ts";
import { withoutOtherProducts } from "./without-other-products.ts";

/** The fields of a product from which facts are extracted. */
export interface FactSource extends MaterialSource {
  title: string | null;
  brand?: string | null | undefined;
  description?: string | null | undefined;
  category?: string | null | undefined;
  colours?: readonly string[] | undefined;
}

const SIZES_OF_BAGS = /^(?:baby|junior|teen)$/i;
/** How many characters of a description are searched for facts: after that come shipping and care. */
const DESCRIPTION_LENGTH = 4000;
const TITLE_LENGTH = 300;
const SEEN = 0.4;
const CLAUSE_END = /(?<=[.!?;:|])\s+|\n/g;

/**
 * Extracts the facts that a comparison uses from a product's title, description, category and structured fields. The
 * title takes precedence over the description, of which at most 4,000 characters are read.
 */
export function extractFacts(source: FactSource): ProductFacts {
  const name = extractProductStatements(source.title ?? "", TITLE_LENGTH);
  const prose = productProse(source);
  const { lead, rest } = namedFirst(withoutBrand(name, source.brand));
  const title = createPassage("title", lead, 0.95);
  const category = createPassage("category", extractProductStatements(source.category ?? "", TITLE_LENGTH), 0.8);
  const description = createPassage(
    "description",
    withoutBrand(
      withoutOtherProducts(`${rest} ${extractProductStatements(prose, DESCRIPTION_LENGTH)}`.trim()),
      source.brand,
    ),
    0.7,
  );
  const photo = createPassage("photo", seenOnPhoto(source), SEEN);
  const whole = createPassage("title", name, 0.95);
  const { kind, line } = readKind({ title, whole, brand: source.brand, category, description });
  const garment =
    chosenKind(source) ??
    (kind && {
      value: kind.garment,
      quote: kind.quote,
      field: kind.field,
      certainty: kind.field === "category" ? Math.min(kind.certainty, categoryCertainty(source)) : kind.certainty,
    });
  const group = garment?.value.group;
  const materials = createPassage(
    "materials",
    extractProductStatements(findStatedMaterials(source), TITLE_LENGTH),
    0.9,
  );
  // A pasted text's words about materials are mostly in its description too.
  const further = description.text.includes(materials.text) ? [] : [materials];
  // Most products have only some of these texts.
  const passages = [title, category, description].filter(hasText);
  const texts = [title, description].filter(hasText);
  const textsAndMaterials = [...texts, ...further];
  const onPhoto = [photo].filter(hasText);
  const statedColors = (source.evidence ?? []).flatMap(({ field, quote }) => (field === "colours" ? [quote] : []));
  // A print or a wash may be stated with the color alone: "White Floral".
  const shades = [createPassage("colours", statedColors.join("\n"), 0.8)].filter(hasText);
  const isName = namedBy(line?.line.line);
  const identity = extractIdentity({ ...source, description: prose });
  const pageWords = `${name} ${description.text}`;
  const language = lazy(() => languageOfTexts(title, description));
  const placesOf = createPlaceReader(group, language);
  const said: ProductFacts = {
    garment,
    line: line && toLineFact(line),
    identity,
    audience: firstOf([whole, category, description].filter(hasText), ({ text, tokens }) => {
      const found = findGender(text, tokens);
      // A Bambino is a men's watch, and Teen a bag's size.
      if (found === null || isName(found.quote) || (group === "bags" && SIZES_OF_BAGS.test(found.quote))) return null;
      return { value: { gender: found.gender, child: found.child }, quote: found.quote };
    }),
    colours: extractColorFacts(withoutFalseColors(source, group, pageWords), {
      title,
      description,
      group,
      language,
      isNone: (quote) => isName(quote) || isNotColor(quote, group, pageWords),
      areOfParts: mayBeMetal(group),
      isWatch: group === "watches",
    }),
    pattern: markPhotoQuote(extractPatternFact([...texts, ...shades, ...onPhoto], group, isName)),
    cut: extractCutFacts([...passages, ...shades, ...onPhoto], garment?.value),
    details: extractDetailFacts([...texts, ...onPhoto, ...further], group),
    features: extractFeatures(group, textsAndMaterials),
    measurements: garment
      ? findMeasurements(source.title ?? "", prose.slice(0, DESCRIPTION_LENGTH), garment.value)
      : [],
    care: group !== undefined && isClothing(group) ? extractCare(prose) : null,
    occasions: distinctTraits(passages, findOccasions).filter(
      ({ value, quote }) => !isName(quote) && (group === undefined || canHaveOccasion(group, value)),
    ),
    composition: extractMaterialFacts(source, texts, group).filter(
      ({ quote, value }) =>
        !(line?.line.of && isName(quote)) &&
        !isOther(value.material, group) &&
        !(group === "watches" && isBezelMaterial(value.material, quote, description.text)),
    ),
    fabric: firstOf(group === "footwear" ? textsAndMaterials : texts, (one) =>
      findNamedFabric(one, garment?.value, placesOf),
    ),
    metal: extractMetalFact([title, materials, description], group),
    counterfeit: extractCounterfeitFact(soldAs(source), identity.makers.size > 0),
    mentionedMaterials: [],
    isEnglish: description.isEnglish(),
    otherWords: significantWords([...title.tokens, ...description.tokens]),
  };
  const meant = resolveColors(withoutMakerNameColors(said), [pageWords, ...statedColors].join("\n"));
  const known = line ? withLineFacts(meant, line) : meant;
  const meantOf = resolveMaterials(known.composition, group, `${pageWords} ${materials.text}`);
  const outside = markDownAsFilling(hasLeatherSurface(known) ? meantOf : refineLeather(meantOf, title, group), group);
  const lined = withLining(outside, textsAndMaterials, group);
  const cut = group === "outerwear" ? withLabeledFilling(known.cut, lined) : known.cut;
  if (areMaterialsStated(lined, source.evidence)) return { ...known, composition: lined, cut };
  return {
    ...known,
    composition: known.metal || group === "watches" ? lined : withoutMaterialsOfParts(lined, texts, group, placesOf),
    mentionedMaterials: findMentionedMaterials(textsAndMaterials, group, placesOf),
    cut,
  };
}

function extractCare(prose: string): ProductFacts["care"] {
  const found = findCare(prose.slice(0, DESCRIPTION_LENGTH));
  return found && { value: found.care, quote: found.quote, field: "description", certainty: 0.8 };
}

/** What a model saw in the photo, without its position. */
function seenOnPhoto({ evidence = [] }: FactSource): string {
  const seen = evidence.filter(({ field, source }) => field === "description" && source === "photo");
  return seen.map(({ quote }) => quote.replace(/ \([^()]*\)$/, "")).join(". ");
}

/** Words that are part of a line's name: "Ballon Bleu" isn't blue, and "Garden Party" isn't for a party. */
function namedBy(line: string | undefined): (quote: string) => boolean {
  if (line === undefined) return () => false;
  const name = ` ${foldPhrase(line)} `;
  return (quote) => name.includes(` ${foldPhrase(quote)} `);
}

/** Materials that are names of shades and models on clothes, shoes and bags: "Platinum Elite", "Glass Slingback". */
const PRECIOUS: ReadonlySet<string> = new Set(["platinum", "gold", "silver", "glass", "titanium"]);

/** Returns true for a material that the product isn't made of, such as a watch's crystal or a frame's gold. */
function isOther(material: string, group: Group | undefined): boolean {
  if (group === "watches") return material === "glass";
  return group === "eyewear"
    ? material === "gold"
    : PRECIOUS.has(material) && !mayBeMetal(group) && group !== undefined;
}

/** A kind that was only inferred from the rest of a text is no more certain for being in the category field. */
const categoryCertainty = ({ evidence }: FactSource): number =>
  evidence?.find(({ field }) => field === "category")?.certainty ?? 1;

/** The kind that the shopper chose, whatever the texts say. */
function chosenKind({ category, evidence }: FactSource): Fact<Garment> | null {
  const isChosen = evidence?.some(({ field, source }) => field === "category" && source === "user") ?? false;
  const garment = isChosen && category ? garmentOf(category) : undefined;
  return garment && category ? { value: garment, quote: category, field: "category", certainty: 1 } : null;
}

/**
 * The shop's own words. Text that was dropped because it addresses the reader may still say how the product is sold.
 */
function soldAs({ title, description }: FactSource): { field: "title" | "description"; text: string }[] {
  return [
    { field: "title", text: title ?? "" },
    { field: "description", text: description ?? "" },
  ];
}

/** Splits a title after the clause that names the product; what follows describes it, like a description. */
function namedFirst(title: string): { lead: string; rest: string } {
  for (const { index } of findAll(title, CLAUSE_END)) {
    const lead = title.slice(0, index);
    if (findGarments(lead, detectTitleLanguage(lead, tokenize(lead))).length > 0)
      return { lead, rest: title.slice(index).trim() };
  }
  return { lead: title, rest: "" };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Removes a brand's own name ("Red Tape", "Rag & Bone"), which says nothing about the product. */
function withoutBrand(said: string, brand: string | null | undefined): string {
  if (!brand) return said;
  const [text, name] = [said.toLowerCase(), brand.toLowerCase()];
  // Letters that get longer in lowercase would shift the offsets.
  if (text.length !== said.length) return said;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    // Whole words only: a "cotton" shirt isn't by the maker On.
    if (LETTER.test(text.slice(Math.max(0, at - 1), at)) || LETTER.test(text.slice(end, end + 1))) continue;
    const rest = `${said.slice(0, at)} ${said.slice(end)}`;
    return rest.trim() === "" ? said : rest;
  }
  return said;
}

function firstOf<Value>(
  passages: readonly Passage[],
  read: (passage: Passage) => { value: Value; quote: string } | null,
): Fact<Value> | null {
  for (const one of passages) {
    const found = read(one);
    if (found) return { ...found, field: one.field, certainty: one.certainty };
  }
  return null;
}

import type { Product } from "@dupewise/domain/product/product";
import type { TextReading } from "@dupewise/domain/product/text-reading";
import { isProductUrl, normalizeProductUrl } from "@dupewise/domain/product/product-input";
import { assembleProduct } from "../assemble-product.ts";
import { colorsOf } from "../fields/colors.ts";
import { compositionOf } from "../fields/composition.ts";
import { locationOf } from "../fields/location.ts";
import { materialsOf } from "../fields/materials.ts";
import { blankOutNames } from "../fields/blank-out-names.ts";
import type { Found } from "../found.ts";
import { type LabeledFacts, readLabels } from "../labels/labels.ts";
import { descriptionAfterName } from "./name-tail.ts";
import { extractLeadingName } from "./name-text.ts";
import { findColorLines } from "./find-color-lines.ts";
import { LONG_TEXT_LINES, type ClassifiedLine, type ClassifiedText, classifyText } from "./part-text.ts";
import { extractPastedDescription } from "./pasted-description.ts";
import { findPastedShares } from "./find-pasted-shares.ts";
import { pickMaker, statedMakers } from "./pick-maker.ts";
import { pickKinds } from "./pick-kind.ts";
import { type NameCandidate, nameCandidates } from "./pick-name.ts";
import {
  isCasualRemark,
  isChatter,
  isProductName,
  isMultiSentenceProse,
  usesFirstOrSecondPerson,
  nameInProse,
  isDescriptive,
} from "./prose-name.ts";
import { pickPrices } from "./pick-price.ts";
import { findKnownName } from "./known-names.ts";
import { nameFromLabels } from "./name-from-labels.ts";
import { nameFromCaption } from "./name-from-caption.ts";
import { productAfterMaker } from "./product-and-maker.ts";
import { productFromUrl } from "./product-from-url.ts";
import { blankOutComparison } from "./blank-out-comparison.ts";
import { findAsides } from "./find-asides.ts";
import { findListedProducts } from "./find-listed-products.ts";
import { extractResaleFacts, isUnworn } from "./extract-resale-facts.ts";
import { spanOf } from "./text-spans.ts";
import { withoutMaker } from "./without-maker.ts";
import { isSecondaryPart, materialsFromWording } from "./materials-from-wording.ts";
import { inLocalPesos } from "./local-pesos.ts";
import { isColorOrMaterialLine, isMakerLine, namesKind } from "./lone-lines.ts";
import { garmentOf } from "@dupewise/vocabulary/garments/garments";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";

const LINK = /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;
const IMAGE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i;
const nowhere = (): boolean => false;
/** The maximum length of a text, longer than anything worth reading that a user selects on a page. */
const LONGEST_TEXT = 200_000;

/** The certainty below which a kind is offered as a choice rather than assumed. */
const SURE_KIND = 0.4;

/** The product that a text describes, with the position of each fact, so that users can check it. */
interface ReadText {
  product: Product;
  reading: TextReading;
}

/**
 * Reads the product that a text describes, along with the position of each fact in the text. Missing facts are null or
 * empty. Pure.
 */
export function readText(text: string): ReadText {
  const pasted = text.slice(0, LONGEST_TEXT).replaceAll("\0", " ").toWellFormed();
  const linked = pasted.match(LINK) ?? [];
  const links = linked.map((link) => link.replace(/(?<![.,;:!?])[.,;:!?]+$/, "")).filter(isProductUrl);
  const image = links.find((link) => IMAGE.test(link));
  const url = links.find((link) => link !== image);
  const unlinked = linked.length === 0 ? pasted : pasted.replace(LINK, (link) => " ".repeat(link.length));
  const parted = classifyText(unlinked.length > LONGEST_TALK ? unlinked : blankOutComparison(unlinked));
  const { lines } = parted;
  const own = lines.filter(({ zone }) => zone === "own").map((line) => line.text);
  const words = lines.map((line) => line.text).join("\n");
  const isAside = findAsides(lines);
  const everyLabel = readLabels(words);
  const labels = withoutAside(everyLabel, isAside);
  const source = "pasted-text" as const;
  const common = { text: words, labels, source, isAside };
  const composition = compositionOf({ ...common, stated: [] }) ?? findPastedShares(own);
  const { title, brand, line } = withLink(named(parted, labels), url, lines);
  const maker = brand?.value ?? null;
  // Text next to a link that names the product may still state its color.
  const said = title?.quote === url ? [line?.text, title?.value].join(", ") : (title?.quote ?? null);
  const told = title && title.value + descriptionAfterName(line?.text ?? "", title.value);
  const bare = title && { ...title, value: blankOutNames(told ?? title.value, maker) };
  const resale = extractResaleFacts(lines);
  const description = extractPastedDescription(lines, title?.quote ?? null, resale !== null, title?.value ?? null);
  const kinds = pickKinds({
    name: title?.value ?? "",
    maker,
    labeledCategories: labels.category.map(({ value }) => value),
    lines,
    nameAt: line?.at ?? null,
    description: description?.value ?? "",
  });
  const { price: paid, others } = pickPrices(lines, everyLabel, line?.at ?? null);
  const price = paid && inLocalPesos(paid, words);
  const isKindSure = kinds[0] !== undefined && kinds[0].certainty >= SURE_KIND;
  const placed = (found: Found<string> | null): TextReading["name"] =>
    found && {
      value: found.value,
      quote: found.quote,
      certainty: found.certainty,
      ...spanOf(pasted, lines, found.quote, line),
    };
  return {
    reading: {
      name: placed(title),
      maker: placed(brand),
      price: price && {
        value: [price.value.amount, price.value.currency ?? ""].join(" ").trim(),
        money: price.value,
        quote: price.quote,
        certainty: price.certainty,
        ...spanOf(pasted, lines, price.quote),
      },
      goods: findListedProducts(lines, everyLabel),
      otherAmounts: others,
      kinds,
      isKindSure,
      resale,
    },
    product: {
      ...(resale !== null && !isUnworn(resale.condition) && { used: resale }),
      ...assembleProduct(url === undefined ? null : normalizeProductUrl(url), {
        title,
        brand,
        description,
        price,
        composition,
        materials: materialsOf(
          composition,
          [],
          [...labels.material, ...labels.part.filter(({ label }) => !isSecondaryPart(label))],
          source,
          bare,
          (isBesideTitle) =>
            materialsFromWording(
              lines
                .slice(lines.length < LONG_TEXT_LINES ? 0 : (line?.at ?? lines.length))
                .filter(({ at }) => !isBesideTitle || at !== line?.at),
              kinds[0] === undefined ? undefined : garmentOf(kinds[0].value)?.group,
            ),
        ),
        location: locationOf({ ...common, text: own.join("\n"), stated: [], isAside: nowhere, isLink: nowhere }),
        imageUrl: image === undefined ? null : { value: image, quote: image, source, certainty: 0.9 },
        category: kinds[0] === undefined || !isKindSure ? null : { ...kinds[0], source },
        colours: colorsOf([
          ...labels.color.map(({ value }) => ({ text: value, source, certainty: 0.9 })),
          ...findColorLines(lines, line).map((text) => ({ text, source, certainty: 0.8 })),
          ...(said === null ? [] : [{ text: blankOutNames(said, maker), source, certainty: 0.7 }]),
        ]),
      }),
    },
  };
}

/** What labels say about the product itself, not about others. */
function withoutAside(labels: LabeledFacts, isAside: (offset: number) => boolean): LabeledFacts {
  const own = (facts: LabeledFacts["brand"]): LabeledFacts["brand"] => facts.filter(({ start }) => !isAside(start));
  return {
    brand: own(labels.brand),
    material: own(labels.material),
    part: own(labels.part),
    origin: own(labels.origin),
    color: own(labels.color),
    category: own(labels.category),
    price: own(labels.price),
    product: own(labels.product),
    description: own(labels.description),
  };
}

/** "Style: Arc'teryx Beta LT Jacket": the name, not a kind of product. */
const isStyledName = ({ value }: LabeledFacts["category"][number]): boolean =>
  value.split(" ").length > 2 && findMakers(value)[0]?.start === 0;

interface Named {
  title: Found<string> | null;
  brand: Found<string> | null;
  line: ClassifiedLine | null;
}

function named(parted: ClassifiedText, labels: LabeledFacts): Named {
  const { lines } = parted;
  // On a page, a word that looks like a label usually belongs to a menu.
  const labeled =
    lines.length < LONG_TEXT_LINES ? (labels.product[0] ?? labels.category.find(isStyledName)) : undefined;
  const best = labeled === undefined ? nameCandidates(parted, statedMakers(lines, labels))[0] : undefined;
  const first = best?.line ?? null;
  const stated = labels.brand[0]?.value ?? null;
  const told =
    labeled === undefined
      ? best === undefined
        ? (nameFromLabels(lines, stated) ?? "")
        : lines.length < LONG_TEXT_LINES
          ? nameOf(best)
          : best.name
      : extractLeadingName(labeled.value);
  const known = labeled === undefined && lines.length < LONG_TEXT_LINES ? findKnownName(lines, told, stated) : null;
  const { line, name } = known ?? { line: first, name: told };
  const maker = pickMaker({ line, name, lines, labels });
  const source = "pasted-text" as const;
  const makerInTalk = maker === null && line !== null && usesFirstOrSecondPerson(line.text) ? makerIn(name) : null;
  const brand = maker === null ? makerInTalk : { ...maker, source };
  if (!/[\p{L}\p{N}]/u.test(name) || isChatter(name)) return inTalk(lines, brand);
  const value = withoutMaker(name, brand?.value ?? null, lines.length <= FEW_LINES);
  const quote = labeled?.value ?? line?.text ?? name;
  return { title: { value, quote, source, certainty: labeled === undefined ? 0.8 : 0.95 }, brand, line };
}

/** The number of lines up to which a text is no page, whose heading is the shop's whole name for the product. */
const FEW_LINES = 15;

/** Next to a link whose words name products, "this one is only 50 bucks!" is conversation, not a name. */
function withLink(told: Named, link: string | undefined, lines: readonly ClassifiedLine[]): Named {
  const isBeside = lines.length > 0 && lines.length <= FEW_BESIDE_LINK;
  if (link === undefined || !isBeside || (told.title !== null && isNamed(told.title))) return told;
  const goods = productFromUrl(normalizeProductUrl(link));
  if (goods === null) return told;
  const source = "pasted-text" as const;
  const title = { value: withoutMaker(goods.name), quote: link, source, certainty: 0.6 };
  const shop = goods.maker === null ? null : { value: goods.maker, quote: link, source, certainty: 0.5 };
  const isOther = told.title !== null && POINTS_AT.test(told.title.value);
  return { ...told, title, brand: (isOther ? null : told.brand) ?? makerIn(goods.name) ?? shop };
}
const FEW_BESIDE_LINK = 6;

/** Whether words name a product or its maker; something described only by its material may be anything. */
const isNamed = ({ quote, value }: Found<string>): boolean =>
  !POINTS_AT.test(value) &&
  [quote, value].some((words) => namesKind(words) || findMakers(words).length > 0 || findLine(words) !== undefined);

/** "The Equipment one": possibly the maker, but not the name. */
const POINTS_AT = /(?<!\p{L})ones?$/iu;

/** The product that follows a greeting: "Ciao! Hai visto il piumino Moncler Maya?" */
function inTalk(lines: readonly ClassifiedLine[], brand: Found<string> | null): Named {
  const talk = lines.filter(({ zone, text }) => zone === "own" && text.length < LONGEST_TALK).map(({ text }) => text);
  const name = lines.length < LONG_TEXT_LINES ? productAfterMaker(talk.join("\n")) : null;
  if (name === null) return { title: null, brand, line: null };
  const source = "pasted-text" as const;
  return {
    title: { value: withoutMaker(name), quote: name, source, certainty: 0.6 },
    brand: brand ?? makerIn(name),
    line: null,
  };
}
const LONGEST_TALK = 600;

/** The maker in a name from conversation, even one that is a first name: "manteau Sandro". */
function makerIn(name: string): Found<string> | null {
  const maker = findMakers(name).find(({ quote }) => /^\p{Lu}/u.test(quote));
  return maker === undefined ? null : { value: maker.quote, quote: maker.quote, source: "pasted-text", certainty: 0.7 };
}

/** The minimum score of any other name in a letter that begins with the product. */
const TELLING = 2;
/** The number of words above which a spoken name contains more than the name. */
const MANY_WORDS = 8;
/** A capital after the first word: a title, or a proper name. */
const NAMES_BEHIND = /\p{L}\P{L}+\p{Lu}/u;

/** The name in a line; for a letter or a caption, what it calls its product. */
function nameOf({ line, name }: NameCandidate): string {
  const isLong = name.split(" ").length > MANY_WORDS || isChatter(name);
  // "Return to Tiffany" adds nothing if the line is known.
  const isSaid = isDescriptive(name) && (isLong || findLine(name) === undefined);
  const { text } = line;
  const told = isLong && usesFirstOrSecondPerson(text) ? productAfterMaker(text) : null;
  if (told !== null) return told;
  if (line.role === "words" && !isSaid) return name;
  const isOpening = isMultiSentenceProse(text) && !isCasualRemark(text) && !NAMES_BEHIND.test(name);
  if (!isOpening && isProductName(name) && !isColorOrMaterialLine(withoutMaker(name))) return name;
  // In a single sentence that introduces its product, "Our Odette falls to mid-calf, …", its words are the name.
  const introduced = isLong && !isCasualRemark(text) ? nameInProse(text) : null;
  // "Got the Quince bezel necklace": the maker alone is no name.
  if (introduced !== null && isMakerLine(introduced.name)) return nameFromCaption(text) ?? name;
  if (introduced !== null && introduced.score >= TELLING) return introduced.name;
  if (!isMultiSentenceProse(text) || isCasualRemark(text))
    return isSaid || isColorOrMaterialLine(withoutMaker(name)) ? (nameFromCaption(text) ?? name) : name;
  const found = nameInProse(text);
  return found !== null && (!isProductName(name) || found.score >= TELLING) ? found.name : name;
}

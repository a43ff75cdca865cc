import { attributeValue, textOf } from "../html/page.ts";
import { headingText } from "../html/find-main-heading.ts";
import { metaContent } from "../html/meta-content.ts";
import { BRAND_IDS, IMAGE_IDS, PRODUCT_NAME_IDS } from "../labels/known-markup.data.ts";
import { wordCoverage, wordsOf } from "../labels/words.ts";
import type { PageFacts } from "../page-facts.ts";
import {
  BASKET_HEADING,
  BUY_BUTTON,
  LIST_HEADING,
  LIST_SEGMENT,
  NON_PRODUCT_SEGMENT,
  PRODUCT_PARAMETER,
  PRODUCT_SEGMENT,
  SEARCH_PARAMETER,
  NON_SHOP_HOST,
} from "./list-signs.data.ts";
import { countPricedProducts, MIN_LISTED_PRICES } from "./listed-prices.ts";

/** Each signal counts for a product page (positive) or against it. */
const WEIGHTS = {
  stated: 6,
  range: 3,
  alone: 3,
  known: 6,
  typed: 4,
  productAddress: 2,
  oneButton: 1,
  ownPrice: 1,
  longName: 1,
  noProductAddress: -5,
  search: -5,
  social: -6,
  home: -4,
  listHeading: -4,
  basket: -5,
  listAddress: -2,
  listedInData: -2,
  cards: -2,
  website: -1,
  article: -2,
} as const;
type Sign = keyof typeof WEIGHTS;

const MOST_BUTTONS = 3;
const NAMED = 0.5;
const LONG_NAME = 4;

/**
 * The sum of weights below which a pasted body contains no product. It is low because so little is known about such a
 * body.
 */
const BARE = -3;
/** How much the prices of a page can change the result. */
const MOST_OF_PRICES = Math.max(-WEIGHTS.cards, WEIGHTS.ownPrice);

/**
 * Returns true when the evidence that a page shows a single product is at least as strong as the evidence that it
 * doesn't.
 */
export function isProductPage(facts: PageFacts): boolean {
  const told = [...signsInData(facts), ...signsInUrl(facts), ...signsInWords(facts)];
  const sum = told.reduce((all, sign) => all + WEIGHTS[sign], 0);
  if (isPageFragment(facts)) return sum >= BARE;
  return (Math.abs(sum) > MOST_OF_PRICES ? sum : sum + weightOfPrices(facts)) >= 0;
}

function weightOfPrices(facts: PageFacts): number {
  const { cards, ownPriceFirst } = countPricedProducts(facts);
  if (ownPriceFirst) return WEIGHTS.ownPrice;
  return cards >= MIN_LISTED_PRICES ? WEIGHTS.cards : 0;
}

/** Returns true for a fragment of a page, such as clipboard content, which has no title, no meta tags and no IDs. */
export function isPageFragment({ page, survey }: PageFacts): boolean {
  return page.title === "" && survey.metas.size === 0 && survey.byId.size === 0;
}

function* signsInData({ survey, product, productCount, heading, page, hasList }: PageFacts): Generator<Sign> {
  const type = metaContent(survey, "og:type")?.toLowerCase() ?? "";
  if (/product|:item$/.test(type)) yield "typed";
  else if (type === "website") yield "website";
  else if (/^(?:article|profile|video|music)/.test(type)) yield "article";
  if ([...PRODUCT_NAME_IDS, ...BRAND_IDS.slice(0, 2), ...IMAGE_IDS.slice(0, 3)].some((id) => survey.byId.has(id)))
    yield "known";
  if (product === null) {
    if (hasList) yield "listedInData";
    return;
  }
  const titles = wordsOf(`${page.title} ${heading === null ? "" : headingText(page, heading)}`);
  const named = product.names.some((name) => wordCoverage(wordsOf(name), titles) >= NAMED);
  if (!named && productCount === 1) yield "alone";
  if (!named) return;
  const isRange = product.prices.length > 0 && product.prices.every(({ kind }) => kind === "low");
  yield isRange && product.brands.length === 0 ? "range" : "stated";
}

function* signsInUrl({ fetchedUrl }: PageFacts): Generator<Sign> {
  const url = fetchedUrl === null ? null : URL.parse(fetchedUrl);
  if (url === null) return;
  if (NON_SHOP_HOST.test(url.hostname)) yield "social";
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  const named = segments.filter((segment) => !LOCALE.test(segment) && !HOME.test(segment));
  if ([...url.searchParams].some(([name, value]) => SEARCH_PARAMETER.test(name) && value !== "") && named.length < 3)
    yield "search";
  if (named.length === 0 && url.search === "") yield "home";
  const isProduct =
    segments.some((segment) => PRODUCT_SEGMENT.test(segment)) ||
    [...url.searchParams.keys()].some((name) => PRODUCT_PARAMETER.test(name));
  if (isProduct) yield "productAddress";
  else if (segments.some((segment) => NON_PRODUCT_SEGMENT.test(segment))) yield "noProductAddress";
  else if (segments.slice(-2).some((segment) => LIST_SEGMENT.test(segment))) yield "listAddress";
}

const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
const HOME = /^(?:index|home|default|start)(?:\.\w+)?$/i;

function* signsInWords({ page, heading }: PageFacts): Generator<Sign> {
  const named = heading === null ? "" : headingText(page, heading);
  if (LIST_HEADING.test(named) || LIST_HEADING.test(page.title)) yield "listHeading";
  if (BASKET_HEADING.test(named) || BASKET_HEADING.test(page.title)) yield "basket";
  if (wordsOf(named).length >= LONG_NAME && page.title.startsWith(named)) yield "longName";
  const buttons = page.elements.filter(
    (element) =>
      (element.tag === "button" || element.tag === "a" || element.tag === "input") &&
      element.end - element.start < 40 &&
      BUY_BUTTON.test((element.tag === "input" ? attributeValue(element, "value") : null) ?? textOf(page, element)),
  );
  if (buttons.length > 0 && buttons.length <= MOST_BUTTONS) yield "oneButton";
}

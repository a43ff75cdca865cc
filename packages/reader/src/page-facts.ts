import type { Page, PageElement } from "./html/page.ts";
import { parsePage } from "./html/parse-page.ts";
import type { Survey } from "./html/survey.ts";
import { surveyPage } from "./html/survey.ts";
import { textZones } from "./html/zones.ts";
import type { Zones } from "./html/zones.ts";
import { type SiteName, siteName } from "./fields/site-name.ts";
import { findMainHeading } from "./html/find-main-heading.ts";
import { pickMainProduct } from "./schema/pick-main-product.ts";
import { readJsonLd } from "./schema/json-ld.ts";
import { readMicrodata } from "./schema/microdata.ts";
import type { StructuredProduct } from "./schema/structured-product.ts";
import { isListNode, structuredProducts } from "./schema/structured-product.ts";
import { shopJsonToHtml } from "./state/shop-json.ts";

/** Everything that the rules for extracting a product's fields need to know about a page. */
export interface PageFacts {
  page: Page;
  survey: Survey;
  /** The heading that names the product. */
  heading: PageElement | null;
  /** The product in the page's structured data. */
  product: StructuredProduct | null;
  /** The URL that the page was fetched from, whatever the page itself claims; null when unknown. */
  fetchedUrl: string | null;
  /** The number of distinct product names in its structured data. */
  productCount: number;
  /** Whether its structured data describes a list. */
  hasList: boolean;
  /** Parts of the text that are not about the product. */
  aside: Zones;
  /** What the shop calls itself. */
  site: SiteName;
}

/**
 * Parses a page, or a shop's product JSON, into the data that all fields are extracted from.
 * @param url the page's URL, or null when unknown
 */
export function parsePageFacts(source: string, url: string | null): PageFacts {
  const html = /^\s*\{/.test(source) ? (shopJsonToHtml(source) ?? source) : source;
  const page = parsePage(html, url);
  const survey = surveyPage(page);
  const blocks = page.scripts.filter(({ type }) => /ld\+json/i.test(type)).map(({ content }) => content);
  const nodes = [...readJsonLd(blocks), ...readMicrodata(page, survey.marked)];
  const products = structuredProducts(nodes);
  const site = siteName(page, survey);
  const heading = findMainHeading(page, survey, site);
  const product = pickMainProduct(products, page, survey, heading);
  return {
    page,
    survey,
    heading,
    product,
    fetchedUrl: url,
    productCount: new Set(products.map(({ names }) => names[0])).size,
    hasList: nodes.some(isListNode),
    aside: textZones(survey.aside, heading),
    site,
  };
}

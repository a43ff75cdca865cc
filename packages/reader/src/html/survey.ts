import type { Page, PageElement } from "./page.ts";
import { attributeValue } from "./page.ts";

/** The elements of a page that the extraction rules need, collected in one pass. */
export interface Survey {
  /** The contents of `<meta>` tags by lowercase name or property, in document order. */
  metas: ReadonlyMap<string, readonly string[]>;
  /** The URL in the first `<link rel="canonical">`. */
  canonical: string | null;
  headings: readonly PageElement[];
  /** Elements with microdata or RDFa. */
  marked: readonly PageElement[];
  /** Elements whose ID, class or data attribute suggests a price. */
  priced: readonly PageElement[];
  /** Struck-through elements, such as former prices. */
  struck: readonly PageElement[];
  /** Elements whose ID, class or data attribute suggests a brand. */
  branded: readonly PageElement[];
  /** Elements whose ID, class or data attribute suggests a description. */
  described: readonly PageElement[];
  /**
   * Elements whose ID, class or data attribute suggests something other than the product: navigation, related products,
   * reviews, the footer.
   */
  aside: readonly PageElement[];
  images: readonly PageElement[];
  links: readonly PageElement[];
  byId: ReadonlyMap<string, PageElement>;
}

const SCHEMA_ATTRIBUTES = new Set(["itemprop", "itemscope", "typeof", "property"]);
const NAMING_ATTRIBUTES = new Set(
  "id class itemprop data-testid data-test data-test-id data-qa data-auto-id data-price-type".split(" "),
);
const PRICE_NAME =
  /pri[cs]e|prix|preis|prezz|preci|preço|preco|cena|hinta|kaina|fiyat|pris\b|prc|cijena|harga|prijs|\bpret\b/i;
const BRAND_NAME = /brand|byline|marque|marca|marke\b|manufacturer|designer|vendor|hersteller|merk\b/i;

const DESCRIPTION_NAME = /descri|beschreibung|product-?details?\b|product-?info/i;
const ASIDE_NAME =
  /footer|\bfoot\b|copyright|question|(?<![a-z])nav(?:bar|igation|list)?\b|menu|breadcrumb|related|recommend|similar|suggest|up-?sell|cross-?s[ea]l|recent|viewed|(?<!p)review|comment|testimonial|sponsor|also-?(?:like|bought|view)|(?:the|your)-?look\b|bought-?together|pairs?-?with|goes-?with|customers?-|newsletter|cookie|consent|minicart|mini-cart|megamenu|drawer|carousel-card|product-?(?:tile|card|list|grid)\b|faq\b|accessor/i;

/** What an element's names say about its content. */
interface NameMeaning {
  aside: boolean;
  price: boolean;
  description: boolean;
  brand: boolean;
}
/** "fabric-care-menu": a disclosure, not a menu of the shop. */
const MATERIAL_NAME = /fabric|composition|fib(?:re|er)/i;
const NOTHING: NameMeaning = { aside: false, price: false, description: false, brand: false };

function meaningOf(named: string): NameMeaning {
  const meaning = {
    aside: ASIDE_NAME.test(named) && !MATERIAL_NAME.test(named),
    price: PRICE_NAME.test(named),
    description: DESCRIPTION_NAME.test(named),
    brand: BRAND_NAME.test(named),
  };
  return Object.values(meaning).some(Boolean) ? meaning : NOTHING;
}

/** Collects, in one pass over the page, the elements that the extraction rules need. */
export function surveyPage({ elements }: Page): Survey {
  const metas = new Map<string, string[]>();
  const headings: PageElement[] = [];
  const marked: PageElement[] = [];
  const priced: PageElement[] = [];
  const branded: PageElement[] = [];
  const described: PageElement[] = [];
  const images: PageElement[] = [];
  const struck: PageElement[] = [];
  const aside: PageElement[] = [];
  const links: PageElement[] = [];
  const byId = new Map<string, PageElement>();
  // The same few names recur.
  const meanings = new Map<string, NameMeaning>();
  let canonical: string | null = null;
  for (const element of elements) {
    const { tag, attributes } = element;
    let isMarked = false;
    let named = "";
    let metaName = "";
    let content: string | null = null;
    for (let i = 0; i < attributes.length; i += 2) {
      const name = attributes[i] ?? "";
      const value = attributes[i + 1] ?? "";
      if (SCHEMA_ATTRIBUTES.has(name)) isMarked = true;
      if (NAMING_ATTRIBUTES.has(name)) named = named === "" ? value : `${named} ${value}`;
      if (name === "content") content = value;
      else if (name === "property" || name === "name" || (name === "itemprop" && metaName === "")) metaName = value;
      else if (name === "id" && !byId.has(value)) byId.set(value, element);
    }
    if (isMarked) marked.push(element);
    if (tag === "meta") {
      if (metaName !== "" && content !== null) push(metas, metaName.toLowerCase(), content);
    } else if (tag === "link") canonical ??= canonicalOf(element);
    else if (tag === "img") images.push(element);
    else if (tag === "h1" || tag === "h2") headings.push(element);
    else if (tag === "s" || tag === "del" || tag === "strike") struck.push(element);
    else if (tag === "a") links.push(element);
    else if (tag === "nav" || tag === "footer") aside.push(element);
    if (named === "") continue;
    let meaning = meanings.get(named);
    if (meaning === undefined) meanings.set(named, (meaning = meaningOf(named)));
    if (meaning === NOTHING) continue;
    if (meaning.aside) aside.push(element);
    if (meaning.price) priced.push(element);
    if (meaning.description) described.push(element);
    if (meaning.brand) branded.push(element);
  }
  return { metas, canonical, headings, marked, priced, struck, branded, described, aside, images, links, byId };
}

function push(map: Map<string, string[]>, name: string, value: string): void {
  const values = map.get(name);
  if (values === undefined) map.set(name, [value]);
  else values.push(value);
}

function canonicalOf(link: PageElement): string | null {
  return attributeValue(link, "rel") === "canonical" ? attributeValue(link, "href") : null;
}

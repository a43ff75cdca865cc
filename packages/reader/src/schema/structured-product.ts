import type { SchemaNode } from "./schema-node.ts";
import { nodesOf, textsOf } from "./schema-node.ts";

/** A price in a page's structured data, as written. */
export interface StatedPrice {
  amount: string;
  currency: string;
  /** "low" starts a range of variants or sellers; "list" is the former price. */
  kind: "current" | "low" | "list";
  /** The URL of the variant that it is for; "" when not stated. */
  url: string;
}

/** A product as a page's structured data describes it, with all values as written. */
export interface StructuredProduct {
  names: string[];
  brands: string[];
  descriptions: string[];
  images: string[];
  /** The images except those of its variants, which may have other colors. */
  ownImages: string[];
  prices: StatedPrice[];
  /** The availability of each offer that states one: "https://schema.org/OutOfStock". */
  availabilities: string[];
  materials: string[];
  origins: string[];
  colours: string[];
  categories: string[];
  urls: string[];
  /** The name and the value of each `additionalProperty`. */
  extra: [name: string, value: string][];
  /** Whether it is an item of a list or related to another product, and thus seldom the page's own. */
  aside: boolean;
}

/** Aggregates contain offers, which contain specifications. */
const MAX_DEPTH = 3;
const PRODUCT_TYPES = new Set([
  "product",
  "individualproduct",
  "productmodel",
  "productgroup",
  "someproducts",
  "clothing",
  "shoes",
  "book",
  "vehicle",
]);

/** Returns the products among the nodes of a page's structured data, in page order. */
export function structuredProducts(nodes: readonly SchemaNode[]): StructuredProduct[] {
  const products = nodes.filter(({ types }) => types.some((type) => PRODUCT_TYPES.has(type)));
  const aside = new Set([...nodes.flatMap(listedIn), ...products.flatMap((node) => nodesOf(node, ...RELATIONS))]);
  return products.map((node) => readProduct(node, aside.has(node)));
}

const LIST_TYPES = new Set(["itemlist", "offercatalog", "collectionpage"]);
const RELATIONS = ["isrelatedto", "issimilarto", "isaccessoryorsparepartfor", "isconsumablefor"];

/** Returns true for a node that lists other nodes, such as a page of search results. */
export function isListNode({ types }: SchemaNode): boolean {
  return types.some((type) => LIST_TYPES.has(type) || type === "searchresultspage");
}

function listedIn(node: SchemaNode): SchemaNode[] {
  if (!isListNode(node)) return [];
  const items = nodesOf(node, "itemlistelement");
  return [...items, ...items.flatMap((item) => nodesOf(item, "item", "itemoffered"))];
}

function readProduct(node: SchemaNode, aside: boolean): StructuredProduct {
  const variants = nodesOf(node, "hasvariant", "model");
  const all = [node, ...variants];
  const offers = all.flatMap((one) => nodesOf(one, "offers", "offerdetails"));
  return {
    names: textsOf(node, "name", "title"),
    brands: brandsOf(node, variants),
    descriptions: textsOf(node, "description"),
    images: imagesOf(node, variants),
    ownImages: imagesOf(node, []),
    prices: [...offers.flatMap((offer) => pricesOf(offer, 0)), ...pricesOf(node, MAX_DEPTH)],
    availabilities: offers.flatMap((offer) =>
      [offer, ...nodesOf(offer, "offers")].flatMap((one) => textsOf(one, "availability")),
    ),
    materials: all.flatMap((one) => textsOf(one, "material", "composition")),
    origins: textsOf(node, "countryoforigin"),
    colours: all.flatMap((one) => textsOf(one, "color", "colour")),
    categories: textsOf(node, "category"),
    urls: textsOf(node, "url", "@id", "mainentityofpage"),
    extra: nodesOf(node, "additionalproperty").flatMap(readExtra),
    aside,
  };
}

function brandsOf(node: SchemaNode, variants: readonly SchemaNode[]): string[] {
  const brands = textsOf(node, "brand");
  const own = brands.length > 0 ? brands : textsOf(node, "manufacturer");
  return own.length > 0 ? own : variants.flatMap((variant) => textsOf(variant, "brand")).slice(0, 1);
}

/** `image` is a URL, a list of them, or an ImageObject. */
function imagesOf(node: SchemaNode, variants: readonly SchemaNode[]): string[] {
  const images = [node, ...variants].flatMap((one) => [
    ...nodesOf(one, "image", "images").flatMap((image) => textsOf(image, "contenturl", "url", "@id")),
    ...textsOf(one, "image", "images"),
  ]);
  return images.filter((image) => !/\s/.test(image));
}

/** Member prices and unit prices. */
const NOT_EVERYBODYS = ["validformembertier", "referencequantity"];

/** An offer's price, an aggregate's range, a price specification, or the offers inside an aggregate. */
function pricesOf(offer: SchemaNode, depth: number): StatedPrice[] {
  const currency = textsOf(offer, "pricecurrency", "currency")[0] ?? "";
  const [url = ""] = textsOf(offer, "url");
  const isListNode =
    textsOf(offer, "pricetype").some((type) => /list|msrp|srp|strikethrough|regular|suggested/i.test(type)) ||
    NOT_EVERYBODYS.some((name) => offer.properties.has(name));
  const own: StatedPrice[] = [
    ...textsOf(offer, "price").map(
      (amount) => ({ amount, currency, url, kind: isListNode ? "list" : "current" }) as const,
    ),
    ...textsOf(offer, "lowprice").map((amount) => ({ amount, currency, url, kind: "low" }) as const),
  ];
  if (depth >= MAX_DEPTH) return own;
  const nested = nodesOf(offer, "pricespecification", "offers").flatMap((inner) => pricesOf(inner, depth + 1));
  return [
    ...own,
    ...nested.map((price) => ({ ...price, currency: price.currency || currency, url: price.url || url })),
  ];
}

function readExtra(property: SchemaNode): [string, string][] {
  const [name] = textsOf(property, "name", "propertyid");
  const values = textsOf(property, "value");
  return name === undefined || values.length === 0 ? [] : [[name, values.join(", ")]];
}

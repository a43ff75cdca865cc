import type { Product } from "@dupewise/domain/product/product";
import { assembleProduct } from "./assemble-product.ts";
import { findBrand } from "./fields/brand.ts";
import { categoryOf } from "./fields/category.ts";
import { colorsOf } from "./fields/colors.ts";
import { compositionOf } from "./fields/composition.ts";
import { descriptionOf } from "./fields/description.ts";
import { imageOf } from "./fields/image.ts";
import { locationOf } from "./fields/location.ts";
import { materialsOf } from "./fields/materials.ts";
import { moreImagesOf } from "./fields/more-images.ts";
import { priceOf } from "./fields/price.ts";
import { findStateProduct } from "./state/find-state-product.ts";
import { findStatedMaterials } from "./fields/find-stated-materials.ts";
import { blankOutNames } from "./fields/blank-out-names.ts";
import { titleOf } from "./fields/title.ts";
import { readStructuredDescription } from "./fields/structured-description.ts";
import { textZones } from "./html/zones.ts";
import { labelName, readLabels } from "./labels/labels.ts";
import type { PageFacts } from "./page-facts.ts";
import { findPairedLabels } from "./labels/find-paired-labels.ts";
import { parsePageFacts } from "./page-facts.ts";
import { pageProblem } from "./page-problem.ts";

/** The product read from a page, and the problem if the page shows no product. */
export interface PageReading {
  product: Product;
  /** Why the page shows no product, in a shopper's words; null for a product page. */
  problem: string | null;
}

/** Extracts the product from a page's HTML. Missing facts are null or empty. Pure. */
export function extractProduct(html: string, url: string | null): Product {
  return productOf(parsePageFacts(html, url), url);
}

/**
 * Reads the product on a fetched page. Also returns the problem if the page shows no product: a bot check, an empty
 * page or a list of products.
 */
export function readPage(html: string, url: string | null): PageReading {
  const facts = parsePageFacts(html, url);
  const product = productOf(facts, url);
  return { product, problem: pageProblem(facts, product) };
}

function productOf(facts: PageFacts, url: string | null): Product {
  const { page, product, aside } = facts;
  const { text } = page;
  const labels = readLabels(text);
  const common = { text, labels, source: "page-text" as const, isAside: aside.contains };
  const title = titleOf(facts);
  const named = title?.value ?? null;
  const inState = once(() => (named === null ? null : findStateProduct(page, named)));
  const stated = findStatedMaterials(facts);
  const inProse = once(() => readStructuredDescription(facts));
  const composition = compositionOf({ ...common, stated }) ?? inProse().composition;
  const origins = [
    ...(product?.origins ?? []),
    ...(product?.extra ?? []).flatMap(([name, value]) => (labelName(name) === "origin" ? [value] : [])),
  ];
  const links = once(() => textZones(facts.survey.links, null));
  const inPlaces = { ...common, stated: origins, isLink: (offset: number) => links().contains(offset) };
  const location =
    locationOf(inPlaces) ??
    inProse().location ??
    locationOf({ ...inPlaces, text: "", labels: { ...labels, origin: findPairedLabels(page, "origin") } });
  const materialLabels = [
    ...labels.material,
    ...labels.part,
    ...(composition === null ? findPairedLabels(page, "material") : []),
  ];
  const filed = [
    ...(product?.categories ?? []).map((category) => ({ text: category, source: "structured-data" as const })),
    ...labels.category.map(({ value }) => ({ text: value, source: "page-text" as const })),
  ];
  const brand = findBrand(facts, labels, named, inState);
  const bare = title && { ...title, value: blankOutNames(title.value, brand?.value ?? null) };
  const colored = [
    ...(product?.colours ?? []).map((color) => ({ text: color, source: "structured-data" as const, certainty: 0.9 })),
    ...labels.color.map(({ value }) => ({ text: value, source: "page-text" as const, certainty: 0.8 })),
    ...(bare === null ? [] : [{ text: bare.value, source: bare.source, certainty: 0.7 }]),
  ];
  const image = imageOf(facts, named, inState);
  const moreImages = moreImagesOf(facts, image?.value ?? null);
  const found = assembleProduct(url, {
    title,
    brand,
    description: descriptionOf(facts, labels),
    price: priceOf(facts, inState),
    composition,
    materials: materialsOf(composition, stated, materialLabels, common.source, bare),
    location,
    imageUrl: image,
    category: categoryOf(title, filed),
    colours: colorsOf(colored),
  });
  return {
    ...found,
    ...(moreImages.length > 0 && { moreImages }),
    ...(isSoldOut(product?.availabilities ?? []) && { soldOut: true }),
  };
}

/** One available variant is enough. */
const isSoldOut = (availabilities: readonly string[]): boolean =>
  availabilities.length > 0 && availabilities.every((one) => /(?:outofstock|soldout|discontinued)$/i.test(one.trim()));

/** Defers reading until first use: a page's state is large, its links are many, and both are seldom needed. */
function once<T>(read: () => T): () => T {
  let held: { value: T } | null = null;
  return () => (held ??= { value: read() }).value;
}

import type { EvidenceSource, Money, Product } from "@dupewise/domain/product/product";
import { MAX_EXTRA_IMAGES } from "@dupewise/domain/product/product";
import { normalizeProductUrl } from "@dupewise/domain/product/product-input";
import { assembleProduct } from "./assemble-product.ts";
import { categoryOf } from "./fields/category.ts";
import { colorsOf } from "./fields/colors.ts";
import { compositionOf } from "./fields/composition.ts";
import { locationOf } from "./fields/location.ts";
import { materialsOf } from "./fields/materials.ts";
import { blankOutNames } from "./fields/blank-out-names.ts";
import type { Found } from "./found.ts";
import { plainText } from "./html/plain-text.ts";
import { readLabels } from "./labels/labels.ts";

/** A product as a shop states it, field by field. */
export interface StatedItem {
  url: string;
  title: string;
  brand: string | null;
  /** May contain markup. */
  description: string | null;
  price: Money | null;
  /** The materials as the shop words them: "62% wool, 38% polyester", "leather". */
  material: string | null;
  color: string | null;
  pattern: string | null;
  /** The audience: "female", "kids". */
  audience: string | null;
  /** The category's path: "Apparel > Coats". */
  category: string | null;
  origin: string | null;
  imageUrls: readonly string[];
}

const STATED = "structured-data";
const SURE = 0.95;
/** The maximum length of a description. Shipping and care follow after it. */
const LONGEST_DESCRIPTION = 8_000;
const nowhere = () => false;

/** Builds a product from an item in a shop's feed, with the same fields as if the item's page had been read. Pure. */
export function productFromItem(item: StatedItem): Product {
  const title = stated(plainText(item.title));
  const description = plainText((item.description ?? "").slice(0, LONGEST_DESCRIPTION));
  const text = [description, said("Pattern", item.pattern), said("For", item.audience)].filter(Boolean).join("\n");
  const labels = readLabels(text);
  const common = { text, labels, source: "page-text" as const, isAside: nowhere };
  const materials = of(item.material);
  // A description may mention a lining that the material field calls the whole item.
  const composition =
    compositionOf({ ...common, text: "", labels: readLabels(""), stated: materials }) ??
    compositionOf({ ...common, stated: [] });
  const bare = title && { ...title, value: blankOutNames(title.value, item.brand) };
  const [image = null, ...others] = item.imageUrls;
  const product = assembleProduct(normalizeProductUrl(item.url), {
    title,
    brand: stated(item.brand),
    description: stated(text),
    price: item.price && { value: item.price, quote: priceOf(item.price), source: STATED, certainty: SURE },
    composition,
    materials: materialsOf(composition, materials, [...labels.material, ...labels.part], common.source, bare),
    location: locationOf({ ...common, stated: item.origin === null ? [] : [item.origin], isLink: nowhere }),
    imageUrl: stated(image),
    category: categoryOf(title, of(item.category)),
    colours: colorsOf([
      ...of(item.color).map((color) => ({ ...color, certainty: 0.9 })),
      ...labels.color.map(({ value }) => ({ text: value, source: common.source, certainty: 0.8 })),
      ...(bare === null ? [] : [{ text: bare.value, source: bare.source, certainty: 0.7 }]),
    ]),
  });
  return others.length === 0 ? product : { ...product, moreImages: others.slice(0, MAX_EXTRA_IMAGES) };
}

const stated = (text: string | null): Found<string> | null =>
  text === null || text === "" ? null : { value: text, quote: text, source: STATED, certainty: SURE };

const of = (text: string | null): { text: string; source: EvidenceSource }[] =>
  text === null ? [] : [{ text, source: STATED }];

const said = (label: string, text: string | null) => (text === null ? "" : `${label}: ${text}`);

const priceOf = ({ amount, currency }: Money) => [amount, currency].filter(Boolean).join(" ");

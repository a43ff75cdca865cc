import { PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import type { Product } from "@dupewise/domain/product/product";
import { isProductUrl, normaliseProductUrl } from "@dupewise/domain/product/product-input";
import { productFrom } from "../assemble-product.ts";
import { categoryOf } from "../fields/category.ts";
import { coloursOf } from "../fields/colours.ts";
import { compositionOf } from "../fields/composition.ts";
import { locationOf } from "../fields/location.ts";
import { materialsOf } from "../fields/materials.ts";
import { readLabels } from "../labels/labels.ts";
import { linesOf, ownLines } from "./lines.ts";
import { pastedDescription } from "./pasted-description.ts";
import { pastedPrice } from "./pasted-price.ts";
import { pastedShares } from "./pasted-shares.ts";
import { pastedName } from "./pasted-title.ts";

const LINK = /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;
const IMAGE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i;
const nowhere = (): boolean => false;

/** Reads a product out of a text that somebody pasted. Pure; what is not there stays null or empty. */
export function describeProduct(text: string): Product {
  const pasted = text.slice(0, PRODUCT_INPUT_MAX_LENGTH).replaceAll("\0", "").toWellFormed();
  const links = (pasted.match(LINK) ?? [])
    .map((link) => link.replace(/(?<![.,;:!?])[.,;:!?]+$/, ""))
    .filter(isProductUrl);
  const image = links.find((link) => IMAGE.test(link));
  const url = links.find((link) => link !== image);
  const lines = linesOf(pasted.replace(LINK, " "));
  const words = lines.join("\n");
  const labels = readLabels(words);
  const source = "pasted-text" as const;
  const common = { text: words, labels, source, isAside: nowhere };
  const composition = compositionOf({ ...common, stated: [] }) ?? pastedShares(lines);
  const own = ownLines(lines);
  const { title, brand } = pastedName(own, labels);
  return productFrom(url === undefined ? null : normaliseProductUrl(url), {
    title,
    brand,
    description: pastedDescription(own, title?.quote ?? null),
    price: pastedPrice(own, labels),
    composition,
    materials: materialsOf(composition, [], [...labels.material, ...labels.part], source, title),
    location: locationOf({ ...common, stated: [], isLink: nowhere }),
    imageUrl: image === undefined ? null : { value: image, quote: image, source, certainty: 0.9 },
    category: categoryOf(
      title,
      labels.category.map(({ value }) => ({ text: value, source })),
    ),
    colours: coloursOf([
      ...labels.colour.map(({ value }) => ({ text: value, source, certainty: 0.9 })),
      ...(title === null ? [] : [{ text: title.quote, source, certainty: 0.7 }]),
    ]),
  });
}

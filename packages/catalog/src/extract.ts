import type { Product } from "@dupewise/domain/product";
import { assembleProduct } from "./assemble-product.ts";
import { brandOf } from "./fields/brand.ts";
import { descriptionOf } from "./fields/description.ts";
import { imageOf } from "./fields/image.ts";
import { priceOf } from "./fields/price.ts";
import { titleOf } from "./fields/title.ts";
import { evidenceOf } from "./found.ts";
import { readLabels } from "./labels.ts";
import { gatherFacts } from "./page-facts.ts";

/** Reads a product out of a page's HTML. Pure; what is not there stays null or empty. */
export function extractProduct(html: string, url: string | null): Product {
  const facts = gatherFacts(html, url);
  const labels = readLabels(facts.page.text);
  const title = titleOf(facts);
  const brand = brandOf(facts, labels, title?.value ?? null);
  const description = descriptionOf(facts, labels);
  const price = priceOf(facts);
  const image = imageOf(facts, title?.value ?? null);
  return assembleProduct({
    url,
    title: title?.value ?? null,
    brand: brand?.value ?? null,
    description: description?.value ?? null,
    price: price?.value ?? null,
    imageUrl: image?.value ?? null,
    evidence: [
      ...evidenceOf("title", title),
      ...evidenceOf("brand", brand),
      ...evidenceOf("description", description),
      ...evidenceOf("price", price),
      ...evidenceOf("imageUrl", image),
    ],
  });
}

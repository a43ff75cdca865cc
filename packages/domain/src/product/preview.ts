import * as z from "zod";
import { PAGE_URL_MAX_LENGTH, PRODUCT_INPUT_MAX_LENGTH } from "../constants.ts";
import { requiredText } from "../required-text.ts";
import { DetectedKind } from "./kind.ts";
import { Product } from "./product.ts";
import { findOnlyLink } from "./product-input.ts";
import { TextReading } from "./text-reading.ts";

export const PreviewInput = z.object({
  text: requiredText("Add the product's text").max(PRODUCT_INPUT_MAX_LENGTH, "That text is too long"),
});
export type PreviewInput = z.infer<typeof PreviewInput>;

export const LinkInput = z.object({
  url: requiredText("Add the product's link")
    .max(PAGE_URL_MAX_LENGTH, "That link is too long")
    .refine((url) => findOnlyLink(url) !== null, "That isn't a link"),
});
export type LinkInput = z.infer<typeof LinkInput>;

/** What was read about a product, shown before it is compared. */
export const Preview = Product.pick({ title: true, brand: true, price: true, materials: true, used: true }).extend(
  DetectedKind.shape,
);
export type Preview = z.infer<typeof Preview>;

/** What was read from a text: the position of each fact, other details, and the products to choose from. */
export const TextPreview = Preview.extend({ reading: TextReading });
export type TextPreview = z.infer<typeof TextPreview>;

/** What was read from a page captured in the shopper's browser. */
export const PagePreview = Preview.extend(Product.pick({ imageUrl: true }).shape);
export type PagePreview = z.infer<typeof PagePreview>;

/** What was read from the page at a link, or the reason why the page can't be read. */
export const LinkPreview = z.object({
  /** What was read; null if the page can't be read. */
  preview: PagePreview.nullable(),
  /** Why the page can't be read, as a sentence without its final period. */
  failure: z.string().nullable(),
});
export type LinkPreview = z.infer<typeof LinkPreview>;

import * as z from "zod";
import { PRODUCT_INPUT_MAX_LENGTH } from "../constants.ts";
import { required } from "../required.ts";
import { KindRead } from "./kind.ts";
import { LONGEST_ADDRESS } from "./page-input.ts";
import { Product } from "./product.ts";
import { linkIn } from "./product-input.ts";
import { TextReading } from "./text-reading.ts";

export const PreviewInput = z.object({
  text: required("Add the product's text").max(PRODUCT_INPUT_MAX_LENGTH, "That text is too long"),
});
export type PreviewInput = z.infer<typeof PreviewInput>;

export const LinkInput = z.object({
  url: required("Add the product's link")
    .max(LONGEST_ADDRESS, "That address is too long")
    .refine((url) => linkIn(url) !== null, "That is no link"),
});
export type LinkInput = z.infer<typeof LinkInput>;

/** How goods are read, before any comparison. */
export const Preview = Product.pick({ title: true, brand: true, price: true, materials: true }).extend(KindRead.shape);
export type Preview = z.infer<typeof Preview>;

/** How a text is read: with where each fact stands, what else it tells, and the goods to choose from. */
export const TextPreview = Preview.extend({ reading: TextReading });
export type TextPreview = z.infer<typeof TextPreview>;

/** How a page that the shopper's own browser holds is read. */
export const PagePreview = Preview.extend(Product.pick({ imageUrl: true }).shape);
export type PagePreview = z.infer<typeof PagePreview>;

/** How a link's page is read. */
export const LinkPreview = z.object({
  /** Null where the page cannot be read. */
  preview: PagePreview.nullable(),
  /** Why not, in a sentence without its full stop. */
  failure: z.string().nullable(),
});
export type LinkPreview = z.infer<typeof LinkPreview>;

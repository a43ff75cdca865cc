import * as z from "zod";
import { PAGE_URL_MAX_LENGTH, PAGE_MAX_LENGTH, PRODUCT_INPUT_MAX_LENGTH } from "../constants.ts";

/** A page from a shopper's browser: captured with its URL, or pasted with its plain text. */
export const PageInput = z
  .object({
    url: z
      .url({ protocol: /^https?$/, message: "We can only read web pages" })
      .max(PAGE_URL_MAX_LENGTH, "That link is too long")
      .optional(),
    html: z
      .string("Add the page's content")
      .min(1, "Add the page's content")
      .max(PAGE_MAX_LENGTH, "That page is too large to read"),
    /** The same page as plain text, if the clipboard held both. */
    text: z.string().trim().max(PRODUCT_INPUT_MAX_LENGTH, "That text is too long").optional(),
  })
  .refine(({ url, text }) => url !== undefined || text !== undefined, "Add the page's link or its text");
export type PageInput = z.infer<typeof PageInput>;

import * as z from "zod";

/** A decimal amount as written, with its ISO 4217 code if known. Never a float. */
export const Money = z.object({
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  currency: z.string().nullable(),
});
export type Money = z.infer<typeof Money>;

/** One fiber or material of one part of an item. */
export const CompositionItem = z.object({
  /** "shell", "lining", "upper"…; absent when the source names no part. */
  part: z.string().optional(),
  /** Canonical English name: "polyamide", never "nylon" or "Polyamid". */
  material: z.string(),
  /** 0–100; null when the source names the material without its share. */
  percentage: z.number().min(0).max(100).nullable(),
});
export type CompositionItem = z.infer<typeof CompositionItem>;

/** The fields a reader looks for. */
export const PRODUCT_FIELDS = [
  "title",
  "brand",
  "description",
  "price",
  "materials",
  "composition",
  "location",
  "imageUrl",
  "category",
  "colours",
] as const;
export const ProductField = z.enum(PRODUCT_FIELDS);
export type ProductField = z.infer<typeof ProductField>;

/** The kinds of source a value can come from. */
export const EvidenceSource = z.enum([
  "structured-data",
  "page-meta",
  "embedded-state",
  "page-text",
  "pasted-text",
  "url",
  "user",
  "photo",
]);
export type EvidenceSource = z.infer<typeof EvidenceSource>;

/** The origin of a value: the words that state it, where they were found, and how certain they are. */
export const Evidence = z.object({
  field: ProductField,
  /** The verbatim text, truncated to 300 characters. */
  quote: z.string(),
  source: EvidenceSource,
  /** 0–1. */
  certainty: z.number().min(0).max(1),
});
export type Evidence = z.infer<typeof Evidence>;

/** The maximum number of photos of one product besides the main one. */
export const MAX_EXTRA_IMAGES = 5;

/** A listing's statements about one used item, in the seller's words, as opposed to the product in general. */
export const ResaleItem = z.object({
  condition: z.string(),
  flaws: z.array(z.string()),
  size: z.string().nullable(),
  year: z.string().nullable(),
});
export type ResaleItem = z.infer<typeof ResaleItem>;

/** One product as read from a page or pasted text. Unknown fields are null or empty, never a guess. */
export const Product = z.object({
  /** Normalized URL, or null for pasted text without a link. */
  url: z.string().nullable(),
  title: z.string().nullable(),
  brand: z.string().nullable(),
  description: z.string().nullable(),
  price: Money.nullable(),
  /** Set when the page says that it can't be bought now; absent otherwise. */
  soldOut: z.literal(true).optional(),
  /** What the listing says about a secondhand item; absent for new products, and from older readings. */
  used: ResaleItem.optional(),
  /** Canonical material names, most important first. */
  materials: z.array(z.string()),
  composition: z.array(CompositionItem),
  /** Country of origin by its common English name. */
  location: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** More photos; absent when there is only one, and from older readings. */
  moreImages: z.array(z.string()).max(MAX_EXTRA_IMAGES).optional(),
  category: z.string().nullable(),
  colours: z.array(z.string()),
  evidence: z.array(Evidence),
  /** Fields that were looked for and not found. */
  missing: z.array(ProductField),
});
export type Product = z.infer<typeof Product>;

/** A product without any known fields. */
export const UNKNOWN_PRODUCT = {
  url: null,
  title: null,
  brand: null,
  description: null,
  price: null,
  materials: [],
  composition: [],
  location: null,
  imageUrl: null,
  category: null,
  colours: [],
  evidence: [],
  missing: [],
} satisfies Product;

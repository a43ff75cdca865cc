import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import type { Product } from "@dupewise/domain/product/product";
import type { AlertKeys } from "@dupewise/db/queries/alerts/alerts";

/** The item that an alert looks for alternatives to. */
export type AlertItem = Pick<EmailNotification, "productName" | "manufacturer" | "gender">;

/** The input for checking a product against an alert. */
export interface AlertCase {
  item: AlertItem;
  /** The product as read from its page. */
  found: Product;
  /** The comparison that found the product: its original and its similarity score, 0–100; undefined without one. */
  comparison: { original: Product; isPasted: boolean; similarityScore: number } | undefined;
  /** Pages that may belong to the alert's item itself. */
  pages: readonly Product[];
}

/** Derives lookup keys for a product, and decides which alerts it matches. */
export interface AlertEngine {
  /** Returns the lookup keys of an alert. */
  keysOf: (item: Pick<AlertItem, "productName" | "manufacturer">) => AlertKeys;
  /** Returns what alerts for this very product have in common: one of these makers, and a similar name. */
  alertLookupKeys: (product: Product) => { makerKeys: string[]; name: string };
  /** Returns the keys of alerts that the product matches by its appearance. */
  appearanceLookupKeys: (page: Product) => string[];
  /** Returns how well the product matches, 0–100, and why, or null if it doesn't match or the match is doubtful. */
  match: (alertCase: AlertCase) => { similarityScore: number; reason: string } | null;
}

import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import type { Product } from "@dupewise/domain/product/product";
import type { AlertKeys } from "@dupewise/db/queries/notifications";

/** The item that an alert seeks alternatives to. */
export type Wish = Pick<EmailNotification, "productName" | "manufacturer" | "gender">;

/** The input for checking a product against an alert. */
export interface AlertCase {
  wish: Wish;
  /** As its page was read. */
  found: Product;
  /** What the product was the alternative to, and how alike the comparison called them, 0–100. */
  comparison: { original: Product; isPasted: boolean; similarityScore: number } | undefined;
  /** Pages that may be the wished product's own. */
  pages: readonly Product[];
}

/** Derives lookup keys for a product, then decides which alerts it satisfies. */
export interface AlertEngine {
  /** What an alert is looked up by. */
  keysOf: (wish: Pick<Wish, "productName" | "manufacturer">) => AlertKeys;
  /** What alerts for this very product have: one of these makers, and much the same name. */
  namesOf: (product: Product) => { makerKeys: string[]; name: string };
  /** What alerts have that this page answers by its looks. */
  looksKeysOf: (page: Product) => string[];
  /** How well the product answers, 0–100, and why; null when it does not, or when that is doubtful. */
  match: (alertCase: AlertCase) => { similarityScore: number; reason: string } | null;
}

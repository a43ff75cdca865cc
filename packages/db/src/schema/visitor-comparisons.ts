import type { EngineComparison } from "@dupewise/domain/comparison/basis";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Product } from "@dupewise/domain/product/product";
import { index, jsonb, pgTable, text } from "../drizzle.ts";
import { checkJson, checkLength } from "./checks.ts";
import { createdAt, id, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";

/** The one comparison that a browser may make without an account, kept for a day. */
export const visitorComparisons = pgTable(
  "visitor_comparisons",
  {
    id: id(),
    /** The hash of the cookie's token: only that browser can see the row. */
    visitorHash: text().notNull().unique("visitor_comparisons_visitor_hash_key"),
    /** The client's ID for this request: a retry finds the comparison it already made. */
    requestId: text(),
    /** Everything its row in `comparisons` will contain; null while it is being made. */
    facts: jsonb().$type<Sides<{ input: string; product: Product }> & { result: EngineComparison }>(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("visitor_comparisons_expires_at_index").on(t.expiresAt),
    checkLength(t.visitorHash, 32, MAX_LABEL_LENGTH),
    checkLength(t.requestId, 1, MAX_LABEL_LENGTH),
    checkJson(t.facts, "object"),
  ],
);

import * as z from "zod";
import type { Comparison } from "./comparison.ts";
import { FlatComparison } from "./flat-comparison.ts";
import { ComparisonId } from "./history.ts";

export const ShareInput = ComparisonId.extend({
  /** Keeps pasted descriptions, and whatever quotes them, out of the shared view. */
  pastedTextPrivate: z.boolean().default(false),
});
export type ShareInput = z.infer<typeof ShareInput>;

/** Whether a comparison is shared, and its link if it is. */
export const ShareState = z.object({
  /** The path that anyone may open, including the secret token; null if not shared. */
  path: z.string().nullable(),
  token: z.string().nullable(),
  pastedTextPrivate: z.boolean(),
});
export type ShareState = z.infer<typeof ShareState>;

/** The input for viewing a shared comparison or board: its ID and the token from the share link. */
export const SharedLinkInput = ComparisonId.extend({ token: z.string().min(22).max(100) });
export type SharedLinkInput = z.infer<typeof SharedLinkInput>;

/** A comparison as visible to anyone with the link, without its owner. Private text is "" or null. */
export type SharedView = Omit<Comparison, "userId" | "isFavorite">;

/** A shared comparison as the API returns it. */
export const SharedComparison = FlatComparison.omit({ userId: true, isFavorite: true });
export type SharedComparison = z.infer<typeof SharedComparison>;

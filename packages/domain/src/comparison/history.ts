import * as z from "zod";
import { FlatComparison } from "./flat-comparison.ts";
import { HISTORY_SORTS } from "../constants.ts";

const HISTORY_PAGE_SIZE = 50;
const HISTORY_PAGE_MAX = 100;

// Numbers arrive as text in a REST query.
export const HistoryInput = z.object({
  minScore: z.coerce.number().int().min(0).max(100).default(0),
  sort: z.enum(HISTORY_SORTS).default("newest"),
  search: z.string().trim().max(200).default(""),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(HISTORY_PAGE_MAX).default(HISTORY_PAGE_SIZE),
});
export type HistoryInput = z.infer<typeof HistoryInput>;

export const HistoryPage = z.object({
  items: z.array(FlatComparison),
  /** Pass it as `cursor` for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
  /** All of the account's comparisons, whatever the filter: the Y of "X of Y comparisons". */
  total: z.number().int(),
  /** Those that match the filter: the X. */
  matching: z.number().int(),
});
/** One page of the history. `Item` is the shape of a comparison, by default the API's. */
export type HistoryPage<Item = FlatComparison> = Omit<z.infer<typeof HistoryPage>, "items"> & { items: Item[] };

/** The input of procedures for a single comparison: its ID. */
export const ComparisonId = z.object({ id: z.uuid() });
export type ComparisonId = z.infer<typeof ComparisonId>;

export const SetFavoriteInput = ComparisonId.extend({
  isFavorite: z.boolean(),
  /** The comparison's ID again, because the history page also sends it in the body. Must equal `id`. */
  comparisonId: z.string().optional(),
});
export type SetFavoriteInput = z.infer<typeof SetFavoriteInput>;

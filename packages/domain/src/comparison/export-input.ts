import * as z from "zod";
import { HistoryInput } from "./history.ts";

/**
 * The filter and format of an export. An export contains every matching comparison, newest first; without a filter, it
 * contains the whole history.
 */
export const ExportInput = HistoryInput.pick({ minScore: true, search: true }).extend({
  format: z.enum(["csv", "json"]).default("csv"),
});
export type ExportInput = z.infer<typeof ExportInput>;

import * as z from "zod";
import { HistoryInput } from "./history.ts";

/** The filter of an export, which covers all pages, newest first; the whole history without a filter. */
export const ExportInput = HistoryInput.pick({ minScore: true, search: true }).extend({
  format: z.enum(["csv", "json"]).default("csv"),
});
export type ExportInput = z.infer<typeof ExportInput>;

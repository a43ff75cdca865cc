import * as z from "zod";

export const ExportInput = z.object({ format: z.enum(["csv", "json"]).default("csv") });
export type ExportInput = z.infer<typeof ExportInput>;

/** A file to save. */
export const TextFile = z.object({ filename: z.string(), contentType: z.string(), content: z.string() });
export type TextFile = z.infer<typeof TextFile>;

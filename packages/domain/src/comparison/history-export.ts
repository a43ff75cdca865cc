import * as z from "zod";

export const ExportInput = z.object({ format: z.enum(["csv", "json"]).default("csv") });
export type ExportInput = z.infer<typeof ExportInput>;

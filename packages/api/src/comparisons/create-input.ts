import { CreateComparisonInput } from "@dupewise/domain/comparison/comparison";
import * as z from "zod";

/** A comparison's input with the caller's own ID: repeating it returns the same comparison. */
export const CreateInput = CreateComparisonInput.extend({ requestId: z.string().trim().min(1).max(100).optional() });

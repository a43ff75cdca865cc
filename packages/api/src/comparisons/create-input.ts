import { CreateComparisonInput } from "@dupewise/domain/comparison/comparison";
import * as z from "zod";

/**
 * The input for creating a comparison, with an optional request ID. Repeating a request ID returns the same comparison.
 */
export const CreateInput = CreateComparisonInput.extend({ requestId: z.string().trim().min(1).max(100).optional() });

import * as z from "zod";

/** Creates a schema for a required string, which it trims. Empty, missing and invalid values get the same message. */
export const requiredText = (message: string) => z.string(message).trim().min(1, message);

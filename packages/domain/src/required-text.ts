import * as z from "zod";

/** Builds a schema for a required string that is trimmed, with one message for empty, missing and invalid values. */
export const requiredText = (message: string) => z.string(message).trim().min(1, message);

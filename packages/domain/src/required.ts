import * as z from "zod";

/** A text that has to be there, without the space around it; the same message where it is empty, missing or no text. */
export const required = (message: string) => z.string(message).trim().min(1, message);

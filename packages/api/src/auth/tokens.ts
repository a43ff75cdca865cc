import { createHash, randomBytes } from "node:crypto";

/** Lets its holder in, as a cookie or in a mailed link; 256 random bits, so it is neither guessed nor salted. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: reading the table lets nobody in. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

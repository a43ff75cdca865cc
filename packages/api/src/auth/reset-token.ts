import { createHash } from "node:crypto";

/** Reading the table opens no account: only the hash of a token is stored. */
export const hashResetToken = (token: string): string => createHash("sha256").update(token).digest("hex");

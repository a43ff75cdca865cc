import { createHash, randomBytes } from "node:crypto";

/** Generates a token for a cookie or link: 256 random bits, encoded as base64url. */
export const generateToken = (): string => randomBytes(32).toString("base64url");

/** Hashes a token for storage, so that a leaked table doesn't expose usable tokens. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

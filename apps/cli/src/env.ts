import { join } from "node:path";

/** Returns the outbox folder of a server started in the current directory. */
export const outboxFolder = (): string => join(process.env.DATA_DIR || ".data", "outbox");

/** Returns the access token for commands that a server runs, or null when none is set. */
export const accessTokenFromEnv = (): string | null => process.env.DUPEWISE_TOKEN || null;

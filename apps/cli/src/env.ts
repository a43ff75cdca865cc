import { join } from "node:path";

/** Returns the path of the outbox folder of a server that runs in the current directory. */
export const getOutboxFolder = (): string => join(process.env.DATA_DIR || ".data", "outbox");

/** Returns the access token for commands sent to a server (DUPEWISE_TOKEN), or null when it is not set. */
export const readAccessToken = (): string | null => process.env.DUPEWISE_TOKEN || null;

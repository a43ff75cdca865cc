import { join } from "node:path";

/** Returns the path of the outbox folder that a server started in the current directory uses. */
export const getOutboxFolder = (): string => join(process.env.DATA_DIR || ".data", "outbox");

/** Returns the access token for commands that run on a server, from DUPEWISE_TOKEN, or null if it is not set. */
export const readAccessToken = (): string | null => process.env.DUPEWISE_TOKEN || null;

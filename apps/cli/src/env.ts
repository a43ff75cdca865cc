import { join } from "node:path";

/** Where a server that is started in this folder keeps the mails it does not send. */
export const outboxFolder = (): string => join(process.env.DATA_DIR || ".data", "outbox");

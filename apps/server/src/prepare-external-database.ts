import { prepareDatabase } from "@dupewise/db/prepare-database";
import type { Logger } from "pino";
import type { Environment } from "./config/env.ts";

/**
 * Prepares and migrates the operator's own PostgreSQL database, logging whenever it has to wait for a primary. Throws a
 * `StartupError` if the database is unusable.
 */
export function prepareExternalDatabase(
  { DATABASE_DIRECT_URL, DATABASE_POOLED }: Pick<Environment, "DATABASE_DIRECT_URL" | "DATABASE_POOLED">,
  url: string,
  log: Logger,
): Promise<void> {
  const addresses = { url, directUrl: DATABASE_DIRECT_URL, pooled: DATABASE_POOLED };
  return prepareDatabase(addresses, { onWait: (sentence) => log.warn(sentence) });
}

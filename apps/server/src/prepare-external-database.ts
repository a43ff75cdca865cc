import { prepareDatabase } from "@dupewise/db/prepare-database";
import type { Logger } from "pino";
import type { Environment } from "./config/env.ts";

/** Migrates the operator's own database, and logs what it is waiting for. Throws a `StartupError` if it is unusable. */
export function prepareExternalDatabase(
  { DATABASE_DIRECT_URL, DATABASE_POOLED }: Pick<Environment, "DATABASE_DIRECT_URL" | "DATABASE_POOLED">,
  url: string,
  log: Logger,
): Promise<void> {
  const addresses = { url, directUrl: DATABASE_DIRECT_URL, pooled: DATABASE_POOLED };
  return prepareDatabase(addresses, { onWait: (sentence) => log.warn(sentence) });
}

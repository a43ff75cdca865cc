import { awaitPrimary, type WaitOptions } from "./connection/await-primary.ts";
import { type DatabaseAddresses, checkPooling } from "./connection/check-pooling.ts";
import { migrate } from "./migrate.ts";

/**
 * Waits for a primary server, checks the connection to it, and runs pending migrations. Throws a `StartupError` if the
 * database is unusable, older than PostgreSQL 15, or behind an undeclared pooler.
 */
export async function prepareDatabase(addresses: DatabaseAddresses, patience?: WaitOptions): Promise<void> {
  const { url, directUrl = url } = addresses;
  await awaitPrimary(directUrl, patience);
  await checkPooling(addresses);
  await migrate({ url: directUrl });
}

import { StartupError } from "../startup-error.ts";

const OLDEST = 15;

/**
 * Throws a `StartupError` for an unsupported PostgreSQL version.
 * @param version the version as the server reports it: 180004 for 18.4
 */
export function checkVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST) return;
  throw new StartupError(`PostgreSQL ${major} is too old; point DATABASE_URL at PostgreSQL ${OLDEST} or newer.`);
}

import { StartupError } from "./startup-error.ts";

const OLDEST = 15;

/** @param version as the server numbers it: 180004 is 18.4. Throws a `StartupError` for what is too old. */
export function checkVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST) return;
  throw new StartupError(`PostgreSQL ${major} is too old; point DATABASE_URL at PostgreSQL ${OLDEST} or newer.`);
}

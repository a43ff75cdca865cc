import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { StartupError } from "../startup-error.ts";
import type { OsAccount } from "./run.ts";

const UNPRIVILEGED = ["postgres", "nobody"];

/**
 * Finds the operating system user to run PostgreSQL as, because PostgreSQL refuses to run as root: the owner of the
 * data, otherwise an unprivileged user. Returns undefined if the current user isn't root. Throws a `StartupError` if
 * there is no such user.
 */
export function findOsUser(data: string): OsAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of UNPRIVILEGED) {
    const uid = idOf("-u", name);
    const gid = idOf("-g", name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new StartupError("PostgreSQL can't run as root; start Dupewise as another user, or set DATABASE_URL.");
}

function idOf(flag: string, name: string): number | undefined {
  const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : undefined;
}

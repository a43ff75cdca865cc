/**
 * The version of the scoring engine. Raise it whenever the figures in docs/scoring.md change; that page states the
 * version next to them. Shoppers are offered a rerun of scores from an older version.
 */
export const ENGINE_VERSION = 25;

/** Scores computed before versions existed. */
const FIRST_VERSION = 1;

/** Returns the version of the engine that computed a score if it is older than the current version, otherwise null. */
export function outdatedEngineVersion({
  engineVersion = FIRST_VERSION,
}: {
  engineVersion?: number | undefined;
}): number | null {
  return engineVersion < ENGINE_VERSION ? engineVersion : null;
}

/**
 * The version of the scoring engine. Increases with every change to the figures in docs/scoring.md, which states it
 * next to them; a rerun is offered for older scores.
 */
export const ENGINE_VERSION = 23;

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

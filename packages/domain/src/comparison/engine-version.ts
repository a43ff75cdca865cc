/**
 * The version of the engine that makes scores today. Increases with every change that moves the figures of
 * docs/scoring.md, which states it next to them; older scores are offered for rescoring.
 */
export const ENGINE_VERSION = 9;

/** Scores made before versions existed. */
const FIRST_VERSION = 1;

/** Returns the version of the engine that made a score if it is outdated, otherwise null. */
export function olderEngine({ engineVersion = FIRST_VERSION }: { engineVersion?: number | undefined }): number | null {
  return engineVersion < ENGINE_VERSION ? engineVersion : null;
}

/**
 * Which engine makes scores today. Goes up with every change that moves the figures of docs/scoring.md, which names it
 * beside them: what an earlier one scored is offered to be scored again.
 */
export const ENGINE_VERSION = 8;

/** Scored before versions were noted. */
const FIRST_VERSION = 1;

/** Returns the version of the engine that made a score if it is outdated, otherwise null. */
export function olderEngine({ engineVersion = FIRST_VERSION }: { engineVersion?: number | undefined }): number | null {
  return engineVersion < ENGINE_VERSION ? engineVersion : null;
}

/** Returns true for any object, whose properties can then be read safely. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

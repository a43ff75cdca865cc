/** Returns true for any object, so that its properties can be read safely. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Node flags for imports. Without them, most of the memory would be uncollected garbage. */
export const IMPORT_FLAGS = ["--max-old-space-size=96", "--max-semi-space-size=2"] as const;

/** Node's flags for an import: otherwise most of its memory would be uncollected garbage. */
export const IMPORT_FLAGS = ["--max-old-space-size=96", "--max-semi-space-size=2"] as const;

/** What Node runs an import with: most of what it would hold otherwise is garbage that was not collected yet. */
export const IMPORT_FLAGS = ["--max-old-space-size=96", "--max-semi-space-size=2"] as const;

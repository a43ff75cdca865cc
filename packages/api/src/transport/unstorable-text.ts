/**
 * Returns true if any string in the value, at any depth, contains a NUL or a lone surrogate, which PostgreSQL cannot
 * store.
 */
export function hasUnstorableText(value: unknown): boolean {
  // Iterative: JSON may be nested deeper than the stack.
  const left: unknown[] = [value];
  for (let part = left.pop(); left.length > 0 || part !== undefined; part = left.pop()) {
    if (typeof part === "string" && (part.includes("\0") || !part.isWellFormed())) return true;
    if (typeof part === "object" && part !== null) {
      for (const [key, child] of Object.entries(part)) left.push(key, child ?? "");
    }
  }
  return false;
}

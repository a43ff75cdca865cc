/** Returns the first result of `find` that isn't null, trying the items in order. Returns null if there is none. */
export function firstResult<Item, Result>(items: readonly Item[], find: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

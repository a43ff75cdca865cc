/**
 * Creates a function that runs tasks with the same key one at a time within this process. A task starts once all
 * earlier ones have succeeded or failed.
 */
export function createKeyedMutex() {
  const tails = new Map<string, Promise<unknown>>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const mine = (tails.get(key) ?? Promise.resolve()).then(task, task);
    tails.set(key, mine);
    try {
      return await mine;
    } finally {
      if (tails.get(key) === mine) tails.delete(key);
    }
  };
}

/** Registers a cleanup function. Cleanup functions run in reverse order. */
export type OnEnd = (end: () => unknown) => void;

/** Runs a benchmark and cleans up after it, whether it finishes, fails or is interrupted. */
export async function runWithCleanup<T>(bench: (onEnd: OnEnd) => Promise<T>): Promise<T> {
  const started = new AsyncDisposableStack();
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= started.disposeAsync());
  const stop = () => void end().finally(() => process.exit(1));
  process.on("SIGINT", stop).on("SIGTERM", stop);
  try {
    return await bench((one) => started.defer(async () => void (await one())));
  } finally {
    await end();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

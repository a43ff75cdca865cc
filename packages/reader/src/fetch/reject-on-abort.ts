/** Waits for `work`, but rejects with the signal's reason as soon as the signal aborts. Does not cancel the work. */
export async function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

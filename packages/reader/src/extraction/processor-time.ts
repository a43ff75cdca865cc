import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const TICK_MS = 10;
/** The position of the user and the system time behind the process's name, see proc_pid_stat(5). */
const USER_TIME = 11;
const SYSTEM_TIME = 12;
/** A process that waits this many times as long as it may compute is stuck, not slow. */
const MOST_WAITING = 10;

/** Returns the processor time that a process has used, in milliseconds, or null if the system doesn't report it. */
export function processorTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}

/**
 * Creates a signal that aborts once a process has used the given amount of additional processor time, so that waiting
 * for a busy machine doesn't count. Elapsed time counts instead where the system doesn't report processor time, and
 * once ten times the limit has elapsed.
 * @returns the signal, and a function that stops watching the process
 */
export function createProcessorTimeout(
  pid: number | undefined,
  timeMs: number,
): { signal: AbortSignal; end: () => void } {
  const spent = new AbortController();
  const before = pid === undefined ? null : processorTime(pid);
  const began = performance.now();
  const left = (): number => {
    const now = pid === undefined || before === null ? null : processorTime(pid);
    const passed = performance.now() - began;
    return now === null || before === null || passed >= MOST_WAITING * timeMs
      ? timeMs - passed
      : timeMs - (now - before);
  };
  const check = () => {
    const ms = left();
    if (ms <= 0) spent.abort(new Error(`more than ${timeMs} ms of processor time`));
    else timer = setTimeout(check, ms);
  };
  let timer = setTimeout(check, timeMs);
  return { signal: spent.signal, end: () => clearTimeout(timer) };
}

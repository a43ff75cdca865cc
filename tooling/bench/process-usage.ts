import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1024;
/** Where /proc has user and system time, counted from behind the name. */
const [USER, SYSTEM] = [11, 12];

/** Processor time since a process started, and the memory it holds; the time is 0 where there is no /proc. */
export function usageOf(pid: number): { cpuSeconds: number; memoryMb: number } {
  const memoryMb = Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / KB_PER_MB;
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return { cpuSeconds: 0, memoryMb };
  const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  return { cpuSeconds: (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND, memoryMb };
}

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1024;
/** The positions of user and system time in /proc, counted from after the name. */
const [USER, SYSTEM] = [11, 12];

export interface Usage {
  /** CPU seconds since the processes started; 0 without /proc. */
  cpuSeconds: number;
  memoryMb: number;
  /** The part of that memory used by child processes. */
  childrenMb: number;
}

/** Returns the CPU time and memory that a process and its direct children use. */
export function readProcessUsage(pid: number): Usage {
  const usage = { cpuSeconds: 0, memoryMb: 0, childrenMb: 0 };
  for (const line of execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).split("\n")) {
    const [own, parent, rss = 0] = line.trim().split(/\s+/).map(Number);
    if (own === undefined || (own !== pid && parent !== pid)) continue;
    usage.memoryMb += rss / KB_PER_MB;
    if (own !== pid) usage.childrenMb += rss / KB_PER_MB;
    usage.cpuSeconds += cpuSecondsOf(own);
  }
  return usage;
}

function cpuSecondsOf(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return 0;
  const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
}

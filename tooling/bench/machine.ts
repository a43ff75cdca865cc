import { cpus, loadavg } from "node:os";

/** Describes the date, the processor, and the current load. */
export function machine(): string {
  const processors = cpus();
  const [busy = 0] = loadavg();
  return `${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${processors.length} × ${processors[0]?.model ?? "processor"} · load ${busy.toFixed(1)} before it began`;
}

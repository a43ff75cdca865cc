import { cpus, loadavg } from "node:os";

/** Returns the date, the processor model and the current load as one line of text. */
export function describeMachine(): string {
  const processors = cpus();
  const [busy = 0] = loadavg();
  return `${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${processors.length} × ${processors[0]?.model ?? "processor"} · load ${busy.toFixed(1)} before it began`;
}

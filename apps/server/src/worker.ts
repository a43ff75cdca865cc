import { limitHeapGrowth } from "./limit-heap-growth.ts";

limitHeapGrowth();
const { readEnvironment } = await import("./config/env.ts");

try {
  const env = readEnvironment();
  // Loading it takes seconds, so settings are checked first.
  const { startWorker } = await import("./jobs/start-worker.ts");
  const worker = await startWorker(env);
  console.log(`${worker.brand}'s worker is ready${worker.url ? `: ${worker.url}` : ""}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      void worker.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

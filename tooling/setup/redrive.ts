// Queues the jobs again that were given up, once what was in their way is gone.
await import("../../apps/server/src/redrive.ts");

// A process that does jobs, beside servers that share its database; this very process becomes it.
await import("../../apps/server/src/worker.ts");

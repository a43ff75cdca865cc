import { limitHeapGrowth } from "./limit-heap-growth.ts";

limitHeapGrowth();
const { readEnvironment } = await import("./config/env.ts");

try {
  const env = readEnvironment();
  // Loading it takes seconds, so settings are checked first.
  const { serve } = await import("./serve.ts");
  const starting = serve(env);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Installed first, since a database may still be starting; a second signal, from an impatient user, waits for the
    // same shutdown.
    process.on(signal, () => {
      void starting.then(({ close }) => close()).then(() => process.exit(0), fail);
    });
  }
  const server = await starting;
  for (const note of server.notes) console.log(note);
  console.log(`${server.brand} is ready: ${server.url}`);
} catch (error) {
  fail(error);
}

/** Prints why the program cannot start, and exits even if something is already open. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

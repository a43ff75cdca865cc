import { enableCompileCache } from "node:module";

// Type stripping is most of a start's time: keep its result between runs.
enableCompileCache();
const { serve } = await import("./serve.ts");
const { readEnvironment } = await import("./config/env.ts");

try {
  const starting = serve(readEnvironment());
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // From the first moment, since a database may be starting; a second signal, from an impatient terminal, waits for
    // the same end.
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

/** Whatever was opened by then, nothing keeps a program alive that cannot start. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

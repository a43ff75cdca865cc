import { runTurbo } from "./turbo.ts";

// The web app is built only when its sources changed; then this very process becomes the server.
const built = runTurbo("build", "--filter=@dupewise/web", "--output-logs=errors-only", "--log-order=stream");
if (built) await import("../../apps/server/src/main.ts");
else process.exitCode = 1;

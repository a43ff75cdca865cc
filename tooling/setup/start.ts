import { existsSync } from "node:fs";
import { runTurboQuietly } from "./turbo.ts";

if (!existsSync("apps/web/dist")) console.error("Building the web app, once.");
// The web app is built only when its sources changed; then this very process becomes the server.
if (runTurboQuietly("build", "--filter=@dupewise/web", "--output-logs=errors-only")) {
  await import("../../apps/server/src/main.ts");
} else process.exitCode = 1;

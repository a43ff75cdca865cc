import { join } from "node:path";
import { buildSnapshot } from "./build-snapshot.ts";

await buildSnapshot(join(import.meta.dirname, "..", "..", ".."), process.execArgv);

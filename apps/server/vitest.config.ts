import base from "@dupewise/test/vitest.config";
import { mergeConfig } from "vitest/config";

export default mergeConfig(base, { test: { globalSetup: "./src/testing/postgres-setup.ts" } });

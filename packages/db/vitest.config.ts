import { fileURLToPath } from "node:url";
import base from "@dupewise/test/vitest.config";
import { mergeConfig } from "vitest/config";

export default mergeConfig(base, {
  test: { globalSetup: fileURLToPath(new URL("src/testing/postgres-setup.ts", import.meta.url)) },
});

import shared from "@dupewise/test/vitest.config";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ...shared,
  // One test resets and replaces modules, which Node can't do once they are loaded.
  test: { ...shared.test, experimental: { viteModuleRunner: true } },
});

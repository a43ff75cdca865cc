import shared from "@dupewise/test/vitest.config";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ...shared,
  // Node can't load JSX.
  test: { ...shared.test, experimental: { viteModuleRunner: true } },
});

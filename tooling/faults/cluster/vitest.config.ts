import { defineConfig, mergeConfig } from "vitest/config";
import faults from "../vitest.config.ts";

export default defineConfig((env) => mergeConfig(faults(env), { test: { hookTimeout: 300_000 } }));

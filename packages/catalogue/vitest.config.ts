export { default } from "@dupewise/test/vitest.config";

/** Needs "@dupewise/testing/postgres-setup" as the package's `globalSetup`. */
export { createTestDatabase } from "@dupewise/db/testing/test-database";

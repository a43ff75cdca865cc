/** vitest's `globalSetup`: one PostgreSQL for the whole run. */
export { setup } from "@dupewise/db/testing/postgres-setup";

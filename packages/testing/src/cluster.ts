/** Works outside vitest too, and needs no setup. */
export { startTestCluster } from "@dupewise/db/testing/cluster";

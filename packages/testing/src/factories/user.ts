export { sampleUser } from "@dupewise/db/testing/samples";

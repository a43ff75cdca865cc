export { sampleFacts, sampleProduct, sampleResult } from "@dupewise/db/testing/samples";

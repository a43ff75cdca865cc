import { CreateComparisonInput } from "@dupewise/domain/comparison";
import { schemaResolver } from "../../lib/schema-resolver.ts";

export const comparisonResolver = schemaResolver(CreateComparisonInput);

import { SupportInput } from "@dupewise/domain/support";
import { schemaResolver } from "../../lib/schema-resolver.ts";

export const supportResolver = schemaResolver(SupportInput);

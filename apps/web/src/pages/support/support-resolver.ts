import { SupportInput } from "@dupewise/domain/account/support";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";

export const supportResolver = schemaResolver(SupportInput);

import { UpdateProfileInput } from "@dupewise/domain/user";
import { schemaResolver } from "../../lib/schema-resolver.ts";

export const profileResolver = schemaResolver(UpdateProfileInput);

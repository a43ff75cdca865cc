import { UpdateProfileInput } from "@dupewise/domain/account/user";
import { schemaResolver } from "../../lib/schema-resolver.ts";

export const profileResolver = schemaResolver(UpdateProfileInput);

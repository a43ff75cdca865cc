import { UpdateProfileInput } from "@dupewise/domain/account/user";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";

export const profileResolver = schemaResolver(UpdateProfileInput);

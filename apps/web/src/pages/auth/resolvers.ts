import { LoginInput, RegisterInput } from "@dupewise/domain/user";
import { schemaResolver } from "../../lib/schema-resolver.ts";

export const loginResolver = schemaResolver(LoginInput);
export const registerResolver = schemaResolver(RegisterInput);

import {
  LoginInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from "@dupewise/domain/account/user";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";

export const loginResolver = schemaResolver(LoginInput);
export const registerResolver = schemaResolver(RegisterInput);
export const requestResetResolver = schemaResolver(RequestPasswordResetInput);
export const resetResolver = schemaResolver(ResetPasswordInput);

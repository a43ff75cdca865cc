import { ChangePasswordInput, DeleteAccountInput } from "@dupewise/domain/account/user";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";

export const changePasswordResolver = schemaResolver(ChangePasswordInput);
export const deleteAccountResolver = schemaResolver(DeleteAccountInput);

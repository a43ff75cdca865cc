import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { errorBody } from "../api/errors.ts";

/** Puts what the server refused beside the fields it is about, the first one focused. */
export function showIssues<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  let first = true;
  for (const { path, message } of errorBody(error)?.issues ?? []) {
    const field = fields.find((name) => name === path);
    if (!field) continue;
    setError(field, { message }, { shouldFocus: first });
    first = false;
  }
}

import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { getErrorBody } from "../api/errors.ts";

/** Shows the server's field errors next to their fields, and focuses the first of those fields. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  let first = true;
  for (const { path, message } of getErrorBody(error)?.issues ?? []) {
    const field = fields.find((name) => name === path);
    if (!field) continue;
    setError(field, { message }, { shouldFocus: first });
    first = false;
  }
}

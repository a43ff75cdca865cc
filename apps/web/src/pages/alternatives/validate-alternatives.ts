import { CompareSeveralInput } from "@dupewise/domain/comparison/compare-several-input";
import { type FieldIssue, fieldIssues } from "@dupewise/domain/errors";
import "../../lib/forms/schema-resolver.ts";

/**
 * Validates an original and its alternatives with the same schema as the server. Returns the errors of the invalid
 * fields.
 */
export function validateAlternatives(inputs: CompareSeveralInput): FieldIssue[] {
  const { error } = CompareSeveralInput.safeParse(inputs);
  return error ? fieldIssues(error) : [];
}

import { SeveralInput } from "@dupewise/domain/comparison/several-input";
import { type FieldIssue, fieldIssues } from "@dupewise/domain/errors";
import "../../lib/forms/schema-resolver.ts";

/**
 * Validates an original and its alternatives with the same schema as the server. Returns the errors of the invalid
 * fields.
 */
export function validateAlternatives(inputs: SeveralInput): FieldIssue[] {
  const { error } = SeveralInput.safeParse(inputs);
  return error ? fieldIssues(error) : [];
}

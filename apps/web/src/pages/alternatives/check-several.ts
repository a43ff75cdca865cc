import { SeveralInput } from "@dupewise/domain/comparison/several-input";
import { type FieldIssue, fieldIssues } from "@dupewise/domain/errors";
import "../../lib/forms/schema-resolver.ts";

/** Returns the errors of the inputs, by the schema that the server validates with. */
export function checkSeveral(inputs: SeveralInput): FieldIssue[] {
  const { error } = SeveralInput.safeParse(inputs);
  return error ? fieldIssues(error) : [];
}

import { CreateComparisonInput } from "@dupewise/domain/comparison/comparison";
import { type FieldIssue, fieldIssues } from "@dupewise/domain/errors";
import type { CompareInputs } from "../../lib/api/errors.ts";
import "../../lib/forms/schema-resolver.ts";

/** Returns the errors of the two inputs, by the schema that the server validates with. */
export function checkInputs(inputs: CompareInputs): FieldIssue[] {
  const { error } = CreateComparisonInput.safeParse(inputs);
  return error ? fieldIssues(error) : [];
}

import { CreateComparisonInput } from "@dupewise/domain/comparison/comparison";
import { type FieldIssue, fieldIssues } from "@dupewise/domain/errors";
import type { CompareInputs } from "../../lib/api/errors.ts";
import "../../lib/forms/schema-resolver.ts";

/** What is wrong with the two inputs, by the schema that the server checks with too. */
export function checkInputs(inputs: CompareInputs): FieldIssue[] {
  const { error } = CreateComparisonInput.safeParse(inputs);
  return error ? fieldIssues(error) : [];
}

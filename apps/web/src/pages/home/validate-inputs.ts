import { CreateComparisonInput } from "@dupewise/domain/comparison/comparison";
import { type FieldIssue, fieldIssues } from "@dupewise/domain/errors";
import type { CompareInputs } from "../../lib/api/errors.ts";
import "../../lib/forms/schema-resolver.ts";

/** Validates both inputs with the same schema as the server. Returns the errors of the invalid fields. */
export function validateInputs(inputs: CompareInputs): FieldIssue[] {
  const { error } = CreateComparisonInput.safeParse(inputs);
  return error ? fieldIssues(error) : [];
}

import { DomainError, fieldIssues } from "@dupewise/domain/errors";
import { ZodError } from "zod";

/** Converts an error to a machine-readable code and a human-readable message. */
export function describeError(error: unknown): { code: string; message: string } {
  if (error instanceof DomainError) return { code: error.code, message: error.message };
  if (error instanceof ZodError) {
    const message = fieldIssues(error)
      .map((issue) => (issue.path === "" ? issue.message : `${issue.path}: ${issue.message}`))
      .join("; ");
    return { code: "validation_failed", message };
  }
  if (error instanceof SyntaxError) return { code: "validation_failed", message: "This line isn't valid JSON" };
  return { code: "internal", message: error instanceof Error ? error.message : String(error) };
}

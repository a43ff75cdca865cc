import { fieldIssues } from "@dupewise/domain/errors";
import type { ZodError } from "zod";

/** Describes the first validation error of an item in a few words. */
export function firstIssue(error: ZodError): string {
  const [issue] = fieldIssues(error);
  return issue ? `${issue.path}: ${issue.message}` : "the item does not match the feed's format";
}

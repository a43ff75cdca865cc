import { fieldIssues } from "@dupewise/domain/errors";
import type { ZodError } from "zod";

/** Describes the first validation error of a feed item: the field, and what is wrong with it. */
export function describeFirstIssue(error: ZodError): string {
  const [issue] = fieldIssues(error);
  return issue ? `${issue.path}: ${issue.message}` : "the item does not match the feed's format";
}

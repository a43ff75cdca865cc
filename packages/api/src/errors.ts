import { DomainError, ERRORS, fieldIssues, type ErrorBody } from "@dupewise/domain/errors";
import { isDatabaseUnavailable } from "@dupewise/db/connection/is-database-unavailable";
import { getTRPCErrorFromUnknown, TRPCError } from "@trpc/server";
import { ZodError } from "zod";

const UNEXPECTED = "Something went wrong on our side. Please try again";

/**
 * Converts any thrown value to a tRPC error with an error code. Input that a schema rejects becomes
 * `validation_failed`.
 */
export function toTrpcError(thrown: unknown): TRPCError {
  const error = getTRPCErrorFromUnknown(thrown);
  const cause = findDomainCause(error);
  if (!cause) return error;
  return new TRPCError({ code: ERRORS[cause.code].trpc, message: cause.message, cause });
}

/** Returns the parts of an error that clients may see. The message of an unexpected error appears only in the log. */
export function errorBody(error: TRPCError, requestId?: string): ErrorBody {
  const cause = findDomainCause(error);
  if (cause) return { code: cause.code, message: cause.message, ...cause.details };
  if (error.code === "NOT_FOUND") return { code: "not_found", message: "There's nothing at this address" };
  if (error.code === "PAYLOAD_TOO_LARGE")
    return { code: "payload_too_large", message: "That's more text than we can handle" };
  if (error.code === "UNSUPPORTED_MEDIA_TYPE")
    return { code: "unsupported_media_type", message: "The request body must be JSON" };
  if (["BAD_REQUEST", "PARSE_ERROR", "METHOD_NOT_SUPPORTED"].includes(error.code)) {
    return { code: "validation_failed", message: "We couldn't understand the request" };
  }
  return { code: "internal", message: UNEXPECTED, ...(requestId && { requestId }) };
}

/** Returns true for errors that concern the operator: unexpected errors and failures of services that we depend on. */
export function shouldLog(error: TRPCError): boolean {
  const cause = findDomainCause(error);
  if (cause && ERRORS[cause.code].status >= 500 && cause.cause instanceof Error) return true;
  return errorBody(error).code === "internal";
}

function findDomainCause(error: TRPCError): DomainError | undefined {
  if (error.cause instanceof DomainError) return error.cause;
  if (isDatabaseUnavailable(error)) {
    const message = "We can't reach our database right now. Please try again";
    return new DomainError("unavailable", message, { retryAfterSeconds: 2 }, { cause: error });
  }
  // An output that violates its schema is our bug, not the caller's: only BAD_REQUEST is about the input.
  if (error.code === "BAD_REQUEST" && error.cause instanceof ZodError) {
    const issues = fieldIssues(error.cause);
    return new DomainError("validation_failed", issues[0]?.message ?? "Check what you entered", { issues });
  }
  return undefined;
}

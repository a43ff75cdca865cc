import { toTrpcError } from "@dupewise/api/errors";
import type { TRPCError } from "@trpc/server";
import type { TrackedRequest } from "../monitoring/track-request.ts";

/** Adds an error to the log line of its request, and returns it as a tRPC error. */
export function reportError(error: unknown, { reportFailure }: TrackedRequest): TRPCError {
  const known = toTrpcError(error);
  reportFailure(known);
  return known;
}

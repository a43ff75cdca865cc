import { toTrpcError } from "@dupewise/api/errors";
import type { TRPCError } from "@trpc/server";
import type { FollowedRequest } from "../monitoring/follow-request.ts";

/** Adds an error to its request's log line and returns it as a tRPC error. */
export function reportError(error: unknown, { reportFailure }: FollowedRequest): TRPCError {
  const known = toTrpcError(error);
  reportFailure(known);
  return known;
}

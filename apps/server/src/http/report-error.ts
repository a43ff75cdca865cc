import { toTrpcError } from "@dupewise/api/errors";
import { getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import type { FollowedRequest } from "./follow-request.ts";

/** Reports what a request failed with, and returns it with its code. */
export function reportError(error: unknown, { reportFailure }: FollowedRequest): TRPCError {
  const known = toTrpcError(getTRPCErrorFromUnknown(error));
  reportFailure(known);
  return known;
}

import { getTRPCErrorFromUnknown } from "@trpc/server";
import * as z from "zod";
import { toTrpcError } from "../errors.ts";

/** The output of a procedure that returns something in parts. */
export const streamOf = <T>() =>
  z.custom<AsyncIterable<T>>((value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value);

/** Gives a failure in the middle of a stream its code: it is thrown past the middleware that does so elsewhere. */
export async function* coded<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    throw toTrpcError(getTRPCErrorFromUnknown(error));
  }
}

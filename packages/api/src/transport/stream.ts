import * as z from "zod";
import { toTrpcError } from "../errors.ts";

/**
 * Creates the output schema of a procedure that yields its result in parts. Accepts any async iterable without
 * validating its parts.
 */
export const createStreamSchema = <T>() =>
  z.custom<AsyncIterable<T>>((value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value);

/**
 * Adds an error code to errors thrown in the middle of a stream, which bypass the middleware that adds it elsewhere.
 */
export async function* withErrorCodes<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    throw toTrpcError(error);
  }
}

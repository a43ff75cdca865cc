import { stdSerializers } from "pino";

/** Serializes an error and its causes for the log, leaving out the parameters of failed queries. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack, type } = stdSerializers.err(error);
  const values = [...causesOf(error)].flatMap((one) => ("params" in one ? [`\nparams: ${String(one.params)}`] : []));
  const without = (text: string) => values.reduce((rest, value) => rest.replaceAll(value, ""), text);
  return { type, message: without(message), stack: without(stack), ...("code" in error && { code: error.code }) };
}

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

import { pino, type Logger } from "pino";
import { serializeError } from "../../log-error.ts";

/**
 * Creates the log, which is written to standard output. Writes are synchronous, because when asynchronous writes fail,
 * for example because nothing reads the output any longer, pino retries them forever and the process can't exit.
 * @param level the least severe level that is logged, such as "info"
 */
export function createLog(level: string): Logger {
  return pino({ level, serializers: { err: serializeError } }, pino.destination({ fd: 1, sync: true }));
}

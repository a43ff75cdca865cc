import { pino, type Logger } from "pino";
import { serializeError } from "../../log-error.ts";

/**
 * Creates the log, which is written to standard output. It is written synchronously: in its other mode, pino repeats a
 * write forever that fails because the reader of the logs is gone, and the process can't end.
 * @param level the least severe level that is logged, such as "info"
 */
export function createLog(level: string): Logger {
  return pino({ level, serializers: { err: serializeError } }, pino.destination({ fd: 1, sync: true }));
}

import { formatDate, formatDateTime } from "./format.ts";

/** A moment by the reader's own clock. The server, which does not know it, leaves this to the browser. */
export function Moment({ at, withTime = false }: { at: Date; withTime?: boolean }) {
  return <time dateTime={at.toISOString()}>{withTime ? formatDateTime(at) : formatDate(at)}</time>;
}

import { formatDate, formatDateTime } from "./format.ts";

/**
 * A moment by the reader's own clock, or that it is unknown. The server, which does not know that clock, leaves this to
 * the browser.
 */
export function Moment({ at, withTime = false }: { at: Date | null; withTime?: boolean }) {
  const text = at && !withTime ? formatDate(at) : formatDateTime(at);
  return <time dateTime={at?.toISOString()}>{text}</time>;
}

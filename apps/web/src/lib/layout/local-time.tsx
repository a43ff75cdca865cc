import { formatDate, formatDateTime } from "./format-date.ts";

/**
 * Renders a date, optionally with the time, in the user's time zone, or "Date unknown". Must be rendered only in the
 * browser, because the server does not know the time zone.
 */
export function LocalTime({ at, withTime = false }: { at: Date | null; withTime?: boolean }) {
  const text = at && !withTime ? formatDate(at) : formatDateTime(at);
  return <time dateTime={at?.toISOString()}>{text}</time>;
}

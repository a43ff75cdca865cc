const LOCALE = "en-US";

/** "November 21, 2026". */
export const formatDate = (date: Date): string => new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" }).format(date);

/** "November 21, 2026 at 3:16 AM", in the reader's own time zone; 'Date unknown' when absent. */
export function formatDateTime(date: Date | null | undefined): string {
  if (!date || Number.isNaN(date.getTime())) return "Date unknown";
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeStyle: "short" }).format(date);
}
